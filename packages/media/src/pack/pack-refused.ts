import type { PackFault } from '@voxdeck/core/publish-pack/preflight'

/** A pack that YouTube would not take as it is: what is the matter with which file. */
export class PackRefused extends Error {
  override name = 'PackRefused'
  readonly faults: readonly PackFault[]

  constructor(faults: readonly PackFault[], options?: ErrorOptions) {
    super(faults.map(({ file, fault }) => `${file} ${fault}`).join('; '), options)
    this.faults = faults
  }
}
