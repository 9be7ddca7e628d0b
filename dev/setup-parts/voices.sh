# Two neural voices for tests and development. Their licences do not let us ship them; see CONTRIBUTING.md.
. dev/setup-parts/keep.sh
. dev/setup-parts/go-path.sh

did='already there'
fetch_voice() { # our name, module, version
  local name=$1 module=$2 version=$3 folder
  # The version includes a hash of the converter's sources: a change in them converts the voice again.
  local made_by
  made_by="$version $(cat dev/voices/{onnx-metadata,piper-voice,piper-to-sherpa}.ts | sha256sum | cut -c 1-12)"
  if is_kept "voice-$name" "$made_by" "$VOXDECK_CACHE/voices/$name"; then return; fi

  new_staging
  folder=$(GOFLAGS=-mod=mod go mod download -json "$module@$version" | sed -n 's/^\s*"Dir": "\(.*\)",$/\1/p')
  mkdir "$staging/piper"
  tar --zstd --extract --file "$folder/dist.tzst" --directory "$staging/piper"
  node dev/voices/piper-to-sherpa.ts "$staging/piper/voice.onnx" "$staging/piper/voice.json" "$staging/voice"
  keep "voice-$name" "$made_by" "$staging/voice" "$VOXDECK_CACHE/voices/$name"
  rm -rf "$staging"
  did='installed'
}

fetch_voice adam github.com/amitybell/piper-voice-alan v0.0.0-20231118093148-059963c24dbd
fetch_voice bella github.com/amitybell/piper-voice-jenny v0.0.0-20231118093224-dcf0d49e46b7
say "$did"
