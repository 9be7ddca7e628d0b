import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { PlayerWaiting } from '@/watch/player-waiting.tsx'
import { useDemo } from './use-demo.ts'

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
