/** A provider as a worker says it: what it can do, and how it was when it was last asked. */
export type PublishedTranslator = {
  id: string
  /** Into which it translates from English. */
  languages: string[]
  /** A code of the error table while it cannot translate, null while it can. */
  trouble: string | null
  checkedAt: string
}
