import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '@/ui/buttons/button.tsx'
import { Tooltip } from '@/ui/buttons/tooltip.tsx'
import { classNames } from '@/ui/class-names.ts'
import type { RowTool } from './row-tool.ts'

type ToolButtonProps = Omit<
  ButtonProps,
  'children' | 'aria-label' | 'busy' | 'asChild' | 'size' | 'variant'
> & {
  tool: RowTool
  /** The accessible name and the tooltip. It contains the name of the tool, as words of their own. */
  label: string
  /** Shown instead of its name while it is at work. */
  word?: 'stop' | undefined
  /** Its icon. */
  children: ReactNode
}

/** A tool of a script. Its name is shown where the line of tools (`@container/tools`) has room for it. */
export const ToolButton = ({ tool, label, word, className, children, ...rest }: ToolButtonProps) => {
  const { t } = useTranslation()
  return (
    <Tooltip words={label}>
      <Button
        size="sm"
        variant="ghost"
        data-tool={tool}
        aria-label={label}
        className={classNames('min-w-7 gap-1.5 px-1.5 font-normal', className)}
        {...rest}
      >
        {children}
        <span className="hidden @min-[34rem]/tools:inline">{t(`editor.tools.${word ?? tool}`)}</span>
      </Button>
    </Tooltip>
  )
}
