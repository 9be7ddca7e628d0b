// `pnpm screenshots:captions`: captions rendered into the picture, for a look at them, in .state/screenshots. With a folder as argument it
// renders every font there, on a bright and on a dark picture, in each shape of frame, at full size.
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countLetters } from '@voxdeck/core/captions/caption-tokens'
import { makeCues } from '@voxdeck/core/captions/make-cues'
import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { speechSamples } from '@voxdeck/core/languages/speech-samples'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { type FrameShape, frameShapes, frameSize } from '@voxdeck/core/video-settings'
import { night } from '@voxdeck/dev/draw-demo/pictures/night'
import { repositoryRoot } from '@voxdeck/dev/paths'
import { renderHold } from '@voxdeck/media/args/pictures/render-hold'
import { captionScript } from '@voxdeck/media/captions/caption-script'
import { prepareFonts } from '@voxdeck/media/captions/font-folder'
import { createFfmpeg } from '@voxdeck/media/run/ffmpeg'
import { createJail } from '@voxdeck/media/run/jail'
import { createScratch } from '@voxdeck/media/run/scratch'
import sharp from 'sharp'

type Shown = { language: LanguageCode; shape: FrameShape; slide: keyof typeof slides }

/** White paper with lines that reach below the caption, and a night at sea. */
const slides = {
  bright: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><rect width="1920" height="1080" fill="#fdfcf7"/>${Array.from(
      { length: 16 },
      (_, line) =>
        `<rect x="160" y="${90 + line * 62}" width="${1600 - ((line * 373) % 500)}" height="20" fill="${line % 5 === 0 ? '#c2410c' : '#334155'}"/>`,
    ).join('')}</svg>`,
  dark: night,
}

const languages = ['en', 'vi', 'th', 'ar', 'hi', 'ja', 'ko', 'zh-Hans'] as const
const documented: Shown[] = [
  { language: 'en', shape: '16:9', slide: 'bright' },
  { language: 'ar', shape: '16:9', slide: 'dark' },
  { language: 'th', shape: '16:9', slide: 'bright' },
  { language: 'hi', shape: '16:9', slide: 'dark' },
  { language: 'ja', shape: '9:16', slide: 'bright' },
  { language: 'ko', shape: '1:1', slide: 'dark' },
]

const [folder] = process.argv.slice(2)
const wanted = folder
  ? languages.flatMap((language) =>
      frameShapes.flatMap((shape) =>
        (['bright', 'dark'] as const).map((slide): Shown => ({ language, shape, slide })),
      ),
    )
  : documented
const target = folder ?? join(repositoryRoot, '.state', 'screenshots')

/** The longest caption of the language's speech samples. */
const longestCaption = (language: LanguageCode): string[] => {
  const { measured, heard } = speechSamples[language]
  const sentences = [...measured, ...heard].map((written, index) => {
    const start = index * 20 * sampleRate
    return { written, start, end: start + 6 * sampleRate }
  })
  const lettersOf = (lines: readonly string[]) => Math.max(...lines.map(countLetters)) * lines.length
  const cues = makeCues([{ sentences, endFrame: 100_000 }], language)
  return cues.map(({ lines }) => lines).toSorted((a, b) => lettersOf(b) - lettersOf(a))[0] ?? []
}

await using scratch = await createScratch(join(tmpdir(), 'voxdeck-captions'))
const fonts = await prepareFonts('/usr/share/fonts', join(scratch.directory, 'fonts'))
const ffmpeg = createFfmpeg({ jail: createJail({ scratchRoot: scratch.directory, fonts: fonts.directory }) })
await mkdir(target, { recursive: true })

for (const { language, shape, slide } of wanted) {
  const frame = { ...frameSize('1080p', shape), framesPerSecond: 30 }
  const [picture, script, output, still] = ['picture', 'captions.ass', 'hold.mp4', 'still.png'].map(
    scratch.file,
  )
  if (!picture || !script || !output || !still) throw new Error('no files')
  await writeFile(picture.path, await sharp(Buffer.from(slides[slide]())).png().toBuffer())
  const caption = { language, lines: longestCaption(language), startFrame: 0, endFrame: 1 }
  await writeFile(script.path, captionScript([caption], frame))
  const shown = { file: picture, type: 'image/png', fit: shape === '16:9' ? undefined : 'cover' } as const
  await ffmpeg.run(renderHold({ picture: shown, script, frame, output }), { scratch })
  await ffmpeg.run(
    {
      inputs: [{ kind: 'own-video', file: output }],
      output: { file: still, options: ['-frames:v', '1', '-f', 'image2', '-c:v', 'png'] },
    },
    { scratch },
  )
  const name = `captions-${language}-${shape.replace(':', 'x')}${folder ? `-${slide}` : ''}.webp`
  const image = sharp(still.path)
  const sized = folder ? image : image.resize({ width: frame.width / 2 })
  await sized.webp({ quality: 82, effort: 5 }).toFile(join(target, name))
}
