import { titleLength } from '@voxdeck/contracts/projects/project'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Input } from '@/ui/fields/input.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { useUpdateProject } from './api/update-project.ts'
import type { CardDialogProps } from './card-focus.ts'

export const RenameDialog = ({ project, isOpen, onClose, returnFocus }: CardDialogProps) => {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { mutate: rename } = useUpdateProject({
    saved: t('dashboard.rename.done'),
    failed: t('dashboard.rename.failed'),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const title = field.current?.value.trim() ?? ''
    if (title !== '' && title !== project.title) rename({ project, change: { title }, shown: { title } })
    onClose()
  }
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('dashboard.rename.title')}
        closeLabel={t('app.close')}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          field.current?.select()
        }}
        onCloseAutoFocus={returnFocus}
      >
        <form onSubmit={save}>
          <label htmlFor="project-name" className="mt-4 mb-1.5 block font-medium text-sm">
            {t('dashboard.rename.label')}
          </label>
          <Input
            id="project-name"
            ref={field}
            defaultValue={project.title}
            maxLength={titleLength}
            autoComplete="off"
          />
          <DialogActions>
            <DialogClose asChild>
              <Button>{t('app.cancel')}</Button>
            </DialogClose>
            <Button type="submit" variant="primary">
              {t('dashboard.rename.save')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
