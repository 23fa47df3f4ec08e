const NOTATIONS = [
  // Indonesian: 1.250,5
  {
    pattern: /^(?=.)(?:\d+|[1-9]\d{0,2}([. ])\d{3}(?:\1\d{3})*)?(?:,\d+)?$/,
    group: /[. ]/g,
    decimal: ',',
  },
  // English, calculators: 1,250.5
  {
    pattern: /^(?=.)(?:\d+|[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*)?(?:\.\d+)?$/,
    group: /[, ]/g,
    decimal: '.',
  },
]

/** One kind of minus, slash and space; `½` becomes ` 1/2`, so that `1½` is not read as 11/2. */
function tidyNumber(text: string) {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[¼-¾⅐-⅞]/gu, fraction => ` ${fraction.normalize('NFKC')}`)
    .replace(/[‐-―−－]/gu, '-')
    .replace(/[⁄∕／]/gu, '/')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([-+/]) ?/gu, '$1')
    .trim()
}

function readFraction(text: string) {
  const parts = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (!parts) return []
  const [, whole = '0', numerator, denominator] = parts
  return [Number(whole) + Number(numerator) / Number(denominator)]
}

function readDecimal(text: string) {
  return NOTATIONS.filter(({ pattern }) => pattern.test(text)).map(({ group, decimal }) =>
    Number(text.replace(group, '').replace(decimal, '.')),
  )
}

/**
 * Reads a number as Indonesians and others type it: `1.250,5`, `1250.5`, `1,250.5`, `1 250`, `– 3`, `3/4`, `1 1/2`,
 * `½`. Returns every reading: none if it is no number, two for `1.250`, which is 1250 to an Indonesian and 1.25 to a
 * calculator. Units, currency and percent signs are never guessed away: `12 %` and `Rp 500` have no reading.
 */
export function parseNumber(text: string): number[] {
  const tidy = tidyNumber(text)
  const sign = tidy.startsWith('-') ? -1 : 1
  const digits = tidy.replace(/^[-+]/, '')
  const readings = [...readFraction(digits), ...readDecimal(digits)].filter(Number.isFinite)
  return [...new Set(readings.map(reading => sign * reading))]
}
