import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { VideoChanges } from '@voxdeck/contracts/videos/get-video-changes'
import type { Video } from '@voxdeck/contracts/videos/video'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { changes as words } from '@/i18n/en/editor/changes.ts'
import { useVideoChanges } from './get-video-changes.ts'

addWords({ changes: words })

type ChangesProps = { project: Project; video: Video }

/** The beginning of a long list is enough to see where one was. */
const mostNamed = 8

/** Everything that is different in the project since the video was made, with a way to each slide. */
export const ChangesSince = ({
  project,
  video,
  onJump,
}: ChangesProps & { onJump: (slideId: string) => void }) => {
  const { t } = useTranslation()
  const changes = useVideoChanges(project, video)
  if (!changes) return null
  const { changed, added } = byKind(changes)
  const named = (slides: VideoChanges['slides']): ReactNode =>
    slides.length > mostNamed ? (
      <span className="figures">{slides.length}</span>
    ) : (
      slides.map(({ slideId, number, changes: what }) => (
        <button
          key={slideId}
          type="button"
          aria-label={t('changes.goTo', {
            number,
            what: what.map((kind) => t(`changes.what.${kind}`)).join(', '),
          })}
          onClick={() => onJump(slideId)}
          className="figures min-h-6 min-w-6 rounded-sm px-1 text-ink underline decoration-edge underline-offset-3 transition-colors hover:bg-well hover:decoration-ink"
        >
          {number}
        </button>
      ))
    )
  const rest = [
    ...(changes.isReordered ? [t('changes.order')] : []),
    ...changes.settings.map((setting) => t(`changes.settings.${setting}`)),
  ]
  return (
    <ul
      aria-label={t('changes.label')}
      className="inline text-mute [&>li+li]:before:content-['·_'] [&>li]:mr-1.5 [&>li]:inline-block"
    >
      {changed.length > 0 && (
        <li>
          {t('changes.changed', { count: changed.length })} {named(changed)}
        </li>
      )}
      {added.length > 0 && (
        <li>
          {t('changes.added', { count: added.length })} {named(added)}
        </li>
      )}
      {changes.removedSlides > 0 && <li>{t('changes.removed', { count: changes.removedSlides })}</li>}
      {rest.length > 0 && <li>{rest.join(' · ')}</li>}
    </ul>
  )
}

/** The same in a few words, for the step that is to be done again. */
export const ChangesInShort = ({ project, video }: ChangesProps) => {
  const { t } = useTranslation()
  const changes = useVideoChanges(project, video)
  if (!changes) return null
  const { slides, removedSlides } = changes
  const { added } = byKind(changes)
  const count = slides.length + removedSlides
  if (count > 0) {
    const kind = count === removedSlides ? 'removed' : count === added.length ? 'added' : 'slides'
    return t(`changes.short.${kind}`, { count })
  }
  if (changes.isReordered) return t('changes.short.order')
  return changes.settings.length > 0 ? t('changes.short.settings') : null
}

const byKind = ({ slides }: VideoChanges) => ({
  changed: slides.filter(({ changes }) => !changes.includes('added')),
  added: slides.filter(({ changes }) => changes.includes('added')),
})
