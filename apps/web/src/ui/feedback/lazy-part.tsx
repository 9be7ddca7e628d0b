import { Unplug } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'

type Look<Props> = { part: ComponentType<Props> } | 'waiting' | 'failed'

/**
 * A component whose chunk is loaded on first render. Shows `waiting` until then; if loading fails, shows an
 * error with a retry button, and the rest of the page keeps working.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  /** Where the load error appears: in place, over the page for overlays, or (null) nowhere. */
  place: 'inline' | 'over' | null = 'inline',
): ComponentType<Props> => {
  let fetched: { part: ComponentType<Props> } | null = null
  const fetchPart = async () => {
    fetched = { part: await load() }
    return fetched
  }

  return (props) => {
    const [look, setLook] = useState<Look<Props>>(() => fetched ?? 'waiting')
    useEffect(() => {
      if (look !== 'waiting') return
      let isGone = false
      fetchPart().then(
        (part) => isGone || setLook(part),
        () => isGone || setLook('failed'),
      )
      return () => {
        isGone = true
      }
    }, [look])
    if (look === 'waiting') return waiting
    if (look === 'failed') return place && <NotLoaded place={place} onTryAgain={() => setLook('waiting')} />
    return <look.part {...props} />
  }
}

const places = {
  inline: 'place-self-center p-6',
  over: 'fixed inset-x-4 bottom-20 z-50 mx-auto w-fit rounded-lg border border-line bg-raised p-4 shadow-lg',
}

type NotLoadedProps = { place: keyof typeof places; onTryAgain: () => void }

const NotLoaded = ({ place, onTryAgain }: NotLoadedProps) => {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-center',
        places[place],
      )}
    >
      <Unplug aria-hidden="true" className="size-5 text-mute" />
      <p>{t('app.notLoaded.title')}</p>
      <Button onClick={onTryAgain}>{t('app.notLoaded.tryAgain')}</Button>
    </div>
  )
}
