import type { ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import Check from 'icon:check'
import Hourglass from 'icon:hourglass'
import X from 'icon:x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { describeScore } from '../../../format/score-range.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { CountUp } from '../../../ui/chart/count-up.tsx'
import { ScoreLine } from '../../../ui/chart/score-line.tsx'
import { texts } from './texts.ts'

const words = texts.result

/** The number, how sure it is, and how far the target is on its scale. `children` are the ways on from here. */
export function ScoreCard({ result, released, children }: ScoreCardProps) {
  const { min, max } = result.tryout.scale
  const { provisional } = released.scoring
  return (
    <Card className="flex flex-col">
      <h2 className="flex items-center gap-2 text-md font-semibold tracking-normal text-muted">
        {provisional ? words.provisionalScore : words.score}
        {provisional && (
          <Chip tone="doubt" icon={Hourglass}>
            {words.provisional}
          </Chip>
        )}
      </h2>
      <Total result={result} released={released} />
      <Place result={result} released={released} />
      {released.passed !== null && <Passed passed={released.passed} />}
      <p className="mt-1 text-sm text-muted">
        {words.scale(min, max)} ·{' '}
        <Link to={paths.scoring} className="rounded-chip py-1 text-brand underline">
          {words.how}
        </Link>
      </p>
      <div className="mt-auto grid gap-3 pt-5 empty:hidden">{children}</div>
    </Card>
  )
}

/** Where the score and its error lie on the scale, and the first choice's. */
function Place({ result, released: { total, total_se, choices } }: Omit<ScoreCardProps, 'children'>) {
  const [first] = choices
  const target = first?.figures?.passing_score ?? null
  const label = `${words.score} ${formatCount(total)}`
  return (
    <div className="mt-3">
      <ScoreLine value={total} error={total_se ?? 0} mark={target} {...result.tryout.scale} label={label} />
      {first && target !== null && (
        <p className="mt-1.5 text-sm text-muted">{words.targetMark(first.name, formatCount(target))}</p>
      )}
    </div>
  )
}

function Total({ result, released: { total, total_se } }: Omit<ScoreCardProps, 'children'>) {
  const described = total_se === null ? undefined : describeScore(total, total_se, result.tryout.scale)
  return (
    <>
      <p className="text-display font-extrabold tracking-tight">
        {/* Beside its error two more digits would say what nobody knows. */}
        <CountUp value={total} format={described ? formatCount : formatScore} />{' '}
        {described && (
          <span className="text-2xl font-bold whitespace-nowrap text-muted">
            {words.error(described.error)}
          </span>
        )}
      </p>
      {described && <p className="text-md">{words.between(described.from, described.to)}</p>}
    </>
  )
}

function Passed({ passed }: { passed: boolean }) {
  return (
    <p className="mt-1">
      <Chip tone={passed ? 'ok' : 'bad'} icon={passed ? Check : X}>
        {passed ? words.passed : words.notPassed}
      </Chip>
    </p>
  )
}

interface ScoreCardProps {
  result: Result
  released: ReleasedResult
  children: ReactNode
}
