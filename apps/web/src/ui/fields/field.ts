/** Shared classes of text fields and selects. */
export const field = [
  'w-full rounded-md border border-edge bg-card text-ink transition-colors',
  'hover:border-mute focus-visible:border-ink focus-visible:outline-offset-0',
  'disabled:border-line disabled:bg-well disabled:text-mute aria-invalid:border-ink aria-invalid:border-2',
].join(' ')
