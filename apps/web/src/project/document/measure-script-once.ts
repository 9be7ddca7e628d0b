import { measureScript } from '@voxdeck/core/script/measure-script'
import type { ScriptLength } from '@voxdeck/core/script/words'

const most = 2000
const measured = new Map<string, ScriptLength>()

/** Cached: measuring segments the whole text, and a keystroke changes one slide of 200. */
export const measureScriptOnce = (text: string): ScriptLength => {
  const known = measured.get(text)
  if (known) return known
  if (measured.size >= most) measured.clear()
  const length = measureScript(text)
  measured.set(text, length)
  return length
}
