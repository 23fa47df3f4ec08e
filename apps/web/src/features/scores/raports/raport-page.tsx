import { type Raport, raports } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EntryList } from './entry-list.tsx'
import { PracticeWeek } from './practice-week.tsx'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'
import { RaportSheet } from './raport-sheet.tsx'
import { texts } from './texts.ts'

export function RaportPage() {
  const raport = useQuery(query(raports.get, {}))
  return (
    <Loaded from={raport} skeleton={<Skeleton rows={3} className="h-40" />}>
      {({ data }) => (data.entries.length === 0 ? <Empty /> : <Sheet raport={data} />)}
    </Loaded>
  )
}

function Empty() {
  return (
    <>
      <PageHeading title={texts.title} />
      <EmptyState sketch="papers" words={texts.empty} to={paths.tryouts} />
    </>
  )
}

/** To be read first; what is done with it stands below. */
function Sheet({ raport }: { raport: Raport }) {
  return (
    <>
      <RaportSheet raport={raport} isOwn>
        <PracticeWeek />
      </RaportSheet>
      <EntryList entries={raport.entries} />
      <Card title={texts.keep} className="raport-acts mx-auto mt-6 max-w-4xl">
        <div className="flex flex-wrap gap-3">
          <PrintButton label={texts.print} variant="secondary" />
          <ShareButton />
          <ButtonLink to={paths.ownOutcomes} variant="secondary">
            {texts.outcomes}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
