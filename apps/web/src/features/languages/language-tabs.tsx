import type { Project } from '@voxdeck/contracts/projects/read-project'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '@/project/languages/use-language-name.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Tabs, TabsList, TabsTrigger } from '@/ui/tabs.tsx'

export const loadAddLanguageDialog = async () =>
  (await import('./adding/add-language-dialog.tsx')).AddLanguageDialog

// Loaded on first use.
const AddLanguageDialog = lazyPart(loadAddLanguageDialog, null, 'over')

// Loaded with the first other language.
const TabCount = lazyPart(async () => (await import('./tab-count.tsx')).TabCount, null, null)

type LanguageTabsProps = {
  project: Project
  shown: string
  onShow: (language: string) => void
}

const panelId = 'language-panel'
const tabId = (code: string) => `language-tab-${code}`
const countId = (code: string) => `language-count-${code}`

/** The panel of the chosen language. Not inside <Tabs>: a change of its context would make React walk all rows of 200 slides. */
export const LanguageTabPanel = ({ shown, children }: { shown: string; children: ReactNode }) => (
  <div role="tabpanel" id={panelId} aria-labelledby={tabId(shown)} tabIndex={-1}>
    {children}
  </div>
)

/** The tabs of the languages, and a button that adds one. */
export const LanguageTabs = ({ project, shown, onShow }: LanguageTabsProps) => {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-code="${shown}"]`)
    // A pressed tab is already in view.
    if (tab !== document.activeElement) tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  return (
    <>
      <Tabs value={shown} onValueChange={onShow} className="flex min-w-0 items-center gap-1.5">
        <TabsList
          ref={list}
          aria-label={t('languageBar.label')}
          className="scroll-cue min-w-0 overflow-x-auto"
        >
          {[project.sourceLanguage, ...project.languages].map((code) => (
            <TabsTrigger
              key={code}
              value={code}
              data-code={code}
              id={tabId(code)}
              aria-label={nameOf(code)}
              aria-controls={panelId}
              aria-describedby={code === project.sourceLanguage ? undefined : countId(code)}
            >
              {nameOf(code)}
              {code !== project.sourceLanguage && (
                <TabCount id={countId(code)} project={project} language={code} />
              )}
            </TabsTrigger>
          ))}
        </TabsList>
        <Button variant="ghost" className="px-2.5 text-mute hover:text-ink" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {t('languageBar.add')}
        </Button>
      </Tabs>
      {isAdding && <AddLanguageDialog project={project} onShow={onShow} onClose={() => setAdding(false)} />}
    </>
  )
}
