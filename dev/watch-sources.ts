import { watch } from 'node:fs'

const MOMENT_MS = 200

/** Debounced: calls `changed` MOMENT_MS after the last change, since an editor writes more than one file. */
export const watchSources = (folders: string[], changed: () => void): { close: () => void } => {
  let pending: NodeJS.Timeout | undefined
  const notice = (_: string, file: string | null) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
    clearTimeout(pending)
    pending = setTimeout(changed, MOMENT_MS)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, notice))
  return {
    close: () => {
      clearTimeout(pending)
      for (const watcher of watchers) watcher.close()
    },
  }
}
