import type { ProjectLanguage } from '@voxdeck/contracts/languages/read-language'
import { titleLength } from '@voxdeck/contracts/projects/project'
import { languageOf } from '@voxdeck/core/languages/languages'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportFailure } from '@/session/report-failure.ts'
import { Input } from '@/ui/fields/input.tsx'
import { useChangeLanguage } from '../queries/change-language.ts'
import { columnsLook } from '../rows/row-look.ts'

type TitleRowProps = { projectId: string; title: string; data: ProjectLanguage }

/** The project's title beside that of the language, which saves itself when it is left. */
export const TitleRow = ({ projectId, title, data }: TitleRowProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { code, direction } = languageOf(data.languageCode)
  const saved = data.title?.text ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const reportFailure = useReportFailure()
  const { mutate: change } = useChangeLanguage(projectId, data.languageCode)
  const save = () => {
    const text = typed?.trim() ?? saved
    setTyped(null)
    if (text === saved) return
    change(
      { title: text === '' ? null : text },
      {
        onError: (error) => {
          setTyped(text)
          reportFailure(error, { title: t('app.error'), description: t('languages.notChanged') })
        },
      },
    )
  }
  const press = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an IME composition must not save.
    if (key === 'Enter' && !nativeEvent.isComposing) currentTarget.blur()
    if (key === 'Escape') setTyped(null)
  }
  return (
    <div className={`${columnsLook} items-baseline gap-y-1 border-line border-b py-2.5`}>
      <label htmlFor={id} className="text-mute text-sm">
        {t('languages.title.label')}
      </label>
      <p lang="en" className="min-w-0 text-md [overflow-wrap:anywhere]">
        {title}
      </p>
      <div className="min-w-0 max-sm:col-span-2">
        <Input
          id={id}
          lang={code}
          dir={direction}
          maxLength={titleLength}
          placeholder={title}
          value={typed ?? saved}
          aria-label={t('languages.title.field')}
          aria-describedby={data.title?.stale ? `${id}-stale` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={save}
          onKeyDown={press}
          className="-mx-2.5 w-[calc(100%+1.25rem)] border-transparent bg-transparent px-2.5 text-lg shadow-none hover:border-line"
        />
        {data.title?.stale && (
          <p id={`${id}-stale`} className="mt-1 text-amber-strong text-xs">
            {t('languages.title.stale')}
          </p>
        )}
      </div>
    </div>
  )
}
