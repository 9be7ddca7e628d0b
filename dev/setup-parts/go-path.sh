# Sourced by the parts that need Go: the machine's own, else the one in the cache.
export PATH="$PATH:$VOXDECK_CACHE/go/bin"
export CGO_ENABLED=0
