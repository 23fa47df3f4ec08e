import { faqs } from '@gerbang/contract/site/faqs.ts'
import { describeContent } from '../../../content/content-kind.ts'
import { ContentPage } from '../../../content/content-page.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form

const content = describeContent({
  tab: 'faqs',
  calls: faqs,
  words: texts,
  published: 'is_published',
  name: 'question',
  Note: ({ row }) => row.category,
  copy: ({ question, answer, category, is_published, position }) => ({
    question,
    answer,
    category,
    is_published,
    position,
  }),
  empty: { question: '', answer: '', category: '', is_published: false },
  toValues: ({ question, answer, category, is_published }) => ({ question, answer, category, is_published }),
  draft: 'faq',
  Fields: () => (
    <>
      <TextField name="question" label={words.question} />
      <TextAreaField name="answer" label={words.answer} hint={words.answerHint} rows={6} />
      <TextField name="category" label={words.category} hint={words.categoryHint} />
      <CheckboxField name="is_published" label={words.publish} />
    </>
  ),
})

export function FaqListPage() {
  return <ContentPage of={content} />
}
