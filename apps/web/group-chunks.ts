/** The part of rolldown's context that says what a module imports. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const entries = {
  start: 'src/main.tsx',
  landing: 'src/features/landing/landing.tsx',
  dashboard: 'src/app/dashboard-page.tsx',
  editor: 'src/app/editor-page.tsx',
}

const closureOf = (root: string, graph: Graph): Set<string> => {
  const found = new Set([root])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Reached through one file that names all of Radix, which the graph does not look behind. Visitors need only its slot. */
const behindBarrel =
  /node_modules[\\/](@radix-ui[\\/](?!react-(slot|compose-refs)[\\/])|@floating-ui|aria-hidden|react-remove-scroll|use-(callback-ref|sidecar)|react-style-singleton|get-nonce|tslib)/

/**
 * What several pages begin with goes into as few files as there are sets of such pages. Left to itself the bundler also
 * cuts it by what is fetched later and shares some of it; each file more costs some hundred bytes. What one page alone
 * begins with stays where the bundler puts it: a file of its own would import the page, and the page it.
 */
export const groupChunks = (folder: string) => {
  let pages: Record<keyof typeof entries, Set<string>> | null = null
  const load = (graph: Graph) => ({
    start: closureOf(folder + entries.start, graph),
    landing: closureOf(folder + entries.landing, graph),
    dashboard: closureOf(folder + entries.dashboard, graph),
    editor: closureOf(folder + entries.editor, graph),
  })
  return (id: string, graph: Graph): string | null => {
    pages ??= load(graph)
    const { start, landing, dashboard, editor } = pages
    if (behindBarrel.test(id)) return 'signed-in'
    if (start.has(id)) return null
    const isSignedIn = dashboard.has(id) || editor.has(id)
    if (landing.has(id)) return isSignedIn ? 'pages' : null
    return dashboard.has(id) && editor.has(id) ? 'signed-in' : null
  }
}
