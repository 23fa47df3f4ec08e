import { type StudentList, studentLists } from '@gerbang/contract/people/student-lists.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { ProgramField } from '../../../person/program-field.tsx'
import { texts as study } from '../../../person/study-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'
import { reads } from './use-change-list.ts'

const words = texts.answers
const grades = Object.entries(study.grades).map(([value, label]) => ({ value, label }))

/** What a list says of nobody is asked once, and is true of every new account. */
export function AnswersForm({ of: { id, answers, asked } }: { of: StudentList }) {
  const save = useCallForm(studentLists.change, {
    params: { id },
    values: {
      program_id: answers.program_id ?? '',
      school_name: answers.school_name ?? '',
      grade: answers.grade ?? '',
      year: answers.year,
    },
    names: Object.fromEntries(
      (['program_id', 'school_name', 'grade', 'year'] as const).map(name => [`answers.${name}`, name]),
    ),
    toBody: ({ program_id, school_name, grade, year }) => ({
      answers: {
        program_id: program_id || null,
        school_name: school_name.trim() || null,
        grade: (grade || null) as StudentList['answers']['grade'],
        year,
      },
    }),
    refreshes: reads,
    onSuccess: (_, __, settle) => settle(),
  })
  return (
    <Card title={words.title} note={asked.length > 0 ? words.asked : words.note}>
      <CallForm of={save} className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <ProgramField />
        <TextField name="school_name" label={study.school} autoComplete="off" />
        <SelectField name="grade" label={words.grade} hint={words.gradeHint} options={grades} />
        <NumberField name="year" label={words.year} hint={words.yearHint} isYear />
        <Submit label={words.save} variant="secondary" needsChange />
      </CallForm>
    </Card>
  )
}
