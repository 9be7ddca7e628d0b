import type { PackFault } from '@voxdeck/core/publish-pack/preflight'

/** YouTube would not accept the pack: the faults, each with its file. */
export class PackRefused extends Error {
  override name = 'PackRefused'
  readonly faults: readonly PackFault[]

  constructor(faults: readonly PackFault[], options?: ErrorOptions) {
    super(faults.map(({ file, fault }) => `${file} ${fault}`).join('; '), options)
    this.faults = faults
  }
}
