import type { ScriptReader } from '@voxdeck/core/plan/make-plan'
import type { LexiconEntry } from '@voxdeck/core/script/lexicon'
import type { ReadScript } from '@voxdeck/core/script/read-script'
import { hashValue } from '@voxdeck/storage/content-hash'

/** Caches parsed scripts, least recently used out first, up to so many characters of script. */
export const rememberScripts = (read: ScriptReader, mostCharacters: number): ScriptReader => {
  const known = new Map<string, { result: ReadScript; characters: number }>()
  let characters = 0
  const lexiconKeys = new WeakMap<readonly LexiconEntry[], string>()
  const keyOf = (lexicon: readonly LexiconEntry[]): string => {
    const key = lexiconKeys.get(lexicon) ?? hashValue(lexicon)
    lexiconKeys.set(lexicon, key)
    return key
  }
  const forget = (key: string) => {
    characters -= known.get(key)?.characters ?? 0
    known.delete(key)
  }
  return (script, as) => {
    const key = [as.language, keyOf(as.lexicon), hashValue(script)].join()
    const result = known.get(key)?.result ?? read(script, as)
    // The newest is last.
    forget(key)
    known.set(key, { result, characters: script.length })
    characters += script.length
    for (const oldest of known.keys()) {
      if (characters <= mostCharacters) break
      forget(oldest)
    }
    return result
  }
}
