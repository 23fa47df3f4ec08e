// Runs before the first paint, so that a dark screen never flashes white. Not a module: modules are deferred.
;(() => {
  const root = document.documentElement
  let theme = 'system'
  let font = null
  try {
    theme = localStorage.getItem('vite-ui-theme') || 'system'
    font = localStorage.getItem('gerbang-font')
  } catch {}
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('dark', dark)
  if (font === 'hyperlegible') root.dataset.font = font
})()
