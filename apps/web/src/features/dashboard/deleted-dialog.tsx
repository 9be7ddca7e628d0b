import { useQuery } from '@tanstack/react-query'
import type { DeletedProject } from '@voxdeck/contracts/projects/list-deleted-projects'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { deletedProjectsQuery, useDeletedProject } from './api/deleted-projects.ts'

/** 'Recently deleted': projects that can be brought back. */
export const DeletedDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { data: projects, isError, isFetching, refetch, dataUpdatedAt } = useQuery(deletedProjectsQuery)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('dashboard.deleted.title')}
        description={t('dashboard.deleted.description')}
        closeLabel={t('app.close')}
        className="flex flex-col sm:max-w-xl"
      >
        <div className="-mx-5 -mb-5 mt-4 min-h-32 overflow-y-auto px-5 pb-5">
          {!projects && !isError && <Skeleton className="h-14 w-full" />}
          {!projects && isError && (
            <div className="flex flex-col items-start gap-3 py-4">
              <p>{t('dashboard.deleted.loadFailed')}</p>
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('app.retry')}
              </Button>
            </div>
          )}
          {projects?.length === 0 && (
            <EmptyState
              picture={<Trash2 aria-hidden="true" className="size-8" />}
              title={t('dashboard.deleted.empty.title')}
              description={t('dashboard.deleted.empty.description')}
            />
          )}
          {projects && projects.length > 0 && (
            <ul className="divide-y divide-line">
              {projects.map((project) => (
                <DeletedRow key={project.id} project={project} now={new Date(dataUpdatedAt)} />
              ))}
            </ul>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const DeletedRow = ({ project, now }: { project: DeletedProject; now: Date }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const restore = useDeletedProject('restore')
  const purge = useDeletedProject('purge')
  const [isAsking, setAsking] = useState(false)
  const { id, title, imageCount, deletedAt, goneAt } = project
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
        <p className="text-mute text-sm">
          {t('dashboard.card.slides', { count: imageCount })} ·{' '}
          {t('dashboard.deleted.when', { when: formatAgo(deletedAt, now, language) })} ·{' '}
          {t('dashboard.deleted.until', { date: formatDate(goneAt, language) })}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button busy={restore.isPending} disabled={purge.isPending} onClick={() => restore.mutate(id)}>
          {!restore.isPending && <ArchiveRestore aria-hidden="true" />}
          {t('dashboard.deleted.restore.act')}
        </Button>
        <IconButton
          label={t('dashboard.deleted.purge.act', { title })}
          disabled={restore.isPending || purge.isPending}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('dashboard.deleted.purge.title')}
        question={t('dashboard.deleted.purge.question', { title })}
        confirmLabel={t('dashboard.deleted.purge.confirm')}
        isPending={purge.isPending}
        onConfirm={() => purge.mutate(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}
