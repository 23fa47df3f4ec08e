import { packs } from '@gerbang/contract/bank/packs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { PackCardView } from './pack-card.tsx'
import { isDue } from './pack-state.ts'
import { texts } from './texts.ts'
import { UploadPack } from './upload-pack.tsx'

/** Packs that can be loaded, each with what it holds and what has become of it here. */
export function PacksPage() {
  const found = useQuery(query(packs.list, {}))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <UploadPack />
      <Loaded from={found} skeleton={<Skeleton rows={3} className="h-48" />}>
        {({ data }) => {
          if (data.length === 0) return <EmptyState sketch="papers" words={texts.empty} />
          const first = data.find(isDue)
          return (
            <ul className="grid items-stretch gap-6 md:grid-cols-2 xl:grid-cols-3">
              {data.map(pack => (
                <li key={pack.id} className="flex">
                  <PackCardView pack={pack} isFirst={pack.id === first?.id} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </>
  )
}
