import type { Remark } from './draft.ts'

export const onlyServes = (number: number, position: number): Remark => ({
  code: 'passage_without_numbers',
  message: `Bacaan ini tidak menyebut nomor soal, jadi dipasang pada soal ${number} saja. Pasang pada soal lain bila perlu.`,
  place: { position },
})

export const servesNone = (title: string, position: number): Remark => ({
  code: 'unused_passage',
  message: `Bacaan “${title.slice(0, 80)}” tidak dipakai soal mana pun.`,
  place: { position },
})
