/** What the server has of all languages of a project. */
export const languagesKey = (projectId: string) => ['/api/languages', projectId] as const

/** What it has of one. */
export const languageKey = (projectId: string, language: string) =>
  [...languagesKey(projectId), language] as const
