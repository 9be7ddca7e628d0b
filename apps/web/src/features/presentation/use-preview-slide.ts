import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldStore } from '@/project/document/field-store.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'

export type PreviewedSlide = {
  slideId: string
  number: number
  store: FieldStore
  /** The cached project. */
  readProject: () => Project | undefined
  onPreview: (streamUrl: string, title: string) => void
}

let last: AbortController | null = null

/** One preview at a time: starting one aborts the previous request. */
const beginPreview = (): AbortController => {
  last?.abort()
  last = new AbortController()
  return last
}

/** Generates a preview video of one slide, unsaved changes included; a second press or Escape aborts it. */
export const usePreviewSlide = ({ slideId, number, store, readProject, onPreview }: PreviewedSlide) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const [making, setMaking] = useState<AbortController | null>(null)
  useEffect(() => {
    if (!making) return
    const callOff = ({ key }: KeyboardEvent) => key === 'Escape' && making.abort()
    addEventListener('keydown', callOff)
    return () => {
      removeEventListener('keydown', callOff)
      making.abort()
    }
  }, [making])

  const make = async () => {
    const mine = beginPreview()
    setMaking(mine)
    try {
      const page = { project: readProject(), doc: store.read() }
      // Loaded on first use, with the contract of the call.
      const { fetchSlidePreview } = await import('./preview-slide.ts')
      const streamUrl = await fetchSlidePreview(page, slideId, mine.signal)
      onPreview(streamUrl, t('scripts.preview.title', { number }))
      toast({
        title: t('scripts.preview.ready.title'),
        description: t('scripts.preview.ready.description', { number }),
      })
    } catch (error) {
      if (!mine.signal.aborted)
        reportFailure(error, {
          title: t('scripts.preview.failed.title'),
          description: t('scripts.preview.failed.description'),
        })
    }
    setMaking(null)
  }
  return { isMaking: making !== null, press: () => (making ? making.abort() : void make()) }
}
