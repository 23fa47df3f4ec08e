import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import Ban from 'icon:ban'
import Flag from 'icon:flag'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatCount, formatPercent, formatScore } from '../../../../format/format-number.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { flagNames } from '../../../../question/flag-names.ts'
import { findLetter } from '../../../../question/paper-items.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { type CardColumn, CardTable } from '../../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.report
const shown = 12

/** The questions that want a look first; all of them stand with the scores, where they can be mended. */
export function QuestionCard({ runId, tryoutId }: { runId: string; tryoutId: string }) {
  const items = useQuery(query(scores.listItems, { params: { runId }, query: { per_page: shown } }))
  return (
    <Card title={words.questions} note={words.questionsNote} className="min-w-0">
      <Loaded from={items} skeleton={<Skeleton rows={4} className="h-12" />}>
        {({ data, meta }) => (
          <>
            <CardTable
              label={words.questions}
              rows={data}
              getKey={item => item.question_id}
              columns={columns}
              className="min-w-[44rem]"
            />
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

const columns: CardColumn<RunItem>[] = [
  { id: 'question', header: words.question, className: 'max-w-80', cell: item => <Name item={item} /> },
  { id: 'choices', header: words.choices, cell: item => <Choices item={item} /> },
  {
    id: 'correct',
    header: words.correct,
    align: 'end',
    cell: ({ p }) => (p === null ? null : formatPercent(p)),
  },
  {
    id: 'discrimination',
    header: words.discrimination,
    align: 'end',
    cell: ({ corrected }) => (corrected === null ? null : formatScore(corrected)),
  },
]

function Name({ item: { subject, position, stem, flags, voided } }: { item: RunItem }) {
  const [first] = flags
  return (
    <>
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
            {flagNames[first]}
          </Chip>
        )}
      </span>
    </>
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
        const label = words.choice(letter, formatPercent(share ?? 0), is_key)
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
