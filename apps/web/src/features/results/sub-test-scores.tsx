import type { SubTestScore } from '@gerbang/contract/results.ts'
import { formatTenth } from '../../format/format-number.ts'
import { BarWithMark } from '../../ui/bar-with-mark.tsx'
import { Card } from '../../ui/card.tsx'
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
  const hasPeers = subTests.some(subTest => subTest.peers_mean !== null)
  return (
    <Card title={words.subTests} {...(hasPeers && { note: words.peersNote })}>
      <ul className="grid gap-5">
        {subTests.map(subTest => (
          <li key={subTest.sub_test_id}>
            <SubTest subTest={subTest} scale={scale} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SubTest({ subTest, scale }: { subTest: SubTestScore; scale: { min: number; max: number } }) {
  const { subject, scaled, peers_mean } = subTest
  const peers = peers_mean === null ? undefined : formatTenth(peers_mean)
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-md">
        <h3 className="font-semibold tracking-normal">{subject.name}</h3>
        <p className="font-bold">{scaled === null ? words.voided : formatTenth(scaled)}</p>
      </div>
      {scaled !== null && (
        <>
          <BarWithMark
            value={scaled}
            mark={peers_mean}
            {...scale}
            label={words.barOf(subject.name, formatTenth(scaled), peers)}
          />
          <p className="mt-1.5 text-sm text-muted">
            {outcomes
              .filter(outcome => outcome !== 'partial' || subTest.partial > 0)
              .map(outcome => `${subTest[outcome]} ${words.outcome[outcome]}`)
              .join(' · ')}
          </p>
        </>
      )}
    </>
  )
}
