interface Window {
  /** Of `public/theme.js`. */
  showTheme: (theme: string) => void
}
