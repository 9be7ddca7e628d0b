import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { field } from './field.ts'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={classNames(field, 'h-9 px-3 text-base', className)} {...rest} />
)
