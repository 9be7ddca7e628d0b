. dev/setup-parts/keep.sh
. dev/setup-parts/go-path.sh

version=v2.5.0
if is_kept toxiproxy "$version" "$VOXDECK_CACHE/bin/toxiproxy"; then
  say 'already there'
  exit
fi

new_staging
GOBIN="$staging" go install -trimpath -ldflags='-s -w' "github.com/Shopify/toxiproxy/v2/cmd/server@$version"
keep toxiproxy "$version" "$staging/server" "$VOXDECK_CACHE/bin/toxiproxy"
say 'built'
