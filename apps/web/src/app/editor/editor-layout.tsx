import { Fragment, type ReactNode } from 'react'

type EditorLayoutProps = { isWide: boolean; preview: ReactNode; writing: ReactNode; rest: ReactNode }

const columns = 'grid grid-cols-[minmax(0,1fr)_21.5rem] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_25rem]'
const beside =
  'sticky top-14 -mx-3 -mt-5 flex max-h-[calc(100dvh-3.5rem)] flex-col gap-5 overflow-y-auto px-3 py-5 [mask-image:linear-gradient(to_bottom,black_calc(100%-1.25rem),transparent)]'

/**
 * Two columns, or one below the other. The keys keep the parts mounted when the window is resized: uploads go
 * on, and the cursor stays in the text.
 */
export const EditorLayout = ({ isWide, preview, writing, rest }: EditorLayoutProps) => {
  const main = (
    <div key="writing" className="flex min-w-0 flex-col gap-5">
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
      {isWide ? [main, side] : [side, main, <Fragment key="rest">{rest}</Fragment>]}
    </div>
  )
}
