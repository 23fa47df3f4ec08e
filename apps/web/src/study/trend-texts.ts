import type { Change } from '@gerbang/contract/scores/raports.ts'
import { formatChange } from '../format/format-number.ts'

/** Words about a student's history that its pages share. */
export const texts = {
  caption: 'Skor tiap try out, yang terlama lebih dulu',
  target: (score: string) => `Target ${score}`,
  change: ({ value, se, is_certain, since }: Change) => {
    const size = formatChange(value, se)
    if (is_certain)
      return `${size} sejak ${since}: lebih besar dari galatnya, jadi memang ${value > 0 ? 'naik' : 'turun'}.`
    return `${size} sejak ${since}: belum pasti ${value < 0 ? 'turun' : 'naik'}.`
  },
  apartFromPoints:
    'Kenaikan dihitung tanpa tarikan ke rata-rata, jadi bisa lain dari jarak antara dua titik.',
  notEquated:
    'Try out yang berbeda belum disetarakan lewat soal jangkar, jadi skornya tidak bisa dibandingkan langsung.',
  apart: 'Titik berongga: skornya belum disetarakan dengan yang lain.',
}
