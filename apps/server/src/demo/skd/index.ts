import type { SeedBank } from '../question-bank.ts'
import type { SeedSubTest } from '../seed-item.ts'
import { tiu } from './tiu.ts'
import { tkp } from './tkp.ts'
import { twk } from './twk.ts'

const POINTS = 5

/** Twenty questions of each part, five points each as in the exam. */
export const skdPaper: SeedSubTest[] = [twk, tiu, tkp].map(subTest => ({ ...subTest, points: POINTS }))

export const skdBank: SeedBank = {
  title: 'Bank Soal SKD',
  description:
    'TWK, TIU, dan TKP untuk sekolah kedinasan dan CPNS: 60 soal dengan pembahasan, TKP berbobot 1 sampai 5.',
  tags: ['skd', 'kedinasan', 'cpns'],
  paper: skdPaper,
}
