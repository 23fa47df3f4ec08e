import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { Link } from 'react-router'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { formatScore } from '../../../format/format-number.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import type { SubTestProps } from './panel-props.ts'
import { planReads } from './plan-reads.ts'
import { PoolPanel } from './pool-panel.tsx'
import { texts } from './texts.ts'
import { useTrials } from './use-chosen.ts'

const words = texts.test.trials

/** Questions that are measured and not scored: chosen while it is a draft, and what was found of them afterwards. */
export function TrialPanel({ plan, subTest }: SubTestProps) {
  const trials = useTrials({ plan, subTest })
  const isDraft = plan.state === 'draft'
  return (
    <>
      <p className="mb-4 max-w-[46rem] text-md text-muted">{words.intro}</p>
      {isDraft && <EachForm plan={plan} subTest={subTest} ids={trials.ids} />}
      <p className="mb-4 text-md">
        {words.per(subTest.question_count, subTest.trial_count, subTest.trials_each)}
      </p>
      {isDraft ? (
        <PoolPanel plan={plan} subTest={subTest} choice={trials} />
      ) : (
        <FoundList plan={plan} trials={trials} />
      )}
    </>
  )
}

function EachForm({ plan, subTest, ids }: SubTestProps & { ids: readonly string[] }) {
  const save = useCallForm(tryoutPlans.chooseTrials, {
    params: { id: plan.id, subTestId: subTest.id },
    values: { each: subTest.trials_each },
    toBody: ({ each }) => ({ question_ids: [...ids], each }),
    refreshes: planReads,
    announces: true,
    onSuccess: (_, _form, settle) => settle(),
  })
  return (
    <CallForm of={save} className="mb-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <NumberField name="each" label={words.each} />
      <Submit variant="secondary" label={words.save} needsChange />
    </CallForm>
  )
}

function FoundList({ plan, trials: { paper } }: FoundListProps) {
  return (
    <Loaded from={paper} skeleton={<Skeleton rows={6} className="h-12" />}>
      {({ data }) => (
        <ol aria-label={words.list} className="divide-y divide-line border-y border-line">
          {data.questions.map(({ id, stem, tried, b, se, is_flagged }) => (
            <li key={id} className="py-2">
              <p className="text-md wrap-anywhere">{stem}</p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                {tried !== null && `${words.found(tried)} · `}
                {b === null || se === null ? words.waiting : words.measured(formatScore(b), formatScore(se))}
                {is_flagged && (
                  <Link to={`${fillPath(paths.scoreRank, { id: plan.id })}?tab=soal`}>
                    <Chip tone="bad">{words.flagged}</Chip>
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}

interface FoundListProps extends Pick<SubTestProps, 'plan'> {
  trials: ReturnType<typeof useTrials>
}
