import type { PackText } from './pack-facts.ts'

/** The title, a blank line, the description. */
export const textFile = ({ title, description }: PackText): string => `${title}\n\n${description}\n`

export const readTextFile = (content: string): PackText => {
  const [title = '', , ...description] = content.replace(/\n$/, '').split('\n')
  return { title, description: description.join('\n') }
}
