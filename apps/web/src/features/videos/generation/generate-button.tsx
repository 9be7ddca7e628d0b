import { Globe } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Tooltip } from '@/ui/buttons/tooltip.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Spinner } from '@/ui/spinner.tsx'
import { CancelButton } from './cancel-button.tsx'
import type { Generation } from './use-generation.ts'

const waiting = 'aria-disabled:pointer-events-none aria-disabled:bg-well aria-disabled:text-mute'

export type Content = { script: boolean; slides: boolean }

type GenerateButtonProps = {
  projectId: string
  generation: Generation
  content: Content
  /** In a bar or beside the download the second button shows only its icon. */
  place: 'card' | 'beside-download' | 'bar'
}

const useMissing = ({ script, slides }: Content): string | null => {
  const { t } = useTranslation()
  if (script && slides) return null
  if (script) return t('editor.generate.needsImages')
  return slides ? t('editor.generate.needsScript') : t('editor.generate.needsBoth')
}

/** Generates, or updates a video that the project has changed since. */
export const GenerateButton = ({ projectId, generation, content, place }: GenerateButtonProps) => {
  const { t } = useTranslation()
  const missing = useMissing(content)
  const { isGenerating, isOlder, primary, nextLanguages, panel, refusal } = generation
  const reason = missing ?? (isGenerating ? null : refusal)
  const isNext = primary === 'generate' || primary === 'update' || (place === 'bar' && primary === 'retry')
  // In the bar of a narrow screen it is all that can be pressed next.
  const failed = place === 'bar' && primary === 'retry' && panel.kind === 'failed' ? panel.video : null
  const name = failed
    ? t('editor.failure.again')
    : isOlder
      ? t('editor.generate.update')
      : t('editor.generate.ask')
  const press = () => (failed ? generation.retry(failed.languages) : generation.generate(nextLanguages))
  const button = useRef<HTMLButtonElement>(null)
  const wasCancelled = useRef(false)
  // Cancelling unmounts the Cancel button: focus this one.
  useEffect(() => {
    if (isGenerating || !wasCancelled.current) return
    wasCancelled.current = false
    button.current?.focus({ preventScroll: true })
  }, [isGenerating])
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={button}
        className={classNames('grow', waiting)}
        variant={isNext ? 'primary' : 'secondary'}
        disabled={missing !== null}
        // aria-disabled instead of disabled, to keep the keyboard focus.
        aria-disabled={isGenerating}
        aria-describedby={reason ? 'generate-reason' : undefined}
        onClick={() => isGenerating || press()}
      >
        {isGenerating && <Spinner />}
        {isGenerating ? t('editor.generate.running') : name}
      </Button>
      {panel.kind === 'working' && (
        <CancelButton
          projectId={projectId}
          videoIds={[panel.video, ...panel.others].flatMap((video) => video?.id ?? [])}
          onPress={() => {
            wasCancelled.current = true
          }}
        />
      )}
      <LanguagesButton
        isSmall={place !== 'card' || isGenerating}
        disabled={missing !== null}
        aria-disabled={isGenerating}
        aria-describedby={reason ? 'generate-reason' : undefined}
        onClick={() => isGenerating || generation.chooseLanguages()}
      />
      {reason && (
        <output id="generate-reason" className="block w-full text-balance text-center text-mute text-sm">
          {reason}
        </output>
      )}
    </div>
  )
}

type LanguagesButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { isSmall: boolean }

/** Opens the dialog for videos in several languages. */
const LanguagesButton = ({ isSmall, ...rest }: LanguagesButtonProps) => {
  const { t } = useTranslation()
  return (
    <Tooltip words={t('editor.generate.multiHint')}>
      <Button aria-haspopup="dialog" className={classNames(waiting, isSmall && 'w-9 px-0')} {...rest}>
        <Globe aria-hidden="true" />
        <span className={classNames(isSmall && 'sr-only')}>{t('editor.generate.multi')}</span>
      </Button>
    </Tooltip>
  )
}
