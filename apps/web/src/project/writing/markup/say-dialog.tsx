import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Input } from '@/ui/fields/input.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { Dialog, DialogActions, DialogClose, DialogContent } from '@/ui/overlays/dialog.tsx'
import { hasSigns, type Sides } from './insert-markup.ts'
import { isLongTerm } from './say-always.ts'
import { useSayingAlways } from './use-saying-always.ts'

type SayDialogProps = {
  projectId: string
  toSay: Sides
  onSay: (sides: Sides) => void
  onClose: () => void
  /** Called when the dialog has closed, to move the focus. */
  onClosed: () => void
}

const label = 'mt-4 mb-1.5 block font-medium text-sm'

export const SayDialog = ({ projectId, toSay, onSay, onClose, onClosed }: SayDialogProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [written, setWritten] = useState(toSay.written)
  const [said, setSaid] = useState(toSay.said)
  const [isAlways, setAlways] = useState(false)
  const always = useSayingAlways(projectId, onClose)
  const isLong = isAlways && isLongTerm({ written, said })
  // Only in scripts they would be parsed as markup.
  const isBroken = !isAlways && [written, said].some(hasSigns)
  const isEmpty = [written, said].some((side) => side.trim() === '')
  const say = (event: FormEvent) => {
    event.preventDefault()
    if (isBroken || isEmpty || isLong) return
    if (isAlways) return void always.save({ written, said })
    onSay({ written, said })
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('markup.say.title')}
        description={t('markup.say.description')}
        closeLabel={t('app.close')}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById(toSay.written === '' ? `${id}written` : `${id}said`)?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        <form onSubmit={say}>
          <label htmlFor={`${id}written`} className={label}>
            {t('markup.say.written')}
          </label>
          <Input
            id={`${id}written`}
            lang="en"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
            autoComplete="off"
          />
          <label htmlFor={`${id}said`} className={label}>
            {t('markup.say.said')}
          </label>
          <Input
            id={`${id}said`}
            lang="en"
            value={said}
            onChange={(event) => setSaid(event.target.value)}
            aria-describedby={`${id}hint`}
            autoComplete="off"
          />
          <p id={`${id}hint`} aria-live="polite" className="mt-1.5 text-mute text-sm">
            {isBroken ? (
              t('markup.say.signs')
            ) : isLong ? (
              t('markup.say.long')
            ) : (
              <>
                {t('markup.say.saidHint')} <span lang="en">VOX deck</span>
              </>
            )}
          </p>
          <div className="mt-4 flex items-start gap-3 rounded-md bg-well/60 px-3 py-2.5">
            <Switch
              id={`${id}always`}
              aria-describedby={`${id}alwaysHint`}
              checked={isAlways}
              onCheckedChange={setAlways}
            />
            <div className="text-sm">
              <label htmlFor={`${id}always`} className="font-medium">
                {t('markup.say.always')}
              </label>
              <p id={`${id}alwaysHint`} className="text-mute">
                {t('markup.say.alwaysHint')}
              </p>
            </div>
          </div>
          {always.trouble && (
            <p role="alert" className="mt-3 text-sm">
              {t(`markup.say.${always.trouble}`)}
            </p>
          )}
          <DialogActions>
            <DialogClose asChild>
              <Button>{t('app.cancel')}</Button>
            </DialogClose>
            <Button
              type="submit"
              variant="primary"
              busy={always.isSaving}
              disabled={isBroken || isEmpty || isLong}
            >
              {isAlways
                ? t('markup.say.alwaysSay')
                : toSay.said === ''
                  ? t('markup.say.insert')
                  : t('markup.say.change')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
