/** Concatenates pieces with `pauseSamples` of silence between each two. */
export const joinWithPauses = (pieces: Float32Array[], pauseSamples: number): Float32Array => {
  const length =
    pieces.reduce((sum, piece) => sum + piece.length, 0) + pauseSamples * Math.max(0, pieces.length - 1)
  const joined = new Float32Array(length)
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length + pauseSamples
  }
  return joined
}
