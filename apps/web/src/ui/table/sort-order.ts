/** The list with one entry taken out and put in again elsewhere. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Where a row belongs whose middle is at `middle`, among rows whose middles are known from before it moved. */
export function findPlace(middles: readonly number[], from: number, middle: number): number {
  return middles.filter((other, index) => index !== from && other < middle).length
}

/** How far a row makes way for the one that moves from `from` to `to` and takes `step` pixels. */
export function makeWay(index: number, from: number, to: number, step: number): number {
  if (from < index && index <= to) return -step
  return to <= index && index < from ? step : 0
}
