import i18next from 'i18next'

/** Adds English texts to i18next; called by the module that needs them, so that they are in its chunk. */
export const addWords = (words: Record<string, object>): void => {
  i18next.addResourceBundle('en', 'translation', words, true, true)
}
