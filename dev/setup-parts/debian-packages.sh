. dev/setup-parts/keep.sh

wanted=(
  ffmpeg espeak-ng espeak-ng-data postgresql chromium chromium-headless-shell bubblewrap poppler-utils zstd
  fonts-noto-core fonts-noto-cjk fonts-thai-tlwg
  # A translation server for tests, English to three languages.
  apertium apertium-apy apertium-eng-spa apertium-eng-cat apertium-en-gl
  # A second decoder, which shares no code with ffmpeg: a file that both decode alike is valid.
  gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad
)
# Clients of the npm and Python registries, only where the machine has none.
command -v npm || wanted+=(npm)
python3 -m pip --version || wanted+=(python3-pip)

missing=()
for package in "${wanted[@]}"; do
  state=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$state" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  say 'already there'
  exit
fi

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --option DPkg::Lock::Timeout=600 --yes)
"${apt[@]}" update
"${apt[@]}" install --no-install-recommends "${missing[@]}"
say 'installed'
