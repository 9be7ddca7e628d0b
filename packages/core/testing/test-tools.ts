import { noTools } from '../src/plan/tool-versions.ts'

/** A toolchain in which every tool has this version. */
export const testTools = (version = 'tools') => ({
  ...noTools,
  id: version,
  picture: version,
  lettering: version,
  sound: version,
})
