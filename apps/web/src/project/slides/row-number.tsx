/** The number of a slide, beside its picture. Rows name it for screen readers in their controls. */
export const RowNumber = ({ number }: { number: number }) => (
  <span aria-hidden="true" className="figures pt-0.5 text-right text-mute text-sm">
    {number}
  </span>
)
