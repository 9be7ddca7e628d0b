import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import type { DropMark } from './use-page-drop.ts'

/** Shows where dragged files would land: a line between two rows, a frame around a row, or one around the page. */
export const DropMarkOverlay = ({ mark: { place, isVideo, box } }: { mark: DropMark }) => {
  const { t } = useTranslation()
  const words =
    place.kind === 'row'
      ? t(isVideo ? 'editor.drops.clip' : 'editor.drops.replace')
      : t(box ? 'editor.drops.insert' : 'editor.drops.end')
  const edge = box?.edge
  return (
    <div
      aria-hidden="true"
      data-drop={place.kind}
      style={
        box
          ? {
              left: box.left,
              width: box.width,
              top: edge === 'bottom' ? box.top + box.height : box.top,
              height: edge ? 0 : box.height,
            }
          : { inset: 8 }
      }
      className={classNames(
        'pointer-events-none fixed z-50 grid place-items-center',
        edge ? 'border-coral border-t-2' : 'rounded-md border-2 border-coral bg-coral-wash/50',
      )}
    >
      <span
        className={classNames(
          'rounded-md bg-coral-strong px-3 py-1 font-medium text-on-coral text-sm shadow-md',
          edge && '-translate-y-1/2',
        )}
      >
        {words}
      </span>
    </div>
  )
}
