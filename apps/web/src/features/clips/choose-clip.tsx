import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { ToolButton } from '@/project/slides/tool-button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { chooseClip } from './clip-uploads.ts'

type ChooseClipProps = {
  slideId: string
  label: string
  icon: LucideIcon
  /** Drawn as one of the tools of the row. */
  isTool?: boolean
}

/** Opens the file chooser. */
export const ChooseClip = ({ slideId, label, icon: Icon, isTool = false }: ChooseClipProps) => {
  const input = useRef<HTMLInputElement>(null)
  const button = { label, 'data-clip': slideId, onClick: () => input.current?.click() }
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
      {isTool ? (
        <ToolButton tool="clip" {...button}>
          <Icon aria-hidden="true" />
        </ToolButton>
      ) : (
        <IconButton size="sm" {...button}>
          <Icon aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}
