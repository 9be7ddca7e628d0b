import type { Page } from '@playwright/test'

/** A moment, in seconds, at which the stage began to show another slide or to play by another means. */
export type Turn = { slide: number; sounding: string; at: number }
/** A media element that was played: its address, and whether it is muted or paused now. */
type Sound = { address: string; isMuted: boolean; isPaused: boolean }

type Kept = { turns: Turn[]; media: Map<HTMLMediaElement, string>; longestStall: number }

/** Records what happens in the page itself, so that nothing is missed and nothing waits for the test. */
export const watchStage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept: Kept = { turns: [], media: new Map(), longestStall: 0 }
    Object.assign(window, { kept })
    const look = () => {
      const stage = document.querySelector<HTMLElement>('[data-stage]')
      const slide = Number(stage?.dataset.slide ?? 0)
      const sounding = stage?.dataset.stage ?? 'gone'
      const last = kept.turns.at(-1)
      if (last?.slide === slide && last.sounding === sounding) return
      if (stage || last) kept.turns.push({ slide, sounding, at: performance.now() / 1000 })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    let before = performance.now()
    setInterval(() => {
      const now = performance.now()
      if (document.querySelector('[data-stage]'))
        kept.longestStall = Math.max(kept.longestStall, (now - before) / 1000)
      before = now
    }, 20)
    const play = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play')?.value
    HTMLMediaElement.prototype.play = function spied() {
      kept.media.set(this, this.src)
      return play.call(this)
    }
  })
}

export const turnsOf = (page: Page): Promise<Turn[]> =>
  page.evaluate(() => (window as unknown as { kept: Kept }).kept.turns)

/** The longest time in seconds for which the page was too busy to draw: a turn may be seen late by so much. */
export const longestStall = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { kept: Kept }).kept.longestStall)

export const soundsOf = (page: Page): Promise<Sound[]> =>
  page.evaluate(() =>
    Array.from((window as unknown as { kept: Kept }).kept.media, ([media, address]) => ({
      address: address.startsWith('blob:') ? 'speech' : new URL(address).pathname,
      isMuted: media.muted,
      isPaused: media.paused,
    })),
  )

/** Slide and means of each turn, without 'loading' and 'gone': '1 recording', '2 wait', … */
export const waysOf = (turns: readonly Turn[]): string[] =>
  turns
    .filter(({ sounding }) => sounding !== 'loading' && sounding !== 'gone')
    .map(({ slide, sounding }) => `${slide} ${sounding}`)

/** Seconds from the start of a turn to the next turn. */
export const secondsOf = (turns: readonly Turn[], way: string): number => {
  const at = turns.findIndex(({ slide, sounding }) => `${slide} ${sounding}` === way)
  return (turns[at + 1]?.at ?? Number.NaN) - (turns[at]?.at ?? Number.NaN)
}
