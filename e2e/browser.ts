/** Debian's Chromium unless another is named. */
export const browserPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The sandbox needs what root in a container lacks; the rest keeps the browser off the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]
