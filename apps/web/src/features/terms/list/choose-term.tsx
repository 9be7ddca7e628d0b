import { GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import type { Theirs } from './term-list.ts'

type ChooseTermProps = {
  theirs: Theirs
  /** Name of the value, shown where the entry has several. */
  nameOf?: (name: string) => string
  onChoose: (name: string, isTheirs: boolean) => void
}

/** Below a term that was changed elsewhere too: what was saved there, and the choice between the two. */
export const ChooseTerm = ({ theirs, nameOf, onChoose }: ChooseTermProps) => {
  const { t } = useTranslation()
  return Object.entries(theirs).map(([name, text]) => (
    <div
      key={name}
      className="my-1 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-edge bg-card px-3 py-2 text-sm"
    >
      <GitCompareArrows aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-40 flex-1 [overflow-wrap:anywhere]">
        {nameOf && `${nameOf(name)}: `}
        {t('terms.contested', { text })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose(name, false)}>
          {t('scripts.twoTexts.keepMine')}
        </Button>
        <Button size="sm" onClick={() => onChoose(name, true)}>
          {t('scripts.twoTexts.takeTheirs')}
        </Button>
      </div>
    </div>
  ))
}
