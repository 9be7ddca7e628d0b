import { type RunningProduct, runProduct } from '@voxdeck/e2e/run-product'

/** The whole product without its web pages, which are not measured and would need a build. */
export const runBenchProduct = (name: string): Promise<RunningProduct> =>
  runProduct(name, {}, { WEB_DIST: undefined })
