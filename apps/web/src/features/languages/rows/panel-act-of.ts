export type PanelAct = 'next' | 'previous' | 'review' | 'listen' | 'translate'

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The action of a key combination in a row; null for none. */
export const panelActOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): PanelAct | null => {
  const isMod = ctrlKey || metaKey
  if (shiftKey || (!altKey && !isMod)) return null
  if (key === 'Enter') return altKey ? (isMod ? 'translate' : 'listen') : 'review'
  if (isMod) return null
  return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null
}
