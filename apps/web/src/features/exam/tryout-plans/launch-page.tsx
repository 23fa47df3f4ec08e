import { type ClassCard, classes } from '@gerbang/contract/people/classes.ts'
import { type PlanCard, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ClassesField } from './classes-field.tsx'
import { planReads } from './plan-reads.ts'
import { suggestWindow } from './suggest-window.ts'
import { texts } from './texts.ts'
import { testPath } from './plan-address.ts'

const words = texts.launch

/** A paper, for whom, and when: all that a school has to say before its first try-out. */
export function LaunchPage() {
  const drafts = useQuery(query(tryoutPlans.list, { query: { state: 'draft', per_page: 20 } }))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <Loaded from={drafts} skeleton={<Skeleton rows={5} className="h-14" />}>
        {({ data }) => <Papers papers={data.filter(({ question_count }) => question_count > 0)} />}
      </Loaded>
    </>
  )
}

function Papers({ papers: [first, ...others] }: { papers: PlanCard[] }) {
  const known = useQuery(query(classes.list, { query: { per_page: 100, sort: '-year' } }))
  if (!first) return <EmptyState sketch="papers" words={words.none} to={paths.packs} />
  return (
    <Loaded from={known} skeleton={<Skeleton rows={5} className="h-14" />}>
      {({ data }) => <LaunchForm papers={[first, ...others]} offered={data} />}
    </Loaded>
  )
}

function LaunchForm({ papers, offered }: { papers: [PlanCard, ...PlanCard[]]; offered: ClassCard[] }) {
  const navigate = useNavigate()
  const timeZone = useViewer().time_zone
  const [chosen, setChosen] = useState(papers[0])
  const [window] = useState(() => suggestWindow(new Date(), papers[0].duration_seconds))
  const send = useCallForm(tryoutPlans.launch, {
    params: { id: chosen.id },
    // What stands against the paper itself is told under it.
    values: { plan: '', class_ids: [] as string[], ...window },
    check: ({ opens_at, closes_at }) => ({
      closes_at: closes_at <= opens_at ? words.closesBefore : undefined,
    }),
    refreshes: planReads,
    announces: true,
    onSuccess: () => navigate(fillPath(paths.plan, { id: chosen.id })),
  })
  return (
    <CallForm of={send} className="grid max-w-3xl grid-cols-1 gap-6">
      <Card title={words.paper}>
        <RadioCards
          legend={words.whichPaper}
          options={papers.map(paper => ({
            value: paper.id,
            label: paper.title,
            hint: `${paper.program.name} · ${texts.questions(paper.question_count)} · ${formatDuration(paper.duration_seconds)}`,
          }))}
          value={chosen.id}
          onChange={id => {
            setChosen(papers.find(paper => paper.id === id) ?? papers[0])
            send.form.clearErrors('plan')
          }}
          error={send.form.formState.errors.plan?.message}
        />
      </Card>
      <Card title={words.audience}>
        <ClassesField offered={offered} />
      </Card>
      <Card title={words.time}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <DateTimeField name="opens_at" label={texts.identity.opens} timeZone={timeZone} />
          <DateTimeField
            name="closes_at"
            label={texts.identity.closes}
            timeZone={timeZone}
            hint={words.closesHint(formatDuration(chosen.duration_seconds))}
          />
        </div>
      </Card>
      <Submit label={words.submit}>
        <ButtonLink to={testPath(chosen.id)} variant="secondary">
          {words.look}
        </ButtonLink>
      </Submit>
      <p className="text-sm text-muted">{words.rest}</p>
    </CallForm>
  )
}
