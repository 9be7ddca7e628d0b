# Sourced by the parts that need Go: the machine's own comes first on PATH, then the one in the cache.
export PATH="$PATH:$VOXDECK_CACHE/go/bin"
export CGO_ENABLED=0
