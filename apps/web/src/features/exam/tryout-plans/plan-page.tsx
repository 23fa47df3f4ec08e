import { type Plan, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { Link } from 'react-router'
import { Addressed } from '../../../list/addressed.tsx'
import { formatDuration } from '../../../format/format-duration.ts'
import { writeDecimal } from '../../../format/write-decimal.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ExportMenu } from '../../../question/export-menu.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { explainPolicy } from '../../../tryout/explain-policy.ts'
import { texts as policy } from '../../../tryout/policy-texts.ts'
import { Card } from '../../../ui/card.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { MoreActions } from '../../../ui/more-actions.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { PlanActs } from './plan-acts.tsx'
import { testPath, identityPath } from './plan-address.ts'
import { RenameCard } from './rename-card.tsx'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

const words = texts.detail

export function PlanPage() {
  return (
    <Addressed call={tryoutPlans.get}>
      {plan => (
        <>
          <PageHeading title={plan.title} eyebrow={plan.program.name}>
            <StateChip state={plan.state} />
            {plan.description && <p className="mt-2">{plan.description}</p>}
          </PageHeading>
          <div className="mb-6 flex flex-wrap gap-3">
            <NextStep plan={plan} />
            <MoreActions>
              {plan.state === 'draft' ? <DraftLinks plan={plan} /> : <PublishedLinks plan={plan} />}
              <ExportMenu of={{ kind: 'tryout', id: plan.id }} />
              <PlanActs plan={plan} />
            </MoreActions>
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <SubTests plan={plan} />
            <div className="grid grid-cols-1 gap-6">
              <Facts plan={plan} />
              <Policies plan={plan} />
              {plan.state !== 'draft' && <RenameCard key={plan.title} plan={plan} />}
            </div>
          </div>
        </>
      )}
    </Addressed>
  )
}

function NextStep({ plan: { id, state } }: { plan: Plan }) {
  if (state === 'draft') return <ButtonLink to={testPath(id)}>{words.continue}</ButtonLink>
  if (state === 'scored') return <RankingLink id={id} />
  return <ButtonLink to={fillPath(paths.live, { id })}>{words.live}</ButtonLink>
}

function DraftLinks({ plan: { id } }: { plan: Plan }) {
  return (
    <ButtonLink to={identityPath(id)} variant="secondary">
      {words.change}
    </ButtonLink>
  )
}

function PublishedLinks({ plan: { id, state } }: { plan: Plan }) {
  return (
    <>
      {state !== 'scored' && <RankingLink id={id} />}
      <ButtonLink to={fillPath(paths.paper, { id })} variant="secondary">
        {words.paper}
      </ButtonLink>
    </>
  )
}

function RankingLink({ id }: { id: string }) {
  return (
    <ButtonLink to={fillPath(paths.scoreRank, { id })} variant="secondary">
      {words.ranking}
    </ButtonLink>
  )
}

function SubTests({ plan }: { plan: Plan }) {
  return (
    <Card title={words.subTests}>
      {plan.sub_tests.length === 0 && <p className="text-muted">{words.noSubTests}</p>}
      <ol className="divide-y divide-line">
        {plan.sub_tests.map(({ id, subject, position, duration_seconds, question_count, weight }) => (
          <li key={id} className="flex items-center gap-4 py-2">
            <span className="w-5 text-right text-sm text-muted">{position}</span>
            <NamedNote name={subject.name} className="flex-1">
              {texts.questions(question_count)} · {formatDuration(duration_seconds)}
              {weight !== 1 && ` · ${texts.test.weight.toLowerCase()} ${writeDecimal(weight, 0, 2)}`}
            </NamedNote>
            <Link
              to={testPath(plan.id, id)}
              aria-label={`${words.look}: ${subject.name}`}
              className="flex min-h-11 items-center rounded-chip px-2 text-md font-semibold text-brand hover:underline"
            >
              {words.look}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Facts({ plan }: { plan: Plan }) {
  const { formatTime, formatWindow } = useTimeFormat()
  const { opens_at, closes_at, question_count, duration_seconds, participants, scoring, access, classes } =
    plan
  const facts = [
    [
      words.window,
      closes_at === null
        ? `${formatTime(opens_at)} – ${texts.list.never.toLowerCase()}`
        : formatWindow(opens_at, closes_at),
    ],
    [words.content, `${texts.questions(question_count)}, ${formatDuration(duration_seconds)}`],
    [words.participants, participants === 0 ? words.noParticipants : words.people(participants)],
    [words.scoring, policy.scorings[scoring]],
    [texts.identity.access, texts.access[access]],
    ...(classes.length > 0 ? [[words.audience, classes.map(({ name }) => name).join(', ')] as const] : []),
  ] as const
  return (
    <Card title={words.facts}>
      <FactList of={facts} className="gap-3 text-md font-semibold" />
    </Card>
  )
}

function Policies({ plan }: { plan: Plan }) {
  const { formatTime } = useTimeFormat()
  return (
    <Card title={words.policies}>
      <ul className="list-disc space-y-1.5 pl-5 text-md">
        <li>{texts.modes[plan.mode]}</li>
        {explainPolicy({ ...plan, hasEnd: plan.closes_at !== null }, formatTime).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}
