#include "solver/kept_proof.h"

namespace alicemate {

void KeptProof::add(const Key& position, const Attack& attack) {
    const auto [kept, is_new] = attacks_.try_emplace(position, attack);
    if (!is_new && attack.moves < kept->second.moves) {
        kept->second = attack;
    }
}

std::optional<KeptProof::Attack> KeptProof::find(const Key& position) const {
    const auto kept = attacks_.find(position);
    return kept == attacks_.end() ? std::nullopt : std::optional(kept->second);
}

}  // namespace alicemate
