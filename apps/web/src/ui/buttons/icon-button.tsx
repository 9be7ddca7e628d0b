import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Button, type ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'busy' | 'asChild'> & {
  /** The accessible name and the tooltip. */
  label: string
  children: ReactNode
}

const square = { sm: 'size-7', md: 'size-9', lg: 'size-12' }

export const IconButton = ({
  label,
  size = 'md',
  variant = 'ghost',
  className,
  children,
  ...rest
}: IconButtonProps) => (
  <Tooltip words={label}>
    <Button
      aria-label={label}
      size={size}
      variant={variant}
      className={classNames('px-0', square[size ?? 'md'], className)}
      {...rest}
    >
      {children}
    </Button>
  </Tooltip>
)
