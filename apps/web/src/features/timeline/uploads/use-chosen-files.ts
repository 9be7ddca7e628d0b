import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorWords } from '@/i18n/error-words.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { toast } from '@/ui/feedback/toast.ts'
import { type Refusal, refuseFile } from './refuse-file.ts'
import { inNameOrder, type UploadItem, type UploadOrigin } from './upload-queue.ts'

type Chosen = { file: File; refusal: Refusal | null }

/** Checks chosen files, shows which cannot be used, and passes the pictures on. */
export const useChosenFiles = (take: (items: UploadItem[]) => void) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const looked = useRef(Promise.resolve())

  const itemOf = ({ file, refusal }: Chosen, before: string | null, origin: UploadOrigin): UploadItem => {
    const parts = { id: crypto.randomUUID(), file, before, origin }
    return refusal === null || refusal === 'no_picture'
      ? { ...parts, state: 'waiting' }
      : { ...parts, state: 'failed', words: errorWords(refusal, language), retryable: false }
  }

  const tell = (chosen: Chosen[]) => {
    const warn = (title: string, description: string) => toast({ title, description, variant: 'destructive' })
    const others = chosen.filter(({ refusal }) => refusal === 'no_picture').length
    const refused = chosen.map(({ refusal }) => refusal).find((refusal) => refusal?.startsWith('picture_'))
    if (others > 0 && others === chosen.length)
      warn(t('editor.uploads.invalid.title'), t('editor.uploads.invalid.description'))
    else if (refused && refused !== 'no_picture') warn(t('app.error'), errorWords(refused, language))
    else if (others > 0) warn(t('editor.uploads.leftOut.title'), t('editor.uploads.leftOut.description'))
  }

  return (files: Iterable<File>, before: string | null = null, origin: UploadOrigin = 'files'): void => {
    const sorted = inNameOrder(files)
    const look = async () => {
      const chosen = await Promise.all(
        sorted.map(async (file) => ({ file, refusal: await refuseFile(file) })),
      )
      tell(chosen)
      const pictures = chosen.filter(({ refusal }) => refusal !== 'no_picture')
      take(pictures.map((one) => itemOf(one, before, origin)))
    }
    // In the order in which they were chosen, so that they are uploaded in it.
    looked.current = looked.current.then(look)
  }
}
