import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Glossary } from '@voxdeck/contracts/languages/glossary'
import type { Lexicon } from '@voxdeck/contracts/languages/lexicon'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { terms as words } from '@/i18n/en/editor/terms.ts'
import { useProjectHistory } from '@/project/history/history-context.ts'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { glossaryQuery } from '@/project/queries/get-glossary.ts'
import { lexiconQuery } from '@/project/queries/get-lexicon.ts'
import { useProject } from '@/project/queries/get-project.ts'
import { saveGlossary } from '@/project/queries/save-glossary.ts'
import { saveLexicon } from '@/project/queries/save-lexicon.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs.tsx'
import { glossaryKind } from './glossary/glossary-kind.ts'
import { GlossaryTab } from './glossary/glossary-tab.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { lexiconKind } from './lexicon/lexicon-kind.ts'
import { LexiconTab } from './lexicon/lexicon-tab.tsx'
import { useSaying } from './lexicon/use-saying.ts'
import { useTermList } from './list/use-term-list.ts'
import { NotSaved } from './not-saved.tsx'
import { TermsFooter } from './terms-footer.tsx'
import { TermsLoading } from './terms-loading.tsx'
import { type TermsTab, useSavingTerms } from './use-saving-terms.ts'

addWords({ terms: words })

type TermsDialogProps = { projectId: string; onClose: () => void }

const noLexicon: Lexicon = []
const noGlossary: Glossary = []
const panel = 'flex min-h-0 flex-1 flex-col outline-offset-[-2px] data-[state=inactive]:hidden'

/**
 * Edits the lexicon (pronunciations) and the glossary (translations) of a project; both are saved together.
 */
export const TermsDialog = ({ projectId, onClose }: TermsDialogProps) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [tab, setTab] = useState<TermsTab>('lexicon')
  const [hasSwitched, setSwitched] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { data: project } = useProject(projectId)
  const sourceLanguage = useSourceLanguage()
  const kind = useMemo(() => lexiconKind(sourceLanguage), [sourceLanguage])
  const loaded = { lexicon: useQuery(lexiconQuery(projectId)), glossary: useQuery(glossaryQuery(projectId)) }
  const lexicon = useTermList(kind, loaded.lexicon.data ?? noLexicon)
  const glossary = useTermList(glossaryKind, loaded.glossary.data ?? noGlossary)
  const saying = useSaying(projectId)
  const { history } = useProjectHistory()
  const recorded = <Entries extends readonly object[]>(
    list: TermsTab,
    before: Entries,
    after: Entries,
  ): Entries => {
    history.recordAct({ what: 'terms', count: 0, number: 0 }, { kind: 'terms', list, before, after })
    return after
  }
  const saving = useSavingTerms(
    {
      lexicon: {
        ...lexicon,
        save: () =>
          lexicon.save({
            send: async (lists) =>
              recorded('lexicon', lists.base, await saveLexicon(queries, projectId, lists)),
            look: () => queries.fetchQuery({ ...lexiconQuery(projectId), staleTime: 0 }),
          }),
      },
      glossary: {
        ...glossary,
        save: () =>
          glossary.save({
            send: async (lists) =>
              recorded('glossary', lists.base, await saveGlossary(queries, projectId, lists)),
            look: () => queries.fetchQuery({ ...glossaryQuery(projectId), staleTime: 0 }),
          }),
      },
    },
    setTab,
  )
  useLeaveWarning(saving.isChanged)
  const translated = project?.languages
  const languages = useMemo<string[]>(
    () => [sourceLanguage, ...(translated ?? [])],
    [sourceLanguage, translated],
  )
  const others = useMemo(() => languages.slice(1), [languages])
  const loading = !(loaded.lexicon.data && loaded.glossary.data) ? (
    <TermsLoading
      hasFailed={loaded.lexicon.isError || loaded.glossary.isError}
      onRetry={() => void Promise.all([loaded.lexicon.refetch(), loaded.glossary.refetch()])}
    />
  ) : null
  const close = () => (saving.isChanged ? setLeaving(true) : onClose())
  const saveAndClose = async () => {
    const isSaved = await saving.save()
    setLeaving(false)
    if (isSaved) onClose()
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    // The script editor behind listens for the same shortcut.
    event.stopPropagation()
    event.preventDefault()
    void saving.save()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        title={t('terms.title')}
        description={t('terms.description')}
        closeLabel={t('app.close')}
        onKeyDown={saveByKey}
        className="flex h-[92dvh] max-h-[92dvh] flex-col overflow-hidden px-0 pb-0 sm:h-[min(46rem,88dvh)] sm:max-w-5xl [&>h2]:px-5 [&>h2+p]:px-5"
      >
        <Tabs
          value={tab}
          onValueChange={(value) => {
            setTab(value as TermsTab)
            setSwitched(true)
          }}
          className="mt-4 flex min-h-0 flex-1 flex-col"
        >
          <TabsList className="mx-5 mb-3 self-start">
            <TabsTrigger value="lexicon">{t('terms.tabs.lexicon')}</TabsTrigger>
            <TabsTrigger value="glossary">{t('terms.tabs.glossary')}</TabsTrigger>
          </TabsList>
          <TabsContent value="lexicon" className={panel}>
            {saving.failures.lexicon !== undefined && <NotSaved error={saving.failures.lexicon} />}
            {loading ?? (
              <LexiconTab
                kind={kind}
                list={lexicon}
                languages={languages}
                saying={saying}
                isFirst={!hasSwitched}
              />
            )}
          </TabsContent>
          <TabsContent value="glossary" className={panel}>
            {saving.failures.glossary !== undefined && <NotSaved error={saving.failures.glossary} />}
            {loading ?? <GlossaryTab list={glossary} languages={others} />}
          </TabsContent>
        </Tabs>
        <TermsFooter
          count={(tab === 'lexicon' ? lexicon : glossary).rows.length}
          saving={saving}
          onSave={() => void saving.save()}
        />
        {isLeaving && (
          <LeaveDialog
            isSaving={saving.isSaving}
            onSave={() => void saveAndClose()}
            onDiscard={onClose}
            onStay={() => setLeaving(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
