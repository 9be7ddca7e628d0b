import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useState } from 'react'
import type { FieldHistory } from '@/project/history/field-history.ts'

type TemplatesOptions = {
  project: Project
  fields: FieldHistory
  /** The language whose panel is shown. */
  shown: string
  show: (language: string) => void
}

/** Whether the templates stand in place of the scripts; a step of undo brings the scripts back. */
export const useTemplates = ({ project: { sourceLanguage }, fields, shown, show }: TemplatesOptions) => {
  const [areOpen, setOpen] = useState(false)
  useEffect(() => fields.bringWith(sourceLanguage, () => setOpen(false)), [fields, sourceLanguage])
  return {
    areOpen,
    close: () => setOpen(false),
    toggle: () => {
      setOpen(!areOpen || shown !== sourceLanguage)
      show(sourceLanguage)
    },
    showScripts: () => {
      setOpen(false)
      show(sourceLanguage)
    },
  }
}
