import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { importRecording } from '@voxdeck/contracts/recordings/import-recording'
import { readSrt } from '@voxdeck/core/captions/read-srt'
import { leadSamples, sampleRate } from '@voxdeck/core/timeline/timing'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import { note, productUrl } from './product.ts'
import { type Reading, recordScript } from './recording/record-script.ts'
import { generateVideo } from './video/await-video.ts'
import { downloadPart } from './videos/translated-video.ts'
import { makeWriting } from './writing/open-project.ts'

const readings: Reading[] = [
  { sentence: 'Good morning, and welcome to the harbour.', pauseSeconds: 0.4 },
  { sentence: 'Every ship that you see here was built last year.', pauseSeconds: 0.2 },
  { sentence: 'The largest of them carries two thousand people.', pauseSeconds: 1.5 },
  { sentence: 'Please stay behind the yellow line.', pauseSeconds: 0.3 },
  { sentence: 'Our tour begins in about ten minutes.', pauseSeconds: 1.2 },
]
const script = readings.map(({ sentence }) => sentence)

/** Start of each caption in seconds from the video's beginning, and its words. */
const captionsOf = async (srt: string) =>
  readSrt(await readFile(srt, 'utf8')).map(({ start, lines }) => ({
    start: start / 1000,
    text: lines.join(' '),
  }))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const shown = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(' ')

test('C8 captions of a recorded slide come when their sentences are heard, and the video says so', async () => {
  const cookie = await signIn({ publicUrl: productUrl(), user: ada })
  const { id, client, read } = await makeWriting(cookie, { slides: 1, scripts: [script.join(' ')] })
  const slideId = (await read()).images[0]?.id ?? ''
  const { file, starts, seconds } = await recordScript(client, readings)
  await client.call(importRecording, { file, filename: 'reading.wav', fields: { slideId } })
  const video = await generateVideo(client, id)
  expect(video).toMatchObject({ status: 'completed', recordedCaptions: 'recognised' })

  const captions = await captionsOf(await downloadPart(client, video.captions[0]?.srtUrl ?? ''))
  const lead = leadSamples / sampleRate
  const lettersBefore = (index: number) => script.slice(0, index).join('').length
  const offs = script.map((sentence, index) => {
    const [first = '', second = ''] = sentence.split(' ')
    const shownAt = captions.find(({ text }) => text.startsWith(`${first} ${second}`))?.start ?? Number.NaN
    const shared = (seconds * lettersBefore(index)) / lettersBefore(script.length)
    const truth = starts[index] ?? 0
    return { recognised: Math.abs(shownAt - lead - truth), proportional: Math.abs(shared - truth) }
  })
  const recognised = offs.map((off) => off.recognised)
  const proportional = offs.map((off) => off.proportional)
  note('captions of a recording against its sentences, seconds', shown(recognised))
  note('the same, shared out by letters', shown(proportional))
  for (const off of recognised) expect(off).toBeLessThanOrEqual(0.5)
  expect(mean(recognised)).toBeLessThan(mean(proportional) / 2)
})
