import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { voiceKey } from '@/project/document/field-key.ts'
import { write } from '@/project/document/script-document.ts'
import { useVoices } from '@/project/queries/list-voices.ts'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { toast } from '@/ui/feedback/toast.ts'
import { ScriptRow } from './script-row.tsx'
import { WholeScript } from './whole-script.tsx'
import { type ScriptsCardProps, WritingCard } from './writing-card.tsx'

export const ScriptsBySlide = ({ project, tools, history, onSave, isSaving }: ScriptsCardProps) => {
  const { t } = useTranslation()
  const voices = useVoices()
  const { store, changeVoice } = tools
  const { slides } = project
  const order = slides.map(({ id }) => id).join()
  const slideIds = useMemo(() => order.split(','), [order])
  const chooseVoice = useCallback(
    (slideId: string, number: number, voiceId: string) => {
      const change = () => {
        store.change((doc) => write(doc, [[voiceKey(slideId), voiceId]], { kind: 'step', at: Date.now() }))
        const voice = voices.find(({ id }) => id === voiceId)?.name ?? voiceId
        toast({
          title: t('editor.scripts.voiceChanged.title'),
          description: t('editor.scripts.voiceChanged.description', { voice, number }),
        })
      }
      changeVoice({ slideId, number }, change)
    },
    [store, changeVoice, voices, t],
  )
  return (
    <WritingCard
      title={t('editor.scripts.title')}
      badge={<Badge>{t('editor.scripts.slides', { count: slides.length })}</Badge>}
      tools={tools}
      history={history}
      save={
        <Button busy={isSaving} onClick={onSave}>
          {isSaving ? t('editor.scripts.saving') : t('editor.scripts.save')}
        </Button>
      }
    >
      <WholeScript tools={tools} slides={slides} slideIds={slideIds} />
      <ol className="divide-y divide-line [contain-intrinsic-size:auto_34rem] [content-visibility:auto]">
        {slides.map((slide, index) => (
          <ScriptRow
            key={slide.id}
            tools={tools}
            number={index + 1}
            slideIds={slideIds}
            slide={slide}
            wpm={project.settings.speakingSpeed}
            voices={voices}
            onVoice={chooseVoice}
          />
        ))}
      </ol>
    </WritingCard>
  )
}
