#!/usr/bin/env bash
# Builds Citus from its public source for the PostgreSQL of this machine and puts it there:
#   git clone --branch v13.2.2 https://github.com/citusdata/citus && ops/citus/build.sh citus
# Debian: apt install postgresql-15 postgresql-server-dev-15 build-essential flex libicu-dev libkrb5-dev libpam0g-dev
#   libreadline-dev libselinux1-dev libssl-dev libxslt1-dev libzstd-dev zlib1g-dev
set -euo pipefail
cd "${1:?usage: build.sh FOLDER_OF_CITUS}"

# PostgreSQL 15.19 and later tells of this function itself; two of one name do not compile.
if grep -q have_createdb_privilege "$(pg_config --includedir-server)/commands/dbcommands.h"; then
  perl -0pi -e 's/static inline bool\nhave_createdb_privilege\(void\)\n\{.*?\n\}\n/#include "commands\/dbcommands.h"\n/s' \
    src/include/pg_version_compat.h
fi
./configure --without-libcurl --without-lz4
make -j"$(nproc)" -s
make install-all -s
