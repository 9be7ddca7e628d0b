const key = 'voxdeck.takes'

/** Whether this browser keeps a take of anybody's: known without opening its store. */
export const areTakesKept = (): boolean => localStorage.getItem(key) !== null

export const noteKeptTakes = (count: number): void =>
  count > 0 ? localStorage.setItem(key, String(count)) : localStorage.removeItem(key)
