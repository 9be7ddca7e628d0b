import { espeakDataFolder } from '@voxdeck/dev/espeak-data'
import { cachePaths } from '@voxdeck/dev/paths'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { type LevelledSentence, levelSentence } from '@voxdeck/media/sentences/level-sentence'
import { openSherpa } from '@voxdeck/speech/sherpa/sherpa'
import { engineContext } from '@voxdeck/speech/testing/engine-context'

export type Said = LevelledSentence & { voice: string; text: string }

/** Every sentence spoken by every installed voice, levelled as the product stores it. */
export const speakSentences = async (sentences: readonly string[], scratch: Scratch): Promise<Said[]> => {
  const environment = { VOICES_DIR: cachePaths(process.env).voices, ESPEAK_DATA_DIR: espeakDataFolder() }
  const engine = await openSherpa(environment, engineContext)
  if (!engine) throw new Error('no voices are installed: run ./dev/setup')
  const said: Said[] = []
  try {
    for (const { id: voice } of engine.voices)
      for (const text of sentences) {
        const { samples, sampleRate } = await engine.speak({ voice, text, wordsPerMinute: 150 })
        const output = scratch.file(`said-${said.length}.pcm`)
        said.push({ voice, text, ...(await levelSentence({ samples, engineRate: sampleRate, output })) })
      }
  } finally {
    await engine.close()
  }
  return said
}
