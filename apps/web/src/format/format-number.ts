import { writeDecimal } from './write-decimal.ts'

/** With the sign for minus: a hyphen is shorter than the plus above it. */
const write = (value: number, least: number, most: number) =>
  writeDecimal(value, least, most).replace('-', '−')

/** "1.250" */
export const formatCount = (value: number) => write(value, 0, 0)
/** "97,4" */
export const formatTenth = (value: number) => write(value, 0, 1)
/** "612,40": two digits always, so that columns of scores line up. */
export const formatScore = (value: number) => write(value, 2, 2)

/** "57%", of a share from 0 to 1. */
export const formatPercent = (share: number) => `${formatCount(share * 100)}%`

/** "612 ± 24"; where no error is known, the number alone. */
export const formatEstimate = (value: number, se: number | null) =>
  se === null ? formatCount(value) : `${formatCount(value)} ± ${formatCount(se)}`

const plus = (value: number) => (Math.round(value) > 0 ? '+' : '')
/** "+14 ± 39" */
export const formatChange = (value: number, se: number | null) => plus(value) + formatEstimate(value, se)
