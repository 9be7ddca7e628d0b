import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { defaultVoices } from '@voxdeck/core/voices'
import type { ReactNode } from 'react'
import { createFieldStore, type FieldStore } from '../src/project/document/field-store.ts'
import { textsOfProject } from '../src/project/document/texts-of-project.ts'
import { createFieldHistory } from '../src/project/history/field-history.ts'
import { createHistory } from '../src/project/history/history.ts'
import { HistoryContext } from '../src/project/history/history-context.ts'
import { SourceLanguageContext } from '../src/project/languages/source-language.ts'
import { LengthsContext, useLengthsStore } from '../src/project/lengths/lengths-store.ts'
import { voicesQuery } from '../src/project/queries/list-voices.ts'
import { TooltipProvider } from '../src/ui/buttons/tooltip.tsx'

const Lengths = ({
  project,
  store,
  children,
}: {
  project: Project
  store: FieldStore
  children: ReactNode
}) => <LengthsContext value={useLengthsStore(store, project)}>{children}</LengthsContext>

/** Draws a part of the editor as the page does: on the fields of a project, with its history and lengths. */
export const draw = (project: Project, part: (store: FieldStore) => ReactNode) => {
  const store = createFieldStore(textsOfProject(project))
  const history = createHistory()
  const fields = createFieldHistory(history)
  fields.attach(project.sourceLanguage, store)
  fields.showOn({
    numberOf: (slideId) => project.slides.findIndex(({ id }) => id === slideId) + 1,
    show: () => true,
    turn: (_, change) => change(),
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(voicesQuery.queryKey, [...defaultVoices])
  render(
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <SourceLanguageContext value={project.sourceLanguage}>
          <HistoryContext value={{ history, fields }}>
            <Lengths project={project} store={store}>
              {part(store)}
            </Lengths>
          </HistoryContext>
        </SourceLanguageContext>
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return { store, history, user: userEvent.setup() }
}
