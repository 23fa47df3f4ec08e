const closeShare = 0.25
const closeVelocity = 0.4

/** How a drag ended: pixels downwards, the drawer's height, and the milliseconds it took. */
export interface Drag {
  distance: number
  height: number
  ms: number
}

/** Far enough, or fast enough: then letting go closes the drawer. */
export function isClosing({ distance, height, ms }: Drag): boolean {
  if (distance <= 0) return false
  return distance / Math.max(1, ms) > closeVelocity || distance >= closeShare * height
}
