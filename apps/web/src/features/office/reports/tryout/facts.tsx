import type { Report } from '@gerbang/contract/office/reports.ts'
import Flag from 'icon:flag'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount, formatScore } from '../../../../format/format-number.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { texts } from './texts.ts'

const words = texts.report
const whole = (value: number) => formatCount(Math.round(value))

function describeReliability({ sem, reliability }: Report['total']): string {
  if (sem === null) return words.noReliability
  return reliability === null ? words.fewReliability : ''
}

/** What is asked first of a try-out. */
export function Facts({ report: { attempts, total, run, tryout } }: { report: Report }) {
  const flagged = run?.flagged ?? 0
  return (
    <section
      aria-label={words.facts}
      className="grid grid-cols-2 gap-x-6 gap-y-5 rounded-card border border-line bg-surface p-5 shadow-card md:grid-cols-3 xl:grid-cols-5"
    >
      <Fact
        value={whole(total.students)}
        name={words.participants(whole(attempts.enrolled))}
        note={words.finished(whole(attempts.started), whole(attempts.finished))}
      />
      <Fact
        value={total.mean === null ? '–' : whole(total.mean)}
        error={total.se}
        name={words.mean}
        note={total.median === null ? '' : words.median(whole(total.median))}
      />
      <Fact
        value={total.reliability === null ? '–' : formatScore(total.reliability)}
        name={words.reliability}
        note={describeReliability(total)}
      />
      <Fact value={total.sem === null ? '–' : `± ${whole(total.sem)}`} name={words.sem} />
      <Fact
        value={formatCount(flagged)}
        name={
          flagged === 0 ? (
            words.flagged
          ) : (
            <Link to={`${fillPath(paths.scoreRank, { id: tryout.id })}?tab=soal`}>
              <Chip tone="doubt" icon={Flag}>
                {words.flagged}
              </Chip>
            </Link>
          )
        }
        note={words.flaggedNote}
      />
    </section>
  )
}

function Fact({ value, error = null, name, note = '' }: FactProps) {
  return (
    <div>
      <p className="text-2xl font-extrabold">
        {value}
        {error !== null && (
          <span className="ml-1 text-sm font-medium text-muted">± {formatCount(Math.ceil(error))}</span>
        )}
      </p>
      <div className="mt-0.5 text-sm text-muted">{name}</div>
      {note !== '' && <p className="text-xs text-muted">{note}</p>}
    </div>
  )
}

interface FactProps {
  value: string
  error?: number | null
  name: ReactNode
  note?: string
}
