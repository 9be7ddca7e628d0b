import { Unplug } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type Look<Props> = { part: ComponentType<Props> } | 'waiting' | 'failed'

/**
 * A part of the page that is fetched when it is first shown. Until it is there `waiting` stands in its place. When it
 * cannot be fetched the place says so and offers to try again; the rest of the page goes on.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
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
    if (look === 'failed') return <NotLoaded onTryAgain={() => setLook('waiting')} />
    return <look.part {...props} />
  }
}

const NotLoaded = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 place-self-center p-6 text-center"
    >
      <Unplug aria-hidden="true" className="size-5 text-mute" />
      <p>{t('app.notLoaded.title')}</p>
      <Button onClick={onTryAgain}>{t('app.notLoaded.tryAgain')}</Button>
    </div>
  )
}
