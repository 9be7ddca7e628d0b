export const languageBar = { label: 'Languages', add: 'Add language' }
