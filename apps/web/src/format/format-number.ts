// What rounds to nothing has no sign.
const shown = { signDisplay: 'negative' } as const
const whole = new Intl.NumberFormat('id-ID', { ...shown, maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('id-ID', { ...shown, maximumFractionDigits: 1 })
const score = new Intl.NumberFormat('id-ID', { ...shown, minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** With the sign for minus: a hyphen is shorter than the plus above it. */
const write = (format: Intl.NumberFormat, value: number) => format.format(value).replace('-', '−')

/** "1.250" */
export const formatCount = (value: number) => write(whole, value)
/** "97,4" */
export const formatTenth = (value: number) => write(tenth, value)
/** "612,40": two digits always, so that columns of scores line up. */
export const formatScore = (value: number) => write(score, value)

/** "612 ± 24"; where no error is known, the number alone. */
export const formatEstimate = (value: number, se: number | null) =>
  se === null ? formatCount(value) : `${formatCount(value)} ± ${formatCount(se)}`

const plus = (value: number) => (Math.round(value) > 0 ? '+' : '')
/** "+14 ± 39" */
export const formatChange = (value: number, se: number | null) => plus(value) + formatEstimate(value, se)
