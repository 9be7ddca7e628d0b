. dev/setup-parts/keep.sh
. dev/setup-parts/go-path.sh

# Later tags carry a replace directive, which `go install` refuses.
version=v1.5.1
if is_kept temporal "$version" "$VOXDECK_CACHE/bin/temporal"; then
  say 'already there'
  exit
fi

new_staging
GOBIN="$staging" go install -trimpath -ldflags='-s -w' "github.com/temporalio/cli/cmd/temporal@$version"
keep temporal "$version" "$staging/temporal" "$VOXDECK_CACHE/bin/temporal"
say 'built'
