const key = 'gerbang-question'

/** Where this tab was in the sub-test, so that a reload comes back to the same question. */
export function readPosition(subTestId: string): number {
  const [id, index] = sessionStorage.getItem(key)?.split(' ') ?? []
  return id === subTestId ? Number(index) : 0
}

export function storePosition(subTestId: string, index: number) {
  sessionStorage.setItem(key, `${subTestId} ${index}`)
}
