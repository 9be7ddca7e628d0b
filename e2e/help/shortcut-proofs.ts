import { expect, type Page } from '@playwright/test'
import type { shortcuts } from '../../apps/web/src/features/help/shortcuts.ts'

/** A spec that presses the key and checks its effect. */
type Elsewhere = { spec: string; presses: readonly string[] }
/** A check that runs here, on a playing video. */
type Here = (page: Page) => Promise<void>

type Proofs<Sheet> = { [Area in keyof Sheet]: { [Id in keyof Sheet[Area]]: Elsewhere | Here } }

const video = <T>(page: Page, read: (element: HTMLVideoElement) => T): Promise<T> =>
  page.locator('video').evaluate(read)
const isPaused = (page: Page) => video(page, ({ paused }) => paused)
/** The player decides by its own copy of the video's state, which is updated a little later: wait until it agrees. */
const expectHeard = (page: Page, news: 'mediapaused' | 'mediaisfullscreen', is: boolean): Promise<void> =>
  expect(page.locator(`media-controller[${news}]`)).toHaveCount(is ? 1 : 0)
const time = (page: Page) => video(page, ({ currentTime }) => currentTime)

const languages = 'languages-panel.spec.ts'
const order = 'timeline-order.spec.ts'
const timing = 'timing-keys.spec.ts'
const undo = 'undo-and-merge.spec.ts'
const presentation = 'presentation.spec.ts'
const watch = 'watch.spec.ts'

/** Every shortcut of the help sheet needs a proof: one that is added without it does not compile. */
export const shortcutProofs: Proofs<typeof shortcuts> = {
  everywhere: {
    help: { spec: 'help.spec.ts', presses: ['?'] },
    notifications: { spec: 'toasts.spec.ts', presses: ['F8'] },
    close: { spec: 'keyboard.spec.ts', presses: ['Escape'] },
  },
  projects: {
    search: { spec: 'dashboard-search.spec.ts', presses: ['/'] },
    clear: { spec: 'help.spec.ts', presses: ['Escape'] },
  },
  writing: {
    save: { spec: 'scripts.spec.ts', presses: ['Control+s'] },
    undo: { spec: undo, presses: ['Control+z'] },
    redo: { spec: undo, presses: ['Control+Shift+z', 'Control+y'] },
    commands: { spec: 'commands.spec.ts', presses: ['ControlOrMeta+k'] },
    slide: { spec: 'script-rows.spec.ts', presses: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
    listen: { spec: 'script-rows.spec.ts', presses: ['Alt+Enter'] },
    controls: { spec: 'script-rows.spec.ts', presses: ['ArrowLeft', 'ArrowRight'] },
    unselect: { spec: 'selection.spec.ts', presses: ['Escape'] },
  },
  translating: {
    slide: { spec: languages, presses: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
    review: { spec: languages, presses: ['Control+Enter'] },
    listen: { spec: languages, presses: ['Alt+Enter'] },
    translate: { spec: languages, presses: ['Control+Alt+Enter'] },
  },
  order: {
    lift: { spec: order, presses: ['Space', 'Enter'] },
    move: { spec: order, presses: ['ArrowDown'] },
    moveTen: { spec: order, presses: ['PageUp'] },
    ends: { spec: order, presses: ['Home', 'End'] },
    putBack: { spec: order, presses: ['Escape'] },
  },
  timing: {
    tenth: { spec: timing, presses: ['ArrowRight'] },
    second: { spec: timing, presses: ['Shift+ArrowLeft', 'Shift+ArrowRight'] },
    limits: { spec: timing, presses: ['Home', 'End'] },
    neighbour: { spec: timing, presses: ['PageDown'] },
    play: { spec: timing, presses: ['Enter', 'Space'] },
    free: { spec: 'timing-pulls.spec.ts', presses: ['Alt'] },
    putBack: { spec: 'timing-pulls.spec.ts', presses: ['Escape'] },
  },
  presentation: {
    pause: { spec: presentation, presses: ['Space'] },
    slide: { spec: presentation, presses: ['ArrowLeft', 'ArrowRight'] },
    captions: { spec: presentation, presses: ['c'] },
    minimise: { spec: presentation, presses: ['m'] },
    stop: { spec: presentation, presses: ['Escape'] },
  },
  player: {
    pause: async (page) => {
      // Loop: a short video would end meanwhile, and be paused without a key.
      await video(page, (element) => element.setAttribute('loop', ''))
      for (const key of ['Space', 'k']) {
        const before = await isPaused(page)
        await expectHeard(page, 'mediapaused', before)
        await page.keyboard.press(key)
        await expect.poll(() => isPaused(page)).toBe(!before)
      }
      await video(page, (element) => element.removeAttribute('loop'))
    },
    seek: async (page) => {
      await video(page, (element) => element.pause())
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => time(page)).toBe(0)
      const end = Math.min(10, await video(page, ({ duration }) => duration))
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => Math.abs((await time(page)) - end)).toBeLessThan(0.1)
    },
    volume: async (page) => {
      const volume = () => video(page, (element) => element.volume)
      const before = await volume()
      await page.keyboard.press('ArrowDown')
      await expect.poll(volume).toBeLessThan(before)
      await page.keyboard.press('ArrowUp')
      await expect.poll(volume).toBeCloseTo(before)
    },
    rate: async (page) => {
      const rate = () => video(page, ({ playbackRate }) => playbackRate)
      await page.keyboard.press('Shift+>')
      await expect.poll(rate).toBeGreaterThan(1)
      // The player steps from its own copy of the playback rate: wait until that is updated.
      const heard = page.locator('media-controller')
      await expect.poll(async () => Number(await heard.getAttribute('mediaplaybackrate'))).toBeGreaterThan(1)
      await page.keyboard.press('Shift+<')
      await expect.poll(rate).toBe(1)
    },
    mute: async (page) => {
      const muted = () => video(page, (element) => element.muted)
      const before = await muted()
      await page.keyboard.press('m')
      await expect.poll(muted).toBe(!before)
    },
    fullscreen: async (page) => {
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      await page.keyboard.press('f')
      await expect.poll(isFull).toBe(true)
      await expectHeard(page, 'mediaisfullscreen', true)
      await page.keyboard.press('f')
      await expect.poll(isFull).toBe(false)
    },
    captions: { spec: watch, presses: ['c'] },
    language: { spec: watch, presses: ['l'] },
    chapter: { spec: watch, presses: ['Shift+P', 'Shift+N'] },
  },
}
