import { useQueries } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { languageQuery } from '@/project/queries/get-language.ts'
import { type LanguageChoice, type Standing, standingOf } from './language-choice.ts'

/** The source language and the languages of the project with their state; refetched on mount. */
export const useLanguageChoices = ({ id, sourceLanguage, languages: codes }: Project) => {
  const answers = useQueries({
    queries: codes.map((code) => ({ ...languageQuery(id, code), staleTime: 1000 })),
  })
  const standing = (index: number): Standing => {
    const answer = answers[index]
    if (answer?.data) return standingOf(answer.data)
    return { kind: answer?.isError && !answer.isFetching ? 'failed' : 'loading' }
  }
  const choices: LanguageChoice[] = [
    { code: sourceLanguage, standing: { kind: 'original' } },
    ...codes.map((code, index) => ({ code, standing: standing(index) })),
  ]
  return {
    choices,
    isLoading: choices.some((choice) => choice.standing.kind === 'loading'),
    retry: (code: string) => void answers[codes.indexOf(code)]?.refetch(),
  }
}
