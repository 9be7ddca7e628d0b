import type { Voice } from '@voxdeck/core/voices'
import { ArrowDown, ArrowUp, CopyPlus, SlidersHorizontal, Trash2, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { selection as words } from '@/i18n/en/editor/selection.ts'
import { voiceKey } from '@/project/document/field-key.ts'
import { useFieldValue } from '@/project/document/field-store.ts'
import { sharedValue } from '@/project/document/shown-choices.ts'
import type { SlidesAction } from '@/project/slides/slides-action.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { useKeyDown } from '@/ui/use-key-down.ts'
import { usePageMark } from '@/ui/use-page-mark.ts'
import type { ScriptTools } from '../script-tools.ts'
import { type Selection, useSelected } from './selection.ts'

addWords({ selection: words })

type SelectionBarProps = {
  tools: ScriptTools
  selection: Selection
  /** All slides in order. */
  slideIds: readonly string[]
  list: RefObject<HTMLOListElement | null>
  wpm: number
  voices: readonly Voice[]
  onVoice: (slideIds: readonly string[], voice: string) => void
}

/** What can be done to the selected slides. */
export const SelectionBar = ({
  tools,
  selection,
  slideIds,
  list,
  wpm,
  voices,
  onVoice,
}: SelectionBarProps) => {
  const { t } = useTranslation()
  const selected = useSelected(selection, slideIds)
  const count = selected.length
  const voice = useFieldValue(tools.store, (doc) => sharedValue(doc, selected.map(voiceKey)) ?? '')
  useKeyDown((event) => {
    // Menus and dialogs close by Escape themselves.
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      !document.querySelector('[role=dialog], [role=menu]')
    )
      selection.clear()
  })
  usePageMark('floating-bar')
  const run = (action: SlidesAction) => () => tools.runAll(action, selected, list.current)
  return (
    <div
      role="toolbar"
      aria-label={t('selection.label')}
      className="sticky short:static bottom-4 z-10 mx-auto my-3 flex w-fit max-w-[calc(100%-1rem)] animate-rise flex-wrap items-center justify-center gap-1 rounded-lg border border-line bg-raised px-2 py-1.5 shadow-md max-lg:bottom-[calc(var(--bottom-bar,0px)+1rem)]"
    >
      <output className="figures px-2 font-medium text-sm">{t('selection.count', { count })}</output>
      {count < slideIds.length && (
        <Button size="sm" variant="ghost" onClick={() => selection.selectAll(slideIds)}>
          {t('selection.all')}
        </Button>
      )}
      {tools.slots.voice({
        field: voiceKey('selected'),
        label: t('selection.voice', { count }),
        voices,
        value: voice,
        unset: t('selection.voices'),
        wpm,
        slideCount: 1,
        onChange: (chosen) => onVoice(selected, chosen),
      })}
      <Button size="sm" variant="ghost" onClick={run('settings')}>
        <SlidersHorizontal aria-hidden="true" />
        <span className="max-sm:sr-only">{t('selection.settings')}</span>
      </Button>
      <IconButton size="sm" label={t('selection.up')} onClick={run('moveUp')}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('selection.down')} onClick={run('moveDown')}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('selection.duplicate')} onClick={run('duplicate')}>
        <CopyPlus aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('selection.delete')} onClick={run('delete')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('selection.clear')} onClick={selection.clear}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
