import { programs } from '@gerbang/contract/exam/programs.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { query } from '../../../../api/query.ts'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { AboutFields, checkMinutes, emptyQuiz, RuleFields, toQuizBody } from './quiz-fields.tsx'
import { texts } from './texts.ts'

const words = texts.form

export function QuizCreatePage() {
  const navigate = useNavigate()
  const offered = useQuery(query(programs.list, {}))
  const known = useQuery(query(subjects.list, { query: {} }))
  const save = useCallForm(quizAuthoring.create, {
    values: { ...emptyQuiz, program_id: '' },
    names: { duration_seconds: 'minutes' },
    check: checkMinutes,
    toBody: ({ program_id, ...values }) => ({ ...toQuizBody(values), program_id }),
    draft: 'quiz',
    refreshes: [quizAuthoring.list],
    announces: true,
    onSuccess: ({ data }) => navigate(fillPath(paths.adminQuiz, { id: data.id })),
  })
  const program = save.form.watch('program_id')
  return (
    <>
      <PageHeading title={words.createTitle}>{words.createIntro}</PageHeading>
      <Card className="max-w-2xl">
        <CallForm of={save} warnsOnLeave>
          <SelectField
            name="program_id"
            label={words.program}
            options={(offered.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            error={offered.error?.message}
          />
          <AboutFields />
          <RuleFields
            subjects={(known.data?.data ?? []).filter(({ program_id }) => program_id === program)}
          />
          <div>
            <Button type="submit" busy={save.send.isPending}>
              {words.create}
            </Button>
          </div>
        </CallForm>
      </Card>
    </>
  )
}
