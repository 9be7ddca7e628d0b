/** Loaded with the draft's stage. */
export const draft = {
  place: 'Draft · slide {{number}}',
  loading: 'The sound is loading',
  unmade: {
    title: 'Draft without speech',
    description:
      'The words of slide {{number}} cannot be heard now. Check its voice and the connection, then play it again.',
  },
}
