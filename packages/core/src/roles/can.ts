const capabilities = {
  owner: ['read', 'write', 'generate', 'delete'],
} as const

export type Role = keyof typeof capabilities
export type Capability = (typeof capabilities)[Role][number]

export const can = (role: Role, capability: Capability): boolean => capabilities[role].includes(capability)
