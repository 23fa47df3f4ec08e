const flag = 'gerbang-reloaded'

/**
 * A deploy may take away the file of a page that this tab still names; one reload then helps, a second never does.
 * The flag falls with the next failure, or as soon as a page works. Returns false when it refuses to reload again.
 */
export function reloadOnce(href: string): boolean {
  if (sessionStorage.getItem(flag) !== null) {
    sessionStorage.removeItem(flag)
    return false
  }
  sessionStorage.setItem(flag, '1')
  // `assign` with the address of this page and a hash would only scroll.
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}

export function allowReload() {
  sessionStorage.removeItem(flag)
}
