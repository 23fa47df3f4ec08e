import type { ContentOf } from '@gerbang/contract/question.ts'

const parts = (...ids: string[]) => ids.map(id => ({ id, html: `<p>${id}</p>` }))

export const SINGLE: ContentOf<'single_choice'> = {
  type: 'single_choice',
  prompt_html: '<p>Ibu kota Jawa Barat?</p>',
  options: parts('a', 'b', 'c', 'd', 'e'),
}

export const MULTIPLE: ContentOf<'multiple_choice'> = {
  type: 'multiple_choice',
  prompt_html: '<p>Mana bilangan prima?</p>',
  options: parts('a', 'b', 'c', 'd', 'e'),
  credit: 'proportional',
}

export const TABLE: ContentOf<'true_false_table'> = {
  type: 'true_false_table',
  prompt_html: '<p>Tentukan benar atau salah.</p>',
  columns: [
    { id: 'b', label: 'Benar' },
    { id: 's', label: 'Salah' },
  ],
  statements: parts('p1', 'p2', 'p3', 'p4'),
  credit: 'proportional',
}

export const NUMBER: ContentOf<'short_answer'> = {
  type: 'short_answer',
  prompt_html: '<p>Berapa?</p>',
  input: 'number',
}

export const TEXT: ContentOf<'short_answer'> = { ...NUMBER, input: 'text' }
