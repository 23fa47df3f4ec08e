import { type Raport, raports } from '@gerbang/contract/scores/raports.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EntryList } from './entry-list.tsx'
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
      <EmptyState
        sketch="papers"
        title={texts.empty.title}
        action={<ButtonLink to={paths.tryouts}>{texts.empty.go}</ButtonLink>}
      >
        {texts.empty.text}
      </EmptyState>
    </>
  )
}

function Sheet({ raport }: { raport: Raport }) {
  return (
    <>
      <div className="raport-acts mx-auto mb-4 flex max-w-4xl flex-wrap gap-3 sm:justify-end">
        <ButtonLink to={paths.history} variant="secondary">
          {texts.history}
        </ButtonLink>
        <ButtonLink to={paths.ownOutcomes} variant="secondary">
          {texts.outcomes}
        </ButtonLink>
        <ShareButton />
        <PrintButton label={texts.print} />
      </div>
      <RaportSheet raport={raport} isOwn />
      <EntryList entries={raport.entries} />
    </>
  )
}
