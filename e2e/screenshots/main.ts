// `pnpm screenshots`: the landing page's own pictures, then every state of e2e/quality/states.ts, all of the running
// product. Pictures that a document shows go to docs/screenshots, the others to .state/screenshots, which git ignores.
// With names of states as arguments, only those.
import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@voxdeck/dev/paths'
import { states } from '../quality/states.ts'
import { makeWorld } from '../quality/world.ts'
import { runProduct } from '../run-product.ts'
import { closePage, launchBrowser, openPage, shoot } from './browser.ts'
import { makeDemoVideo } from './demo-video.ts'
import { makeLandingPictures } from './landing-pictures.ts'
import { looksOf } from './looks.ts'
import { shownPictures } from './shown-pictures.ts'

const wanted = process.argv.slice(2)
const shown = shownPictures()
const folders = {
  shown: join(repositoryRoot, 'docs', 'screenshots'),
  others: join(repositoryRoot, '.state', 'screenshots'),
}

const build = () => execFileSync('pnpm', ['build'], { cwd: repositoryRoot, stdio: 'ignore' })

build()
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
const running = await runProduct('screenshots')
// makeWorld reads the object store's settings from the environment.
Object.assign(process.env, running.services.env)
const browser = await launchBrowser()
try {
  const { publicUrl } = running.product
  const demo = await makeDemoVideo(publicUrl)
  if (wanted.length === 0) {
    await makeLandingPictures(browser, running, demo)
    build()
    await running.product.restartApi()
  }

  // Where a state needs a video, the demo has more to look at than the shortest video.
  const world = await makeWorld(publicUrl, running.services.env.DATABASE_URL)
  const isDemo = (path: string) => path.includes(demo.projectId)
  for (const state of states.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const { file, look } of looksOf(state)) {
      const path = state.path({ ...world.projects, video: demo.projectId })
      const owner = isDemo(path) || state.name === 'dashboard' ? demo.cookie : world.owner.cookie
      const cookie = {
        nobody: undefined,
        owner,
        newcomer: world.newcomer.cookie,
        administrator: world.administrator.cookie,
      }[state.as]
      const page = await openPage(browser, look, { url: publicUrl, cookie })
      await state.before?.(page)
      await page.goto(publicUrl + path)
      await state.arrange(page)
      await shoot(page, join(shown.has(file) ? folders.shown : folders.others, file))
      await closePage(page)
    }
} finally {
  await browser.close()
  await running.stop()
}
