import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'

type DropZoneProps = { onBrowse: () => void; onFiles: (files: Iterable<File>) => void; isLarge: boolean }

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export const DropZone = ({ onBrowse, onFiles, isLarge }: DropZoneProps) => {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  // dragleave also fires when a child is entered; count the depth.
  const depth = useRef(0)
  const enter = (event: DragEvent, by: 1 | -1) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    depth.current += by
    setOver(depth.current > 0)
  }
  return (
    <button
      type="button"
      data-drop-zone=""
      onClick={onBrowse}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      }}
      onDrop={(event) => {
        depth.current = 0
        setOver(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        onFiles(event.dataTransfer.files)
      }}
      className={classNames(
        'flex w-full flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 text-center transition-colors',
        isLarge ? 'py-12' : 'py-4',
        isOver ? 'border-coral bg-coral-wash' : 'border-edge hover:border-mute hover:bg-well',
      )}
    >
      <span className="flex items-center gap-2 text-balance font-medium">
        <Upload aria-hidden="true" className="size-4 shrink-0 text-mute max-sm:hidden" />
        {isOver ? t('editor.timeline.release') : t('editor.timeline.drop')}
      </span>
      <span className="text-balance text-mute text-sm">{t('editor.timeline.hint')}</span>
    </button>
  )
}
