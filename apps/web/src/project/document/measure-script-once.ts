import { measureScript } from '@voxdeck/core/script/measure-script'
import type { ScriptLength } from '@voxdeck/core/script/words'

const most = 2000
const measured = new Map<string, ScriptLength>()

/** Measuring segments the whole text; of 200 slides a keystroke changes one. */
export const measureScriptOnce = (text: string): ScriptLength => {
  const known = measured.get(text)
  if (known) return known
  if (measured.size >= most) measured.clear()
  const length = measureScript(text)
  measured.set(text, length)
  return length
}
