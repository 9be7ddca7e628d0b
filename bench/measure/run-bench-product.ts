import { type RunningProduct, runProduct } from '@voxdeck/e2e/run-product'

/** The whole product but its pages: what is measured needs no build of them. */
export const runBenchProduct = (name: string): Promise<RunningProduct> =>
  runProduct(name, {}, { WEB_DIST: undefined })
