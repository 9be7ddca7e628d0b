import { clipLimits } from '@voxdeck/contracts/clips/upload-video'
import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/ui/icon-button.tsx'

type ChooseClipProps = {
  label: string
  icon: LucideIcon
  onChoose: (file: File | undefined) => void
  /** Of the slide whose video it replaces. */
  imageId?: string
}

/** A button that opens the file chooser. */
export const ChooseClip = ({ label, icon: Icon, onChoose, imageId }: ChooseClipProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={`${clipLimits.type},${clipLimits.extension}`}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <IconButton size="sm" label={label} data-replaces={imageId} onClick={() => input.current?.click()}>
        <Icon aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** The button that opened the chooser is gone once there is a video: its successor takes the focus. */
export const focusSuccessor = (imageId: string): void => {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[data-replaces="${imageId}"]`)?.focus({ preventScroll: true })
}
