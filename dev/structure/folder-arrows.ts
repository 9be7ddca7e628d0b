import { folderOf, type SourceFile } from './source-files.ts'

export type Arrow = { from: string; to: string }

/** Distinct imports between folders below one folder. */
export const folderArrows = (files: readonly SourceFile[], below: string): Arrow[] => {
  const arrows = new Map<string, Arrow>()
  for (const { path, imports } of files) {
    if (!path.startsWith(below)) continue
    for (const target of imports) {
      const [from, to] = [folderOf(path), folderOf(target)]
      if (target.startsWith(below) && from !== to) arrows.set(`${from} ${to}`, { from, to })
    }
  }
  return [...arrows.values()]
}

/** By folder, the group of folders that reach each other (Tarjan's strongly connected components). */
const groupsOf = (arrows: readonly Arrow[]): Map<string, number> => {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const [index, low, group] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  const stack: string[] = []
  const visit = (folder: string): void => {
    index.set(folder, index.size)
    low.set(folder, index.size - 1)
    stack.push(folder)
    for (const { to } of next.get(folder) ?? []) {
      if (!index.has(to)) visit(to)
      if (!group.has(to)) low.set(folder, Math.min(low.get(folder) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(folder) !== index.get(folder)) return
    for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
      group.set(member, index.get(folder) ?? 0)
      if (member === folder) break
    }
  }
  for (const { from, to } of arrows) for (const folder of [from, to]) if (!index.has(folder)) visit(folder)
  return group
}

/** Arrows that run up: they are part of a cycle between folders. */
export const arrowsInCycles = (arrows: readonly Arrow[]): Arrow[] => {
  const group = groupsOf(arrows)
  return arrows.filter(({ from, to }) => group.get(from) === group.get(to))
}
