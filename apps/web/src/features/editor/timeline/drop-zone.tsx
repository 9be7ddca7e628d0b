import { Upload } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'

type DropZoneProps = { onBrowse: () => void; onFiles: (files: Iterable<File>) => void; isLarge: boolean }

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A file let go beside the zone would be opened by the browser, in place of the page. */
const useNearMisses = () => {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    const names = ['dragover', 'drop'] as const
    for (const name of names) addEventListener(name, ignore)
    return () => {
      for (const name of names) removeEventListener(name, ignore)
    }
  }, [])
}

export const DropZone = ({ onBrowse, onFiles, isLarge }: DropZoneProps) => {
  const { t } = useTranslation()
  useNearMisses()
  const [isOver, setOver] = useState(false)
  // Entering a child leaves its parent: only the outermost leave is one.
  const depth = useRef(0)
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    depth.current += by
    setOver(depth.current > 0)
  }
  return (
    <button
      type="button"
      onClick={onBrowse}
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        depth.current = 0
        setOver(false)
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
