import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { field } from './field.ts'

/** Grows with its text where the browser can (field-sizing). */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    className={classNames(field, 'field-sizing-content block min-h-20 resize-y px-3 py-2 text-md', className)}
    {...rest}
  />
)
