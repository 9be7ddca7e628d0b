// `pnpm screenshots`: the landing page's own pictures, then every screen into docs/screenshots, all of the running
// product. With names of screens, only those.
import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { boon } from '@voxdeck/dev/identity-provider/people'
import { repositoryRoot } from '@voxdeck/dev/paths'
import { signIn } from '@voxdeck/dev/sign-in'
import { runProduct } from '../run-product.ts'
import { closePage, launchBrowser, openPage, shoot } from './browser.ts'
import { makeDemoFilm } from './demo-film.ts'
import { makeLandingPictures } from './landing-pictures.ts'
import { screens } from './screens.ts'

const wanted = process.argv.slice(2)
const folder = join(repositoryRoot, 'docs', 'screenshots')
const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

const build = () => execFileSync('pnpm', ['build'], { cwd: repositoryRoot, stdio: 'ignore' })

build()
await mkdir(folder, { recursive: true })
const running = await runProduct('screenshots')
const browser = await launchBrowser()
try {
  const { publicUrl } = running.product
  const demo = await makeDemoFilm(publicUrl)
  if (wanted.length === 0) {
    await makeLandingPictures(browser, running, demo)
    build()
    await running.product.restartApi()
  }

  const empty = await demo.client.call(createProject, { body: { title: 'A new beginning' } })
  const ids = { demo: demo.projectId, empty: empty.id }
  const cookies = { nobody: undefined, ada: demo.cookie, boon: await signIn({ publicUrl, user: boon }) }
  for (const { name, as, path, arrange } of screens.filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  ))
    for (const language of ['en', 'th'] as const)
      for (const colours of ['light', 'dark'] as const)
        for (const [size, frame] of Object.entries(sizes)) {
          const look = { language, colours, ...frame }
          const page = await openPage(browser, look, { url: publicUrl, cookie: cookies[as] })
          await page.goto(publicUrl + path(ids))
          await arrange(page)
          await shoot(page, join(folder, `${name}-${language}-${colours}-${size}.webp`))
          await closePage(page)
        }
} finally {
  await browser.close()
  await running.stop()
}
