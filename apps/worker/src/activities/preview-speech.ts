import { readScript } from '@voxdeck/core/script/read-script'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { createWriteTrack } from '@voxdeck/media/track/write-track'
import { hashValue } from '@voxdeck/storage/content-hash'
import { type MadeSentence, narrationSamples, placeSentences } from '@voxdeck/video/narration/place-narration'
import type { Activities } from '@voxdeck/workflows/activities'
import { fetchArtifacts } from '../artifacts/fetch-artifacts.ts'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Narrates a text as the video will, from the same sentence artifacts. */
export const createPreviewSpeech = ({
  store,
  artifacts,
  makeSentence,
  jail,
  ffmpeg,
}: Dependencies): Activities['previewSpeech'] => {
  const writeTrack = createWriteTrack({ ffmpeg })
  return withHeartbeats('speech_failed', async ({ text, voice, wordsPerMinute, ...reading }, signal) => {
    const sentences: MadeSentence[] = []
    const read = readScript(text, reading)
    for (const { say, pauseMs } of read.sentences.flatMap(({ utterances }) => utterances)) {
      const { facts, key } = await makeSentence({ text: say, voice, wordsPerMinute }, signal)
      sentences.push({ ...facts, key, pauseMs })
    }
    await using scratch = await jail.scratch()
    const key = hashValue({ sentences, pauseMs: read.pauseMs })
    const { objectKey } = await artifacts.obtain({ kind: 'speech-preview', key }, async () => {
      const pathOf = await fetchArtifacts(
        store,
        scratch,
        'sentence',
        sentences.map((made) => made.key),
      )
      const output = scratch.file('preview.m4a')
      await writeTrack({
        totalSamples: narrationSamples(sentences, read.pauseMs) + sampleRate / 2,
        placements: placeSentences(sentences, 0).map(({ startSample, key: sentence }) => ({
          startSample,
          file: pathOf(sentence),
        })),
        output,
        scratch,
        signal,
      })
      return { path: output.path, contentType: 'audio/mp4', facts: {} }
    })
    return { objectKey }
  })
}
