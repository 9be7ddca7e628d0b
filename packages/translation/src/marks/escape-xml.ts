const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const letterOf = (entity: string, code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity

export const unescapeXml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (entity, decimal, hex) => {
    if (decimal) return letterOf(entity, Number(decimal))
    if (hex) return letterOf(entity, Number.parseInt(hex, 16))
    return entities[entity.toLowerCase()] ?? entity
  })
