import type { Command } from './collect-commands.ts'

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The commands that contain every typed word; those whose name begins with the typed text come first. */
export const matchCommands = (commands: readonly Command[], typed: string): Command[] => {
  const sought = plain(typed).trim()
  const words = sought.split(/\s+/)
  const matching = commands.filter(({ name, script = '', place }) => {
    const text = plain(`${name} ${script} ${place}`)
    return words.every((word) => text.includes(word))
  })
  if (!sought) return matching
  return matching.toSorted(
    (one, other) => Number(plain(other.name).startsWith(sought)) - Number(plain(one.name).startsWith(sought)),
  )
}
