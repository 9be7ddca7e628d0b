import type { Video } from '@voxdeck/contracts/videos/video'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/ui/lazy-part.tsx'
import { Spinner } from '@/ui/spinner.tsx'
import { useFocusReturn } from '@/ui/use-focus-return.ts'
import { useFrame } from '../frame/frame.ts'
import { beginSound } from '../one-sound.ts'

// The player's controls are fetched when somebody plays something.
const FilmPlayer = lazyPart(
  async () => (await import('./film-player.tsx')).FilmPlayer,
  <Spinner className="size-8 place-self-center" />,
)

/** Nothing behind the film can begin to sound while it is open. */
const nothingElse = () => undefined

/** A film, or something like it, with a title of its own. */
export type Played = Pick<Video, 'streamUrl'> & { title?: string }

type PlayerOverlayProps = { title: string; film: Played; onClose: () => void }

export const PlayerOverlay = ({ title, film, onClose }: PlayerOverlayProps) => {
  const { t } = useTranslation()
  const focusReturn = useFocusReturn()
  useEffect(() => beginSound(nothingElse), [])
  // As the project is now, until the film says its own: it may be older.
  const { width, height } = useFrame()
  const [shape, setShape] = useState(width / height)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          // Everything around the film is backdrop.
          onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
          {...focusReturn}
          style={{ '--film': shape } as CSSProperties}
          className="fixed inset-0 z-50 flex animate-appear flex-col items-center justify-center gap-4 bg-stage p-4 text-on-stage outline-none sm:p-8"
        >
          <div className="flex w-full max-w-[calc((100dvh-9rem)*max(1,var(--film)))] items-center justify-between gap-4">
            <Dialog.Title className="display min-w-0 truncate text-lg">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('editor.preview.close')}
              className="grid size-9 shrink-0 place-items-center rounded-md transition-colors hover:bg-on-stage/12 focus-visible:outline-on-stage"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="grid aspect-(--film) w-full max-w-[calc((100dvh-9rem)*var(--film))] place-items-stretch overflow-hidden rounded-lg bg-black">
            {film.streamUrl && <FilmPlayer address={film.streamUrl} onShape={setShape} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
