import type { AuthoredQuiz } from '@gerbang/contract/learning/quiz-authoring.ts'
import { useViewer } from '../../../../auth/viewer.ts'
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx'
import { DateTimeField } from '../../../../ui/form/date-time-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { RadioField } from '../../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../../ui/form/text-field.tsx'
import { listOptions, nameOptions } from '../../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.form
const feedbacks = (['after_each', 'after_submit', 'never'] as const).map(value => ({
  value,
  label: texts.feedbacks[value],
  hint: words.feedbackHints[value],
}))

export const emptyQuiz = {
  title: '',
  description: '',
  subject_id: '',
  lang: 'id',
  minutes: null as number | null,
  max_attempts: null as number | null,
  shuffle: true,
  feedback: 'after_each',
  opens_at: null as string | null,
  closes_at: null as string | null,
}
export type QuizValues = typeof emptyQuiz

export function toValues(quiz: AuthoredQuiz): QuizValues {
  const { title, description, lang, max_attempts, shuffle, feedback, opens_at, closes_at } = quiz
  const minutes = quiz.duration_seconds === null ? null : quiz.duration_seconds / 60
  return {
    title,
    description,
    subject_id: quiz.subject?.id ?? '',
    lang,
    minutes,
    max_attempts,
    shuffle,
    feedback,
    opens_at,
    closes_at,
  }
}

/** What the call takes; people think in minutes. */
export function toQuizBody({ minutes, subject_id, ...values }: QuizValues) {
  return {
    ...values,
    subject_id: subject_id === '' ? null : subject_id,
    duration_seconds: minutes === null ? null : Math.round(minutes * 60),
  }
}

export function checkMinutes({ minutes }: Pick<QuizValues, 'minutes'>) {
  const isFine = minutes === null || (minutes >= 1 && minutes <= 240)
  return { minutes: isFine ? undefined : words.minutesWrong }
}

/** What may change for ever. */
export function AboutFields() {
  const { time_zone } = useViewer()
  return (
    <>
      <TextField name="title" label={words.title} />
      <TextAreaField name="description" label={words.description} />
      <DateTimeField name="opens_at" label={words.opens} hint={words.windowHint} timeZone={time_zone} />
      <DateTimeField name="closes_at" label={words.closes} hint={words.windowHint} timeZone={time_zone} />
    </>
  )
}

/** What stays once the quiz is published. */
export function RuleFields({ subjects }: { subjects: { id: string; name: string }[] }) {
  return (
    <>
      <SelectField
        name="subject_id"
        label={words.subject}
        hint={words.subjectHint}
        options={nameOptions(subjects)}
      />
      <SelectField name="lang" label={words.lang} options={listOptions(texts.langs)} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <NumberField name="minutes" label={words.minutes} hint={words.minutesHint} unit={words.minutesUnit} />
        <NumberField
          name="max_attempts"
          label={words.attempts}
          hint={words.attemptsHint}
          unit={words.attemptsUnit}
        />
      </div>
      <RadioField name="feedback" label={words.feedback} options={feedbacks} />
      <CheckboxField name="shuffle" label={words.shuffle} />
    </>
  )
}
