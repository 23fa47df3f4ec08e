#!/usr/bin/env bash
# Runs a real S3 server (Ceph's radosgw, from Debian's packages) on loopback for tests and drills, until it gets a signal:
#   ops/s3/server.sh PORT
# Everything lies in a folder that is gone afterwards. Prints "Ready s3+http://KEY:SECRET@127.0.0.1:PORT/BUCKET" when it serves.
# It needs: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common curl
set -euo pipefail
port=${1:?usage: server.sh PORT}
folder=$(mktemp -d /tmp/gerbang-s3.XXXXXX)
conf=$folder/ceph.conf
pids=()
finish() {
  for pid in "${pids[@]}"; do kill -9 "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 0' INT TERM

cat >"$conf" <<CONF
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon_initial_members = a
mon_host = [v2:127.0.0.1:$((port + 1))/0]
keyring = $folder/keyring
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_data = $folder/mon
osd_data = $folder/osd
osd_objectstore = memstore
memstore_device_bytes = 2147483648
ms_bind_ipv6 = false
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
mon_data_avail_warn = 1
mon_warn_on_insecure_global_id_reclaim_allowed = false
log_file = $folder/\$name.log
admin_socket = $folder/\$name.asok
run_dir = $folder
rgw_frontends = beast endpoint=127.0.0.1:$port
rgw_max_put_size = 1073741824
CONF

mkdir "$folder/mon" "$folder/osd"
keys=(ceph-authtool "$folder/keyring" --gen-key)
"${keys[@]}" --create-keyring -n mon. --cap mon 'allow *' >/dev/null
"${keys[@]}" -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *' >/dev/null
"${keys[@]}" -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *' >/dev/null
monmaptool --create --addv a "[v2:127.0.0.1:$((port + 1))]" --fsid "$(sed -n 's/^fsid = //p' "$conf")" "$folder/monmap" >/dev/null
ceph-mon -c "$conf" --mkfs -i a --monmap "$folder/monmap" --keyring "$folder/keyring" >/dev/null
ceph-mon -c "$conf" -i a -f >/dev/null 2>&1 &
pids+=($!)
ceph() { command ceph -c "$conf" --connect-timeout 20 "$@"; }
until ceph health >/dev/null 2>&1; do sleep 0.3; done
osd=$(cat /proc/sys/kernel/random/uuid)
ceph osd new "$osd" >/dev/null
ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$osd" >/dev/null 2>&1
ceph-osd -c "$conf" -i 0 -f >/dev/null 2>&1 &
pids+=($!)
until ceph osd stat 2>/dev/null | grep -q '1 up'; do sleep 0.3; done
radosgw-admin -c "$conf" user create --uid=gerbang --display-name=Gerbang --access-key=GERBANGKEY --secret-key=gerbang-secret >/dev/null 2>&1
radosgw -c "$conf" -n client.admin -f >/dev/null 2>&1 &
pids+=($!)
until curl -fsS -o /dev/null "http://127.0.0.1:$port/"; do sleep 0.3; done 2>/dev/null
echo "Ready s3+http://GERBANGKEY:gerbang-secret@127.0.0.1:$port/gerbang"
wait
