import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { getClip } from '@voxdeck/contracts/clips/get-clip'
import { importClip } from '@voxdeck/contracts/clips/import-clip'
import { previewSpeech, speechHeaders } from '@voxdeck/contracts/speech/preview-speech'
import { getVideoFile } from '@voxdeck/contracts/videos/get-video-file'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { previewSlide } from '@voxdeck/contracts/videos/preview-slide'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { clientFor } from './product.ts'
import { makeProject } from './video/await-video.ts'
import { decodeComplaints, decodeSound } from './video/decode-video.ts'
import { probeVideo } from './video/probe-video.ts'
import { runProgram } from './video/run-program.ts'
import { saveResponse } from './video/save-response.ts'
import { spokenSecondsBetween } from './video/spoken-seconds.ts'
import { makeTestSlides } from './video/test-slides.ts'

const settings = { speakingSpeed: 200, resolution: '720p', transition: 'fade' } as const
const nameIn = (address: string) => address.split('/').at(-1) ?? ''

test('A8 a text can be heard before it is a video', async () => {
  const client = await clientFor(ada)
  const text = 'The ferry leaves at ten. Nobody is late tonight.'
  const heard = await client.call(previewSpeech, { body: { text, language: 'en', wpm: 150, voice: 'bella' } })
  expect(heard.headers.get('content-type')).toBe('audio/mp4')
  const sound = await decodeSound(await saveResponse(heard, 'preview.m4a'), 16_000)
  // Nine words at 150 a minute are 3.6 seconds.
  const spoken = spokenSecondsBetween(sound, 16_000, 0, sound.length / 16_000)
  expect(spoken).toBeGreaterThan(2.5)
  expect(spoken).toBeLessThan(5)
})

test('A8 the length of speech is told: its sentences and the gap between them make the whole', async () => {
  const client = await clientFor(ada)
  const timesOf = async (text: string) => {
    const { headers } = await client.call(previewSpeech, {
      body: { text, language: 'en', wpm: 150, voice: 'bella' },
    })
    return {
      samples: Number(headers.get(speechHeaders.samples)),
      gap: Number(headers.get(speechHeaders.gapSamples)),
    }
  }
  const [first, second] = ['The ferry leaves at ten.', 'Nobody is late tonight.']
  const [one, other] = [await timesOf(first), await timesOf(second)]
  expect(one.samples).toBeGreaterThan(48_000)
  expect(one.gap).toBeGreaterThan(0)
  expect((await timesOf(`${first} ${second}`)).samples).toBe(one.samples + one.gap + other.samples)
})

test('A10 one slide can be seen before the video is made, and is not listed as one', async () => {
  const client = await clientFor(ada)
  const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
  const { id, images } = await makeProject(client, 'A preview', slides.slice(0, 1), settings)
  const slideData = [{ image: images[0]?.filename ?? '', script: 'Only this slide.' }]
  const { previewUrl } = await client.call(previewSlide, { params: { projectId: id }, body: { slideData } })
  const again = await client.call(previewSlide, { params: { projectId: id }, body: { slideData } })
  expect(again.previewUrl).toBe(previewUrl)
  const video = await client.call(getVideoFile, { params: { filename: nameIn(previewUrl) } })
  expect(await decodeComplaints(await saveResponse(video, 'preview.mp4'))).toBe('')
  expect(await client.call(listVideos, { params: { id } })).toEqual([])
})

test('R9 A11 a clip is kept only as it was written anew', async () => {
  const client = await clientFor(ada)
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-clip-'))
  const slides = await makeTestSlides(folder)
  const { images } = await makeProject(client, 'A clip', slides.slice(0, 1), settings)
  const fields = { slideId: images[0]?.id ?? '' }

  const source = join(folder, 'source.mp4')
  const pattern = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25', '-f', 'lavfi', '-i', 'sine']
  await runProgram('ffmpeg', ['-v', 'error', ...pattern, '-t', '2', '-pix_fmt', 'yuv420p', source])
  const file = new Blob([new Uint8Array(await readFile(source))], { type: 'video/mp4' })
  const { videoUrl } = await client.call(importClip, { file, filename: 'clip.mp4', fields })
  const clip = await client.call(getClip, { params: { filename: nameIn(videoUrl) } })
  const { video } = await probeVideo(await saveResponse(clip, 'clip.mp4'))
  expect(video).toMatchObject({ codec_name: 'h264', r_frame_rate: '30/1', color_space: 'bt709' })

  const playlist = new Blob(['#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'], { type: 'video/mp4' })
  const refused = client.call(importClip, { file: playlist, filename: 'clip.mp4', fields })
  await expect(refused).rejects.toMatchObject({ status: 422, problem: { code: 'clip_unreadable' } })
})
