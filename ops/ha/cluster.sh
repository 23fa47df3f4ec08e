#!/usr/bin/env bash
# Three PostgreSQL under Patroni with etcd and HAProxy, of Debian's packages, on one machine: to try a failover out and to copy the
# settings from. On real machines each node has its own, and so has each of three etcd.
#   apt install patroni etcd-server haproxy postgresql-15
#   ops/ha/cluster.sh start FOLDER [PORT] · stop FOLDER · kill-primary FOLDER · kill-postmaster FOLDER · switchover FOLDER · revive FOLDER
# `start` ends with the DATABASE_URL, which leads to whoever is the primary.
set -euo pipefail
act=${1:?start, stop, kill-primary, kill-postmaster, switchover or revive}
folder=${2:?a folder}
[ "$act" != start ] || { mkdir -p "$folder" && echo "${3:-5450}" >"$folder/port"; }
port=$(cat "$folder/port")
bin=$(pg_config --bindir)
nodes=(1 2 3)

as_owner() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

# In a session of its own, so that its end is nobody else's. What runs is noted as NAME.pid.
launch() {
  local name=$1
  shift
  as_owner setsid bash -c 'echo $$ >"$1.pid"; shift; exec "$@" ' _ "$folder/$name" "$@" >>"$folder/$name.log" 2>&1 </dev/null &
  disown
}

end() { [ ! -f "$folder/$2.pid" ] || kill "-$1" "$(cat "$folder/$2.pid")" 2>/dev/null || true; }

write_node() {
  as_owner tee "$folder/node$1.yml" >/dev/null <<SETTINGS
scope: gerbang
name: node$1
restapi: { listen: "127.0.0.1:$((port + 10 + $1))", connect_address: "127.0.0.1:$((port + 10 + $1))" }
etcd3: { hosts: "127.0.0.1:$((port + 20))" }
bootstrap:
  dcs:
    # A dead node is noticed within ten seconds; a shorter time takes a slow network for a death.
    ttl: 10
    loop_wait: 2
    retry_timeout: 3
    # No commit is acknowledged that the standby does not have: without this a failover loses the last second.
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 200, wal_level: replica, hot_standby: "on", wal_log_hints: "on" }
  initdb: [{ encoding: UTF8 }]
postgresql:
  listen: "127.0.0.1:$((port + $1))"
  connect_address: "127.0.0.1:$((port + $1))"
  data_dir: "$folder/node$1"
  bin_dir: "$bin"
  pgpass: "$folder/pgpass$1"
  basebackup: [{ checkpoint: fast }]
  pg_hba: ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"]
  parameters: { unix_socket_directories: "$folder" }
  authentication: { superuser: { username: gerbang }, replication: { username: replicator } }
SETTINGS
}

write_proxy() {
  as_owner tee "$folder/haproxy.cfg" >/dev/null <<SETTINGS
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:$port
  option httpchk OPTIONS /primary
  http-check expect status 200
  # Connections to whoever is no primary any more are cut, so that nobody waits for them.
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
$(for node in "${nodes[@]}"; do echo "  server node$node 127.0.0.1:$((port + node)) check port $((port + 10 + node))"; done)
SETTINGS
}

find_primary() {
  for node in "${nodes[@]}"; do
    if curl -sf -o /dev/null "http://127.0.0.1:$((port + 10 + node))/primary"; then echo "$node" && return; fi
  done
  return 1
}

wait_for() { until "$@" >/dev/null 2>&1; do sleep 0.3; done; }
has_standby() { as_owner patronictl -c "$folder/node1.yml" list -f tsv | grep -q 'Sync Standby'; }
launch_node() { launch "patroni$1" patroni "$folder/node$1.yml"; }

start() {
  [ "$(id -u)" != 0 ] || chown postgres "$folder"
  launch etcd etcd --data-dir "$folder/etcd" --listen-client-urls "http://127.0.0.1:$((port + 20))" \
    --advertise-client-urls "http://127.0.0.1:$((port + 20))" --listen-peer-urls "http://127.0.0.1:$((port + 21))" \
    --initial-advertise-peer-urls "http://127.0.0.1:$((port + 21))" --initial-cluster "default=http://127.0.0.1:$((port + 21))"
  for node in "${nodes[@]}"; do write_node "$node" && launch_node "$node"; done
  write_proxy && launch haproxy haproxy -f "$folder/haproxy.cfg" -db
  wait_for find_primary
  wait_for has_standby
  wait_for as_owner "$bin/psql" -qX -h 127.0.0.1 -p "$port" -U gerbang -d postgres -c 'create database gerbang'
  echo "postgres://gerbang@127.0.0.1:$port/gerbang"
}

# The machine of the primary is gone: Patroni and PostgreSQL at once.
kill_primary() {
  local node postmaster
  node=$(find_primary)
  postmaster=$(as_owner head -1 "$folder/node$node/postmaster.pid")
  end KILL "patroni$node"
  pkill -KILL -P "$postmaster" || true
  kill -KILL "$postmaster"
}

kill_postmaster() { kill -KILL "$(as_owner head -1 "$folder/node$(find_primary)/postmaster.pid")"; }

is_running() { [ -f "$folder/$1.pid" ] && kill -0 "$(cat "$folder/$1.pid")" 2>/dev/null; }

case $act in
  start) start ;;
  kill-primary) kill_primary ;;
  kill-postmaster) kill_postmaster ;;
  switchover) as_owner patronictl -c "$folder/node1.yml" switchover gerbang --force ;;
  revive)
    for node in "${nodes[@]}"; do is_running "patroni$node" || launch_node "$node"; done
    wait_for find_primary
    wait_for has_standby
    ;;
  stop)
    for name in haproxy patroni1 patroni2 patroni3 etcd; do end TERM "$name"; done
    for node in "${nodes[@]}"; do as_owner "$bin/pg_ctl" stop -s -m fast -D "$folder/node$node" 2>/dev/null || true; done
    ;;
  *) echo 'start, stop, kill-primary, kill-postmaster, switchover or revive' >&2 && exit 2 ;;
esac
