/** Picture, English and translation side by side; stacked on a phone. */
export const columnsLook = [
  'grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-3 border-l-[3px] border-l-transparent pr-4 pl-[13px]',
  'sm:grid-cols-[9.25rem_minmax(0,1fr)_minmax(0,1.2fr)] sm:gap-x-5 sm:pr-5 sm:pl-[17px]',
].join(' ')

export const rowLook = [
  columnsLook,
  'gap-y-3 py-4 sm:grid-rows-[1fr_auto] sm:gap-y-2',
  'transition-[background-color,border-left-color] focus-within:border-l-coral focus-within:bg-coral-wash/40',
  // The browser skips layout of rows out of view; find-in-page and the tab key still reach them.
  '[contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
].join(' ')
