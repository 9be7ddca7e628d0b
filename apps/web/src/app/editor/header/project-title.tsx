import { titleLength } from '@voxdeck/contracts/projects/project'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateProject } from '@/project/queries/update-project.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { toast } from '@/ui/feedback/toast.ts'

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** The project title; a text field while it is renamed. */
export const ProjectTitle = ({ project }: { project: Project }) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { mutate: update, isPending, variables } = useUpdateProject(project.id)
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const shownTitle = isPending ? (variables.title ?? project.title) : project.title

  const rename = (typed: string) => {
    const title = typed.trim()
    if (title === '' || title === project.title) return
    update(
      { title },
      {
        onSuccess: () => toast({ title: t('app.success'), description: t('scripts.rename.done') }),
        onError: (error) =>
          reportFailure(error, { title: t('app.error'), description: t('scripts.rename.failed') }),
      },
    )
  }
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return close()
    // Enter that ends an IME composition must not submit.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    rename(event.currentTarget.value)
    close()
  }

  if (isEditing)
    return (
      <>
        <h1 className="sr-only">{shownTitle}</h1>
        <input
          ref={selectAll}
          aria-label={t('scripts.rename.field')}
          defaultValue={project.title}
          maxLength={titleLength}
          onKeyDown={press}
          onBlur={(event) => {
            rename(event.currentTarget.value)
            setEditing(false)
          }}
          className="display -mx-2 w-full max-w-3xl rounded-md border border-edge bg-card px-2 text-xl outline-offset-0"
        />
      </>
    )
  return (
    <h1 className="display min-w-0 text-xl">
      <button
        ref={opener}
        type="button"
        title={t('scripts.rename.act')}
        className="group flex items-start gap-2 rounded-sm text-left"
        onClick={() => setEditing(true)}
      >
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{shownTitle}</span>
        <Pencil
          aria-hidden="true"
          className="mt-2 size-4 shrink-0 text-mute transition-colors group-hover:text-ink"
        />
      </button>
    </h1>
  )
}
