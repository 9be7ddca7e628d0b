const key = 'voxdeck.takes'

/** Whether this browser stores takes of any user; read without opening the database. */
export const areTakesKept = (): boolean => localStorage.getItem(key) !== null

export const noteKeptTakes = (count: number): void =>
  count > 0 ? localStorage.setItem(key, String(count)) : localStorage.removeItem(key)
