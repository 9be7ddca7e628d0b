/** The body, or null once it is longer than allowed; the rest is then not read. */
export const readLimited = async (response: Response, maxBytes: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early closes the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
