#!/usr/bin/env bash
# A coordinator and two workers of Citus on this machine, to try a sharded Gerbang out:
#   ops/citus/cluster.sh start FOLDER [PORT] · stop FOLDER · kill-worker FOLDER · start-worker FOLDER
# FOLDER and its servers belong to the user postgres where root runs this. The last line is the DATABASE_URL.
set -euo pipefail
act=${1:?start, stop, kill-worker or start-worker}
folder=${2:?a folder}
port=${3:-5440}
bin=$(pg_config --bindir)
nodes=(coordinator worker1 worker2)

as_owner() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

start_node() {
  as_owner "$bin/pg_ctl" start -s -w -D "$folder/$1" -l "$folder/$1.log"
}

make_node() {
  as_owner "$bin/initdb" -D "$folder/$1" -U gerbang -A trust -E UTF8 >/dev/null
  as_owner tee -a "$folder/$1/postgresql.conf" >/dev/null <<SETTINGS
port = $2
listen_addresses = '127.0.0.1'
unix_socket_directories = '$folder'
shared_preload_libraries = 'citus'
max_connections = 300
max_prepared_transactions = 300
wal_level = logical
citus.max_shared_pool_size = 200
citus.shard_count = 32
SETTINGS
}

ask() {
  as_owner psql -qAtX -h "$folder" -p "$port" -U gerbang -v ON_ERROR_STOP=1 -d gerbang -c "$1"
}

start() {
  mkdir -p "$folder"
  [ "$(id -u)" != 0 ] || chown postgres "$folder"
  if [ -d "$folder/coordinator" ]; then
    for node in "${nodes[@]}"; do start_node "$node"; done
    return
  fi
  for place in "${!nodes[@]}"; do
    make_node "${nodes[place]}" $((port + place))
    start_node "${nodes[place]}"
    as_owner createdb -h "$folder" -p $((port + place)) -U gerbang gerbang
    as_owner psql -qX -h "$folder" -p $((port + place)) -U gerbang -d gerbang -c 'create extension citus' 
  done
  ask "select citus_set_coordinator_host('127.0.0.1', $port)" >/dev/null
  ask "select citus_add_node('127.0.0.1', $((port + 1))), citus_add_node('127.0.0.1', $((port + 2)))" >/dev/null
}

case $act in
  start) start && echo "postgres://gerbang@127.0.0.1:$(as_owner sed -n 4p "$folder/coordinator/postmaster.pid")/gerbang" ;;
  stop) for node in "${nodes[@]}"; do as_owner "$bin/pg_ctl" stop -s -m fast -D "$folder/$node"; done ;;
  kill-worker) as_owner "$bin/pg_ctl" stop -s -m immediate -D "$folder/worker2" ;;
  start-worker) start_node worker2 ;;
  *) echo 'start, stop, kill-worker or start-worker' >&2 && exit 2 ;;
esac
