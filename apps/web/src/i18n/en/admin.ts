export const admin = {
  title: 'Administration',
  about: 'What this installation can translate and speak, and what it has sent to providers.',
  loading: 'Loading…',
  failed: {
    title: 'The overview could not be loaded',
    description: 'Check the connection and try again.',
  },
  worker: {
    running: 'A worker is running',
    missing: 'No worker is running',
    missingHint:
      'Nothing is translated, spoken or made into videos until one runs. Start one and look at its log; what is below fills within seconds.',
  },
  translators: {
    title: 'Translation providers',
    works: 'Works',
    trouble: 'Trouble',
    checked: 'Checked {{when}}',
    languages_one: '{{count}} language',
    languages_other: '{{count}} languages',
    none: 'No provider is set up',
    noneHint: 'Projects stay English until the worker has one. docs/translation.md says how to add one.',
    todo: {
      translation_refused:
        'It did not accept its key. Put a valid one into the worker’s settings and restart it.',
      translation_quota:
        'It takes no more text for now. Raise the limit with the provider, or wait until it starts anew.',
      translation_unreachable: 'It does not answer. Check its address, and that the worker can reach it.',
      translation_bad_answer:
        'It answers with something that is no translation. Check its address and version.',
    },
  },
  voices: {
    title: 'Voices',
    basic: 'Basic voice',
    none: 'No voice is installed',
    noneHint: 'docs/voices.md says how to add one; the worker publishes it when it starts.',
  },
  usage: {
    title: 'Sent for translation',
    days: 'Last {{count}} days',
    characters_one: '{{shown}} character',
    characters_other: '{{shown}} characters',
    requests_one: '{{shown}} request',
    requests_other: '{{shown}} requests',
    chart: 'Characters by day sent to {{provider}}',
    byDay: 'By day',
    day: 'Day (UTC)',
    charactersOf: 'Characters',
    requestsOf: 'Requests',
    none: 'Nothing was sent in the last {{count}} days',
    noneHint: 'Characters and requests are counted here for each provider from the first translation on.',
  },
}
