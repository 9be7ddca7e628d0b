import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { repositoryRoot } from '@voxdeck/dev/paths'
import sharp from 'sharp'
import type { RunningProduct } from '../run-product.ts'
import { downloadVideo } from '../video/await-video.ts'
import { runProgram } from '../video/run-program.ts'
import { closePage, openPage, shoot } from './browser.ts'
import type { makeDemoVideo } from './demo-video.ts'
import { measureNarration } from './measure-narration.ts'

const folder = join(repositoryRoot, 'apps/web/src/features/landing')

const wide = { width: 1440, height: 900, scale: 1.5 }
const phone = { width: 390, height: 720, scale: 2 }

/** The landing page shows the product itself: its editor, frames of its video, and that video's narration. */
export const makeLandingPictures = async (
  browser: Browser,
  { product, services }: RunningProduct,
  { projectId, cookie, client, video }: Awaited<ReturnType<typeof makeDemoVideo>>,
): Promise<void> => {
  const pictures = join(folder, 'pictures')
  await mkdir(pictures, { recursive: true })
  for (const colours of ['light', 'dark'] as const)
    for (const [name, size] of [
      ['editor', wide],
      ['editor-phone', phone],
    ] as const) {
      const page = await openPage(
        browser,
        { language: 'en', colours, ...size },
        { url: product.publicUrl, cookie },
      )
      await page.goto(`${product.publicUrl}/projects/${projectId}`)
      await page.getByRole('link', { name: 'Download Video' }).first().waitFor()
      // No user's name belongs on the landing page.
      await page.addStyleTag({ content: '[data-account] { visibility: hidden }' })
      await shoot(page, join(pictures, `${name}-${colours}.webp`))
      await closePage(page)
    }

  const file = await downloadVideo(client, video)
  for (const [index, { startTime, endTime }] of (video.timeline ?? []).entries()) {
    const middle = ((startTime + endTime) / 2).toFixed(3)
    const frame = [
      '-v',
      'error',
      '-ss',
      middle,
      '-i',
      file,
      '-frames:v',
      '1',
      '-f',
      'image2pipe',
      '-c:v',
      'png',
      '-',
    ]
    const { stdout } = await runProgram('ffmpeg', frame)
    await sharp(stdout)
      .resize(1280, 720)
      .webp({ quality: 82 })
      .toFile(join(pictures, `video-${index + 1}.webp`))
  }
  const narration = await measureNarration(services.env, video, file)
  await writeFile(join(folder, 'narration.json'), `${JSON.stringify(narration)}\n`)
}
