import { type SubjectDetail, subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { SubjectFields } from './subject-fields.tsx'
import { texts } from './texts.ts'
import { TopicFields } from './topic-fields.tsx'

const refreshes = [subjects.list, subjects.listAll, subjects.get]

export function SubjectPage() {
  const { id = '' } = useParams()
  const found = useQuery(query(subjects.get, { params: { id } }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={6} className="h-14" />}>
      {({ data }) => (
        <>
          <PageHeading title={data.name} eyebrow={data.code} />
          <Edit key={JSON.stringify(data)} subject={data} />
        </>
      )}
    </Loaded>
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
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.send.isPending} disabled={!save.form.formState.isDirty}>
            {texts.form.save}
          </Button>
          {subject.is_used ? (
            <p className="self-center text-sm text-muted">{texts.delete.used}</p>
          ) : (
            <DeleteSubject subject={subject} />
          )}
        </div>
      </CallForm>
    </Card>
  )
}

function DeleteSubject({ subject: { id, name } }: { subject: SubjectDetail }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const remove = useSend(subjects.delete, {
    refreshes: [subjects.list, subjects.listAll],
    announces: true,
    onSuccess: () => navigate(paths.bankSubjects),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {texts.delete.button}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.delete.title(name)}
        description={texts.delete.text}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {texts.form.cancel}
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { id } })}
            >
              {texts.delete.button}
            </Button>
          </>
        }
      />
    </>
  )
}
