import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { TableSkeleton } from '../../../ui/table/table-frame.tsx'
import { RankTab } from './rank-tab.tsx'
import { RunPanel } from './run-panel.tsx'
import { isRankingBehind } from './run-state.ts'
import { texts } from './texts.ts'

const words = texts.rank
const ItemsTab = lazyPart(async () => (await import('./items-tab.tsx')).ItemsTab)
const HistoryTab = lazyPart(async () => (await import('./history-tab.tsx')).HistoryTab)
/** As they stand in the address. */
const tabs = { peserta: RankTab, soal: ItemsTab, riwayat: HistoryTab }
const titles = { peserta: words.tabs.students, soal: words.tabs.items, riwayat: words.tabs.history }
type Tab = keyof typeof tabs
const followMs = 2_000

export function RankPage() {
  const toPath = useAreaPath()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const current = findTab(params.get('tab'))
  const Content = tabs[current]
  const tryout = useQuery({
    ...query(scores.getTryout, { params: { id }, query: { per_page: 1 } }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isRankingBehind(state.data.meta.tryout) && followMs,
  })
  return (
    <Loaded from={tryout} skeleton={<Skeleton rows={3} />}>
      {({ meta }) => (
        <>
          <PageHeading title={meta.tryout.title} eyebrow={meta.tryout.program.name} />
          {meta.tryout.unmarked !== null && meta.tryout.unmarked > 0 && (
            <p className="mb-4">
              {words.unmarked(meta.tryout.unmarked)}{' '}
              <Link to={toPath(areaPaths.marking, { id: meta.tryout.id })} className="underline">
                {words.toMarking}
              </Link>
            </p>
          )}
          <RunPanel tryout={meta.tryout} />
          <div className="mb-5">
            <TabLinks
              label={words.tabsLabel}
              tabs={listTabs().map(tab => ({
                title: titles[tab],
                to: tab === 'peserta' ? '?' : `?tab=${tab}`,
                isCurrent: tab === current,
              }))}
            />
          </div>
          <Suspense fallback={<TableSkeleton />}>
            <Content tryout={meta.tryout} />
          </Suspense>
        </>
      )}
    </Loaded>
  )
}

function listTabs() {
  return Object.keys(tabs) as Tab[]
}

function findTab(name: string | null): Tab {
  return listTabs().find(tab => tab === name) ?? 'peserta'
}
