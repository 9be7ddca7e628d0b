import { Avatar as Primitive } from 'radix-ui'
import { classNames } from './class-names.ts'
import { initialsOf } from './initials.ts'

type AvatarProps = { name: string; imageUrl: string | null; className?: string }

/**
 * Hidden from screen readers, as the name stands beside it. Initials show until the picture loads, or when
 * there is none.
 */
export const Avatar = ({ name, imageUrl, className }: AvatarProps) => (
  <Primitive.Root
    aria-hidden="true"
    className={classNames(
      'inline-flex size-8 shrink-0 overflow-hidden rounded-full bg-ink text-paper',
      className,
    )}
  >
    {imageUrl && <Primitive.Image src={imageUrl} alt="" className="size-full object-cover" />}
    <Primitive.Fallback className="grid size-full place-items-center font-semibold text-xs">
      {initialsOf(name)}
    </Primitive.Fallback>
  </Primitive.Root>
)
