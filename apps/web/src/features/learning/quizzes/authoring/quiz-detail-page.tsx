import { type AuthoredQuiz, quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '../../../../api/query.ts'
import { Addressed } from '../../../../list/addressed.tsx'
import { CallForm, Submit } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { Card } from '../../../../ui/card.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { TableSkeleton } from '../../../../ui/table/table-frame.tsx'
import { QuizActs } from './quiz-acts.tsx'
import { AboutFields, checkMinutes, RuleFields, toQuizBody, toValues } from './quiz-fields.tsx'
import { QuizQuestions } from './quiz-questions.tsx'
import { QuizStatistics } from './quiz-statistics.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const Takers = lazyPart(async () => (await import('./takers.tsx')).Takers)

export function QuizDetailPage() {
  return (
    <Addressed call={quizAuthoring.get}>
      {quiz => (
        <>
          <PageHeading title={quiz.title} eyebrow={quiz.program.name}>
            <span className="flex flex-wrap items-center gap-2">
              <StatusChip state={quiz.status} />
              {words.count(quiz.items.length)}
            </span>
          </PageHeading>
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="grid grid-cols-1 gap-6">
              {quiz.published_at !== null && <QuizStatistics quiz={quiz} />}
              <QuizQuestions quiz={quiz} />
            </div>
            <div className="grid grid-cols-1 gap-6">
              <QuizActs quiz={quiz} />
              <Card title={words.settings}>
                {quiz.published_at === null ? (
                  <DraftForm key={quiz.id} quiz={quiz} />
                ) : (
                  <PublishedForm key={quiz.id} quiz={quiz} />
                )}
              </Card>
            </div>
          </div>
          {quiz.published_at !== null && (
            <section className="mt-8">
              <h2 className="mb-3 text-lg">{words.takers}</h2>
              <Suspense fallback={<TableSkeleton />}>
                <Takers quizId={quiz.id} />
              </Suspense>
            </section>
          )}
        </>
      )}
    </Addressed>
  )
}

const sending = { refreshes: [quizAuthoring.get, quizAuthoring.list], announces: true }

function DraftForm({ quiz }: { quiz: AuthoredQuiz }) {
  const known = useQuery(query(subjects.list, { query: {} }))
  const save = useCallForm(quizAuthoring.update, {
    ...sending,
    params: { id: quiz.id },
    values: toValues(quiz),
    follows: true,
    names: { duration_seconds: 'minutes' },
    check: checkMinutes,
    toBody: toQuizBody,
    onSuccess: ({ data }, _form, settle) => settle(toValues(data)),
  })
  return (
    <CallForm of={save} warnsOnLeave>
      <AboutFields />
      <RuleFields
        subjects={(known.data?.data ?? []).filter(({ program_id }) => program_id === quiz.program.id)}
      />
      <Submit variant="secondary" label={texts.form.save} needsChange />
    </CallForm>
  )
}

const toShown = ({ title, description, opens_at, closes_at }: AuthoredQuiz) => ({
  title,
  description,
  opens_at,
  closes_at,
})

function PublishedForm({ quiz }: { quiz: AuthoredQuiz }) {
  const save = useCallForm(quizAuthoring.update, {
    ...sending,
    params: { id: quiz.id },
    values: toShown(quiz),
    follows: true,
    onSuccess: ({ data }, _form, settle) => settle(toShown(data)),
  })
  return (
    <CallForm of={save} warnsOnLeave>
      <Notice>{texts.form.frozen}</Notice>
      <AboutFields />
      <Submit variant="secondary" label={texts.form.save} needsChange />
    </CallForm>
  )
}
