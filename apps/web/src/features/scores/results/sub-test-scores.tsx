import type { SubTestScore } from '@gerbang/contract/scores/results.ts'
import Check from 'icon:check'
import X from 'icon:x'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { ScoreLine } from '../../../ui/chart/score-line.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const words = texts.result
const outcomes = ['correct', 'partial', 'wrong', 'blank'] as const

export function SubTestScores({
  subTests,
  scale,
}: {
  subTests: SubTestScore[]
  scale: { min: number; max: number }
}) {
  const notes = [
    subTests.some(({ peers_mean }) => peers_mean !== null) && words.peersNote,
    subTests.some(({ se }) => se !== null) && words.errorNote,
  ]
  const remarks = [
    ...(subTests.some(({ basis }) => basis === 'equivalent_groups') ? [words.equivalent] : []),
    ...describeRungs(subTests),
  ]
  return (
    <Card title={words.subTests} note={notes.filter(Boolean).join(' ')} className="self-start">
      <ul className="grid grid-cols-1 gap-5">
        {subTests.map(subTest => (
          <li key={subTest.sub_test_id}>
            <SubTest subTest={subTest} scale={scale} />
          </li>
        ))}
      </ul>
      {remarks.length > 0 && (
        <div className="mt-5 grid gap-2 border-t border-line pt-3 text-sm text-muted">
          {remarks.map(remark => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      )}
    </Card>
  )
}

/** What is unusual about how the scores came about, and of which sub-tests where it is not all of them. */
function describeRungs(subTests: readonly SubTestScore[]): string[] {
  const rungs = ['few', 'known', 'points'] as const
  return rungs.flatMap(rung => {
    const own = subTests.filter(subTest => subTest.rung === rung)
    if (own.length === 0) return []
    const names = own.map(({ subject }) => subject.name).join(', ')
    return [own.length === subTests.length ? words.rungs[rung].all : words.rungs[rung].some(names)]
  })
}

function SubTest({ subTest, scale }: { subTest: SubTestScore; scale: { min: number; max: number } }) {
  const { subject, scaled, se, peers_mean } = subTest
  const peers = peers_mean === null ? undefined : formatTenth(peers_mean)
  const score = scaled === null ? words.voided : writeScore(scaled, se)
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-md">
        <h3 className="flex-1 basis-[8rem] font-semibold tracking-normal">{subject.name}</h3>
        <p className="font-bold whitespace-nowrap">{score}</p>
      </div>
      {scaled !== null && (
        <>
          <ScoreLine
            value={scaled}
            error={se ?? 0}
            mark={peers_mean}
            {...scale}
            label={words.barOf(subject.name, score, peers)}
          />
          <p className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            {outcomes
              .filter(outcome => outcome !== 'partial' || subTest.partial > 0)
              .map(outcome => `${subTest[outcome]} ${words.outcome[outcome]}`)
              .join(' · ')}
            <Threshold threshold={subTest.threshold} scaled={scaled} />
          </p>
        </>
      )}
    </>
  )
}

/** With an error of forty points, decimals would say nothing. */
function writeScore(scaled: number, se: number | null): string {
  return se === null ? formatTenth(scaled) : `${formatCount(scaled)} ${words.error(formatCount(se))}`
}

function Threshold({ threshold, scaled }: { threshold: number | null; scaled: number }) {
  if (threshold === null) return null
  const isReached = scaled >= threshold
  return (
    <Chip tone={isReached ? 'ok' : 'bad'} icon={isReached ? Check : X}>
      {words.threshold(formatTenth(threshold))}
    </Chip>
  )
}
