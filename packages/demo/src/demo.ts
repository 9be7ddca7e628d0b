import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { defaultVideoSettings, type VideoSettings } from '@voxdeck/core/video-settings'
import { arabic } from './texts/ar.ts'
import { german } from './texts/de.ts'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import { french } from './texts/fr.ts'
import { italian } from './texts/it.ts'
import { japanese } from './texts/ja.ts'
import { portuguese } from './texts/pt-br.ts'
import { thai } from './texts/th.ts'

export type DemoSlide = { filename: string; picture: URL; voice: string; script: string }

/** The project shipped with the product: shown to visitors, and found by those who run the product themselves. */
export type Demo = {
  title: string
  settings: VideoSettings
  slides: readonly DemoSlide[]
  /** Scripts of the slides in other languages, in slide order. */
  translations: Partial<Record<LanguageCode, readonly string[]>>
}

/** The picture is drawn by dev/draw-demo.ts. */
const slide = (filename: string, voice: string, script: string): DemoSlide => ({
  filename,
  picture: new URL(`../pictures/${filename}`, import.meta.url),
  voice,
  script,
})

export const demo: Demo = {
  title: 'The harbour, in five pictures',
  settings: defaultVideoSettings,
  slides: [
    slide('1-first-light.png', 'adam', english[0]),
    slide('2-steel.png', 'adam', english[1]),
    slide('3-tide.png', 'bella', english[2]),
    slide('4-pilots.png', 'adam', english[3]),
    slide('5-last-ferry.png', 'bella', english[4]),
  ],
  translations: {
    es: spanish,
    fr: french,
    de: german,
    'pt-BR': portuguese,
    it: italian,
    th: thai,
    ja: japanese,
    ar: arabic,
  },
}
