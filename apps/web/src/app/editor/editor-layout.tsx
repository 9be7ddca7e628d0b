import { Fragment, type ReactNode } from 'react'
import { heightProperty } from '@/ui/height-property.ts'
import { usePageMark } from '@/ui/use-page-mark.ts'

const ownHeight = heightProperty('--own-height', 'itself')

type EditorLayoutProps = { isWide: boolean; preview: ReactNode; writing: ReactNode; rest: ReactNode }

const columns =
  'grid grid-cols-[minmax(0,1fr)_21.5rem] items-start gap-5 pt-1 xl:grid-cols-[minmax(0,1fr)_25rem]'
/** Sticks below the top bar; when it is higher than the window, by its bottom: the page's scrollbar is the only one. */
const beside =
  'sticky short:static top-[min(4.25rem,calc(100dvh_-_var(--own-height,0px)_-_1rem))] flex flex-col gap-3'

/**
 * Two columns, or one below the other. The keys keep the parts mounted when the window is resized: uploads go
 * on, and the cursor stays in the text.
 */
export const EditorLayout = ({ isWide, preview, writing, rest }: EditorLayoutProps) => {
  usePageMark('beside', isWide)
  const main = (
    <div key="writing" id="writing" className="flex min-w-0 flex-col gap-5 outline-none">
      {writing}
    </div>
  )
  const side = (
    <aside key="side" ref={ownHeight} className={isWide ? beside : undefined}>
      {preview}
      {isWide && rest}
    </aside>
  )
  return (
    <div className={isWide ? columns : 'flex flex-col gap-5'}>
      {isWide ? [main, side] : [side, main, <Fragment key="rest">{rest}</Fragment>]}
    </div>
  )
}
