# To be sourced: `. dev/env.sh` puts the Node and pnpm that ./dev/setup installed first on PATH.
export VOXDECK_CACHE="${VOXDECK_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/voxdeck}"
case ":$PATH:" in
  *":$VOXDECK_CACHE/node/node_modules/.bin:"*) ;;
  *) export PATH="$VOXDECK_CACHE/node/node_modules/.bin:$PATH" ;;
esac
