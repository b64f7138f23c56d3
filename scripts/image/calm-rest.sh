#!/bin/sh
# The image's entry point: `site` serves, every other word is the command of the same name in docs/commands.md.
set -eu
command=${1:-site}
[ $# -eq 0 ] || shift
cd /app
case "$command" in
  site)
    # 512 MB as `npm run serve`, but at most half of the container's memory: server bundles take the rest
    heap=512
    for file in /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes; do
      [ ! -r "$file" ] || read -r limit <"$file"
    done
    case "${limit:-max}" in
      *[!0-9]*) ;;
      *) [ "$limit" -ge 1073741824 ] || heap=$((limit / 2097152)) ;;
    esac
    exec node --max-old-space-size="$heap" --max-semi-space-size=8 site/src/serve.js
    ;;
  *[!a-z-]*) ;;
  *)
    for file in "site/src/commands/$command.js" "scripts/$command.js"; do
      [ ! -f "$file" ] || exec node "$file" "$@"
    done
    ;;
esac
echo "Unknown command '$command'. The image knows: site, db, backup, restore, desk, partners, media, release, deploy" >&2
exit 2
