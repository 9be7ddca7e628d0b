// Makes a voice folder for sherpa-onnx out of a stock Piper voice:
//   node dev/voices/piper-to-sherpa.ts voice.onnx voice.json FOLDER
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeOnnxMetadata } from './onnx-metadata.ts'
import { type PiperVoice, sherpaMetadata, sherpaTokens, voiceFacts } from './piper-voice.ts'

const convert = async (onnxFile: string, descriptionFile: string, folder: string): Promise<void> => {
  const voice: PiperVoice = JSON.parse(await readFile(descriptionFile, 'utf8'))
  const model = Buffer.concat([await readFile(onnxFile), encodeOnnxMetadata(sherpaMetadata(voice))])
  const facts = voiceFacts(voice, createHash('sha256').update(model).digest('hex'))

  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.onnx'), model)
  await writeFile(join(folder, 'tokens.txt'), sherpaTokens(voice))
  await writeFile(join(folder, 'voice.json'), `${JSON.stringify(facts, null, 2)}\n`)
}

const [onnxFile, descriptionFile, folder] = process.argv.slice(2)
if (!onnxFile || !descriptionFile || !folder)
  throw new Error('usage: piper-to-sherpa.ts voice.onnx voice.json FOLDER')
await convert(onnxFile, descriptionFile, folder)
