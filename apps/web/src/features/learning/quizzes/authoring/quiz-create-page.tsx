import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { query } from '../../../../api/query.ts'
import { CreatePage } from '../../../../form/create-page.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { ProgramField } from '../../../../person/program-field.tsx'
import { AboutFields, checkMinutes, emptyQuiz, RuleFields, toQuizBody } from './quiz-fields.tsx'
import { texts } from './texts.ts'

const words = texts.form

export function QuizCreatePage() {
  const navigate = useNavigate()
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
    <CreatePage of={save} words={words}>
      <ProgramField />
      <AboutFields />
      <RuleFields subjects={(known.data?.data ?? []).filter(({ program_id }) => program_id === program)} />
    </CreatePage>
  )
}
