import { raportShares } from '@gerbang/contract/scores/raports.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { ViewerContext } from '../../../auth/viewer.ts'
import { readReaderZone } from '../../../format/reader-zone.ts'
import { formatLongDate } from '../../../format/format-time.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageTitle } from '../../../ui/page/page-title.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { RaportSheet } from './raport-sheet.tsx'
import { texts as share } from './share-texts.ts'
import { texts } from './texts.ts'

const zone = readReaderZone()
/** Nobody is signed in here; charts ask whose clock they show. */
const reader = { time_zone: zone } as OwnUser

/** One raport, for whoever has its link. */
export function SharedRaportPage() {
  const { token = '' } = useParams()
  const found = useQuery(query(raportShares.read, { params: { token } }))
  return (
    <main className="mx-auto max-w-[58rem] p-4">
      <PageTitle>{texts.title}</PageTitle>
      <Loaded from={found} skeleton={<Skeleton rows={6} className="h-20" />}>
        {({ data }) => (
          <>
            {data.entries.length === 0 ? (
              <EmptyState
                sketch="papers"
                words={{ title: data.student.name, text: texts.ofClass.empty.text }}
              />
            ) : (
              <ViewerContext value={reader}>
                <RaportSheet raport={data} />
              </ViewerContext>
            )}
            <p className="mt-4 text-sm text-muted print:hidden">
              {share.shared(formatLongDate(data.expires_at, zone))}
            </p>
          </>
        )}
      </Loaded>
    </main>
  )
}
