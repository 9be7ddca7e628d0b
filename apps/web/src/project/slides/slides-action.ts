/** What is done to several slides at once: the list of scripts asks for it, the timeline card does it. */
export type SlidesAction = 'moveUp' | 'moveDown' | 'duplicate' | 'settings' | 'delete'
