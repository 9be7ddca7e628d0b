. dev/setup-parts/keep.sh

installed=node_modules/.pnpm/lock.yaml
before=$(stat --format %Y "$installed" 2>/dev/null || true)
pnpm install --frozen-lockfile
if [ "$before" = "$(stat --format %Y "$installed")" ]; then say 'already there'; else say 'installed'; fi
