import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusReturn } from '@/ui/overlays/use-focus-return.ts'
import type { Watched } from './source/watched.ts'
import { VideoPlayer } from './video-player.tsx'

type PlayerOverlayProps = {
  title: string
  /** In languages that have another one. */
  titles?: Partial<Record<string, string>>
  video: Watched
  /** Expected aspect ratio (width / height), used until the video's metadata is loaded. */
  shape: number
  onClose: () => void
}

export const PlayerOverlay = ({
  title,
  titles = {},
  video,
  shape: expected,
  onClose,
}: PlayerOverlayProps) => {
  const { t } = useTranslation()
  const focusReturn = useFocusReturn()
  const [shape, setShape] = useState(expected)
  const [language, setLanguage] = useState(video.languages[0] ?? '')
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          // A click beside the video closes the player.
          onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
          {...focusReturn}
          style={{ '--video': shape } as CSSProperties}
          className="fixed inset-0 z-50 flex animate-appear flex-col items-center justify-center gap-4 bg-stage p-4 text-on-stage outline-none sm:p-8 short:p-0"
        >
          <div className="flex w-full max-w-[calc((100dvh-9rem)*max(1,var(--video)))] items-center justify-between gap-4 short:pointer-events-none short:absolute short:inset-x-0 short:top-0 short:z-10 short:max-w-none short:p-1">
            <Dialog.Title dir="auto" className="display min-w-0 truncate text-lg short:sr-only">
              {titles[language] ?? title}
            </Dialog.Title>
            <Dialog.Close
              aria-label={t('player.close')}
              className="grid size-9 shrink-0 place-items-center rounded-md transition-colors hover:bg-on-stage/12 focus-visible:outline-on-stage short:pointer-events-auto short:ml-auto short:bg-stage/60"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="-mx-4 grid aspect-(--video) w-screen max-w-[calc((100dvh-9rem)*var(--video))] place-items-stretch overflow-hidden bg-black sm:mx-0 sm:w-full sm:rounded-lg short:max-w-[calc(100dvh*var(--video))] short:rounded-none">
            <VideoPlayer video={video} onShape={setShape} onLanguage={setLanguage} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
