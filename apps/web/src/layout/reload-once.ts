const flag = 'gerbang-reloaded'
let leaving = false

/** The page that comes in place of this one is on its way, which takes a while on a slow network. */
export const isReloading = () => leaving

/**
 * A deploy may take away the file of a page that this tab still names; one reload then helps, a second never does.
 * The flag falls with the next failure, or once a page has stayed up: falling any sooner, it would let a file that is
 * gone for good reload the page for ever. Returns false when it refuses.
 */
export function reloadOnce(href: string): boolean {
  if (sessionStorage.getItem(flag) !== null) {
    sessionStorage.removeItem(flag)
    return false
  }
  sessionStorage.setItem(flag, '1')
  leaving = true
  // `assign` with the address of this page and a hash would only scroll.
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}

/**
 * Hooks that do not add up are the mark of old code meeting a cache or a file of the new: the specification clears
 * the caches and reloads, once.
 */
export function isHookError(error: unknown): boolean {
  return error instanceof Error && /\bhooks?\b|\buse[A-Z]\w+/.test(error.message)
}

export function allowReload() {
  sessionStorage.removeItem(flag)
}
