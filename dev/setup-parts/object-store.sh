. dev/setup-parts/keep.sh
. dev/setup-parts/go-path.sh

version=v1.8.0
if is_kept versitygw "$version" "$VOXDECK_CACHE/bin/versitygw"; then
  say 'already there'
  exit
fi

new_staging
GOBIN="$staging" go install -trimpath -ldflags='-s -w' "github.com/versity/versitygw/cmd/versitygw@$version"
keep versitygw "$version" "$staging/versitygw" "$VOXDECK_CACHE/bin/versitygw"
say 'built'
