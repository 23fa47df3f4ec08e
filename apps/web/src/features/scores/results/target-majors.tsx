import type { AdmissionChance, ReleasedResult, Scoring } from '@gerbang/contract/scores/results.ts'
import ArrowDown from 'icon:arrow-down'
import ArrowUp from 'icon:arrow-up'
import Equal from 'icon:equal'
import Minus from 'icon:minus'
import Mountain from 'icon:mountain'
import ShieldCheck from 'icon:shield-check'
import Swords from 'icon:swords'
import type { Icon } from '../../../draw-icon.ts'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { describeChance } from './describe-chance.ts'
import { texts } from './later-texts.ts'
import { texts as common } from './texts.ts'

const words = texts.choices
type Choice = ReleasedResult['choices'][number]

const bandLooks: Record<AdmissionChance['band'], { tone: Tone; icon: Icon }> = {
  aman: { tone: 'ok', icon: ShieldCheck },
  bersaing: { tone: 'brand', icon: Swords },
  berat: { tone: 'neutral', icon: Mountain },
}

/** What the list can say of its choices: chances, only how far off they are, or not yet more than that. */
function findBasis(choices: Choice[], provisional: boolean): keyof typeof words.notes {
  if (provisional) return 'later'
  return choices.some(({ chance }) => chance !== null) ? 'chances' : 'gaps'
}

/** Why there is no chance, on a final score. */
function findReason({ chance, too_few_choosers, figures }: Choice): string | null {
  if (chance !== null) return null
  if (too_few_choosers) return words.tooFew
  return figures?.capacity && figures.applicants ? null : words.noSeats
}

interface Props {
  choices: Choice[]
  total: number
  scoring: Scoring
}

export function TargetMajors({ choices, total, scoring: { model, provisional } }: Props) {
  const chances = choices.flatMap(({ chance }) => chance ?? [])
  const admitted = chances.reduce((sum, chance) => sum + chance.admitted, 0)
  return (
    <Card title={common.parts.choices} note={words.notes[findBasis(choices, provisional)]}>
      <ol className="divide-y divide-line">
        {choices.map(choice => (
          <li key={choice.id} className="py-3.5 first:pt-0 last:pb-0">
            <Target
              choice={choice}
              total={total}
              reason={model === 'points' || provisional ? null : findReason(choice)}
            />
          </li>
        ))}
      </ol>
      {chances.length > 1 && (
        <p className="mt-3.5 border-t border-line pt-3.5 text-md font-semibold">
          {words.anyChoice(describeChance(admitted))}
        </p>
      )}
    </Card>
  )
}

function Target({ choice, total, reason }: { choice: Choice; total: number; reason: string | null }) {
  const { chance, gap } = choice
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-md font-semibold">
            {choice.name} <span className="font-normal text-muted">({choice.level})</span>
          </p>
          <p className="text-sm text-muted">{describeReference(choice)}</p>
        </div>
        {chance ? (
          <Chip {...bandLooks[chance.band]}>{words.bands[chance.band]}</Chip>
        ) : (
          <Chip {...describeGap(gap)} />
        )}
      </div>
      {choice.score !== total && <p className="mt-2 text-sm">{words.weighed(formatTenth(choice.score))}</p>}
      {chance && <Chance chance={chance} />}
      {reason !== null && <p className="mt-2 text-sm text-muted">{reason}</p>}
    </>
  )
}

/** Never a number alone: what it means, where it comes from, and how many students are behind it. */
function Chance({ chance: { chance, low, high, cut, cut_se, pool } }: { chance: AdmissionChance }) {
  return (
    <div className="mt-2 text-sm">
      <p>{words.frequency(describeChance(chance))}</p>
      <p className="mt-0.5">
        {words.chanceRange(formatCount(Math.floor(10 * low)), formatCount(Math.ceil(10 * high)))}
      </p>
      <p className="mt-0.5 text-muted">
        {words.cut(formatCount(cut), formatCount(cut_se))}, {words.basis(formatCount(pool))}
      </p>
    </div>
  )
}

function describeReference({ university, figures }: Choice) {
  const score = figures?.passing_score ?? null
  const reference = figures && score !== null && texts.reference(formatTenth(score), figures.year)
  return [university.short_name, reference, figures?.is_estimate && words.estimate]
    .filter(Boolean)
    .join(' · ')
}

function describeGap(gap: number | null): { tone: Tone; icon: Icon; children: string } {
  if (gap === null) return { tone: 'neutral', icon: Minus, children: words.noScore }
  const size = formatCount(Math.abs(gap))
  if (size === '0') return { tone: 'ok', icon: Equal, children: words.equal }
  if (gap > 0) return { tone: 'ok', icon: ArrowUp, children: words.above(size) }
  return { tone: 'neutral', icon: ArrowDown, children: words.below(size) }
}
