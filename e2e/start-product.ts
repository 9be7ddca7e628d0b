import { runProduct } from './run-product.ts'

/** Tests find the running product at VOXDECK_URL. */
const startForTests = async (): Promise<() => Promise<void>> => {
  const { product, stop } = await runProduct('e2e')
  process.env.VOXDECK_URL = product.publicUrl
  return stop
}

export default startForTests
