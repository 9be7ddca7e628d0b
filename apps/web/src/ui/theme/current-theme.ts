export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const systemDark = '(prefers-color-scheme: dark)'

const darkQueries: Record<Theme, string> = {
  system: systemDark,
  light: '(max-width: 0)',
  dark: '(min-width: 0)',
}

/** `public/theme.js` sets it before the first paint. */
export const currentTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system'

/** A media query that holds while the page is dark, for what CSS's `light-dark()` does not reach. */
export const darkQuery = (): string => darkQueries[currentTheme()]
