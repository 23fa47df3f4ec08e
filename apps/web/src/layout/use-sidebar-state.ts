import { useEffect, useState } from 'react'

const cookie = 'sidebar_state'
const cookieLifetimeSeconds = 604_800

/** Expanded or collapsed on wide screens; the choice outlives the visit. */
export function useSidebarState() {
  const [isExpanded, setExpanded] = useState(readCookie)
  useEffect(() => {
    document.cookie = `${cookie}=${isExpanded}; path=/; max-age=${cookieLifetimeSeconds}; samesite=lax`
  }, [isExpanded])
  return { isExpanded, toggle: () => setExpanded(now => !now) }
}

function readCookie() {
  return !document.cookie.split('; ').includes(`${cookie}=false`)
}

/** Ctrl+B or Cmd+B; inside an editor those make text bold, so there they are left alone. */
export function useSidebarShortcut(toggle: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable
      if (!isShortcut || isEditing) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [toggle])
}
