import { reports, type SimilarPair } from '@gerbang/contract/office/reports.ts'
import { useQuery } from '@tanstack/react-query'
import Users from 'icon:users'
import { useState } from 'react'
import { query } from '../../../../api/query.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { type CardColumn, CardTable } from '../../../../ui/table/card-table.tsx'
import { RowLink } from '../../../../ui/table/row-face.tsx'
import { texts } from './texts.ts'

const words = texts.report.similar

/** Pairs whose answers are alike, sought once somebody asks: grounds to talk, never a verdict. */
export function SimilarCard({ tryoutId, batch, school }: SimilarProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Card title={words.title} note={words.note} className="min-w-0 xl:col-span-2 print:hidden">
      {isAsked ? (
        <Found tryoutId={tryoutId} batch={batch} school={school} />
      ) : (
        <Button
          variant="secondary"
          icon={<Users aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setIsAsked(true)}
        >
          {words.ask}
        </Button>
      )}
    </Card>
  )
}

function Found({ tryoutId, batch, school }: SimilarProps) {
  const found = useQuery(query(reports.similar, { params: { id: tryoutId }, query: { batch, school } }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={3} className="h-12" />}>
      {({ data: { students, pairs, most, found: alike } }) => (
        <>
          {alike.length > 0 && (
            <CardTable
              label={words.title}
              rows={alike}
              getKey={({ one, other }) => `${one.id} ${other.id}`}
              columns={columns}
            />
          )}
          <output className="mt-3 block text-sm text-muted">
            {pairs === null
              ? words.tooMany(formatCount(most))
              : words.told(formatCount(pairs), formatCount(students), alike.length)}{' '}
            {alike.length > 0 && words.talk}
          </output>
        </>
      )}
    </Loaded>
  )
}

const columns: CardColumn<SimilarPair>[] = [
  {
    id: 'pair',
    header: words.pair,
    className: 'min-w-24 wrap-anywhere',
    cell: ({ one, other }) => (
      <>
        {[one, other].map(({ id, name }) => (
          <p key={id}>
            <RowLink to={fillPath(paths.user, { id })}>{name}</RowLink>
          </p>
        ))}
      </>
    ),
  },
  {
    id: 'matches',
    header: words.matches,
    align: 'end',
    cell: ({ matches, compared, expected }) => (
      <>
        <p className="whitespace-nowrap">{words.of(formatCount(matches), formatCount(compared))}</p>
        <p className="text-sm text-muted">{words.expected(formatCount(Math.round(expected)))}</p>
      </>
    ),
  },
  {
    id: 'wrong',
    header: words.wrong,
    align: 'end',
    className: 'hidden sm:table-cell',
    cell: ({ wrong_matches }) => formatCount(wrong_matches),
  },
  {
    id: 'chance',
    header: words.chance,
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ chance }) => words.oneIn(formatCount(findOdds(chance))),
  },
]

const LEAST_CHANCE = 1e-5

/** Rounded down to one digit: no chance is known any closer. */
function findOdds(chance: number): number {
  const odds = 1 / Math.max(chance, LEAST_CHANCE)
  const step = 10 ** Math.floor(Math.log10(odds))
  return Math.floor(odds / step) * step
}

interface SimilarProps {
  tryoutId: string
  batch: string | undefined
  school: string | undefined
}
