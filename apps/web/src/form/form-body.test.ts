import type { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { faqs } from '@gerbang/contract/site/faqs.ts'
import type { scores } from '@gerbang/contract/scores/scores.ts'
import { expect, test } from 'vitest'
import { describeContent } from '../content/content-kind.ts'
import type { FormBody } from './form-body.ts'
import type { Complete } from './use-call-form.ts'

type Made = FormBody<typeof universityCatalogue.create>

const made = {
  name: 'Universitas Rekaan',
  short_name: 'UR',
  type: 'ptn',
  province_id: '',
  city: 'Jakarta',
  website: null,
  logo: null,
}

test('a body without a field that the call demands does not compile', () => {
  const { name: _, ...nameless } = made
  const whole: Made = made
  // @ts-expect-error a university has a name
  const partial: Made = nameless
  // @ts-expect-error a name is no number
  const wrong: Made = { ...made, name: 7 }
  expect([whole, partial, wrong]).toHaveLength(3)
})

test('values that are no body of their call do not compile without `toBody`', () => {
  type Values = { reason: string }
  const alone: Complete<typeof scores.fixScale, Values> = {}
  // @ts-expect-error a regrade of a key asks for more than a reason of another shape
  const lacking: Complete<typeof universityCatalogue.create, Values> = {}
  const turned: Complete<typeof universityCatalogue.create, Values> = { toBody: () => made }
  expect([alone, lacking, turned]).toHaveLength(3)
})

test('a list of the site whose values lack a field of its call does not compile', () => {
  const shown = {
    tab: 'faqs',
    calls: faqs,
    words: {
      list: { intro: '', label: '', add: '', empty: { title: '', text: '' } },
      form: { create: '', edit: '', description: '' },
    },
    published: 'is_published',
    name: 'question',
    Note: () => null,
    copy: () => ({ question: 'Kapan?', answer: 'Besok.', category: 'Umum' }),
    Fields: () => null,
  } as const
  const values = { question: '', answer: '', category: '', is_published: false }
  const { answer: _, ...answerless } = values
  const whole = describeContent({ ...shown, empty: values, toValues: () => values })
  // @ts-expect-error a question has an answer
  const partial = describeContent({ ...shown, empty: answerless, toValues: () => answerless })
  expect([whole.empty, partial.empty]).toEqual([values, answerless])
})
