import { readFile } from 'node:fs/promises'
import { type LevelledSentence, levelSentence } from '../src/sentences/level-sentence.ts'
import type { Workbench } from './workbench.ts'

/** A text spoken by espeak-ng, at −14 LUFS. */
export const speak = async (bench: Workbench, name: string, text: string): Promise<LevelledSentence> => {
  const { scratch } = bench
  const wav = scratch.file(`${name}.wav`)
  await bench.jail.run({ program: 'espeak-ng', args: ['-v', 'en-us', '-w', wav.inside, text], scratch })
  const raw = scratch.file(`${name}.f32`)
  await bench.bare('-v', 'error', '-i', wav.inside, '-f', 'f32le', raw.inside)
  const bytes = await readFile(raw.path)
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const output = scratch.file(`${name}.pcm`)
  return levelSentence({ samples, engineRate: 22_050, output })
}
