/** A translation provider as a worker publishes it: what it can do, and the result of its last health check. */
export type PublishedTranslator = {
  id: string
  /** Target languages from the source language. */
  languages: string[]
  /** A code of the error table while the provider cannot translate; null while it can. */
  trouble: string | null
  checkedAt: string
}
