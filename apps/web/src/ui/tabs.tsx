import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const Tabs = Primitive.Root

export const TabsList = ({ className, ...rest }: ComponentProps<typeof Primitive.List>) => (
  <Primitive.List
    className={classNames('inline-flex h-9 rounded-md bg-well p-1 pointer-coarse:h-auto', className)}
    {...rest}
  />
)

export const TabsTrigger = ({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) => (
  <Primitive.Trigger
    className={classNames(
      'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 font-medium text-mute text-sm transition-colors hover:text-ink',
      'data-[state=active]:bg-segment data-[state=active]:text-ink data-[state=active]:shadow-sm',
      className,
    )}
    {...rest}
  />
)

export const TabsContent = Primitive.Content
