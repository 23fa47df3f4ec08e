const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
const score = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** "1.250" */
export const formatCount = (value: number) => whole.format(value)
/** "97,4" */
export const formatTenth = (value: number) => tenth.format(value)
/** "612,40": two digits always, so that columns of scores line up. */
export const formatScore = (value: number) => score.format(value)
