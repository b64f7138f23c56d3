#!/bin/sh
# The image's entry point: `site` serves, every other word is the command of the same name in docs/commands.md.
set -eu
command=${1:-site}
[ $# -eq 0 ] || shift
cd /app
case "$command" in
  site)
    # half of the container's memory at most, since server bundles and SQLite take theirs; 512 MB as `npm run serve`
    exec node --max-old-space-size="${SITE_HEAP_MB:-512}" --max-semi-space-size=8 site/src/serve.ts
    ;;
  *[!a-z-]*) ;;
  *)
    for file in "site/src/commands/$command.ts" "scripts/$command.ts"; do
      [ ! -f "$file" ] || exec node "$file" "$@"
    done
    ;;
esac
echo "Unknown command '$command'. The image knows: site, db, backup, restore, desk, partners, media, release" >&2
exit 2
