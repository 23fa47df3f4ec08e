/** An order that leaves somebody else's new question out, or brings a deleted one back, is out of date. */
export function isWholeOrder(ids: readonly string[], known: readonly string[]): boolean {
  const wanted = new Set(ids)
  return wanted.size === ids.length && ids.length === known.length && known.every(id => wanted.has(id))
}
