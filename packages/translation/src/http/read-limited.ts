/** Reads a body as text; null when it is larger than allowed, and the rest is then not read. */
export const readLimited = async (response: Response, mostBytes: number): Promise<string | null> => {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
