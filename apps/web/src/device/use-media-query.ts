import { useMemo, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = useMemo(() => watchMedia(query), [query])
  return useSyncExternalStore(subscribe, read)
}

function watchMedia(query: string) {
  const media = matchMedia(query)
  return {
    subscribe: (listener: () => void) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    read: () => media.matches,
  }
}
