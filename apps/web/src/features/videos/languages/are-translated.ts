import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { languageQuery } from '@/project/queries/get-language.ts'
import type { VideoLanguages } from '../generation/generate-video.ts'
import { standingOf } from './language-choice.ts'

/** Whether every slide is translated from today's words into each of these languages. */
export const areTranslated = async (
  queries: QueryClient,
  { id: projectId, sourceLanguage }: Pick<Project, 'id' | 'sourceLanguage'>,
  languages: VideoLanguages,
): Promise<boolean> => {
  const others = languages.filter((language) => language !== sourceLanguage)
  const standings = await Promise.all(
    others.map(async (language) =>
      standingOf(await queries.fetchQuery({ ...languageQuery(projectId, language), staleTime: 0 })),
    ),
  )
  return standings.every((standing) => standing.kind === 'whole' && standing.stale === 0)
}
