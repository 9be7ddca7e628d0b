import { projectKey } from './get-project.ts'

export const lexiconKey = (projectId: string) => [...projectKey(projectId), 'lexicon'] as const
