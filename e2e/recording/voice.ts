import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Client } from '@voxdeck/contracts/client'
import { cachePaths } from '@voxdeck/dev/paths'
import { browserArguments, browserPath } from '../browser.ts'
import { createRecogniser } from '../recognise/recognise.ts'
import { decodeSound } from '../video/decode-video.ts'
import { runProgram } from '../video/run-program.ts'
import { speakToFile } from '../video/speak-to-file.ts'

/** What the microphone hears, and the slide's script: they have no word in common. */
export const said = 'Seven yellow lanterns hang above the old bakery.'
export const written = 'Nobody will ever hear these typed words.'

export const voiceFile = join(mkdtempSync(join(tmpdir(), 'voxdeck-voice-')), 'voice.wav')

const makeVoice = async (client: Client): Promise<void> => {
  const spoken = voiceFile.replace('voice.wav', 'spoken.wav')
  await speakToFile(client, said, spoken)
  const quiet = ['-f', 'lavfi', '-t', '2', '-i', 'anullsrc=channel_layout=mono:sample_rate=48000']
  const joined = '[1:a]aresample=48000,aformat=channel_layouts=mono[voice];[0:a][voice]concat=v=0:a=1'
  await runProgram('ffmpeg', ['-v', 'error', ...quiet, '-i', spoken, '-filter_complex', joined, voiceFile])
}

let made: Promise<void> | null = null

/**
 * What a fake microphone plays: quiet first, since it begins when it is opened, before the recording does. Made once: the
 * specs that one Playwright worker runs share the file.
 */
export const speakIntoMicrophone = (client: Client): Promise<void> => {
  made ??= makeVoice(client)
  return made
}

export const readVoice = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await readFile(voiceFile))], { type: 'audio/wav' })

/** A browser whose fake microphone plays the file once each time it is opened, then silence. */
export const hearingBrowser = {
  executablePath: browserPath,
  args: [...browserArguments, `--use-file-for-fake-audio-capture=${voiceFile}%noloop`],
}

/** The page, or a part of it. */
export type Place = Pick<Page, 'getByRole'>

export const recordButton = (page: Place, slide = 1): Locator =>
  page.getByRole('button', { name: `Record slide ${slide}`, exact: true })

export const strip = (page: Place, slide = 1): Locator =>
  page.getByRole('region', { name: `Recording of slide ${slide}` })

export const playButton = (page: Place): Locator =>
  page.getByRole('button', { name: 'Play the recording of slide 1' })

/** The words recognised in a file, in all of it or between two times in seconds. */
export const hear = async (file: string, from = 0, to?: number): Promise<string> => {
  const rate = 16_000
  const sound = await decodeSound(file, rate)
  const recogniser = createRecogniser({ modelDir: cachePaths(process.env).recogniser })
  return recogniser.recognise(sound.subarray(from * rate, to === undefined ? undefined : to * rate))
}

export const nameIn = (address: string | null | undefined): string => address?.split('/').at(-1) ?? ''
