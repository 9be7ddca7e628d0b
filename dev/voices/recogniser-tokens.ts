/** The part of a Hugging Face tokenizer description that we read. */
export type Tokenizer = {
  model: { vocab: Record<string, number> }
  added_tokens?: { id: number; content: string }[]
}

const BYTE_TOKEN = /^<0x([0-9A-F]{2})>$/
/** How SentencePiece writes a space. */
const WORD_START = '\u2581'

const spelling = (token: string): Buffer => {
  const byte = BYTE_TOKEN.exec(token)?.[1]
  return byte ? Buffer.from(byte, 'hex') : Buffer.from(token.replaceAll(WORD_START, ' '))
}

/** sherpa-onnx reads a Moonshine vocabulary as lines of base64 and id, in the order of the ids. */
export const recogniserTokens = (tokenizer: Tokenizer): string => {
  const byId = new Map(Object.entries(tokenizer.model.vocab).map(([token, id]) => [id, token]))
  for (const { id, content } of tokenizer.added_tokens ?? []) byId.set(id, content)
  return [...byId]
    .sort(([one], [other]) => one - other)
    .map(([id, token]) => `${spelling(token).toString('base64')} ${id}\n`)
    .join('')
}
