import type { DemoVideo } from '@voxdeck/contracts/videos/get-demo'
import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { PlayerWaiting } from '@/watch/player-waiting.tsx'

/** Plain fetch: the contracts, and zod with them, would be half of what the landing page loads. */
const fetchDemo = async (signal: AbortSignal): Promise<DemoVideo | null> => {
  const response = await fetch('/api/demo', { signal, priority: 'low' })
  if (!response.ok) throw new Error(response.statusText)
  return ((await response.json()) as { film: DemoVideo | null }).film
}

const retryMs = 2000

/** The demo video, requested after the first render; null while loading and where there is none. */
const useDemo = (): DemoVideo | null => {
  const [video, setVideo] = useState<DemoVideo | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const request = (retries: number): void => {
      fetchDemo(gone.signal).then(setVideo, () => {
        // Retried, since the button stays hidden without a response.
        if (retries > 0 && !gone.signal.aborted) setTimeout(() => request(retries - 1), retryMs)
      })
    }
    request(3)
    return () => gone.abort()
  }, [])
  return video
}

// Loaded when the demo is played.
const PlayerOverlay = lazyPart(
  async () => (await import('@/watch/player-overlay.tsx')).PlayerOverlay,
  <PlayerWaiting />,
  'over',
)

/** Invisible, but taking its space, until there is a demo video. */
export const WatchDemo = () => {
  const { t } = useTranslation()
  const video = useDemo()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" className={classNames(!video && 'invisible')} onClick={() => setOpen(true)}>
        <Play aria-hidden="true" className="fill-current" />
        {t('landing.hero.demo')}
      </Button>
      {isOpen && video && (
        <PlayerOverlay title={video.title} video={video} shape={16 / 9} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
