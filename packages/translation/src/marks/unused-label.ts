/** A short label that stands in none of the texts: what is found with it in an answer was put there by us. */
export const unusedLabel = (texts: readonly string[]): string => {
  for (let number = 0; ; number += 1) {
    const label = `m${number.toString(36)}`
    if (!texts.some((text) => text.includes(label))) return label
  }
}
