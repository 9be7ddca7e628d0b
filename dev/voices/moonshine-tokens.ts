// Writes the vocabulary of the recogniser the way sherpa-onnx reads it:
//   node dev/voices/moonshine-tokens.ts tokenizer.json tokens.txt
import { readFile, writeFile } from 'node:fs/promises'
import { recogniserTokens } from './recogniser-tokens.ts'

const [tokenizerFile, tokensFile] = process.argv.slice(2)
if (!tokenizerFile || !tokensFile) throw new Error('usage: moonshine-tokens.ts tokenizer.json tokens.txt')
await writeFile(tokensFile, recogniserTokens(JSON.parse(await readFile(tokenizerFile, 'utf8'))))
