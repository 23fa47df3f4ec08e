import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../../api/query.ts'
import { useSend } from '../../../../api/use-send.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadedRows } from '../../../../ui/page/loaded-rows.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.share

/** Links that still open, each with its end; nobody can look up where they lead, but everybody here may end them. */
export function ShareList({ tryoutId, batch }: { tryoutId: string; batch: string }) {
  const { formatTime } = useTimeFormat()
  const of = { params: { tryoutId }, query: { batch } }
  const shares = useQuery(query(classReports.shares, of))
  const revoke = useSend(classReports.unshare, { refreshes: [classReports.shares], announces: true })
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-md">{words.list}</h3>
      <LoadedRows from={shares} skeleton={<Skeleton rows={2} />} none={words.none}>
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-2">
            {data.map(({ id, created_by, created_at, expires_at }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-2"
              >
                <div className="min-w-0">
                  <p className="text-md font-semibold">{words.until(formatTime(expires_at))}</p>
                  <p className="text-sm text-muted">{words.by(created_by.name, formatTime(created_at))}</p>
                </div>
                <Button
                  variant="secondary"
                  size="table"
                  busy={revoke.isPending}
                  aria-label={words.revokeOne(formatTime(expires_at))}
                  onClick={() => revoke.mutate({ params: { tryoutId, shareId: id }, query: { batch } })}
                >
                  {words.revoke}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
    </section>
  )
}
