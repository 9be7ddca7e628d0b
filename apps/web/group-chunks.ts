import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The part of rolldown's context that says what a module imports. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null }

const entries = {
  start: 'src/main.tsx',
  landing: 'src/features/landing/landing.tsx',
  dashboard: 'src/app/dashboard-page.tsx',
  editor: 'src/app/editor-page.tsx',
  player: 'src/watch/player-overlay.tsx',
}

/**
 * Maps each icon name to its file. Every page imports lucide's barrel file, which re-exports all icons;
 * without this map each page would seem to use all of them.
 */
const readIcons = (barrel: string): Map<string, string> => {
  const lines = readFileSync(barrel, 'utf8').matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']*)'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(barrel), file)]),
    ),
  )
}

const iconBarrel = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/
const iconImports = /import \{([^}]*)\} from ["']lucide-react["']/g

const createClosures = (graph: Graph) => {
  let icons: Map<string, string> | null = null
  const importsOf = (id: string): string[] => {
    const module = graph.getModuleInfo(id)
    const barrel = module?.importedIds.find((imported) => iconBarrel.test(imported))
    if (!module?.code || !barrel) return [...(module?.importedIds ?? [])]
    icons ??= readIcons(barrel)
    const names = [...module.code.matchAll(iconImports)].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
    const others = module.importedIds.filter((imported) => imported !== barrel)
    return [...others, ...names.flatMap((name) => icons?.get(name) ?? [])]
  }
  return (root: string): Set<string> => {
    const found = new Set([root])
    for (const id of found) for (const imported of importsOf(id)) found.add(imported)
    return found
  }
}

/**
 * Dependencies behind the `radix-ui` barrel file, where the module graph cannot tell which are used. Visitors
 * need only the slot package.
 */
const behindBarrel =
  /node_modules[\\/](@radix-ui[\\/](?!react-(slot|compose-refs|switch|toggle|toggle-group)[\\/])|@floating-ui|aria-hidden|react-remove-scroll|use-(callback-ref|sidecar)|react-style-singleton|get-nonce|tslib)/

/** Within reach of the first scripts through the barrel file, but of no use to them. */
const unused = /node_modules[\\/](radix-ui|@radix-ui[\\/]react-(switch|toggle|toggle-group))[\\/]/

/** Menus are part of the dashboard's first load, and are opened later in the editor. */
const menus = /node_modules[\\/]@radix-ui[\\/]react-(menu|dropdown-menu)[\\/]/

/**
 * Names the chunk of a module: what the same set of pages needs for its first load shares one chunk. The
 * bundler's own splitting also cuts by what is lazily loaded and shared, and each extra file costs some
 * hundred bytes.
 */
export const groupChunks = (folder: string) => {
  let pages: Record<keyof typeof entries, Set<string>> | null = null
  const load = (graph: Graph) => {
    const closureOf = createClosures(graph)
    return {
      start: closureOf(folder + entries.start),
      landing: closureOf(folder + entries.landing),
      dashboard: closureOf(folder + entries.dashboard),
      editor: closureOf(folder + entries.editor),
      player: closureOf(folder + entries.player),
    }
  }
  const isApart = (id: string) => id === folder + entries.start || unused.test(id)
  return (id: string, graph: Graph): string | null => {
    pages ??= load(graph)
    const { start, landing, dashboard, editor, player } = pages
    if (menus.test(id)) return 'menus'
    if (behindBarrel.test(id)) return 'signed-in'
    if (start.has(id)) return isApart(id) ? null : 'start'
    const isSignedIn = dashboard.has(id) || editor.has(id)
    if (landing.has(id)) return isSignedIn ? 'pages' : null
    if (dashboard.has(id) && editor.has(id)) return 'signed-in'
    if (!editor.has(id)) return null
    // The landing page's demo player loads these modules without the editor.
    return player.has(id) ? 'player-parts' : 'editor'
  }
}
