import { Check, TriangleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { currentToast, dismissToast, onToastChange, type Toast } from './toast.ts'

type ToasterProps = { label: string; closeLabel: string }

const looks = {
  default: { slab: 'border-line bg-raised text-ink', quiet: 'text-mute', Icon: Check },
  // Errors are black, not red, so that coral keeps its one meaning.
  destructive: { slab: 'border-transparent bg-ink text-paper', quiet: 'text-paper/80', Icon: TriangleAlert },
}

const ToastSlab = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const [open, setOpen] = useState(true)
  const { slab, quiet, Icon } = looks[toast.variant]
  useEffect(() => {
    if (open) return
    // Unmount after the exit animation.
    const timer = setTimeout(() => dismissToast(toast.id), 200)
    return () => clearTimeout(timer)
  }, [open, toast.id])
  return (
    <Primitive.Root
      open={open}
      onOpenChange={setOpen}
      duration={5000}
      type={toast.variant === 'destructive' ? 'foreground' : 'background'}
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-lg border p-4 pr-3 shadow-lg',
        'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out',
        slab,
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow">
        <Primitive.Title className="font-semibold text-base">{toast.title}</Primitive.Title>
        {toast.description && (
          <Primitive.Description className={classNames('text-base', quiet)}>
            {toast.description}
          </Primitive.Description>
        )}
      </div>
      <Primitive.Close
        aria-label={closeLabel}
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-sm opacity-70 transition-opacity hover:opacity-100 focus-visible:outline-current"
      >
        <X className="size-4" aria-hidden="true" />
      </Primitive.Close>
    </Primitive.Root>
  )
}

export const Toaster = ({ label, closeLabel }: ToasterProps) => {
  const toast = useSyncExternalStore(onToastChange, currentToast)
  return (
    <Primitive.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label={label}>
      {toast && <ToastSlab key={toast.id} toast={toast} closeLabel={closeLabel} />}
      <Primitive.Viewport
        hotkey={['F8']}
        label={label}
        className={classNames(
          'pointer-events-none fixed z-60 p-4 outline-none',
          // On a phone at the top: dialogs and the bar of the primary action are at the bottom.
          'inset-x-0 top-14 sm:top-auto sm:right-(--beside,0px) sm:bottom-[calc(var(--bottom-bar,0px)+var(--strip,0px))] sm:left-auto sm:w-full sm:max-w-sm',
          // The buttons of a dialog are at its right. Radix locks the page's scrolling while one is open; a :has would be
          // matched anew with every letter that is typed.
          'sm:in-[body[data-scroll-locked]]:right-auto sm:in-[body[data-scroll-locked]]:left-0',
        )}
      />
    </Primitive.Provider>
  )
}
