/** How captions of recordings get their times: from recognised words, or in proportion to the script's letters. */
export type RecordedCaptions = 'recognised' | 'proportional'
