import { MISSING, RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { createShuffle } from '@gerbang/scoring/paper-order.ts'
import { scoreSubTest } from '@gerbang/scoring/score-sub-test.ts'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { questionSamples } from '../../../../testing/factories.ts'
import { BETWEEN_ANSWERS, codeAnswers, openSheet } from './code-answers.ts'

const points = { kind: 'points' } as const
const items = questionSamples.map(({ content, key }, position) => ({
  question_id: v7(),
  question_version: 1,
  stimulus_id: null,
  position,
  content,
  key,
  points: 1,
  voided: false,
}))
const rights = new Map(items.map(({ question_id }, place) => [question_id, questionSamples[place]?.right]))

const open = () =>
  openSheet({ sub_test_id: 's', weight: 1, items, trials: [], trials_each: 0 } as never, 1, points)

/** As the database writes them: by question id. */
function store(answers: readonly (readonly [string, unknown])[]): string {
  const parts = answers.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${parts.map(([id, value]) => `"${id}": ${JSON.stringify(value)}`).join(BETWEEN_ANSWERS)}}`
}

test('essays earn what people gave, and no model of right and wrong sees them', () => {
  const essay = items.find(({ content }) => content.type === 'essay')
  const sheet = open()
  codeAnswers(sheet, 0, store([...rights]), {
    seed: 1,
    shuffle: { questions: false },
    given: new Map([[essay?.question_id ?? '', 0.7]]),
  })
  expect(sheet.items.map(({ content }) => content.type)).not.toContain('essay')
  expect(sheet.codes).toHaveLength(items.length - 1)
  expect([...sheet.codes]).toEqual(sheet.items.map(() => RIGHT))
  expect(sheet.raw[0]).toBeCloseTo(items.length - 0.3, 4)
})

test('a question left blank is wrong, and those after the last one touched were never reached', () => {
  const shown = createShuffle(items)(7).map(({ question_id }) => question_id)
  const [first = '', second = ''] = shown
  const sheet = open()
  const shuffle = { questions: true }
  codeAnswers(
    sheet,
    0,
    store([
      [first, rights.get(first)],
      [second, null],
    ]),
    { seed: 7, shuffle },
  )
  const turns = sheet.items.map(({ question_id }) => shown.indexOf(question_id))
  expect([...sheet.codes]).toEqual(turns.map(turn => [RIGHT, WRONG][turn] ?? MISSING))
})

test('an answer counts for its own question, whatever it says and whoever else is answered', () => {
  const texts = ['"', ',\n', '{"a": 1}', '\\', items[1]?.question_id ?? '']
  for (const [turn, { question_id }] of items.entries()) {
    const answers = [
      [question_id, rights.get(question_id)],
      [items[(turn + 1) % items.length]?.question_id ?? '', texts[turn % texts.length]],
      [v7(), 'a question of another paper'],
      ['00000000-0000-0000-0000-000000000000', ['x']],
    ] as const
    const sheet = open()
    codeAnswers(sheet, 0, store(answers), { seed: 1, shuffle: { questions: false } })
    const alone = scoreSubTest(items, new Map<string, unknown>(answers) as never, points)
    expect(sheet.raw[0]).toBe(alone.raw)
    expect([...sheet.counts]).toEqual([alone.correct, alone.partial, alone.wrong, alone.blank])
  }
})
