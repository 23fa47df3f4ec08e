import { judgeSufficiency, range, type Solutions, sum } from '../../solution.ts'

const isPrime = (n: number) => n > 1 && range(2, n - 1).every(d => n % d !== 0)
const divides = (d: number, n: number) => n % d === 0
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Of PK-233. */
const threes = range(1, 12).filter(n => divides(3, n))
const divisors = range(1, 12).filter(n => divides(n, 12))

/** How many members both sets of PK-240 may share. */
const overlaps = range(0, 12).filter(both => 15 + 12 - both <= 20)

const triples = range(1, 8).flatMap(a => range(1, 40).flatMap(b => range(1, 40).map(c => ({ a, b, c }))))
const kept = triples.filter(({ a, b, c }) => divides(a, b) && divides(a, b + c))

/** The statements of PK-237. */
const squareDivides = (n: number) => divides(36, n ** 2)
const partsDivide = (n: number) => divides(4, n) && divides(9, 2 * n)

export const numbers: Solutions = {
  'PK-221': () => String(Math.max(...range(1, 48).filter(d => [48, 72, 120].every(n => divides(d, n))))),
  'PK-222': () => String((range(1, 999).find(n => Math.floor(n / 7) === 15 && n % 7 === 4) ?? 0) % 9),
  'PK-223': () => String(range(1, 19).filter(n => isPrime(n) && n % 2 === 1).length),
  'PK-224': () => range(100, 999).filter(n => divides(15, n)).length,
  'PK-225': () => {
    const odd = range(2, 400).filter(n => n % 2 === 1)
    return [
      odd.every(n => divides(2, n ** 2 + n)),
      odd.every(n => isPrime(n + 2)),
      odd.every(n => divides(4, n ** 2 - 1)),
      odd.every(n => divides(3, n ** 2 + 2)),
    ]
  },
  'PK-226': () => {
    const product = range(1, 50).reduce((total, n) => total * BigInt(n), 1n)
    return String(/0*$/.exec(String(product))?.[0].length)
  },
  'PK-227': () =>
    String(
      range(10, 99).find(n => {
        const [tens, ones] = [Math.floor(n / 10), n % 10]
        return tens + ones === 11 && 10 * ones + tens === n + 27
      }),
    ),
  'PK-228': () => {
    const [onlyFB, onlyBV, onlyFV, all] = [12 - 5, 10 - 5, 8 - 5, 5]
    const alone = [40 - onlyFB - onlyFV - all, 35 - onlyFB - onlyBV - all, 30 - onlyBV - onlyFV - all]
    return String(90 - sum([...alone, onlyFB, onlyBV, onlyFV, all]))
  },
  'PK-229': () => {
    const q = range(1, 200).find(q => Math.abs(((27 / 99) * q) % 1) < 1e-9) ?? Number.NaN
    return String(q + Math.round((27 / 99) * q))
  },
  'PK-230': () => range(1, 2_000).find(n => Number.isInteger(Math.sqrt(1_512 * n))) ?? Number.NaN,
  'PK-231': () => String(sum(range(10, 99).filter(n => n % 5 === 3 && n % 7 === 2))),
  'PK-232': () => {
    const sums = range(1, 36).flatMap(a =>
      range(1, 36)
        .filter(b => gcd(a, b) === 6 && (a * b) / gcd(a, b) === 36)
        .map(b => Math.sign(a + b - 30)),
    )
    return new Set(sums).size > 1 ? 'tidak dapat ditentukan' : ''
  },
  'PK-233': () => [
    2 ** divisors.length === 36,
    new Set([...threes, ...divisors]).size === 7,
    threes.filter(n => !divisors.includes(n)).length === 1,
    divisors.filter(n => threes.includes(n)).length * 2 === divisors.length,
  ],
  'PK-234': () => String(range(1, 300).filter(n => divides(4, n) || divides(6, n)).length),
  'PK-235': () => {
    const pairs = range(1, 100).flatMap(a => range(1, 100).filter(b => 6 * (a + b) === a * b))
    return String(pairs.length)
  },
  'PK-236': () => String(sum(Array.from(String(10n ** 20n - 26n), Number))),
  'PK-237': () => {
    const all = range(1, 2_000)
    const settles = (holds: (n: number) => boolean) =>
      new Set(all.filter(holds).map(n => divides(6, n))).size === 1
    return judgeSufficiency(
      settles(squareDivides),
      settles(partsDivide),
      settles(n => squareDivides(n) && partsDivide(n)),
    )
  },
  'PK-238': () => range(1, 999).find(n => n % 3 === 2 && n % 5 === 4 && n % 7 === 6) ?? Number.NaN,
  'PK-239': () => [
    kept.every(({ a, c }) => divides(a, c)),
    kept.every(({ b, c }) => divides(b, c)),
    kept.every(({ a, b, c }) => divides(a ** 2, b * c)),
    kept.every(({ a, b, c }) => divides(2 * a, b + c)),
  ],
  'PK-240': () => String(Math.min(...overlaps.map(both => 15 - both))),
}
