import { expect } from '@playwright/test'
import { countWords } from '@voxdeck/core/script/words'
import { cachePaths } from '@voxdeck/dev/paths'
import { createRecogniser } from '../recognise/recognise.ts'
import { wordErrorRate } from '../recognise/word-error-rate.ts'
import type { ListedVideo } from './await-video.ts'
import { decodeComplaints, decodeSound, measureLoudness, similarityAt } from './decode-video.ts'
import { frameTimes, probeVideo, topBoxes } from './probe-video.ts'
import { spokenSecondsBetween } from './spoken-seconds.ts'
import type { TestSlide } from './test-slides.ts'

type Note = (figure: string, value: string | number) => void
type Proof = {
  file: string
  video: ListedVideo
  slides: readonly TestSlide[]
  wordsPerMinute: number
  note: Note
}

const framesPerSecond = 30
const transitionSeconds = 0.5

/** Checks all that a finished video must be, on the file that a person downloads. */
export const verifyVideo = async (proof: Proof): Promise<void> => {
  await proveFormat(proof)
  await provePictures(proof)
  await proveSpeech(proof)
  await proveLoudness(proof)
}

export const proveFormat = async ({ file, video, note }: Proof): Promise<void> => {
  const { video: stream, audio, videoSeconds, frames } = await probeVideo(file)
  expect(stream).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    pix_fmt: 'yuv420p',
    r_frame_rate: '30/1',
    avg_frame_rate: '30/1',
    color_space: 'bt709',
    color_primaries: 'bt709',
    color_transfer: 'bt709',
    color_range: 'tv',
  })
  expect(audio).toMatchObject({ codec_name: 'aac', profile: 'LC', sample_rate: '48000' })
  const boxes = await topBoxes(file)
  expect(boxes.indexOf('moov')).toBeGreaterThan(-1)
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))

  const times = await frameTimes(file)
  const uneven = times.filter((time, index) => Math.abs(time - index / framesPerSecond) > 0.0005)
  expect(uneven, 'frames off the constant rate').toEqual([])
  expect(await decodeComplaints(file)).toBe('')

  const planned = video.duration ?? 0
  note('length and plan, seconds', `${videoSeconds} and ${planned}; ${frames} frames`)
  expect(Math.abs(videoSeconds - planned)).toBeLessThanOrEqual(1 / framesPerSecond)
  expect(Math.abs(Number(audio.duration) - planned)).toBeLessThanOrEqual(1 / framesPerSecond)
}

/**
 * Compares three frames of each slide with its picture: just after its start, in the middle, and just before its end.
 */
const provePictures = async ({ file, video, slides, note }: Proof): Promise<void> => {
  const timeline = video.timeline ?? []
  expect(timeline).toHaveLength(slides.length)
  let lowest = 1
  for (const [index, { startTime, endTime }] of timeline.entries()) {
    const last = endTime - transitionSeconds - 2 / framesPerSecond
    for (const time of [startTime + 1 / framesPerSecond, (startTime + last) / 2, last]) {
      const similarity = await similarityAt(file, time, slides[index]?.path ?? '')
      lowest = Math.min(lowest, similarity)
      expect(similarity, `slide ${index + 1} at ${time.toFixed(2)} s`).toBeGreaterThanOrEqual(0.95)
    }
  }
  note('lowest SSIM of three points a slide', lowest.toFixed(4))
}

const proveSpeech = async ({ file, video, slides, wordsPerMinute, note }: Proof): Promise<void> => {
  const rate = 16_000
  const sound = await decodeSound(file, rate)
  const recogniser = createRecogniser({ modelDir: cachePaths(process.env).recogniser })
  const said = slides.map((slide) => slide.script).join(' ')
  const heard = recogniser.recognise(sound)
  const errorRate = wordErrorRate(said, heard)
  note('word error rate', `${(errorRate * 100).toFixed(1)} %`)
  expect(errorRate, `heard: ${heard}`).toBeLessThanOrEqual(0.1)

  const spoken = (video.timeline ?? []).map(({ startTime, endTime }) =>
    spokenSecondsBetween(sound, rate, startTime, endTime),
  )
  const measured = (countWords(said) / spoken.reduce((sum, seconds) => sum + seconds, 0)) * 60
  note(`words a minute, ${wordsPerMinute} asked for`, measured.toFixed(1))
  expect(Math.abs(measured / wordsPerMinute - 1)).toBeLessThanOrEqual(0.1)
}

const proveLoudness = async ({ file, note }: Proof): Promise<void> => {
  const { integrated, truePeak } = await measureLoudness(file)
  note('loudness', `${integrated} LUFS, peak ${truePeak} dBTP`)
  expect(Math.abs(integrated + 14)).toBeLessThanOrEqual(1)
  expect(truePeak).toBeLessThanOrEqual(-1)
}
