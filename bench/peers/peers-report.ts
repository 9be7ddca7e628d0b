import { mean } from '../measure/mean.ts'
import type { Cost } from '../measure/process-tree.ts'
import type { PeerName } from './peers.ts'

type Against = { wall: number; cpu: number }

export type PeersReport = {
  size: { slides: number; seconds: number; resolution: string }
  /** One run before and one after everything else. */
  bare: Cost[]
  /** One video before, between and after the peers, each rendered and assembled again from stored narration. */
  product: Cost[]
  peers: { name: PeerName; cost: Cost; bytes: number; against: Against }[]
}

/** A peer's cost over that of the product's videos right before and right after it. */
export const against = (peer: Cost, product: readonly Cost[]): Against => ({
  wall: peer.wallSeconds / mean(product.map(({ wallSeconds }) => wallSeconds)),
  cpu: peer.cpuSeconds / mean(product.map(({ cpuSeconds }) => cpuSeconds)),
})

const row = (name: string, ...cells: string[]) =>
  [name.padEnd(24), ...cells.map((cell) => cell.padStart(16))].join('')

const costRow = (name: string, { wallSeconds, cpuSeconds, peakMegabytes }: Cost, of?: Against) =>
  row(
    name,
    wallSeconds.toFixed(1),
    cpuSeconds.toFixed(1),
    peakMegabytes.toFixed(0),
    ...(of ? [of.wall.toFixed(1), of.cpu.toFixed(1)] : []),
  )

export const peersTable = ({ bare, product, peers }: PeersReport): string =>
  [
    row('', 'wall s', 'CPU s', 'peak MB', '× product wall', '× product CPU'),
    ...product.map((cost, index) => costRow(`Voxdeck, video ${index + 1}`, cost)),
    ...bare.map((cost, index) =>
      costRow(`bare ffmpeg, ${index === 0 ? 'before' : 'after'}`, cost, against(cost, product)),
    ),
    ...peers.map(({ name, cost, against: of }) => costRow(name, cost, of)),
  ].join('\n')
