import type { Size } from '@voxdeck/core/video-settings'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Pixels of the frame: the video averages so many of each edge. */
const edgePixels = 4
/** Pixels into which an edge is drawn, across and along it. */
const strip = { across: 4, along: 128 }

type Drawn = HTMLImageElement | HTMLVideoElement

const sizeOf = (drawn: Drawn): Size =>
  drawn instanceof HTMLImageElement
    ? { width: drawn.naturalWidth, height: drawn.naturalHeight }
    : { width: drawn.videoWidth, height: drawn.videoHeight }

/** The average of the two edges beside which the frame is empty; null while nothing is loaded. */
const measure = (drawn: Drawn, frame: Size): string | null => {
  const { width, height } = sizeOf(drawn)
  if (width === 0 || height === 0) return null
  const isBeside = width / height < frame.width / frame.height
  const scale = isBeside ? frame.height / height : frame.width / width
  const taken = Math.max(1, edgePixels / scale)
  const canvas = new OffscreenCanvas(2 * strip.across, strip.along)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  // Transparent pixels are black in the video.
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  for (const [at, from] of [0, (isBeside ? width : height) - taken].entries()) {
    const x = at * strip.across
    if (isBeside) context.drawImage(drawn, from, 0, taken, height, x, 0, strip.across, strip.along)
    else context.drawImage(drawn, 0, from, width, taken, x, 0, strip.across, strip.along)
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at++)
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + (data[at] ?? 0)
  return `rgb(${sums.map((sum) => Math.round((4 * sum) / data.length)).join()})`
}

/** The colour of the edges of what is drawn in a room, measured once that is loaded; null without it. */
export const useEdgeColour = (isOn: boolean, { width, height }: Size) => {
  const room = useRef<HTMLDivElement>(null)
  const [colour, setColour] = useState<string | null>(null)
  const look = useCallback(() => {
    const drawn = room.current?.querySelector<Drawn>('img, video')
    if (isOn && drawn) setColour(measure(drawn, { width, height }))
  }, [isOn, width, height])
  useEffect(look, [look])
  const onLoaded = () => look()
  return { room, colour: isOn ? colour : null, onLoaded }
}
