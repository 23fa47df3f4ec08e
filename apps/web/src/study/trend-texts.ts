import type { Change } from '@gerbang/contract/scores/raports.ts'
import { formatCount } from '../format/format-number.ts'

const signed = (value: number) => `${value < 0 ? '−' : '+'}${formatCount(Math.abs(value))}`

/** Words about a student's history that its pages share. */
export const texts = {
  caption: 'Skor tiap try out, yang terlama lebih dulu',
  target: (score: string) => `Target ${score}`,
  score: (value: number, error: number | null) =>
    error === null ? formatCount(value) : `${formatCount(value)} ± ${formatCount(error)}`,
  signed,
  change: ({ value, se, is_certain, since }: Change) => {
    const size = se === null ? signed(value) : `${signed(value)} ± ${formatCount(se)}`
    if (is_certain)
      return `${size} sejak ${since}: lebih besar dari galatnya, jadi memang ${value > 0 ? 'naik' : 'turun'}.`
    return `${size} sejak ${since}: belum pasti ${value < 0 ? 'turun' : 'naik'}.`
  },
  notEquated:
    'Try out yang berbeda belum disetarakan lewat soal jangkar, jadi skornya tidak bisa dibandingkan langsung.',
  apart: 'Titik berongga: skornya belum disetarakan dengan yang lain.',
}
