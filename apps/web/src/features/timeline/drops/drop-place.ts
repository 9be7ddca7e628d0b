/** Where files would land: on a slide, before one, or at the end. */
export type DropPlace =
  | { kind: 'row'; slideId: string }
  | { kind: 'before'; slideId: string }
  | { kind: 'end' }

/** What a drag tells of its files before they are dropped. Some browsers tell no types. */
export type DraggedFiles = { count: number; types: readonly string[] }

/** One video. */
export const isVideo = ({ count, types }: DraggedFiles): boolean =>
  count === 1 && types.some((type) => type.startsWith('video/'))

/** The share of a row's height, at its top and at its bottom, in which a picture is put between two slides. */
const edge = 0.3

/**
 * The place at a height of a row, from 0 at its top to 1 at its bottom. One file may land on the slide, several go
 * between slides; a video is for a slide alone.
 */
export const placeInRow = (
  slideIds: readonly string[],
  slideId: string,
  height: number,
  files: DraggedFiles,
): DropPlace => {
  const reach = files.count > 1 ? 0.5 : isVideo(files) ? 0 : edge
  if (height < reach) return { kind: 'before', slideId }
  if (height < 1 - reach) return { kind: 'row', slideId }
  return placeAfter(slideIds, slideId)
}

/** Behind a slide; at the end when it is gone. */
export const placeAfter = (slideIds: readonly string[], slideId: string): DropPlace => {
  const index = slideIds.indexOf(slideId)
  const next = index < 0 ? undefined : slideIds[index + 1]
  return next ? { kind: 'before', slideId: next } : { kind: 'end' }
}
