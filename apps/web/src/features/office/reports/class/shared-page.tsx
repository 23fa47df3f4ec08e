import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatLongDate } from '../../../../format/format-time.ts'
import { readReaderZone } from '../../../../format/reader-zone.ts'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { ClassSheet } from './class-sheet.tsx'
import { texts } from './texts.ts'

const zone = readReaderZone()

/** The sheet of a class without names, for whoever has its link. */
export function SharedClassPage() {
  const { token = '' } = useParams()
  const found = useQuery(query(classReports.shared, { params: { token } }))
  return (
    <main className="mx-auto max-w-[58rem] p-4">
      <Loaded from={found} skeleton={<Skeleton rows={6} className="h-20" />}>
        {({ data }) => (
          <>
            <ClassSheet page={data} day={formatLongDate(new Date().toISOString(), zone)} />
            <p className="mt-4 text-sm text-muted print:hidden">
              {texts.shared(formatLongDate(data.expires_at, zone))}
            </p>
          </>
        )}
      </Loaded>
    </main>
  )
}
