import type { Mover, RunChanges, ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../../api/query.ts'
import { formatCount, formatScore, formatTenth } from '../../../format/format-number.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SideSheet } from '../../../ui/overlay/side-sheet.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { type CardColumn, CardTable } from '../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'
import { ColumnHead } from '../../../ui/table/column-head.tsx'

const words = texts.changes

/** Against what is published now, so asked anew each time; a run that has been published has nothing to be held against. */
export function useChanges(runId: string) {
  return useQuery({ ...query(scores.compare, { params: { runId } }), staleTime: 0 })
}

/** What publishing a finished run would change, before anybody is told. */
export function RunChangesSheet({ run, onClose, actions }: RunChangesSheetProps) {
  const changes = useChanges(run.id)
  return (
    <SideSheet title={words.title(run.number)} onClose={onClose} actions={actions}>
      <Loaded from={changes} skeleton={<Skeleton className="h-80" />}>
        {({ data }) => <Changes changes={data} />}
      </Loaded>
    </SideSheet>
  )
}

function Changes({ changes }: { changes: RunChanges }) {
  const { students, up, down, same, mean_before, mean_after, ranks, gains, losses } = changes
  if (students === 0) return <p className="text-muted">{words.nobody}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>{words.against(changes.published.number, texts.models[changes.published.model])}</p>
      <dl className="grid grid-cols-3 gap-3">
        <Count name={words.up} value={up} />
        <Count name={words.down} value={down} />
        <Count name={words.same} value={same} />
      </dl>
      <p className="text-md text-muted">
        {mean_before !== null &&
          mean_after !== null &&
          words.means(formatTenth(mean_before), formatTenth(mean_after))}{' '}
        {ranks.moved === 0 ? words.noRanks : words.ranks(formatCount(ranks.moved), formatCount(ranks.most))}
      </p>
      {up + down > 0 && <Steps changes={changes} />}
      <Movers title={words.gains} movers={gains} />
      <Movers title={words.losses} movers={losses} />
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-bold">{formatCount(value)}</dd>
    </div>
  )
}

/** Losses to the left and gains to the right of one line, by size: a table and a drawing in one. */
function Steps({ changes: { steps } }: { changes: RunChanges }) {
  const most = Math.max(1, ...steps.flatMap(({ up, down }) => [up, down]))
  const last = steps.findLastIndex(({ up, down }) => up + down > 0)
  return (
    <section>
      <h3 className="mb-2 text-base">{words.steps}</h3>
      <table className="w-full table-fixed text-md">
        <caption className="sr-only">{words.stepsCaption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <ColumnHead className="w-1/3 py-1 text-right font-medium">{words.down}</ColumnHead>
            <ColumnHead className="w-1/3 py-1 font-medium">{words.points}</ColumnHead>
            <ColumnHead className="w-1/3 py-1 text-left font-medium">{words.up}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {steps.slice(0, last + 1).map(({ from, to, up, down }, index) => (
            <tr key={from}>
              <td className="py-0.5">
                <Strip share={down / most} count={down} isLeft />
              </td>
              <th scope="row" className="text-center text-sm font-normal text-muted">
                {words.range(index === 0 ? 0 : from, to)}
              </th>
              <td className="py-0.5">
                <Strip share={up / most} count={up} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Strip({ share, count, isLeft = false }: { share: number; count: number; isLeft?: boolean }) {
  return (
    <div className={`flex items-center gap-2 ${isLeft ? 'flex-row-reverse' : ''}`}>
      <div
        aria-hidden
        className={`h-5 rounded-chip ${isLeft ? 'bg-bar' : 'bg-brand'}`}
        style={{ width: `${75 * share}%` }}
      />
      <span className="text-sm">{formatCount(count)}</span>
    </div>
  )
}

const [name, score, rank] = words.columns
const columns: CardColumn<Mover>[] = [
  { id: 'user', header: name, className: 'font-medium', cell: mover => <Student mover={mover} /> },
  { id: 'score', header: score, className: 'whitespace-nowrap', cell: mover => <Scores mover={mover} /> },
  {
    id: 'rank',
    header: rank,
    className: 'whitespace-nowrap',
    cell: ({ rank_before, rank_after }) => words.rank(formatCount(rank_before), formatCount(rank_after)),
  },
]

function Movers({ title, movers }: { title: string; movers: Mover[] }) {
  if (movers.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-base">{title}</h3>
      <CardTable label={title} rows={movers} getKey={({ user }) => user.id} columns={columns} />
    </section>
  )
}

function Scores({ mover: { before, after } }: { mover: Mover }) {
  return (
    <>
      {formatScore(before)} → <b>{formatScore(after)}</b>
    </>
  )
}

function Student({ mover: { user, school_name } }: { mover: Mover }) {
  return (
    <>
      {user.name}
      {school_name !== null && <span className="block text-sm font-normal text-muted">{school_name}</span>}
    </>
  )
}

interface RunChangesSheetProps {
  run: ScoreRun
  onClose: () => void
  actions: ReactNode
}
