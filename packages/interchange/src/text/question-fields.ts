import type { Difficulty } from '@gerbang/contract/bank/questions.ts'
import type { Choice } from './fields.ts'

/** Fields that every question has, in the order in which they are written. */
export const fieldNames = {
  kind: 'jenis',
  topics: 'topik',
  difficulty: 'tingkat',
  passage: 'teks',
  points: 'poin',
  lang: 'bahasa',
  key: 'kunci',
  video: 'video',
} as const

export const subTestField = 'subtes'

export const difficulties: Choice<Difficulty> = {
  name: fieldNames.difficulty,
  words: { mudah: 'easy', sedang: 'medium', sulit: 'hard' },
}

export const languages: Choice<'id' | 'en'> = {
  name: fieldNames.lang,
  words: { id: 'id', en: 'en' },
  otherwise: 'id',
}

/** A draft whose author has not marked all of it yet. */
export const unfinished: Choice<boolean> = {
  name: fieldNames.key,
  words: { 'belum lengkap': true },
  otherwise: false,
}

export const usualPoints = 1
