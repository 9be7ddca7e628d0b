/** Query key of all languages of a project. */
export const languagesKey = (projectId: string) => ['/api/languages', projectId] as const

/** Query key of one language. */
export const languageKey = (projectId: string, language: string) =>
  [...languagesKey(projectId), language] as const
