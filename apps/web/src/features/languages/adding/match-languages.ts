import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'

/** Letters without their marks: who types 'espanol' means Español. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .toLowerCase()
    .trim()

/** Those that are called so in English, in themselves, in the page's language, or by their code. */
export const matchLanguages = (
  offered: readonly OfferedLanguage[],
  text: string,
  nameOf: (code: string) => string,
): OfferedLanguage[] => {
  const wanted = plain(text)
  return offered.filter(({ code, name, ownName }) =>
    [code, name, ownName, nameOf(code)].some((called) => plain(called).includes(wanted)),
  )
}
