import type { QuestionContent } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripQuestion } from './strip-question.ts'
import { question } from './testing/arbitraries.ts'
import { MULTIPLE, NUMBER, SINGLE, TABLE, TEXT } from './testing/questions.ts'

const CANARY = 'KUNCI-RAHASIA'

/** Puts canaries beside the known fields of every object inside the content. */
function plantCanaries(content: QuestionContent): QuestionContent {
  return JSON.parse(JSON.stringify(content), (_name, inner) =>
    typeof inner === 'object' && !Array.isArray(inner)
      ? { ...inner, is_correct: CANARY, weight: CANARY }
      : inner,
  )
}

test.each([SINGLE, MULTIPLE, TABLE, NUMBER, TEXT])(
  'a stripped $type keeps everything a student needs',
  content => {
    expect(stripQuestion({ content })).toEqual(content)
  },
)

test('nothing but the named fields survives, at any depth', () => {
  fc.assert(
    fc.property(question, ({ content, key }) => {
      const full = {
        content: plantCanaries(content),
        key,
        explanation_html: CANARY,
        explanation_video_url: CANARY,
        author: CANARY,
      }
      expect(JSON.stringify(full)).toContain(CANARY)
      expect(stripQuestion(full)).toEqual(content)
      expect(JSON.stringify(stripQuestion(full))).not.toContain(CANARY)
    }),
  )
})

test('stripping twice is stripping once', () => {
  fc.assert(
    fc.property(question, full => {
      const content = stripQuestion(full)
      expect(stripQuestion({ content })).toEqual(content)
    }),
  )
})
