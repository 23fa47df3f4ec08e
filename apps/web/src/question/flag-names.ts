import type { ItemFlag } from '@gerbang/contract/scores/score-runs.ts'

/** What a score run found about a question, in a few words. */
export const flagNames: Record<ItemFlag, string> = {
  possible_wrong_key: 'Kunci mungkin salah',
  possible_second_key: 'Mungkin dua jawaban benar',
  miskeyed_row: 'Kunci satu baris mungkin salah',
  negative_discrimination: 'Terbalik',
  low_discrimination: 'Kurang membedakan',
  differential_functioning: 'Berbeda antarkelompok',
  too_hard: 'Terlalu sulit',
  too_easy: 'Terlalu mudah',
  flat_slope: 'Kurva landai',
  high_guessing: 'Mudah ditebak',
  trap_option: 'Pengecoh lebih laris',
  misfit: 'Tidak cocok model',
  extreme_difficulty: 'Sulit ekstrem',
}
