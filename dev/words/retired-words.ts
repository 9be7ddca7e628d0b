export type RetiredWord = {
  /** Words of an identifier or a file name, in lower case and in a row: 'ask for' is found in `askForVideo`. */
  retired: string
  instead: string
  /** Paths that may keep it, as the specification or stored data has it there. */
  allowed?: RegExp
}

/** Who speaks the specification's JSON: contracts, handlers and presenters, and tests and tools that call the API. */
const speaksJson = /^(packages\/contracts\/|apps\/api\/|e2e\/|bench\/|chaos\/|dev\/)/

const speaksJsonOrOldPlans = new RegExp(`${speaksJson.source}|core\\/src\\/plan\\/parse-plan`)

export const retiredWords: readonly RetiredWord[] = [
  {
    retired: 'film',
    instead: 'video',
    // JSON of /api/demo, /space and the summary, an error code, and an icon of lucide.
    allowed:
      /contracts\/src\/(errors|thai-errors|videos\/get-demo|projects\/(get-space|summarise-projects))|api\/src\/features\/(demo\/get-demo|projects\/(get-space|summarise-projects))|web\/src\/.*(clip-button|open-slide-menu|slide-picture|video-state|summary-cards|watch-demo)|i18n\/(en|th)\/videos|^(e2e|apps\/api)\/.*\.(spec|test)\.ts$|migrations\//,
  },
  {
    retired: 'films',
    instead: 'videos',
    allowed: /projects\/get-space|i18n\/(en|th)\/videos|\.(spec|test)\.ts$|migrations\//,
  },
  { retired: 'image id', instead: 'slideId', allowed: speaksJsonOrOldPlans },
  { retired: 'image ids', instead: 'slideIds', allowed: speaksJson },
  { retired: 'slide script', instead: 'script', allowed: speaksJson },
  {
    retired: 'english script',
    instead: 'projectScript',
    allowed: /^(packages\/contracts\/|apps\/api\/|e2e\/|bench\/|chaos\/|dev\/|apps\/web\/src\/i18n\/)/,
  },
  { retired: 'selected voice', instead: 'voice', allowed: speaksJson },
  { retired: 'audio recording', instead: 'recording', allowed: speaksJson },
  { retired: 'order index', instead: 'position', allowed: speaksJson },
  { retired: 'manual duration', instead: 'manualSeconds', allowed: speaksJson },
  { retired: 'thumbnail image id', instead: 'thumbnailSlideId', allowed: speaksJson },
  { retired: 'ask for', instead: 'request' },
  { retired: 'asker', instead: 'routing' },
  { retired: 'told', instead: 'shown, reported' },
  { retired: 'desk', instead: 'panel, document, drafts' },
  // A shelving filter is what the standard for loudness calls it.
  { retired: 'shelf', instead: 'cache', allowed: /media\/src\/loudness\// },
  { retired: 'wish', instead: 'request' },
  { retired: 'passage', instead: 'speech sample, playback step' },
  { retired: 'pay once', instead: 'cache' },
  { retired: 'nothing of the source', instead: 'strip metadata' },
  { retired: 'noting', instead: 'database options' },
  { retired: 'failure stage', instead: 'failure step' },
  { retired: 'heard piece', instead: 'recognised piece' },
  { retired: 'draw shot', instead: 'render shot' },
  { retired: 'draw slide', instead: 'render slide' },
  { retired: 'prove video', instead: 'verify video', allowed: /^e2e\// },
  { retired: 'pack video', instead: 'prepare pack' },
  { retired: 'use artifact', instead: 'find artifact' },
]
