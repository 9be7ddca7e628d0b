// Before the first paint: the theme that was chosen in this browser; src/ui/theme/choose-theme.ts chooses it.
window.showTheme = (theme) => {
  document.documentElement.dataset.theme = theme
  // The browser's own bars have the colour of the page.
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.media =
      theme === 'system'
        ? `(prefers-color-scheme: ${bar.dataset.of})`
        : bar.dataset.of === theme
          ? 'all'
          : 'not all'
}
try {
  window.showTheme(localStorage.getItem('voxdeck.theme') ?? 'system')
} catch {
  // Without storage the theme is that of the system.
}
