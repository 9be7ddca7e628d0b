import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import type { Generation } from './use-generation.ts'

type DownloadLinkProps = { generation: Generation; className?: string }

/** Of the ready video; nothing without one. */
export const DownloadLink = ({ generation: { readyVideo, primary }, className }: DownloadLinkProps) => {
  const { t } = useTranslation()
  if (!readyVideo?.downloadUrl) return null
  return (
    <Button asChild variant={primary === 'download' ? 'primary' : 'secondary'} className={className}>
      <a href={readyVideo.downloadUrl} download>
        <Download aria-hidden="true" />
        {t('editor.preview.download')}
      </a>
    </Button>
  )
}
