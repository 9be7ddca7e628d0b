/** The body, or null once it is longer than that; the rest is then not fetched. */
export const readAtMost = async (response: Response, mostBytes: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early closes the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
