import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { type Plan, type PlanSubTest, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'icon:circle-check'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { SortableList } from '../../../ui/sort/sortable-list.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { toPlanned } from './arrange.ts'
import { testPath } from './plan-address.ts'
import { planReads } from './plan-reads.ts'
import { texts } from './texts.ts'
import { AddChoice } from '../../../ui/form/add-choice.tsx'

const words = texts.test

/** The sub-tests in their order; of a draft they change places and get more. */
export function SubTestList({ plan, current }: { plan: Plan; current: PlanSubTest | undefined }) {
  const send = useSend(tryoutPlans.arrange, { refreshes: planReads })
  const arrange = (sub_tests: ReturnType<typeof toPlanned>[]) =>
    send.mutate({ params: { id: plan.id }, body: { sub_tests } })
  const rows = plan.sub_tests
  const draw = (subTest: PlanSubTest) => (
    <Row plan={plan} subTest={subTest} isCurrent={subTest.id === current?.id} />
  )
  return (
    <Card title={words.subTests}>
      {plan.state === 'draft' ? (
        <>
          <SortableList
            label={words.subTests}
            items={rows}
            getKey={({ id }) => id}
            getName={({ subject }) => subject.name}
            isOff={send.isPending}
            onSort={sorted => arrange(sorted.map(toPlanned))}
          >
            {draw}
          </SortableList>
          <AddSubTest plan={plan} onAdd={row => arrange([...rows.map(toPlanned), row])} />
        </>
      ) : (
        <ol className="grid grid-cols-1 gap-2">
          {rows.map(subTest => (
            <li key={subTest.id} className="rounded-card border border-line pl-3">
              {draw(subTest)}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Row({ plan, subTest, isCurrent }: { plan: Plan; subTest: PlanSubTest; isCurrent: boolean }) {
  const { id, subject, question_count: has, wanted_questions: wanted, duration_seconds } = subTest
  const isFull = has > 0 && (wanted === null || has >= wanted)
  return (
    <Link
      to={testPath(plan.id, id)}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="flex min-h-14 items-center gap-2 py-2 pr-3"
    >
      <span className="min-w-0 flex-1">
        <span className={joinClasses('block font-semibold wrap-anywhere', isCurrent && 'text-brand')}>
          {subject.name}
        </span>
        <span className="block text-sm text-muted">{formatDuration(duration_seconds)}</span>
      </span>
      {isFull ? (
        <span className="flex items-center gap-1 text-sm text-muted">
          {has} <CircleCheck aria-hidden size={16} strokeWidth={2} className="text-ok" />
        </span>
      ) : (
        <Chip tone="bad">{words.of(has, wanted)}</Chip>
      )}
    </Link>
  )
}

function AddSubTest({ plan, onAdd }: { plan: Plan; onAdd: (row: ReturnType<typeof toPlanned>) => void }) {
  const known = useQuery(query(subjects.list, { query: { program_id: plan.program.id } }))
  const free = (known.data?.data ?? []).filter(
    ({ id }) => !plan.sub_tests.some(({ subject }) => subject.id === id),
  )
  if (free.length === 0) return null
  const add = (id: string) => {
    const subject = free.find(subject => subject.id === id)
    if (!subject) return
    const { default_duration_seconds: duration_seconds } = subject
    onAdd({ subject_id: id, duration_seconds, weight: 1, threshold: null, wanted_questions: null })
  }
  return (
    <AddChoice
      aria-label={words.addSubTest}
      none={words.pickSubTest}
      options={nameOptions(free)}
      onPick={add}
    />
  )
}
