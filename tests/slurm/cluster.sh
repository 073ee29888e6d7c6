# shellcheck shell=bash
# A Slurm cluster on this one machine, without systemd and without touching /etc: a controller,
# daemons of several nodes and munge, all of this user, in a folder of their own, on loopback only.
# To be read by a bash script that sets `folder`.

nodes=(node1 node2 node3)
controller_port=17170

munged_pid=
controller_pid=
declare -A slurmd_pid=()

export SLURM_CONF=${folder:?}/slurm.conf

write_configuration() {
    local host user i
    host=$(hostname -s)
    user=$(id -un)
    cat >"$SLURM_CONF" <<END
ClusterName=alicemate-test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$controller_port
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
CredType=cred/munge
# What is requeued waits until its credential has expired, by default two minutes.
AuthInfo=socket=$folder/munge.socket,cred_expire=5
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool-%n
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd-%n.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
# The nodes have fewer cores and less memory than the machine.
SlurmdParameters=config_overrides
SchedulerParameters=bf_interval=2,sched_interval=2,sched_min_interval=200000
JobRequeue=1
MinJobAge=3600
SlurmdTimeout=8
MessageTimeout=5
KillWait=5
# A node that was down comes back by itself.
ReturnToService=1
PartitionName=all Nodes=ALL Default=YES MaxTime=60 DefaultTime=30 DefMemPerCPU=400
END
    for i in "${!nodes[@]}"; do
        echo "NodeName=${nodes[i]} NodeHostname=$host NodeAddr=127.0.0.1" \
            "Port=$((controller_port + 1 + i)) CPUs=1 RealMemory=500" >>"$SLURM_CONF"
        mkdir -p "$folder/spool-${nodes[i]}"
    done
    mkdir -p "$folder/state"
}

start_munge() {
    # munge wants a socket that all may reach, and a key that no one else can read or put there.
    chmod 755 "$folder"
    (umask 077 && head -c 128 /dev/urandom >"$folder/munge.key")
    munged --foreground --socket="$folder/munge.socket" --key-file="$folder/munge.key" \
        --pid-file="$folder/munge.pid" --seed-file="$folder/munge.seed" \
        --log-file="$folder/munged.log" >>"$folder/munged.out" 2>&1 &
    munged_pid=$!
}

start_node() {
    slurmd -D -N "$1" >>"$folder/slurmd-$1.out" 2>&1 &
    slurmd_pid[$1]=$!
}

# Waits until a command succeeds, so many seconds.
wait_for() {
    local seconds=$1 end
    shift
    end=$((SECONDS + seconds))
    until "$@" >/dev/null 2>&1; do
        if [ "$SECONDS" -ge "$end" ]; then
            echo "not within $seconds s: $*" >&2
            return 1
        fi
        sleep 0.2
    done
}

node_is_up() {
    sinfo --noheader --nodes="$1" --format=%T | grep -qE '^(idle|mixed|allocated)$'
}

start_cluster() {
    local node
    write_configuration
    start_munge
    wait_for 20 munge --socket="$folder/munge.socket" --no-input
    slurmctld -D -i >>"$folder/slurmctld.out" 2>&1 &
    controller_pid=$!
    wait_for 20 scontrol ping
    for node in "${nodes[@]}"; do
        start_node "$node"
    done
    for node in "${nodes[@]}"; do
        wait_for 30 node_is_up "$node"
    done
}

# The processes that run a node's jobs, of this cluster alone: first those that watch over the jobs,
# so that these do not get to report their end.
job_processes() {
    local process pid parents="" jobs=""
    for process in /proc/[0-9]*; do
        pid=${process#/proc/}
        if grep -qsxzF "SLURMD_NODENAME=$1" "$process/environ" &&
            grep -qsxzF "SLURM_CONF=$SLURM_CONF" "$process/environ"; then
            jobs="$jobs $pid"
            parents="$parents $(watcher_of "$pid")"
        fi
    done
    echo "$parents $jobs"
}

# The slurmstepd that has started a process; nothing if another one has.
watcher_of() {
    local parent
    parent=$(ps -o ppid= -p "$1" | tr -d ' ') || return 0
    if [ "$(ps -o comm= -p "$parent")" = slurmstepd ]; then
        echo "$parent"
    fi
}

# As a loss of power does it: nobody is told.
kill_node() {
    local victims
    victims="${slurmd_pid[$1]} $(job_processes "$1")"
    # shellcheck disable=SC2086  # a list of numbers
    kill -9 $victims 2>/dev/null || true
    wait "${slurmd_pid[$1]}" 2>/dev/null || true
    unset "slurmd_pid[$1]"
}

stop_cluster() {
    local node pid
    for node in "${!slurmd_pid[@]}"; do
        kill_node "$node"
    done
    for pid in $controller_pid $munged_pid; do
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
    done
}
