import { letterAt } from '@gerbang/contract/question/name-parts.ts'

const ROMAN: [number, string][] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function writeRoman(value: number): string {
  const step = ROMAN.find(([size]) => size <= value)
  return step ? step[1] + writeRoman(value - step[0]) : ''
}

// After Z comes AA, then BB.
const writeLetters = (value: number) => letterAt((value - 1) % 26).repeat(Math.floor((value - 1) / 26) + 1)

/** A number as lists count, by the words of OOXML for it. */
export function writeCount(value: number, format: string): string {
  if (format === 'upperLetter') return writeLetters(value)
  if (format === 'lowerLetter') return writeLetters(value).toLowerCase()
  if (format === 'upperRoman') return writeRoman(Math.min(value, 399))
  if (format === 'lowerRoman') return writeRoman(Math.min(value, 399)).toLowerCase()
  if (format === 'decimalZero') return String(value).padStart(2, '0')
  return String(value)
}
