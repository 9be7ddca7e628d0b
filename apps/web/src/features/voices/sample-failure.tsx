import { TriangleAlert } from 'lucide-react'

export const SampleFailure = ({ words }: { words: string }) => (
  <p
    role="alert"
    className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 border-line border-t bg-well px-3 py-2 text-sm"
  >
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
    {words}
  </p>
)
