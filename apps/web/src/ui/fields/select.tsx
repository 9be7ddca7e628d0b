import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { classNames } from '../class-names.ts'
import { field } from './field.ts'

type SelectProps<Value extends string> = {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; detail?: string }[]
  id?: string
  'aria-label'?: string
  'data-field'?: string
  disabled?: boolean
  className?: string
}

export const Select = <Value extends string>({
  value,
  onValueChange,
  options,
  disabled = false,
  className,
  ...rest
}: SelectProps<Value>) => (
  <Primitive.Root value={value} onValueChange={(next) => onValueChange(next as Value)} disabled={disabled}>
    <Primitive.Trigger
      className={classNames(field, 'flex h-9 items-center justify-between gap-2 px-3 text-base', className)}
      {...rest}
    >
      <span className="truncate">
        <Primitive.Value />
      </span>
      <ChevronDown className="size-4 shrink-0 text-mute" aria-hidden="true" />
    </Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-72 min-w-(--radix-select-trigger-width) animate-rise overflow-hidden rounded-md border border-line bg-raised shadow-md"
      >
        <Primitive.Viewport className="p-1">
          {options.map((option) => (
            <Primitive.Item
              key={option.value}
              value={option.value}
              aria-description={option.detail}
              className="flex min-h-8 cursor-pointer select-none items-center justify-between gap-4 rounded-sm px-2.5 py-1 text-base outline-none data-[highlighted]:bg-well"
            >
              <span>
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                {option.detail && <span className="block text-mute text-sm">{option.detail}</span>}
              </span>
              <Primitive.ItemIndicator>
                <Check className="size-4 text-coral-strong" aria-hidden="true" />
              </Primitive.ItemIndicator>
            </Primitive.Item>
          ))}
        </Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
