import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/button.tsx'
import { toast } from '@/ui/toast.ts'
import { useVoices } from '../api/list-voices.ts'
import { inOrder } from '../in-order.ts'
import { voiceKey } from './document/field-key.ts'
import { write } from './document/script-document.ts'
import type { ScriptsCardProps } from './scripts-card-props.ts'
import { SlideScriptRow } from './slide-script-row.tsx'
import { WholeScript } from './whole-script.tsx'
import { WritingCard } from './writing-card.tsx'

export const SlideScriptsCard = ({ project, desk, history, onSave, isSaving }: ScriptsCardProps) => {
  const { t } = useTranslation()
  const voices = useVoices()
  const { store, openStudio, readProject } = desk
  const images = useMemo(() => inOrder(project.images), [project.images])
  const order = images.map(({ id }) => id).join()
  const imageIds = useMemo(() => order.split(','), [order])
  const saved = new Map(project.slideScripts.map((slide) => [slide.imageId, slide]))
  const chooseVoice = useCallback(
    (imageId: string, number: number, selectedVoice: string) => {
      const change = () => {
        store.change((doc) =>
          write(doc, [[voiceKey(imageId), selectedVoice]], { kind: 'step', at: Date.now() }),
        )
        const voice = voices.find(({ id }) => id === selectedVoice)?.name ?? selectedVoice
        toast({
          title: t('editor.scripts.voiceChanged.title'),
          description: t('editor.scripts.voiceChanged.description', { voice, number }),
        })
      }
      // Asks first where a recording would go with it.
      const recording = readProject()?.slideScripts.find((slide) => slide.imageId === imageId)?.audioRecording
      if (recording) openStudio((studio) => studio.changeVoice({ imageId, number }, change))
      else change()
    },
    [store, openStudio, readProject, voices, t],
  )
  return (
    <WritingCard
      title={t('editor.scripts.title')}
      badge={<Badge>{t('editor.scripts.slides', { count: images.length })}</Badge>}
      desk={desk}
      history={history}
      save={
        <Button busy={isSaving} onClick={onSave}>
          {isSaving ? t('editor.scripts.saving') : t('editor.scripts.save')}
        </Button>
      }
    >
      <WholeScript desk={desk} images={images} imageIds={imageIds} />
      <ol className="divide-y divide-line [contain-intrinsic-size:auto_34rem] [content-visibility:auto]">
        {images.map((image, index) => (
          <SlideScriptRow
            key={image.id}
            desk={desk}
            number={index + 1}
            imageIds={imageIds}
            image={image}
            saved={saved.get(image.id)}
            wpm={project.videoSettings.speakingSpeed}
            voices={voices}
            onVoice={chooseVoice}
          />
        ))}
      </ol>
    </WritingCard>
  )
}
