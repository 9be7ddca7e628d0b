/** Debian's Chromium unless another is named. */
export const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The sandbox needs what root in a container lacks; the rest keeps the browser off the network. */
export const browserArguments = [
  '--no-sandbox',
  // Software drawing by SwiftShader: without any GPU Chromium clamps a coefficient of BT.709 and blue comes out six off.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]
