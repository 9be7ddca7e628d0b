import { readScript } from '@voxdeck/core/script/read-script'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { createWriteTrack } from '@voxdeck/media/track/write-track'
import { hashValue } from '@voxdeck/storage/content-hash'
import { type MadeSentence, narrationSamples, placeSentences } from '@voxdeck/video/narration/place-narration'
import type { Activities, SpeechPreview, SpokenPreview } from '@voxdeck/workflows/activities'
import { isArtifactLost } from '@voxdeck/workflows/artifact-lost'
import type { Dependencies } from './dependencies.ts'
import { withHeartbeats } from './with-heartbeats.ts'

/** Attempts to narrate: after each a lost artifact is forgotten, and the next one makes it again. */
const mostRounds = 3

/** Narrates a text as the video will, from the same sentence artifacts. */
export const createPreviewSpeech = ({
  store,
  artifacts,
  voices,
  versions,
  makeSentence,
  jail,
  ffmpeg,
}: Dependencies): Activities['previewSpeech'] => {
  const writeTrack = createWriteTrack({ ffmpeg })
  const narrate = async (
    { text, voice, wordsPerMinute, salt, ...reading }: SpeechPreview,
    signal: AbortSignal,
  ): Promise<SpokenPreview> => {
    const sentences: MadeSentence[] = []
    const said = { voice, voiceVersion: voices.versionOf(voice), wordsPerMinute, salt, tools: versions.sound }
    const read = readScript(text, reading)
    for (const { say, pauseMs } of read.sentences.flatMap(({ utterances }) => utterances)) {
      const { facts, key } = await makeSentence({ text: say, ...said }, signal)
      sentences.push({ ...facts, key, pauseMs })
    }
    const samples = narrationSamples(sentences, read.pauseMs)
    await using scratch = await jail.scratch()
    const key = hashValue({ sentences, pauseMs: read.pauseMs })
    const { objectKey, reused } = await artifacts.obtain({ kind: 'speech-preview', key, salt }, async () => {
      const pathOf = await artifacts.fetch(
        scratch,
        'sentence',
        sentences.map((made) => made.key),
      )
      const output = scratch.file('preview.m4a')
      await writeTrack({
        totalSamples: samples + sampleRate / 2,
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
    // The API streams the object itself, so a stored one is compared with its row here.
    if (reused) await artifacts.fetch(scratch, 'speech-preview', [key])
    return { objectKey, samples, gapSamples: sentences.at(-1)?.gapSamples ?? 0 }
  }
  return withHeartbeats('speech_failed', async (input, signal) => {
    const preview =
      'previewKey' in input ? (JSON.parse(await store.getText(input.previewKey)) as SpeechPreview) : input
    for (let round = 1; ; round++)
      try {
        return await narrate(preview, signal)
      } catch (error) {
        if (round === mostRounds || !isArtifactLost(error)) throw error
      }
  })
}
