import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { chooseClip } from './clip-uploads.ts'

type ChooseClipProps = { slideId: string; label: string; icon: LucideIcon }

/** Opens the file chooser. */
export const ChooseClip = ({ slideId, label, icon: Icon }: ChooseClipProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="video/mp4,.mp4"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) chooseClip(slideId, file)
          // Reset, so that choosing the same file again fires a change event.
          currentTarget.value = ''
        }}
      />
      <IconButton size="sm" label={label} data-clip={slideId} onClick={() => input.current?.click()}>
        <Icon aria-hidden="true" />
      </IconButton>
    </>
  )
}
