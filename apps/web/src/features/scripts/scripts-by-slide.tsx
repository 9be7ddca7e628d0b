import { ClipboardPaste } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shown } from '@/project/document/field-document.ts'
import { narratorKey, slideIdOf, voiceKey } from '@/project/document/field-key.ts'
import { useFieldValue, writeStep } from '@/project/document/field-store.ts'
import { useVoices } from '@/project/queries/list-voices.ts'
import { focusField } from '@/project/writing/focus-field.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { ScriptRow } from './script-row.tsx'
import { createSelection, useSelected } from './selection/selection.ts'
import { useRowPresses } from './selection/use-row-presses.ts'
import { type PastedText, usePastedScript } from './spread/use-pasted-script.ts'
import { useRowKeys } from './use-row-keys.ts'
import { type ScriptsCardProps, WritingCard } from './writing-card.tsx'

// Loaded on first use.
const SpreadDialog = lazyPart(
  async () => (await import('./spread/spread-dialog.tsx')).SpreadDialog,
  null,
  'over',
)

// Loaded where the project has a script besides those of its slides.
const WholeScript = lazyPart(async () => (await import('./whole-script.tsx')).WholeScript, null)

const SelectionBar = lazyPart(
  async () => (await import('./selection/selection-bar.tsx')).SelectionBar,
  null,
  'over',
)

type ScriptsBySlideProps = ScriptsCardProps & {
  /** The first slides came while the page was open. */
  areFirst: boolean
}

export const ScriptsBySlide = ({
  project,
  tools,
  onSave,
  isSaving,
  isShown,
  areFirst,
}: ScriptsBySlideProps) => {
  const { t } = useTranslation()
  const voices = useVoices(project.sourceLanguage)
  const { store } = tools
  const { slides } = project
  const order = slides.map(({ id }) => id).join()
  const slideIds = useMemo(() => order.split(','), [order])
  const nameOf = useCallback(
    (voiceId: string) => voices.find(({ id }) => id === voiceId)?.name ?? voiceId,
    [voices],
  )
  /** Recordings stay: they are heard instead of the voice. */
  const chooseVoiceFor = useCallback(
    (chosen: readonly string[], voiceId: string) => {
      const fields = chosen.map((slideId) => [voiceKey(slideId), voiceId] as const)
      writeStep(store, fields)
      toast({
        title: t('editor.scripts.voiceChanged.title'),
        description: t('editor.scripts.voiceChanged.several', {
          voice: nameOf(voiceId),
          count: chosen.length,
        }),
      })
    },
    [store, nameOf, t],
  )
  const chooseVoice = useCallback(
    (slideId: string, number: number, voiceId: string) => {
      const fields = [
        [voiceKey(slideId), voiceId],
        [narratorKey(slideId), 'voice'],
      ] as const
      writeStep(store, fields)
      toast({
        title: t('editor.scripts.voiceChanged.title'),
        description: t('editor.scripts.voiceChanged.description', { voice: nameOf(voiceId), number }),
      })
    },
    [store, nameOf, t],
  )
  const list = useRef<HTMLOListElement>(null)
  useRowKeys(list, isShown)
  const [selection] = useState(createSelection)
  const hasProjectScript = useFieldValue(
    store,
    (doc) => doc.saved.get('english') !== '' || shown(doc, 'english') !== '',
  )
  const isSelecting = useSelected(selection, slideIds).length > 0
  useRowPresses(list, selection, slideIds)
  const [spreading, setSpreading] = useState<PastedText | null>(null)
  usePastedScript(slides.length, isShown && spreading === null, setSpreading)
  /** A pasted script that was not taken: it is offered again. */
  const left = useRef('')
  /** How often a script was taken: then the project script is folded. */
  const [taken, setTaken] = useState(0)
  const spread = (script: string) => setSpreading({ script, into: null })
  /** Puts the pasted text where it was pasted after all. */
  const keepTogether = ({ script, into }: PastedText) => {
    if (!into) return undefined
    const { key, start, end } = into
    const keep = () => {
      const before = shown(store.read(), key)
      const text = before.slice(0, start) + script + before.slice(end)
      writeStep(store, [[key, text]])
      focusField({ key, caret: start + script.length })
    }
    return { number: slideIds.indexOf(slideIdOf(key) ?? '') + 1, keep }
  }
  return (
    <WritingCard
      title={t('editor.scripts.title')}
      badge={<Badge>{t('editor.scripts.slides', { count: slides.length })}</Badge>}
      tools={tools}
      actions={
        <Button onClick={() => spread(left.current)}>
          <ClipboardPaste aria-hidden="true" />
          <span className="max-md:sr-only">{t('scripts.spread.paste')}</span>
        </Button>
      }
      save={
        <Button busy={isSaving} onClick={onSave}>
          {isSaving ? t('editor.scripts.saving') : t('editor.scripts.save')}
        </Button>
      }
    >
      {hasProjectScript && (
        <WholeScript
          key={taken}
          comesIntoView={areFirst && taken === 0}
          tools={tools}
          slides={slides}
          slideIds={slideIds}
          onSpread={spread}
        />
      )}
      <ol
        ref={list}
        data-selecting={isSelecting ? '' : undefined}
        className="group/list divide-y divide-line [contain-intrinsic-size:auto_34rem] [content-visibility:auto]"
      >
        {slides.map((slide, index) => (
          <ScriptRow
            key={slide.id}
            script={tools}
            selection={selection}
            number={index + 1}
            slideIds={slideIds}
            slide={slide}
            wpm={project.settings.speakingSpeed}
            voices={voices}
            onVoice={chooseVoice}
            onVoiceFor={chooseVoiceFor}
          />
        ))}
      </ol>
      {isSelecting && (
        <SelectionBar
          tools={tools}
          selection={selection}
          slideIds={slideIds}
          list={list}
          wpm={project.settings.speakingSpeed}
          voices={voices}
          onVoice={chooseVoiceFor}
        />
      )}
      {spreading && (
        <SpreadDialog
          store={store}
          slides={slides}
          script={spreading.script}
          onKeepTogether={keepTogether(spreading)}
          onSpread={() => setTaken(taken + 1)}
          onClose={(text) => {
            left.current = text
            setSpreading(null)
          }}
        />
      )}
    </WritingCard>
  )
}
