import { range, type Solutions, write } from '../../solution.ts'

const degrees = (angle: number) => (angle * 180) / Math.PI
const heron = (a: number, b: number, c: number) => {
  const s = (a + b + c) / 2
  return Math.sqrt(s * (s - a) * (s - b) * (s - c))
}
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
const fractions = range(1, 60).flatMap(q => range(1, 2 * q).map(p => ({ p, q })))
/** The simplest fraction of this value, as options write it. */
const writeFraction = (value: number) => {
  const found = fractions.find(({ p, q }) => near(p / q, value))
  return found ? String.raw`$\frac{${found.p}}{${found.q}}$` : ''
}

export const geometry: Solutions = {
  'PK-241': () => `${(180 * 4) / (2 + 3 + 4)}°`,
  'PK-242': () => String(14 ** 2 - (22 / 7) * 7 ** 2),
  'PK-243': () => writeFraction(Math.cos(Math.asin(5 / 13))),
  'PK-244': () => Math.hypot(9 + 3, 7 - 2),
  'PK-245': () => [
    2 * (6 * 4 + 6 * 3 + 4 * 3) === 54,
    4 * (6 + 4 + 3) === 52,
    Math.hypot(6, 4, 3) < 7,
    6 * 4 * 3 === 13,
  ],
  'PK-246': () => write((range(1, 9_999).find(s => near(s / (s + 900), 1.6 / 6.4)) ?? Number.NaN) / 100),
  'PK-247': () => String(Math.sqrt(17 ** 2 - (11 - 3) ** 2)),
  'PK-248': () => {
    // B at (0, 0), D at (2, 0), C at (5, 0), and A as high as the area of ABD demands.
    const height = (18 * 2) / 2
    return String((5 * height) / 2)
  },
  'PK-249': () => {
    const sides = range(3, 999).find(n => near(((n - 2) * 180) / n, 156)) ?? Number.NaN
    const pairs = range(1, sides).flatMap(a => range(a + 1, sides).map(b => b - a))
    return String(pairs.filter(step => step !== 1 && step !== sides - 1).length)
  },
  'PK-250': () => String.raw`$${Math.round(10 ** 2 * (1 - 72 / 360))}\pi$`,
  'PK-251': () => 10 ** 2 + 4 * heron(10, Math.hypot(12, Math.hypot(5, 5)), Math.hypot(12, Math.hypot(5, 5))),
  'PK-252': () => String((90 * 2) / 3),
  'PK-253': () => {
    const far = range(41, 500).find(far =>
      near(far * Math.tan(Math.PI / 6), (far - 40) * Math.tan(Math.PI / 3)),
    )
    return `$${far}$`
  },
  'PK-254': () => {
    const [x, y] = [-5 + 2, 3 - 1]
    return `$(${x}, ${y})$`
  },
  'PK-255': () => {
    const area = heron(10, 10, 12)
    const top = degrees(Math.acos((100 + 100 - 144) / 200))
    return [near((2 * area) / 12, 8), near(area, 48), top > 90, near((2 * area) / (10 * 12), 4 / 5)]
  },
  'PK-256': () => String(heron(13, 14, 15) / ((13 + 14 + 15) / 2)),
  'PK-257': () => {
    const areas = range(1, 179).map(angle => 20 * Math.sin((angle * Math.PI) / 180))
    return areas.some(area => near(area, 20)) && areas.some(area => area < 19) ? 'tidak dapat ditentukan' : ''
  },
  'PK-258': () => {
    // A at the origin: B, D and E lie on the axes, so the plane is x + y + z = 6, and G is (6, 6, 6).
    const distance = Math.abs(6 + 6 + 6 - 6) / Math.sqrt(3)
    return near(distance, 4 * Math.sqrt(3)) ? String.raw`$4\sqrt{3}$` : ''
  },
  'PK-259': () => {
    const angle = Math.asin(6 / 5 / Math.SQRT2) - Math.PI / 4
    return near(Math.sin(angle) + Math.cos(angle), 6 / 5)
      ? writeFraction(Math.sin(angle) * Math.cos(angle))
      : ''
  },
  'PK-260': () => {
    const leg = range(1, 999).find(leg => 2 * leg === 8 + 18) ?? Number.NaN
    return ((8 + 18) / 2) * Math.sqrt(leg ** 2 - ((18 - 8) / 2) ** 2)
  },
}
