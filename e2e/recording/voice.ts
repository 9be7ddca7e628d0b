import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { cachePaths } from '@voxdeck/dev/paths'
import { browserArguments, browserPath } from '../browser.ts'
import { createRecogniser } from '../recognise/recognise.ts'
import { decodeSound } from '../video/decode-video.ts'

/** What the microphone hears, and the slide's script: they have no word in common. */
export const said = 'Seven yellow lanterns hang above the old bakery.'
export const written = 'Nobody will ever hear these typed words.'

export const voiceFile = join(mkdtempSync(join(tmpdir(), 'voxdeck-voice-')), 'voice.wav')

export const readVoice = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(voiceFile))], { type: 'audio/wav' })

/** A browser whose fake microphone plays the file once each time it is opened, then silence. */
export const hearingBrowser = {
  executablePath: browserPath,
  args: [...browserArguments, `--use-file-for-fake-audio-capture=${voiceFile}%noloop`],
}

export const recordButton = (page: Page, slide = 1): Locator =>
  page.getByRole('button', { name: `Record slide ${slide}`, exact: true })

export const strip = (page: Page, slide = 1): Locator =>
  page.getByRole('region', { name: `Recording of slide ${slide}` })

export const playButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Play the recording of slide 1' })

/** The words recognised in a file, in all of it or between two times in seconds. */
export const hear = async (file: string, from = 0, to?: number): Promise<string> => {
  const rate = 16_000
  const sound = await decodeSound(file, rate)
  const recogniser = createRecogniser({ modelDir: cachePaths(process.env).recogniser })
  return recogniser.recognise(sound.subarray(from * rate, to === undefined ? undefined : to * rate))
}

export const nameIn = (address: string | null | undefined): string => address?.split('/').at(-1) ?? ''
