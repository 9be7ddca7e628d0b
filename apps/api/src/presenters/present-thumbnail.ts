/** Null when that slide is deleted; it is the thumbnail again when it is brought back. */
export const presentThumbnail = (
  { thumbnail_slide_id: id }: { thumbnail_slide_id: string | null },
  slides: readonly { id: string }[],
): string | null => (slides.some((slide) => slide.id === id) ? id : null)
