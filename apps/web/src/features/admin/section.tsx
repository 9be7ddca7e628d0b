import { type ReactNode, useId } from 'react'
import { Card, CardHeader, CardTitle } from '@/ui/card.tsx'

type SectionProps = { title: string; note?: ReactNode; className?: string; children: ReactNode }

export const Section = ({ title, note, className, children }: SectionProps) => {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={className}>
      <CardHeader className="justify-between border-line border-b">
        <CardTitle id={id}>{title}</CardTitle>
        {note && <span className="text-mute text-sm">{note}</span>}
      </CardHeader>
      {children}
    </Card>
  )
}

/** Empty state of a section, with a hint what to do. */
export const Nothing = ({ title, hint }: { title: string; hint: string }) => (
  <div className="px-4 py-6 sm:px-5">
    <p className="font-medium">{title}</p>
    <p className="mt-1 max-w-[60ch] text-mute text-sm">{hint}</p>
  </div>
)
