/** Debian's Chromium unless another is named. */
export const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Root in a container lacks what the sandbox needs; the other flags keep the browser off the network. */
const commonArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // A fake microphone that beeps; pages may use it only where a test grants the permission.
  '--use-fake-device-for-media-stream',
]

/** For tests that compare colours. */
export const exactColourArguments = [
  ...commonArguments,
  // SwiftShader draws in software: without any GPU Chromium clamps a BT.709 coefficient and blue is off by six.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** No emulated GPU: it takes both cores for every frame. */
export const browserArguments = [...commonArguments, '--disable-gpu']

/**
 * The headless shell: the same engine without windows, menus and profiles, which makes no difference to a page, and a
 * third less load. It has no permission prompt, so every page may use the microphone.
 */
export const headlessShell = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [...browserArguments, '--use-fake-ui-for-media-stream'],
}
