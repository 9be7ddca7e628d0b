/** Debian's Chromium unless another is named. */
export const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The sandbox needs what root in a container lacks; the rest keeps the browser off the network. */
const plainArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // A microphone that beeps; pages hear it only where a test allows that.
  '--use-fake-device-for-media-stream',
]

/** For looking at colours. */
export const exactColourArguments = [
  ...plainArguments,
  // Software drawing by SwiftShader: without any GPU Chromium clamps a coefficient of BT.709 and blue comes out six off.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Without an emulated GPU, which takes both cores for every frame. */
export const browserArguments = [...plainArguments, '--disable-gpu']

/**
 * The same engine without windows, menus and profiles of its own, of which a page knows nothing: takes a third less of
 * the machine. It has nobody to ask whether a page may hear the microphone, so every page may.
 */
export const pagesOnly = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [...browserArguments, '--use-fake-ui-for-media-stream'],
}
