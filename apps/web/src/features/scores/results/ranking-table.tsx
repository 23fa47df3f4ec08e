import type { RankingRow } from '@gerbang/contract/scores/results.ts'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { Chip } from '../../../ui/chip.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { texts as words } from './ranking-texts.ts'
import { ColumnHead } from '../../../ui/table/column-head.tsx'

const { columns, you } = words

/** One table for every width: on a phone school and province move under the name. */
export function RankingTable({ rows }: { rows: RankingRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <table className="w-full text-left text-md">
        <thead className="border-b border-line bg-sunken text-sm text-muted">
          <tr>
            <th scope="col" className="w-px py-2.5 pl-4 font-semibold md:w-28 md:pl-5">
              <span className="md:hidden">#</span>
              <span className="sr-only md:not-sr-only">{columns.rank}</span>
            </th>
            <ColumnHead className="px-3 py-2.5 font-semibold">{columns.name}</ColumnHead>
            <ColumnHead className="hidden px-3 py-2.5 font-semibold md:table-cell">
              {columns.school}
            </ColumnHead>
            <ColumnHead className="hidden px-3 py-2.5 font-semibold lg:table-cell">
              {columns.province}
            </ColumnHead>
            <ColumnHead className="py-2.5 pr-4 pl-3 text-right font-semibold md:pr-5">
              {columns.score}
            </ColumnHead>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            // Equal scores share a rank and masked names repeat: only the place in the list is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row: { rank, name, school_name, province, score, band, is_me } }: { row: RankingRow }) {
  const origin = [school_name, province].filter(part => part !== null).join(' · ')
  return (
    <tr aria-current={is_me || undefined} className={joinClasses('h-12 md:h-10', is_me && 'bg-brand-soft')}>
      <td className="py-2 pl-4 align-top font-bold md:pl-5 md:align-middle">{formatCount(rank)}</td>
      <td className="px-3 py-2 font-medium wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {is_me && <Chip tone="brand">{you}</Chip>}
        </span>
        {origin && <span className="block text-sm font-normal text-muted md:hidden">{origin}</span>}
      </td>
      <td className="hidden px-3 py-2 text-muted md:table-cell">{school_name ?? '–'}</td>
      <td className="hidden px-3 py-2 text-muted lg:table-cell">{province ?? '–'}</td>
      <td className="py-2 pr-4 pl-3 text-right align-top font-semibold md:pr-5 md:align-middle">
        {score !== null && formatScore(score)}
        {band && words.band(formatCount(band.from), formatCount(band.to))}
      </td>
    </tr>
  )
}
