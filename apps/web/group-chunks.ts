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

/** Every page reaches every icon, through the one file that names all of them: by name, the file of each. */
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

/** Reached through one file that names all of Radix, which the graph does not look behind. Visitors need only its slot. */
const behindBarrel =
  /node_modules[\\/](@radix-ui[\\/](?!react-(slot|compose-refs)[\\/])|@floating-ui|aria-hidden|react-remove-scroll|use-(callback-ref|sidecar)|react-style-singleton|get-nonce|tslib)/

/**
 * What pages begin with goes into as few files as there are sets of such pages. Left to itself the bundler also cuts it by
 * what is fetched later and shares some of it; each file more costs some hundred bytes.
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
  return (id: string, graph: Graph): string | null => {
    pages ??= load(graph)
    const { start, landing, dashboard, editor, player } = pages
    if (behindBarrel.test(id)) return 'signed-in'
    if (start.has(id)) return null
    const isSignedIn = dashboard.has(id) || editor.has(id)
    if (landing.has(id)) return isSignedIn ? 'pages' : null
    if (dashboard.has(id) && editor.has(id)) return 'signed-in'
    if (!editor.has(id)) return null
    // A visitor who watches the demo does not fetch the editor for it.
    return player.has(id) ? 'player-parts' : 'editor'
  }
}
