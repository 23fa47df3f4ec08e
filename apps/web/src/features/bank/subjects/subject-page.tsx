import { type SubjectDetail, subjects } from '@gerbang/contract/bank/subjects.ts'
import { useNavigate } from 'react-router'
import { Addressed } from '../../../list/addressed.tsx'
import { AskButton } from '../../../form/ask-button.tsx'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { texts } from './texts.ts'
import { TopicFields } from './topic-fields.tsx'

const refreshes = [subjects.list, subjects.listAll, subjects.get]

export function SubjectPage() {
  return (
    <Addressed call={subjects.get}>
      {data => (
        <>
          <PageHeading title={data.name} eyebrow={data.code} />
          <Edit key={JSON.stringify(data)} subject={data} />
        </>
      )}
    </Addressed>
  )
}

function Edit({ subject }: { subject: SubjectDetail }) {
  const { id, code, name, group, position, default_duration_seconds, default_question_count, topics } =
    subject
  const save = useCallForm(subjects.update, {
    params: { id },
    values: { code, name, group, position, default_duration_seconds, default_question_count, topics },
    toBody: ({ topics, ...written }) => ({
      ...written,
      topics: topics.map(({ id, name }) => (id === '' ? { name } : { id, name })),
    }),
    refreshes,
    announces: true,
  })
  return (
    <Card className="max-w-2xl">
      <CallForm of={save} warnsOnLeave>
        <SubjectFields />
        <NumberField name="position" label={texts.form.position} />
        <TopicFields />
        <Submit label={texts.form.save} needsChange>
          {subject.is_used ? (
            <p className="self-center text-sm text-muted">{texts.delete.used}</p>
          ) : (
            <DeleteSubject subject={subject} />
          )}
        </Submit>
      </CallForm>
    </Card>
  )
}

function DeleteSubject({ subject: { id, name } }: { subject: SubjectDetail }) {
  const navigate = useNavigate()
  const words = texts.delete
  return (
    <AskButton
      label={words.confirm}
      ask={{
        call: subjects.delete,
        input: { params: { id } },
        refreshes: [subjects.list, subjects.listAll],
        onSuccess: () => navigate(paths.bankSubjects),
        words: { ...words, title: words.title(name) },
      }}
    />
  )
}
