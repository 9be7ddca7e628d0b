/** The ports of `pnpm dev`: in one block, away from commonly used ports. */
export const fixedPorts = {
  api: 4100,
  web: 4101,
  postgres: 4110,
  objectStore: 4111,
  temporal: 4112,
  identityProvider: 4113,
  translationServer: 4114,
} as const

export type PortName = keyof typeof fixedPorts
