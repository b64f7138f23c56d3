#!/bin/sh
# From a bare Debian 12 or 13 to https://…, as root: docs/deploy.md. The first argument is the address of this
# repository; others are answers, like `--yes --name calmrest.example`.
set -eu
folder=/srv/calm-rest

# 1. packages and sources
apt-get update
apt-get install --yes git nodejs npm buildah mmdebstrap podman podman-compose netavark aardvark-dns iptables
[ -d "$folder" ] || git clone "${1:?Name the address of the repository}" "$folder"
[ $# -eq 0 ] || shift
cd "$folder"

# 2. questions, and what is wrong with the machine; with a PROBLEM this ends here, and can be run again
npm run deploy -- init "$@"

# 3. image, containers, certificate
npm run deploy -- up
