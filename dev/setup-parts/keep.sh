# Sourced by the parts. A thing made is kept under the cache with its version beside it; another version makes it anew.

is_kept() { # name version path
  [ -e "$3" ] && [ "$(cat "$VOXDECK_CACHE/versions/$1" 2>/dev/null)" = "$2" ]
}

# What is made half-way never has its final name: everything starts in a folder of its own and is moved.
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
