import type { QuestionVersion } from '@gerbang/contract/bank/question-versions.ts'
import { expect, test } from 'vitest'
import { compareTexts, compareVersions } from './compare-versions.ts'

const version: QuestionVersion = {
  version: 1,
  author: null,
  created_at: '2026-11-21T01:00:00.000Z',
  updated_at: '2026-11-21T01:00:00.000Z',
  draft: {
    content: {
      type: 'single_choice',
      prompt: 'Nilai $x^2$ untuk $x = 3$ adalah …',
      options: [
        { id: 'a', text: '6' },
        { id: 'b', text: '9' },
      ],
    },
    key: { type: 'single_choice', option_id: 'a' },
    explanation: '',
    explanation_video_url: null,
  },
  content: {
    type: 'single_choice',
    prompt_html: '',
    options: [
      { id: 'a', html: '6' },
      { id: 'b', html: '9' },
    ],
  },
  key: { type: 'single_choice', option_id: 'a' },
  explanation_html: '',
  stimulus: null,
  topics: [],
  points: 1,
  difficulty: 'easy',
  lang: 'id',
}

test('a formula changes as a whole', () => {
  expect(compareTexts('Nilai $x^2$ itu', 'Nilai $x^3$ itu')).toEqual([
    { kind: 'same', tokens: ['Nilai', ' '] },
    { kind: 'removed', tokens: ['$x^2$'] },
    { kind: 'added', tokens: ['$x^3$'] },
    { kind: 'same', tokens: [' ', 'itu'] },
  ])
})

test('only what reads otherwise is told, the key by its letter and an option that is gone by its name', () => {
  const { content } = version.draft
  const after: QuestionVersion = {
    ...version,
    draft: {
      ...version.draft,
      content: { ...content, options: 'options' in content ? content.options.slice(1) : [] } as never,
      hint: 'Kuadratkan.',
    },
    key: { type: 'single_choice', option_id: 'b' },
    difficulty: 'hard',
  }
  const told = compareVersions(version, after).map(({ label, pieces }) => [
    label,
    ...pieces.filter(({ kind }) => kind !== 'same').map(({ kind, tokens }) => `${kind} ${tokens.join('')}`),
  ])
  expect(told).toEqual([
    ['Kunci', 'removed A', 'added B'],
    ['Petunjuk', 'added Kuadratkan.'],
    ['Kesulitan', 'removed Mudah', 'added Sulit'],
    ['Pilihan A', 'removed 6'],
  ])
  expect(compareVersions(version, version)).toEqual([])
})

test('two long texts that share nothing are told as such, without a search for the shortest difference', () => {
  const write = (first: number) => Array.from({ length: 10_000 }, (_, at) => `kata${first + at}`).join(' ')
  const pieces = compareTexts(write(0), write(1_000_000))
  expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(pieces.map(({ tokens }) => tokens.join(''))).toEqual([write(0), write(1_000_000)])
})
