import type { AccountVideo } from '@voxdeck/contracts/auth/watch-account'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useLanguage } from '@/i18n/use-language.ts'
import { toastWhenFree } from '@/ui/feedback/toast.ts'
import { markTitle } from '@/ui/page-title.ts'
import { useAccountEvents } from '../events/use-account-events.ts'
import { useAccountStream } from '../events/use-account-stream.ts'
import { isAnyTabVisible, useVisibleMark } from './any-tab-visible.ts'
import { notify } from './notifications.ts'
import {
  isAnyInMaking,
  noteEvent,
  onVideosInMaking,
  percentInMaking,
  videosInMaking,
} from './videos-in-making.ts'

const stream = {
  keepsWhileHidden: isAnyInMaking,
  stateNow: () => ({ name: 'videos' as const, data: { generating: [...videosInMaking().values()] } }),
}

const projectPath = (projectId: string) => `/projects/${projectId}`

/** Tells, on whichever page, how the videos of all projects go on and end. */
export const useAnnouncements = (): void => {
  const [path] = useLocation()
  const announce = useAnnounce(path)
  const [unseen, setUnseen] = useState<'ready' | 'failed' | null>(null)
  useAccountStream(stream)
  useVisibleMark()
  useAccountEvents((event) => {
    const ended = noteEvent(event)
    if (!ended || ended.video.status === 'cancelled') return
    const outcome = ended.video.status === 'completed' ? 'ready' : 'failed'
    if (document.visibilityState === 'hidden') setUnseen(outcome)
    void announce(ended, outcome)
  })
  useEffect(() => {
    const see = () => document.visibilityState === 'visible' && setUnseen(null)
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [])
  useTitleMark(path, unseen)
}

const useAnnounce = (path: string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, navigate] = useLocation()
  return async ({ projectTitle, video }: AccountVideo, outcome: 'ready' | 'failed') => {
    const description = t(`announcements.${outcome}`, { title: projectTitle })
    const opened = projectPath(video.projectId)
    if (document.visibilityState === 'visible') {
      // The editor says it of its own project, with what to do.
      if (path === opened) return
      const isReady = outcome === 'ready'
      return toastWhenFree({
        title: t(isReady ? 'app.success' : 'app.error'),
        description,
        variant: isReady ? 'default' : 'destructive',
      })
    }
    if (await isAnyTabVisible()) return
    notify({
      tag: video.id,
      title: t('announcements.title'),
      body: description,
      lang: language,
      onPress: () => navigate(opened),
    })
  }
}

/** The percent of what is in the making; then, while nobody has looked, how it ended. */
const useTitleMark = (path: string, unseen: 'ready' | 'failed' | null) => {
  const making = useSyncExternalStore(onVideosInMaking, videosInMaking)
  const [, projectId = null] = /^\/projects\/([^/]+)/.exec(path) ?? []
  const percent = percentInMaking(making, projectId)
  const mark = percent === null ? unseen && { ready: '✓', failed: '!' }[unseen] : `${percent}%`
  useEffect(() => {
    markTitle(mark)
    return () => markTitle(null)
  }, [mark])
}
