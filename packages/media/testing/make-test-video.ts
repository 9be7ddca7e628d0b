import { makeCues } from '@voxdeck/core/captions/make-cues'
import { languageOf } from '@voxdeck/core/languages/languages'
import { layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { renderBlend } from '../src/args/pictures/render-blend.ts'
import { renderHold } from '../src/args/pictures/render-hold.ts'
import { packetAt, packetSpan, soundOf } from '../src/track/packet-grid.ts'
import { createWriteSlideTracks } from '../src/track/write-slide-tracks.ts'
import { trackLanguage, type VideoTracks } from '../src/video/video-tracks.ts'
import { makeSilence } from './make-silence.ts'
import { speak } from './speak.ts'
import type { Workbench } from './workbench.ts'

const frame = { width: 320, height: 180, framesPerSecond: 30 }
const layout = layOutSlides(
  [
    { narrationSamples: 400_001, manualSeconds: null },
    { narrationSamples: 0, manualSeconds: null },
    { narrationSamples: 350_000, manualSeconds: 12 },
  ],
  'fade',
)

const said: Record<string, [string, string]> = {
  en: ['Plenty of ships were counted in the harbour.', 'Nobody was late.'],
  'pt-BR': ['Muitos navios foram contados no porto.', 'Ninguém se atrasou.'],
  th: ['มีเรือหลายลำในท่าเรือ', 'ไม่มีใครมาสาย'],
  ar: ['كانت هناك سفن كثيرة في الميناء.', 'لم يتأخر أحد.'],
}

const cuesIn = (code: string) =>
  makeCues(
    [0, 2].map((slide, index) => {
      const { startFrame = 0, frames = 0 } = layout.slides[slide] ?? {}
      const start = startFrame * samplesPerFrame + leadSamples
      const written = said[code]?.[index] ?? ''
      return { sentences: [{ written, start, end: start + 150_000 }], endFrame: startFrame + frames }
    }),
    code,
  )

/** Three slides in four languages, two of the slides narrated, with captions and chapters. */
export const makeTestVideo = async (
  bench: Workbench,
): Promise<{ video: VideoTracks; layout: typeof layout }> => {
  const { scratch, ffmpeg } = bench
  const pictures = [
    await bench.draw('one', 'testsrc2=size=320x180'),
    await bench.draw('two', 'mandelbrot=size=320x180'),
    await bench.draw('three', 'testsrc=size=320x180'),
  ]
  const picture = (index: number) =>
    pictures[index] ?? pictures[0] ?? { file: scratch.file('none'), type: 'image/png' }
  const shots = []
  for (const [index, shot] of layout.shots.entries()) {
    if (shot.kind === 'clip') continue
    const output = scratch.file(`shot-${index}.mp4`)
    const command =
      shot.kind === 'hold'
        ? renderHold({ picture: picture(shot.slide), frame, output })
        : renderBlend({
            from: picture(shot.from),
            to: picture(shot.to),
            transition: shot.transition,
            frames: shot.frames,
            frame,
            output,
          })
    await ffmpeg.run(command, { scratch })
    shots.push({ kind: shot.kind, file: output.path, frames: shot.frames })
  }
  const silence = await makeSilence(bench)
  const voices = []
  for (const code of Object.keys(said)) {
    const sentence = await speak(
      bench,
      `said-${code}`,
      `Plenty of ships were counted, in ${languageOf(code).name}.`,
    )
    const span = packetSpan(leadSamples, leadSamples + sentence.samples)
    const output = scratch.file(`sound-${code}.m4a`)
    await createWriteSlideTracks({ ffmpeg })({
      slides: [{ placements: [{ startSample: leadSamples, file: sentence.file.path }], span, output }],
      channels: 1,
      scratch,
    })
    const sounds = [0, 2].map((slide) =>
      soundOf(output.path, span, packetAt(layout.slides[slide]?.startFrame ?? 0)),
    )
    voices.push({ language: trackLanguage(code), sounds, silence })
  }
  const video = {
    shots,
    framesPerSecond: 30,
    voices,
    captions: Object.keys(said).map((code) => ({ language: trackLanguage(code), cues: cuesIn(code) })),
    chapters: layout.slides.map(({ startFrame }, slide) => ({ startFrame, title: `ท่าเรือ ${slide + 1}` })),
  }
  return { video, layout }
}
