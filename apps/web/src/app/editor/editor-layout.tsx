import { Fragment, type ReactNode } from 'react'

type DeskLayoutProps = { isWide: boolean; preview: ReactNode; writing: ReactNode; rest: ReactNode }

const columns = 'grid grid-cols-[minmax(0,1fr)_21.5rem] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_25rem]'
const beside =
  'sticky top-14 -mx-3 -mt-5 flex max-h-[calc(100dvh-3.5rem)] flex-col gap-5 overflow-y-auto px-3 py-5 [mask-image:linear-gradient(to_bottom,black_calc(100%-1.25rem),transparent)]'

/**
 * Two columns, or one under the other. By their keys the parts stay what they are when a window is resized, a tablet
 * turned or the page zoomed: pictures go on uploading, and the cursor stays in the text.
 */
export const DeskLayout = ({ isWide, preview, writing, rest }: DeskLayoutProps) => {
  const desk = (
    <div key="desk" className="flex min-w-0 flex-col gap-5">
      {writing}
    </div>
  )
  const side = (
    <aside key="side" className={isWide ? beside : undefined}>
      {preview}
      {isWide && rest}
    </aside>
  )
  return (
    <div className={isWide ? columns : 'flex flex-col gap-5'}>
      {isWide ? [desk, side] : [side, desk, <Fragment key="rest">{rest}</Fragment>]}
    </div>
  )
}
