// The landing page and the news read well without this: the theme button, and a menu that closes after a choice.
;(() => {
  const root = document.documentElement
  const menu = document.querySelector('[data-menu]')
  document.querySelector('[data-theme]').addEventListener('click', () => {
    const dark = root.classList.toggle('dark')
    try {
      localStorage.setItem('vite-ui-theme', dark ? 'dark' : 'light')
    } catch {}
  })
  document.addEventListener('click', ({ target }) => {
    if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.firstElementChild.focus()
  })
})()
