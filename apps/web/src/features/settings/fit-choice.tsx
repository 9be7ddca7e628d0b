import { isColour, type PictureFit, pictureFits } from '@voxdeck/core/video-settings'
import { useTranslation } from 'react-i18next'
import { Select } from '@/ui/fields/select.tsx'

/** The fits in the order of their list; a colour stands for all of them. */
const choices = [...pictureFits.filter((fit) => fit !== 'cover'), 'colour', 'cover'] as const
type Choice = (typeof choices)[number]

/** Slides are white more often than not. */
const firstColour = '#ffffff'

const choiceOf = (fit: PictureFit): Choice => (isColour(fit) ? 'colour' : (fit as Exclude<Choice, 'colour'>))

type FitChoiceProps<More extends string> = {
  id: string
  /** A fit, or one of the other options. */
  value: PictureFit | More
  onValueChange: (value: PictureFit | More) => void
  /** Before the fits. */
  more?: readonly { value: More; label: string }[]
}

/** How pictures of another shape are shown; for a colour, which one. */
export const FitChoice = <More extends string = never>({
  id,
  value,
  onValueChange,
  more = [],
}: FitChoiceProps<More>) => {
  const { t } = useTranslation()
  const isMore = more.some((option) => option.value === value)
  const chosen = isMore ? (value as More) : choiceOf(value as PictureFit)
  const colour = !isMore && isColour(value) ? value : null
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Select<More | Choice>
        id={id}
        value={chosen}
        onValueChange={(next) => {
          if (next === 'colour') onValueChange(colour ?? firstColour)
          else onValueChange(next as More | Exclude<Choice, 'colour'>)
        }}
        options={[...more, ...choices.map((choice) => ({ value: choice, label: t(`frame.fits.${choice}`) }))]}
      />
      {colour && (
        <input
          type="color"
          aria-label={t('frame.colour')}
          value={colour}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value as PictureFit)}
          className="h-7 w-full cursor-pointer rounded-md border border-line bg-card px-1 py-0.5"
        />
      )}
    </div>
  )
}
