/** A short label that occurs in none of the texts, so that every match of it in an answer is one of our marks. */
export const unusedLabel = (texts: readonly string[]): string => {
  for (let number = 0; ; number += 1) {
    const label = `m${number.toString(36)}`
    if (!texts.some((text) => text.includes(label))) return label
  }
}
