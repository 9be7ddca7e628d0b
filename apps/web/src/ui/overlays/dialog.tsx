import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { OneStopContext } from '../buttons/one-stop.ts'
import { classNames } from '../class-names.ts'
import { useFocusReturn } from './use-focus-return.ts'

export const Dialog = Primitive.Root
export const DialogClose = Primitive.Close
/** Unstyled parts, for full-screen dialogs. */
export const DialogPortal = Primitive.Portal
export const DialogSurface = Primitive.Content
export const DialogTitle = Primitive.Title

const scrim =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear'

type DialogContentProps = Omit<ComponentProps<typeof Primitive.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Element to focus on close; by default the opener. */
  focusAfter?: (() => HTMLElement | null) | undefined
}

/** A bottom sheet on a phone, a centred card elsewhere. */
export const DialogContent = ({
  title,
  description,
  closeLabel,
  focusAfter,
  onCloseAutoFocus,
  onKeyDown,
  className,
  children,
  ...rest
}: DialogContentProps) => {
  const { ref, onCloseAutoFocus: giveFocusBack } = useFocusReturn(focusAfter)
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrim} />
      <Primitive.Content
        className={classNames(
          'fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto rounded-t-lg border border-line bg-raised p-5 shadow-lg outline-none',
          'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-full sm:max-w-md sm:-translate-1/2 sm:rounded-lg',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
          className,
        )}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        ref={ref}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          // Radix gives Escape to the topmost layer alone: a toast that came after the dialog, or no layer while the
          // dialog's own is still being registered. It prevents the default of an Escape that closed something.
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          closeButton.current?.click()
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (!event.defaultPrevented) giveFocusBack(event)
        }}
      >
        <Primitive.Title className="display pr-10 text-xl">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="mt-1 text-base text-mute">{description}</Primitive.Description>
        )}
        <OneStopContext value={false}>{children}</OneStopContext>
        {/* Last in the DOM, so that the initial focus is on the dialog's content. */}
        <Primitive.Close
          ref={closeButton}
          aria-label={closeLabel}
          className="absolute top-4 right-4 grid size-9 place-items-center rounded-md text-mute transition-colors hover:bg-well hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export const DialogActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={classNames('mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
    {...rest}
  />
)
