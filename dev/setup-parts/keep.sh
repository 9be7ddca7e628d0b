# Sourced by the parts. What a part installs is stored in the cache, with its version in `versions`; another version
# installs it again.

is_kept() { # name version path
  [ -e "$3" ] && [ "$(cat "$VOXDECK_CACHE/versions/$1" 2>/dev/null)" = "$2" ]
}

# Everything is built in a staging folder and moved when complete, so nothing half-built has its final name.
new_staging() {
  mkdir -p "$VOXDECK_CACHE"
  staging=$(mktemp -d "$VOXDECK_CACHE/staging.XXXXXX")
  trap 'rm -rf "$staging"' EXIT
}

keep() { # name version made path
  mkdir -p "$(dirname "$4")" "$VOXDECK_CACHE/versions"
  rm -f "$VOXDECK_CACHE/versions/$1"
  if [ -d "$4" ]; then mv "$4" "$staging/replaced"; fi
  mv "$3" "$4"
  echo "$2" >"$VOXDECK_CACHE/versions/$1"
}

say() { echo "$1" >&3; }
