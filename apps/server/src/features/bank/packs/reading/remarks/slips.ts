import { computeSum, findWrongSums } from './arithmetic.ts'

/** A sum in brackets, with the sentence before it. */
const bracketed = /([^.?!]|\.(?=\d))*?\(\$([^$=]+)\$\)/g
const numbers = /\d{1,3}(?:\.\d{3})+(?:(?:,|\{,\})\d+)?|\d+(?:(?:,|\{,\})\d+)?/g

const readNumber = (text: string) => Number(text.replaceAll('.', '').replace(/,|\{,\}/, '.'))
/** Two whole numbers beside each other are compared, not divided. */
const isRatio = /^\d+ : \d+$/
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9

/** As a number or in per cent; what does not come out even is rounded to the digits that are written. */
const gives = (value: number, said: string) =>
  [Math.abs(value), 100 * Math.abs(value)].some(one => {
    const digits = /(?:,|\{,\})(\d+)$/.exec(said)?.[1]?.length ?? 0
    return Math.abs(one - readNumber(said)) <= (isWhole(one) ? 1e-9 : 0.51 / 10 ** digits)
  })

/** Slips that an explanation names by a sum which gives no number of its sentence, and sums that are wrong. */
export function findWrongSlips(explanation: string): string[] {
  const slips = Array.from(explanation.matchAll(bracketed)).flatMap(([all, , sum = '']) => {
    const value = computeSum(sum)
    if (value === undefined || isRatio.test(sum) || !/[\\+:/-]/.test(sum)) return []
    const said = all.slice(0, all.length - sum.length - 4).match(numbers) ?? []
    return said.length === 0 || said.some(one => gives(value, one)) ? [] : [all.trim()]
  })
  return [...slips, ...findWrongSums(explanation)]
}
