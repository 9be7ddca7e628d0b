// Import directions. A folder may import only the folders in its row; any other folder of ours is an error.
const ours = '^(apps|packages|dev|e2e|chaos|bench)/'
const may = {
  'packages/core': [],
  'packages/contracts': ['packages/core'],
  'packages/workflows': ['packages/core', 'packages/contracts/src/errors'],
  'packages/workflow-client': ['packages/workflows', 'packages/contracts/src/errors'],
  'packages/delivery': ['packages/db', 'packages/storage', 'packages/workflow-client', 'packages/workflows'],
  'packages/media': ['packages/core'],
  'packages/video': ['packages/core', 'packages/media', 'packages/storage/src/content-hash'],
  'packages/provider-http': [],
  'packages/speech': ['packages/contracts', 'packages/core', 'packages/provider-http'],
  'packages/translation': ['packages/contracts', 'packages/core', 'packages/provider-http'],
  'packages/db': ['packages/contracts', 'packages/core'],
  'packages/demo': ['packages/core'],
  'packages/storage': ['packages/contracts', 'packages/core'],
  'apps/web': ['packages/contracts', 'packages/core'],
  'apps/api': [
    'packages/delivery',
    'packages/workflow-client',
    'packages/db',
    'packages/demo',
    'packages/storage',
    'packages/contracts',
    'packages/core',
  ],
  'apps/worker': ['packages/'],
  dev: ['packages/contracts', 'packages/core', 'packages/db', 'packages/demo', 'packages/storage'],
  // The words that pages show are checked against the pages' own.
  e2e: ['packages/', 'dev/', 'apps/web/src/i18n/', 'apps/web/src/features/help/shortcuts'],
  bench: ['packages/', 'dev/', 'e2e/'],
  chaos: ['packages/', 'dev/', 'e2e/'],
}

// Tests on real services and testing helpers may import the folders that start the services.
const mediumTests = '(\\.medium\\.test\\.ts$|/testing/)'

const directions = Object.entries(may).map(([from, to]) => ({
  name: `${from.replaceAll('/', '-')}-reaches-only-its-row`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: mediumTests },
  to: { path: ours, pathNot: [`^${from}/`, ...to.map((folder) => `^${folder}`)] },
}))

// The rooms of the web, lowest first: each may import the ones before it. `app` may import all.
const webRooms = ['ui', 'i18n', 'session', 'watch', 'project', 'features', 'app']
const webLayers = webRooms.slice(0, -1).map((room, index) => ({
  name: `web-${room}-imports-nothing-above`,
  severity: 'error',
  from: { path: `^apps/web/src/${room}/` },
  to: { path: `^apps/web/src/(${webRooms.slice(index + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'core-has-no-effects',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'workflows-are-deterministic',
      severity: 'error',
      from: { path: '^packages/workflows/src', pathNot: '\\.test\\.ts$' },
      to: { path: '.', pathNot: ['^packages/', '@temporalio/(workflow|common)'] },
    },
    {
      name: 'only-media-run-starts-programs',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          '^packages/media/src/run/',
          '\\.test\\.ts$',
          '/testing/',
          // These fork our own code as a child process, whose memory is freed when it exits.
          '^packages/speech/src/process/host-process\\.ts$',
          '^apps/worker/src/bundle-workflows\\.ts$',
        ],
      },
      to: { path: '^(node:)?child_process$' },
    },
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-have-one-front-door',
      comment: 'Only features/<name>/<name>.ts(x) may be imported from outside of a feature.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/([^/]+)/\\1\\.tsx?$' },
    },
    ...webLayers,
    {
      name: 'src-never-imports-testing',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '/testing/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Programs of the bench's peers run in another folder, where their dependencies are installed.
    exclude: { path: ['(^|/)(node_modules|dist|\\.state)/', '^bench/peers/programs/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.imports.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
