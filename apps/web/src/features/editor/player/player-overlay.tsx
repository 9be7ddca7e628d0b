import type { Video } from '@voxdeck/contracts/videos/video'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/ui/spinner.tsx'

// The player's controls are fetched when somebody plays something.
const FilmPlayer = lazy(async () => ({ default: (await import('./film-player.tsx')).FilmPlayer }))

type PlayerOverlayProps = {
  title: string
  film: Video
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export const PlayerOverlay = ({ title, film, isOpen, onOpenChange }: PlayerOverlayProps) => {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          // Everything around the film is backdrop.
          onClick={({ target, currentTarget }) => target === currentTarget && onOpenChange(false)}
          className="fixed inset-0 z-50 flex animate-appear flex-col items-center justify-center gap-4 bg-stage p-4 text-on-stage outline-none sm:p-8"
        >
          <div className="flex w-full max-w-[calc((100dvh-9rem)*16/9)] items-center justify-between gap-4">
            <Dialog.Title className="display min-w-0 truncate text-lg">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('editor.preview.close')}
              className="grid size-9 shrink-0 place-items-center rounded-md transition-colors hover:bg-on-stage/12 focus-visible:outline-on-stage"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="grid aspect-video w-full max-w-[calc((100dvh-9rem)*16/9)] place-items-stretch overflow-hidden rounded-lg bg-black">
            <Suspense fallback={<Spinner className="size-8 place-self-center" />}>
              {film.streamUrl && <FilmPlayer address={film.streamUrl} />}
            </Suspense>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
