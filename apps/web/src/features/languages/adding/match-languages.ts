import type { OfferedLanguage } from '@voxdeck/contracts/languages/language'

/** Without diacritics, so that 'espanol' matches Español. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .toLowerCase()
    .trim()

/** Languages whose English name, own name, name in the page's language, or code contains the text. */
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
