import { expect, test } from 'vitest'
import { questionSamples } from '../../../../testing/factories.ts'
import { codeAnswers, openSheet } from './code-answers.ts'

test('essays earn what people gave, and no model of right and wrong sees them', () => {
  const items = questionSamples.map(({ content, key }, index) => ({
    question_id: `q${index}`,
    content,
    key,
    points: 1,
    voided: false,
  }))
  const essay = items.findIndex(({ content }) => content.type === 'essay')
  const answers = Object.fromEntries(questionSamples.map(({ right }, index) => [`q${index}`, right]))
  const sheet = openSheet({ sub_test_id: 's', weight: 1, items } as never, 1, { kind: 'points' })
  codeAnswers(sheet, 0, answers, {
    seed: 1,
    shuffle: { questions: false },
    given: new Map([[`q${essay}`, 0.7]]),
  })
  expect(sheet.items.map(({ content }) => content.type)).not.toContain('essay')
  expect(sheet.codes).toHaveLength(items.length - 1)
  expect(sheet.raw[0]).toBeCloseTo(items.length - 0.3, 4)
})
