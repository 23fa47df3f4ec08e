/** Lanczos (1964) with g = 7 and nine terms, good to 15 digits for positive numbers. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const

function findLogGamma(x: number): number {
  const sum = LANCZOS.reduce((total, term, index) => total + (index === 0 ? term : term / (x - 1 + index)), 0)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

const TERMS = 1000
const PRECISION = 1e-15

/** Lower regularised gamma function by its series, which converges fast for x < a + 1. */
function sumSeries(a: number, x: number) {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < TERMS && term > sum * PRECISION; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - findLogGamma(a))
}

/** Upper regularised gamma function by Legendre's continued fraction, evaluated as Lentz (1976) does. */
function findFraction(a: number, x: number) {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < TERMS; n += 1) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    fraction *= c * d
    if (Math.abs(c * d - 1) < PRECISION) break
  }
  return fraction * Math.exp(a * Math.log(x) - x - findLogGamma(a))
}

/** The chance that a chi-square variable of `df` degrees of freedom is larger than x. */
export function findChiSquareTail(x: number, df: number): number {
  if (x <= 0) return 1
  if (x === Infinity) return 0
  const a = df / 2
  return x / 2 < a + 1 ? 1 - sumSeries(a, x / 2) : findFraction(a, x / 2)
}
