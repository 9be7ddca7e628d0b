import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Button } from '@/ui/button.tsx'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'
import { toast } from '@/ui/toast.ts'
import { useVoices } from '../api/list-voices.ts'
import type { ScriptsCardProps } from './scripts-card-props.ts'
import { SlideScriptRow } from './slide-script-row.tsx'
import { WholeScript } from './whole-script.tsx'

export const SlideScriptsCard = ({ project, scripts, slides, onSave, isSaving }: ScriptsCardProps) => {
  const { t } = useTranslation()
  const voices = useVoices()
  const { editSlide } = scripts
  const editScript = useCallback(
    (imageId: string, script: string) => editSlide(imageId, { script }),
    [editSlide],
  )
  const chooseVoice = useCallback(
    (imageId: string, number: number, selectedVoice: string) => {
      editSlide(imageId, { selectedVoice })
      const voice = voices.find(({ id }) => id === selectedVoice)?.name ?? selectedVoice
      toast({
        title: t('editor.scripts.voiceChanged.title'),
        description: t('editor.scripts.voiceChanged.description', { voice, number }),
      })
    },
    [editSlide, voices, t],
  )
  return (
    <Card aria-labelledby="slide-scripts-title" className="overflow-hidden">
      <CardHeader className="border-line border-b">
        <CardTitle id="slide-scripts-title">{t('editor.scripts.title')}</CardTitle>
        <Badge className="mr-auto">{t('editor.scripts.slides', { count: slides.length })}</Badge>
        <Button busy={isSaving} disabled={!scripts.isDirty} onClick={onSave}>
          {isSaving ? t('editor.scripts.saving') : t('editor.scripts.save')}
        </Button>
      </CardHeader>
      <WholeScript project={project} scripts={scripts} slides={slides} />
      <ol className="divide-y divide-line">
        {slides.map((slide, index) => (
          <SlideScriptRow
            key={slide.image.id}
            number={index + 1}
            image={slide.image}
            script={slide.script}
            spread={slide.spread}
            words={slide.words}
            speechSeconds={slide.speechSeconds}
            selectedVoice={slide.selectedVoice}
            voices={voices}
            onScript={editScript}
            onVoice={chooseVoice}
          />
        ))}
      </ol>
    </Card>
  )
}
