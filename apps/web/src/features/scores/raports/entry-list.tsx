import type { RaportEntry } from '@gerbang/contract/scores/raports.ts'
import ChevronRight from 'icon:chevron-right'
import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatEstimate } from '../../../format/format-number.ts'
import { paths } from '../../../paths.ts'
import { resultPath } from '../../../tryout/attempt-paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

/** So many results are seen at once; the others unfold. */
const SHOWN = 5

/** Each finished attempt, newest first, with the way to its result. On paper there is none. */
export function EntryList({ entries }: { entries: RaportEntry[] }) {
  const rows = entries
    .toReversed()
    .map(entry => <Row key={entry.attempt_id} entry={entry} isRepeated={hasTwin(entry, entries)} />)
  const older = rows.slice(SHOWN)
  return (
    <Card title={texts.entries} className="raport-acts mx-auto mt-6 max-w-4xl">
      <ol className="-my-2 divide-y divide-line">{rows.slice(0, SHOWN)}</ol>
      {older.length > 0 && (
        <details className="mt-2 border-t border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold">
            {texts.olderEntries(older.length)}
          </summary>
          <ol className="divide-y divide-line">{older}</ol>
        </details>
      )}
      <p className="mt-4">
        <ButtonLink to={paths.history} variant="secondary">
          {texts.allEntries}
        </ButtonLink>
      </p>
    </Card>
  )
}

const hasTwin = ({ slug, number }: RaportEntry, entries: RaportEntry[]) =>
  number > 1 || entries.some(other => other.slug === slug && other.number !== number)

function Row({ entry, isRepeated }: { entry: RaportEntry; isRepeated: boolean }) {
  const { formatTime } = useTimeFormat()
  const { slug, number, title, finished_at, total, total_se } = entry
  const facts = [...(isRepeated ? [texts.attempt(number)] : []), formatTime(finished_at)]
  return (
    <li>
      <Link
        to={resultPath({ slug, number })}
        className="flex min-h-11 items-center gap-x-4 gap-y-1 py-2.5 focus-visible:rounded-chip"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-md font-semibold">{title}</span>
          <span className="block text-sm text-muted">{facts.join(' · ')}</span>
        </span>
        <span className="text-md font-bold whitespace-nowrap">{formatEstimate(total, total_se)}</span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}
