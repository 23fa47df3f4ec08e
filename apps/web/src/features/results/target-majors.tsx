import type { ReleasedResult } from '@gerbang/contract/results.ts'
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from 'lucide-react'
import { formatTenth } from '../../format/format-number.ts'
import { Card } from '../../ui/card.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { texts } from './texts.ts'

const words = texts.result
type Choice = ReleasedResult['choices'][number]

export function TargetMajors({ choices }: { choices: Choice[] }) {
  return (
    <Card title={words.choices} note={words.choicesNote}>
      <ol className="divide-y divide-line">
        {choices.map(choice => (
          <li
            key={choice.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="text-md font-semibold">
                {choice.name} <span className="font-normal text-muted">({choice.level})</span>
              </p>
              <p className="text-sm text-muted">{describeReference(choice)}</p>
            </div>
            <Chip {...describeGap(choice.gap)} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function describeReference({ university, figures }: Choice) {
  const score = figures?.passing_score ?? null
  const reference = figures && score !== null && words.reference(formatTenth(score), figures.year)
  return [university.short_name, reference, figures?.is_estimate && words.estimate]
    .filter(Boolean)
    .join(' · ')
}

function describeGap(gap: number | null): { tone: Tone; icon: LucideIcon; children: string } {
  if (gap === null) return { tone: 'neutral', icon: Minus, children: words.noScore }
  const size = formatTenth(Math.abs(gap))
  if (size === '0') return { tone: 'ok', icon: Equal, children: words.equal }
  if (gap > 0) return { tone: 'ok', icon: ArrowUp, children: words.above(size) }
  return { tone: 'bad', icon: ArrowDown, children: words.below(size) }
}
