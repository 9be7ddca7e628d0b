import { mean } from '../measure/mean.ts'
import type { Cost } from '../measure/process-tree.ts'
import type { Similarity } from '../measure/similarity.ts'

type Made = Cost & { bytes: number; frames: number }

type EditedVideo = {
  kind: string
  shots: number
  frames: number
  /** Artifacts other than shots. */
  sounds: number
  wall: number
  cpu: number
}

export type Beside = {
  /** Runs before and after the product's video, on the same machine. */
  bare: Made[]
  resting: { bare: Similarity; product: Similarity }
  transitions: Similarity | null
  /** Seconds of the same work as a script, without object store, database and queue. */
  loop: number
}

export type Report = {
  size: { slides: number; seconds: number; resolution: string; transition: string }
  product: Made & { shots: number }
  /** What the product is compared with; null when it was measured alone. */
  beside: Beside | null
  /** Videos of the product after changes, one after another, relative to its first. */
  edits: EditedVideo[]
}

/** Shots that a change may render at most: the slide's own, and that of the slide before it. */
const mostShots: Record<string, number> = { lengths: 0, words: 0, picture: 2, order: 3 }

/** The changes that render more than they may. */
export const faultsOf = ({ edits }: Pick<Report, 'edits'>): string[] =>
  edits.flatMap(({ kind, shots }) => {
    const most = mostShots[kind] ?? Number.POSITIVE_INFINITY
    return shots > most
      ? [`after a change of ${kind} ${shots} shots were drawn, ${most} at most are new`]
      : []
  })

/** The product's cost over that of bare ffmpeg, which is the mean of its runs before and after. */
const ratioOf = (product: Made, { bare, loop }: Beside) => {
  const against = (pick: (made: Made) => number) => pick(product) / mean(bare.map(pick))
  return {
    wall: against((made) => made.wallSeconds),
    cpu: against((made) => made.cpuSeconds),
    bytes: against((made) => made.bytes),
    loop: product.wallSeconds / loop,
  }
}

export const withRatio = (report: Report) => ({
  ...report,
  ...(report.beside ? { ratio: ratioOf(report.product, report.beside) } : {}),
})

const row = (...cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(22) : cell.padStart(10))).join('')

const madeRow = (name: string, { wallSeconds, cpuSeconds, peakMegabytes, frames, bytes }: Made) =>
  row(
    name,
    wallSeconds.toFixed(1),
    cpuSeconds.toFixed(1),
    peakMegabytes.toFixed(0),
    String(frames),
    (bytes / 1e6).toFixed(2),
  )

const similarityRow = (name: string, { mean, least }: Similarity) =>
  `${name}: ${mean.toFixed(4)}, least ${least.toFixed(4)}`

const besideRows = (product: Made, beside: Beside): string[] => {
  const { wall, cpu, bytes, loop } = ratioOf(product, beside)
  const { resting, transitions } = beside
  return [
    row('Voxdeck / bare ffmpeg', wall.toFixed(2), cpu.toFixed(2), '', '', bytes.toFixed(2)),
    `the same work as a script: ${beside.loop.toFixed(1)} s; Voxdeck takes ${loop.toFixed(2)} of that`,
    similarityRow('SSIM at rest, bare ffmpeg', resting.bare),
    similarityRow('SSIM at rest, Voxdeck', resting.product),
    ...(transitions ? [similarityRow('SSIM in transitions, one against the other', transitions)] : []),
  ]
}

export const table = ({ product, beside, edits }: Report): string => {
  const bareName = (index: number) => (index === 0 ? 'bare ffmpeg, before' : 'bare ffmpeg, after')
  return [
    row('', 'wall s', 'CPU s', 'peak MB', 'encoded', 'MB'),
    ...(beside?.bare ?? []).map((made, index) => madeRow(bareName(index), made)),
    madeRow('Voxdeck', product),
    ...(beside ? besideRows(product, beside) : []),
    ...edits.map(
      ({ kind, shots, frames, sounds, wall, cpu }) =>
        `after a change of ${kind}: ${shots} shots of ${frames} frames and ${sounds} sounds made; of the first video wall ${wall.toFixed(2)}, CPU ${cpu.toFixed(2)}`,
    ),
  ].join('\n')
}
