# Measures the test voices, so that no product that is started has to. Needs the npm packages.
. dev/setup-parts/keep.sh

espeak_data=$(dirname "$(find /usr/lib/*/espeak-ng-data /usr/share/espeak-ng-data -name phontab -print -quit 2>/dev/null)")
did='already there'
for voice in adam bella; do
  # Made again with the voice: a new folder has none.
  [ -e "$VOXDECK_CACHE/voices/$voice/calibration.json" ] || did='measured'
done
if [ "$did" = measured ]; then
  VOICES_DIR="$VOXDECK_CACHE/voices" ESPEAK_DATA_DIR="$espeak_data" node packages/speech/src/sherpa/calibrate-folders.ts
fi
say "$did"
