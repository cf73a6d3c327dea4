#!/bin/sh
# Completes a configuration folder of Postfix: configure.sh <folder> <host name> <tables, as host:port> [relay]
set -eu
folder=$1 host=$2 tables="socketmap:inet:$3"
postconf -c "$folder" -e "myhostname=$host" "mydomain=$host" "myorigin=$host" \
  "virtual_alias_domains=$tables:domains" "virtual_alias_maps=$tables:aliases" "sender_canonical_maps=$tables:senders" "relayhost=${4:-}"
