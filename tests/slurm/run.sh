#!/bin/bash
# Usage: tests/slurm/run.sh [PROGRAM]
# Runs a made-up collection as a Slurm array on a cluster of three nodes, all on this machine. One
# node dies in the middle, and one task is told that its time is up. What the array finds must be,
# row for row, what `alicemate batch` finds alone. Installs Slurm from Debian as far as it is missing
# (its services are neither needed nor configured); takes about two minutes. PROGRAM is alicemate,
# by default built here. PROBLEMS, MAX_NODES, SHARDS and SEED may be set.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
problems=${PROBLEMS:-2000}
max_nodes=${MAX_NODES:-3000000}
shards=${SHARDS:-8}
seed=${SEED:-1}
patience=900 # seconds until a task that hangs fails the test

install_missing() {
    local package missing=() as_root=()
    for package in "$@"; do
        test "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ||
            missing+=("$package")
    done
    test "${#missing[@]}" -gt 0 || return 0
    test "$(id -u)" -eq 0 || as_root=(sudo)
    echo "installing ${missing[*]}"
    "${as_root[@]}" apt-get update -q >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

program=${1:-}
if [ -z "$program" ]; then
    "$root/tools/setup.sh" release alicemate
    program=$root/build/release/alicemate
fi
program=$(realpath "$program")
install_missing munge slurm-client slurmctld slurmd sqlite3 python3 procps hostname

folder=$(mktemp -d /tmp/alicemate-slurm.XXXXXX)
# shellcheck source=tests/slurm/cluster.sh
. "$root/tests/slurm/cluster.sh"

clean_up() {
    local status=$?
    trap - EXIT
    stop_cluster
    if [ "$status" -eq 0 ]; then
        rm -rf "$folder"
    else
        echo "FAIL (what there was is in $folder)"
    fi
    exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

fail() {
    echo "$1" >&2
    exit 1
}

collection=$folder/collection.epd
results=$folder/results
# What a task gets from the scripts: a thread, and three quarters of the 400 MiB that a core has.
alone=(--threads 1 --hash 300M)
limits=(--max-nodes "$max_nodes" --quiet)

run_alone() {
    local status=0
    "$program" batch "$collection" --results "$folder/alone.sqlite" "${alone[@]}" "${limits[@]}" \
        2>"$folder/alone.err" || status=$?
    case $status in 0 | 1 | 3 | 4) ;; *) fail "alone: status $status" ;; esac
}

# Lines "SHARD NODE JOB" of the tasks that are at work.
running_tasks() {
    squeue --noheader --states=RUNNING --jobs="$array" --format='%K %N %A'
}

# How many problems of a shard are solved so far.
solved() {
    sqlite3 -cmd '.timeout 10000' "$results/shard-$1-of-$shards.sqlite" \
        "SELECT count(*) FROM problem WHERE outcome = 'solved'" 2>/dev/null || echo 0
}

# Sets `shard`, `node` and `job` to a task in the middle of its work, not on the node named.
find_task_at_work() {
    while read -r shard node job; do
        if [ "$node" != "${1:-}" ] && [ "$(solved "$shard")" -ge $((problems * 2 / 5 / shards)) ]; then
            return 0
        fi
    done < <(running_tasks)
    return 1
}

node_is_down() {
    sinfo --noheader --nodes="$1" --format=%T | grep -q down
}

merge_has_ended() {
    local state
    state=$(scontrol show job "$merge" | sed -n 's/.*JobState=\([A-Z_]*\).*/\1/p')
    case $state in PENDING | RUNNING | COMPLETING) return 1 ;; esac
}

is_requeued() {
    test "$(restarts "$1")" -gt 0
}

# Sends a job of the array the signal that comes a minute before a time limit.
end_time_of() {
    # Of arrays that have not begun all their tasks, scancel 22.05 believes that the signal it has sent
    # was not taken, and goes on sending.
    timeout 3 scancel --batch --signal=TERM "$1" 2>/dev/null || true
    wait_for 20 is_requeued "$1"
}

# How often a job, or the tasks of an array together, were begun again.
restarts() {
    scontrol show job "$1" | sed -n 's/.*Restarts=\([0-9]*\).*/\1/p' |
        awk '{ sum += $1 } END { print sum + 0 }'
}

"$root/tests/slurm/made_up_collection.py" "$problems" --seed "$seed" >"$collection"
echo "alone: $problems lines, at most $max_nodes positions each"
SECONDS=0
run_alone
echo "alone: $SECONDS s"

start_cluster
sinfo --noheader --Node --format='%N: %c core, %m MiB, %T'
SECONDS=0
submitted=$("$root/tools/slurm/submit.sh" --program "$program" --shards "$shards" \
    --results "$results" -- "$collection" "${limits[@]}")
echo "$submitted"
array=$(sed -n 's/^array job \([0-9]*\).*/\1/p' <<<"$submitted")
merge=$(sed -n 's/^merge job \([0-9]*\).*/\1/p' <<<"$submitted")

wait_for "$patience" find_task_at_work
lost=$node
kill_node "$lost"
echo "$SECONDS s: $lost is killed in shard $shard: $(solved "$shard") solved"
lost_job=$job

# A task may come to its end just then; another is taken instead.
until find_task_at_work "$lost" && end_time_of "$job"; do
    squeue --noheader --jobs="$array" | grep -q . || fail "no task was there whose time could be up"
    sleep 0.2
done
echo "$SECONDS s: the time of shard $shard on $node was said to be up: $(solved "$shard") solved"

if "$root/tools/slurm/submit.sh" --program "$program" --shards $((shards + 1)) \
    --results "$results" -- "$collection" "${limits[@]}" 2>"$folder/refusal"; then
    fail "another number of shards was not refused"
fi
grep -q "has results of $shards shards" "$folder/refusal"

wait_for 120 node_is_down "$lost"
echo "$SECONDS s: Slurm knows that $lost is down"
wait_for 60 is_requeued "$lost_job"
start_node "$lost"
wait_for 60 node_is_up "$lost"
echo "$SECONDS s: $lost is back"

wait_for "$patience" merge_has_ended
seconds=$SECONDS
scontrol show job "$merge" | grep -q JobState=COMPLETED || fail "the merge job did not complete"

done_shards=$(scontrol show job "$array" | grep -c JobState=COMPLETED)
requeues=$(restarts "$array")
echo "$seconds s: $done_shards of $shards tasks done, $requeues requeues"
test "$done_shards" -eq "$shards" || fail "not all tasks completed"
test "$requeues" -ge 2 || fail "expected a requeue for the node and one for the time"
"$root/tests/tools/batch/compare_results.py" "$folder/alone.sqlite" "$results/merged.sqlite" ||
    fail "the array has found something else"
echo "PASS"
