#!/bin/sh
# Usage: tools/slurm/submit.sh [--shards N] [--results DIR] [--program FILE] [--sbatch 'OPTION...']
#            -- COLLECTION... [OPTION OF alicemate batch...]
# Has collections solved by a Slurm array of N tasks (16) and a job that joins what they found.
# DIR (alicemate-results) must be seen by all nodes; the same command again goes on with what is
# there. --program: alicemate, by default of this checkout's build, or else of the PATH. --sbatch:
# options for both jobs, such as '--partition=long --time=8:00:00'. See docs/cluster.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

fail() {
    echo "submit.sh: $1" >&2
    exit 2
}

absolute() {
    case $1 in
        /*) printf '%s\n' "$1" ;;
        *) printf '%s\n' "$PWD/$1" ;;
    esac
}

shards=16
results=alicemate-results
program=
sbatch_options=
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    case $1 in
        -h | --help)
            sed -n '2,/^set/s/^# \{0,1\}//p' "$0"
            exit 0
            ;;
        --shards | --results | --program | --sbatch) ;;
        *) fail "found $1, expected --shards, --results, --program, --sbatch, or -- and collections" ;;
    esac
    test $# -ge 2 || fail "$1: its value is missing"
    case $1 in
        --shards) shards=$2 ;;
        --results) results=$2 ;;
        --program) program=$2 ;;
        --sbatch) sbatch_options=$2 ;;
    esac
    shift 2
done
test $# -ge 2 || fail "expected -- and at least one COLLECTION"
shift

case $shards in
    '' | *[!0-9]* | 0*) fail "--shards: found '$shards', expected a number from 1" ;;
esac

# Collections, the words before the first option, are made absolute. Only patterns need not be there.
is_collection=yes
collections=0
is_limited=
for word; do
    shift
    case $word in -?*) is_collection= ;; esac
    if [ -n "$is_collection" ]; then
        test "$word" != - || fail "standard input is not seen by the nodes: name a file"
        case $word in
            *[*?[]*) ;;
            *) test -r "$word" || fail "$word cannot be read" ;;
        esac
        word=$(absolute "$word")
        collections=$((collections + 1))
    fi
    case $word in
        --shard | --shard=* | --results | --results=*) fail "$word is set by this script" ;;
        --max-time | --max-time=* | --max-nodes | --max-nodes=*) is_limited=yes ;;
    esac
    set -- "$@" "$word"
done
test "$collections" -gt 0 || fail "expected COLLECTIONs before options"
if [ -z "$is_limited" ]; then
    echo "submit.sh: note: without --max-time, a problem that takes longer than the time limit of" \
        "the jobs is begun again and again" >&2
fi

if [ -z "$program" ]; then
    program=$here/../../build/release/alicemate
    test -x "$program" || program=$(command -v alicemate) ||
        fail "there is no alicemate: build it, or name it by --program"
fi
program=$(absolute "$program")
test -x "$program" || fail "$program cannot be run"
command -v sbatch >/dev/null || fail "there is no sbatch: this is no machine of a Slurm cluster"

mkdir -p "$results"
results=$(cd "$results" && pwd)
for file in "$results"/shard-*-of-*.sqlite; do
    test -e "$file" || continue
    others=${file##*-of-}
    others=${others%.sqlite}
    test "$others" = "$shards" ||
        fail "$results has results of $others shards: give --shards $others, or another folder"
done

# sbatch reads % in names of its own output files.
logs=$(printf '%s\n' "$results" | sed 's/%/%%/g')
# shellcheck disable=SC2086  # a list of words
array=$(sbatch --parsable $sbatch_options --array="1-$shards" \
    --output="$logs/shard-%a-of-$shards.log" \
    "$here/batch.sbatch" "$program" "$results" "$shards" "$@")
array=${array%%;*} # the name of the cluster may follow
# shellcheck disable=SC2086
merge=$(sbatch --parsable $sbatch_options --cpus-per-task=1 --output="$logs/merge.log" \
    --dependency="afterok:$array" --kill-on-invalid-dep=yes \
    "$here/merge.sbatch" "$program" "$results" "$shards") || {
    scancel "$array"
    fail "the job that joins the results could not be submitted; the array $array is cancelled"
}
echo "array job $array: $shards shards"
echo "merge job ${merge%%;*}"
echo "results $results/merged.sqlite"
