const STEPS = 200
const PRECISION = 1e-12

/**
 * Finds where a continuous function is zero between two points where it has different signs: regula falsi with the
 * Illinois correction (Dowell & Jarratt 1971), to 1e-12.
 */
export function solveEquation(f: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high]
  let [at_left, at_right] = [f(left), f(right)]
  for (let step = 0; step < STEPS && Math.abs(right - left) > PRECISION; step += 1) {
    const middle = right - (at_right * (right - left)) / (at_right - at_left)
    const value = f(middle)
    if (value === 0) return middle
    if (value < 0 === at_right < 0) at_left /= 2
    else [left, at_left] = [right, at_right]
    ;[right, at_right] = [middle, value]
  }
  return right
}
