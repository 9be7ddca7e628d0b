import { isMark, type Mark, type Segment } from '../translator.ts'
import { escapeXml, unescapeXml } from './escape-xml.ts'

/** How a provider's markup carries marks: a tag with an id whose content is not translated. */
export type TagStyle = { name: string; attributes: string; selfClosing: boolean }

export type TagMarks = {
  write: (segment: Segment) => string
  read: (answer: string, asked: Segment) => Segment
}

export const tagMarks = ({ name, attributes, selfClosing }: TagStyle, label: string): TagMarks => {
  // Match whole tags first, then the id inside: one pattern for both would backtrack too much.
  const element = new RegExp(`<${name}\\b[^<>]*?/>|<${name}\\b[^<>]*>[^<]*</${name}\\s*>`, 'gi')
  const idWithin = new RegExp(`^<[^>]*?\\bid=["']?${label}-(\\d+)`, 'i')
  /** Leftovers of a mark's tag that the answer has broken. */
  const debris = new RegExp(`</?${name}\\b[^<>]*>`, 'gi')

  const tag = ({ id, text }: Mark): string => {
    const opening = `<${name}${attributes} id="${label}-${id}"`
    return text === '' && selfClosing ? `${opening}/>` : `${opening}>${escapeXml(text)}</${name}>`
  }
  const clean = (text: string): string => unescapeXml(text.replace(debris, ''))

  return {
    write: (segment) => segment.map((piece) => (isMark(piece) ? tag(piece) : escapeXml(piece))).join(''),
    read(answer, asked) {
      const texts = new Map(asked.filter(isMark).map(({ id, text }) => [id, text]))
      const pieces: (string | Mark)[] = []
      let from = 0
      for (const { 0: found, index } of answer.matchAll(element)) {
        const number = idWithin.exec(found)?.[1]
        if (number === undefined) continue
        pieces.push(clean(answer.slice(from, index)), {
          id: Number(number),
          text: texts.get(Number(number)) ?? '',
        })
        from = index + found.length
      }
      return [...pieces, clean(answer.slice(from))].filter((piece) => piece !== '')
    },
  }
}
