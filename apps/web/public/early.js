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

// What an app on its way will need. The site has none.
;(() => {
  if (!('app' in document.currentScript.dataset)) return

  // What the first visit to a student's page waits for; later ones show what they kept. `api/early.ts` hands it over.
  const pages = {
    '/student': ['/dashboard'],
    '/student/practice': ['/practice', '/class-tasks'],
    '/student/raport': ['/reports'],
  }
  const { pathname } = location
  const result = /^\/student\/try-out\/result\/([\w-]+)$/.exec(pathname)
  const calls = result ? [`/tryouts/${result[1]}/progresses/result`] : pages[pathname]
  try {
    const token = localStorage.getItem('token')
    if (
      !token ||
      !calls ||
      location.search ||
      localStorage.getItem(`gerbang-cache:${localStorage.getItem('gerbang-user')}`)
    )
      return
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const ask = path => {
      const reply = fetch(`/api/v1${path}`, { headers, signal: AbortSignal.timeout(15_000) })
      // Whoever takes it over is told; nobody else needs to be.
      reply.catch(() => {})
      return [`/api/v1${path}`, reply]
    }
    window.earlyReplies = { token, replies: new Map(['/me', ...calls].map(ask)) }
  } catch {}
})()
