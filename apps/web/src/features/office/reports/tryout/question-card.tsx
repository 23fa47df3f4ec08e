import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { Ban, Flag } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { findLetter } from '../../../../question/paper-items.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.report
const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const shown = 12

/** The questions that want a look first; all of them stand with the scores, where they can be mended. */
export function QuestionCard({ runId, tryoutId }: { runId: string; tryoutId: string }) {
  const items = useQuery(query(scores.listItems, { params: { runId }, query: { per_page: shown } }))
  return (
    <Card title={words.questions} note={words.questionsNote} className="min-w-0">
      <Loaded from={items} skeleton={<Skeleton rows={4} className="h-12" />}>
        {({ data, meta }) => (
          <>
            <section
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
              tabIndex={0}
              aria-label={words.questions}
              className="relative overflow-x-auto"
            >
              <table className="w-full min-w-[44rem] text-md">
                <thead className="text-left text-sm text-muted">
                  <tr>
                    {[words.question, words.choices].map(head => (
                      <th key={head} scope="col" className="py-1.5 pr-4 font-medium">
                        {head}
                      </th>
                    ))}
                    {[words.correct, words.discrimination].map(head => (
                      <th key={head} scope="col" className="py-1.5 pl-4 text-right font-medium">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.map(item => (
                    <Row key={item.question_id} item={item} />
                  ))}
                </tbody>
              </table>
            </section>
            <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {words.more(formatCount(data.length), formatCount(meta.total))}
              <Link
                to={`${fillPath(paths.scoreRank, { id: tryoutId })}?tab=soal`}
                className="rounded-chip py-2 font-semibold text-brand hover:underline"
              >
                {words.allItems}
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Row({ item }: { item: RunItem }) {
  const { subject, position, stem, flags, voided, p, corrected } = item
  const [first] = flags
  return (
    <tr className="border-t border-line">
      <th scope="row" className="max-w-80 py-2.5 pr-4 text-left font-normal">
        <p className="truncate">
          <b>
            {subject.code} {position}
          </b>{' '}
          {stem}
        </p>
        <span className="flex flex-wrap gap-1.5">
          {voided && <Chip icon={Ban}>{words.voided}</Chip>}
          {first !== undefined && (
            <Chip tone="doubt" icon={Flag}>
              {texts.flags[first]}
            </Chip>
          )}
        </span>
      </th>
      <td className="py-2.5 pr-4">
        <Choices item={item} />
      </td>
      <td className="py-2.5 pl-4 text-right">{p === null ? '–' : percent.format(p)}</td>
      <td className="py-2.5 pl-4 text-right">{corrected === null ? '–' : hundredths.format(corrected)}</td>
    </tr>
  )
}

/** Who chose what, as one bar; a choice too narrow for its letter is told to those who point at it or listen. */
function Choices({ item: { content, options } }: { item: RunItem }) {
  if (options === null) return <span className="text-muted">–</span>
  const chosen = options.filter(({ share }) => (share ?? 0) > 0)
  return (
    <div className="flex h-7 w-56 gap-0.5 overflow-hidden rounded-chip">
      {chosen.map(({ option_id, share, is_key }) => {
        const letter = option_id === null ? words.blank : findLetter(content, option_id)
        const label = words.choice(letter, percent.format(share ?? 0), is_key)
        return (
          <span
            key={option_id ?? ''}
            title={label}
            style={{ width: `${100 * (share ?? 0)}%` }}
            className={joinClasses(
              'grid min-w-0 place-items-center overflow-hidden text-xs font-semibold',
              is_key ? 'bg-brand text-on-brand' : 'bg-sunken text-muted',
            )}
          >
            <span aria-hidden>{(share ?? 0) >= 0.08 && option_id !== null ? letter : ''}</span>
            <span className="sr-only">{label}</span>
          </span>
        )
      })}
    </div>
  )
}
