import { copyFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { framesPerSecond, sampleRate } from '@voxdeck/core/timeline/timing'
import { renderBlend } from '@voxdeck/media/args/pictures/render-blend'
import { renderHold } from '@voxdeck/media/args/pictures/render-hold'
import { makeSilence } from '@voxdeck/media/testing/make-silence'
import type { Workbench } from '@voxdeck/media/testing/workbench'
import { packetSpan, soundOf } from '@voxdeck/media/track/packet-grid'
import { createWriteSlideTracks } from '@voxdeck/media/track/write-slide-tracks'
import { trackLanguage, type VideoTracks } from '@voxdeck/media/video/video-tracks'
import { beepLanguages, beeps } from './beeps.ts'
import { captionSeconds, captionsAt, chapterTitles } from './video-words.ts'

const frame = { width: 1280, height: 720, framesPerSecond }
const pictures = fileURLToPath(new URL('../../apps/web/src/features/landing/pictures', import.meta.url))

const makeShots = async ({ scratch, ffmpeg }: Workbench, layout: ReturnType<typeof layOutSlides>) => {
  const slides = await Promise.all(
    chapterTitles.map(async (_, index) => {
      const file = scratch.file(`picture-${index}`)
      await copyFile(`${pictures}/video-${index + 1}.webp`, file.path)
      return { file, type: 'image/webp' as const }
    }),
  )
  const slide = (index: number) => {
    const found = slides[index]
    if (!found) throw new Error(`no picture ${index}`)
    return found
  }
  const shots = []
  for (const [index, shot] of layout.shots.entries()) {
    if (shot.kind === 'clip') continue
    const output = scratch.file(`shot-${index}.mp4`)
    const command =
      shot.kind === 'hold'
        ? renderHold({ picture: slide(shot.slide), frame, output })
        : renderBlend({ ...shot, from: slide(shot.from), to: slide(shot.to), frame, output })
    await ffmpeg.run(command, { scratch })
    shots.push({ kind: shot.kind, file: output.path, frames: shot.frames })
  }
  return shots
}

/** A tone without a click at either end. */
const tone = (hertz: number): Buffer => {
  const samples = Math.round(beeps.lengthSeconds * sampleRate)
  const bytes = Buffer.alloc(samples * 2)
  for (let index = 0; index < samples; index++) {
    const edge = Math.min(1, index / 48, (samples - index) / 48)
    bytes.writeInt16LE(
      Math.round(12_000 * edge * Math.sin((2 * Math.PI * hertz * index) / sampleRate)),
      index * 2,
    )
  }
  return bytes
}

const makeVoice = async (bench: Workbench, code: keyof typeof beeps.hertz, seconds: number) => {
  const { scratch, ffmpeg } = bench
  const beep = scratch.file(`beep-${code}.pcm`)
  await writeFile(beep.path, tone(beeps.hertz[code]))
  const placements = []
  for (let at: number = beeps.firstSeconds; at < seconds - 0.5; at += beeps.everySeconds)
    placements.push({ startSample: Math.round(at * sampleRate), file: beep.path })
  const first = placements[0]?.startSample ?? 0
  const end = (placements.at(-1)?.startSample ?? 0) + beeps.lengthSeconds * sampleRate
  const span = packetSpan(first, end)
  const output = scratch.file(`voice-${code}.m4a.part`)
  await createWriteSlideTracks({ ffmpeg })({ slides: [{ placements, span, output }], channels: 1, scratch })
  return soundOf(output.path, span, 0)
}

/**
 * A video of five slides in four languages: each beeps at another pitch at the same times, and has its own captions.
 */
export const makeBeepingVideo = async (bench: Workbench, seconds: number): Promise<VideoTracks> => {
  const length = seconds / chapterTitles.length
  const layout = layOutSlides(
    chapterTitles.map(() => ({ narrationSamples: 0, manualSeconds: length })),
    'fade',
  )
  const silence = await makeSilence(bench)
  const voices = []
  for (const code of beepLanguages)
    voices.push({
      language: trackLanguage(code),
      sounds: [await makeVoice(bench, code, seconds)],
      silence,
    })
  return {
    shots: await makeShots(bench, layout),
    framesPerSecond,
    voices,
    captions: beepLanguages.map((code) => ({
      language: trackLanguage(code),
      cues: Array.from({ length: Math.floor(seconds / captionSeconds) }, (_, index) => ({
        startFrame: index * captionSeconds * framesPerSecond,
        endFrame: (index + 1) * captionSeconds * framesPerSecond - 2,
        lines: captionsAt(code, index),
      })),
    })),
    chapters: layout.slides.map(({ startFrame }, index) => ({
      startFrame,
      title: chapterTitles[index] ?? '',
    })),
  }
}
