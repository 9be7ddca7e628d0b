import type { QueryClient } from '@tanstack/react-query'
import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { History } from '@/project/history/history.ts'
import { projectKey } from '@/project/queries/get-project.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import { saveTranslation } from '@/project/queries/save-translation.ts'
import { saveProject } from '@/project/queries/update-project.ts'
import { wordsOfError as explain } from '@/project/words-of-error.ts'
import { importRecording } from './import-recording.ts'
import type { Server } from './studio.ts'

type Recorded = { slideId: string; language?: string; number: number }

const recordIn =
  (history: History, findSlide: (slideId: string) => Recorded): Server['record'] =>
  (slideId, before, after) => {
    if (before === after) return
    const { number, ...slide } = findSlide(slideId)
    const what = after === null ? 'removeRecording' : 'record'
    history.recordAct({ what, count: 1, number }, { kind: 'recording', ...slide, before, after })
  }

/** The recordings of the source language, which are in the project. */
export const sourceServer = (
  queries: QueryClient,
  { projectId, language }: { projectId: string; language: string },
  history: History,
): Server => {
  const queryKey = projectKey(projectId)
  const slides = () => queries.getQueryData<Project>(queryKey)?.slides ?? []
  return {
    projectId,
    language,
    isTranslation: false,
    recordingOf: (slideId) => slides().find(({ id }) => id === slideId)?.recording?.address ?? null,
    look: () => queries.invalidateQueries({ queryKey }),
    change: async (id, recording) => {
      await saveProject(queries, projectId, { slides: [{ id, recording }] })
    },
    send: importRecording,
    record: recordIn(history, (slideId) => ({
      slideId,
      number: slides().findIndex(({ id }) => id === slideId) + 1,
    })),
    explain,
  }
}

/** The recordings of a translation. */
export const translationServer = (
  queries: QueryClient,
  { projectId, language }: { projectId: string; language: string },
  history: History,
): Server => {
  const queryKey = languageKey(projectId, language)
  const findSlide = (id: string) =>
    queries.getQueryData<ProjectLanguage>(queryKey)?.slides.find(({ slideId }) => slideId === id)
  return {
    projectId,
    language,
    isTranslation: true,
    recordingOf: (slideId) => findSlide(slideId)?.recording?.address ?? null,
    look: () => queries.invalidateQueries({ queryKey }),
    change: (slideId, recording) => saveTranslation(queries, { projectId, language, slideId }, { recording }),
    send: (take) => importRecording({ ...take, language }),
    record: recordIn(history, (slideId) => ({
      slideId,
      language,
      number: findSlide(slideId)?.slideNumber ?? 0,
    })),
    explain,
  }
}
