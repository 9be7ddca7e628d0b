import { measureScript } from '@voxdeck/core/script/measure-script'
import type { ScriptLength } from '@voxdeck/core/script/words'

const most = 2000
const measured = new Map<string, ScriptLength>()

/** Cached: measuring segments the whole text, and a keystroke changes one slide of 200. */
export const measureScriptOnce = (text: string, language: string): ScriptLength => {
  const key = `${language} ${text}`
  const known = measured.get(key)
  if (known) return known
  if (measured.size >= most) measured.clear()
  const length = measureScript(text, language)
  measured.set(key, length)
  return length
}
