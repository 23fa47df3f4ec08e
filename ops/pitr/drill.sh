#!/usr/bin/env bash
# Walks point-in-time recovery as docs/operations.md describes it, with a PostgreSQL of its own in a folder that is gone afterwards:
#   ops/pitr/drill.sh /usr/lib/postgresql/15/bin
# psql may be that of another version. Where pg_basebackup lacks, the same is done by pg_backup_start and a copy.
# A row that came before the chosen moment must be there, one that came after must not. Ends with "Recovered".
set -euo pipefail
bin=${1:?usage: drill.sh FOLDER_OF_POSTGRESQL_PROGRAMS}
psql=psql
[ ! -x "$bin/psql" ] || psql=$bin/psql
folder=$(mktemp -d /tmp/gerbang-pitr.XXXXXX)
owner=()
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  owner=(runuser -u postgres --)
fi

as_owner() { "${owner[@]}" "$@"; }
start() { as_owner "$bin/pg_ctl" start -s -w -D "$1" -l "$folder/log" -o "-c listen_addresses='' -c unix_socket_directories=$folder"; }
ask() { as_owner "$psql" -qAtX -v ON_ERROR_STOP=1 -h "$folder" -U gerbang -d postgres -c "$1"; }

finish() {
  for data in "$folder/primary" "$folder/recovered"; do
    as_owner "$bin/pg_ctl" stop -s -m immediate -D "$data" 2>/dev/null || true
  done
  rm -rf "$folder"
}
trap finish EXIT

as_owner "$bin/initdb" -D "$folder/primary" -U gerbang -A trust >/dev/null
as_owner mkdir "$folder/archive"

# 1. Every file of the write-ahead log is copied away, at the latest a minute after it was begun.
as_owner tee -a "$folder/primary/postgresql.conf" >/dev/null <<SETTINGS
wal_level = replica
archive_mode = on
archive_timeout = 60s
archive_command = 'test ! -f $folder/archive/%f && cp %p $folder/archive/%f.part && sync $folder/archive/%f.part && mv $folder/archive/%f.part $folder/archive/%f'
SETTINGS
start "$folder/primary"

# 2. A base backup every night.
copy_running() {
  as_owner "$psql" -qAtX -v ON_ERROR_STOP=1 -h "$folder" -U gerbang -d postgres <<SESSION
select pg_backup_start('night', true) \g /dev/null
\! cp -a $folder/primary $folder/base
\o $folder/base/backup_label
select labelfile from pg_backup_stop();
SESSION
  as_owner find "$folder/base/pg_wal" "$folder/base/postmaster.pid" -type f -delete
}
ask 'create table answers (id integer primary key)'
if [ -x "$bin/pg_basebackup" ]; then
  as_owner "$bin/pg_basebackup" -h "$folder" -U gerbang -D "$folder/base" --checkpoint=fast --wal-method=none --no-manifest
else
  copy_running
fi

# 3. Somebody answers; the moment is noted; somebody makes a grave mistake.
ask 'insert into answers select generate_series(1, 1000)'
moment=$(ask 'select clock_timestamp()')
sleep 1
ask 'delete from answers; insert into answers values (2000)'
ask 'select pg_switch_wal()' >/dev/null
until [ -z "$(find "$folder/primary/pg_wal/archive_status" -name '*.ready')" ]; do sleep 0.2; done
as_owner "$bin/pg_ctl" stop -s -m immediate -D "$folder/primary"

# 4. The base backup and the log up to that moment.
as_owner cp -a "$folder/base" "$folder/recovered"
as_owner tee -a "$folder/recovered/postgresql.conf" >/dev/null <<SETTINGS
archive_mode = off
restore_command = 'cp $folder/archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
SETTINGS
as_owner touch "$folder/recovered/recovery.signal"
start "$folder/recovered"
until [ "$(ask 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done

found=$(ask "select count(*) || ' ' || coalesce(max(id), 0) from answers")
[ "$found" = '1000 1000' ] || { echo "Wrong rows: $found" >&2; exit 1; }
echo "Recovered to $moment by PostgreSQL $("$bin/postgres" --version | grep -o '[0-9.]*' | head -1)"
