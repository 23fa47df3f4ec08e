import type { Meta } from '@gerbang/contract/call.ts'
import { type RankingRow, type RankingScope, results } from '@gerbang/contract/scores/results.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ArrowRight from 'icon:arrow-right'
import { Link, useParams, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { readPage } from '../../../ui/table/page-address.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { RankingTable } from './ranking-table.tsx'
import { texts as words } from './ranking-texts.ts'
import { texts } from './texts.ts'

const scopes: RankingScope[] = ['national', 'province', 'school', 'university', 'major']
const pageSize = 50
/** Ten on either side, where there are so many. */
const aroundSize = 21

export function RankingPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const scope = scopes.find(known => known === params.get('scope')) ?? 'national'
  const page = readPage(params)
  const choice = params.get('choice') ?? undefined
  const around = params.has('around')
  const ranking = useQuery({
    ...query(results.ranking, {
      params: { slug: id },
      query: { scope, page, choice, around, per_page: around ? aroundSize : pageSize },
    }),
    placeholderData: keepPreviousData,
  })
  const tabs = scopes.map(tab => ({
    title: words.scopes[tab],
    to: `?scope=${tab}`,
    isCurrent: tab === scope,
  }))
  return (
    <>
      <PageHeading title={words.title} eyebrow={ranking.data?.meta.tryout_title} />
      <div className="mb-5">
        <TabLinks label={words.scopesLabel} tabs={tabs} />
      </div>
      <Loaded from={ranking} skeleton={<Skeleton rows={8} className="h-12" />}>
        {({ data, meta }) => (
          <>
            <Choices scope={scope} meta={meta} />
            <Ranking
              rows={data}
              meta={meta}
              slug={id}
              toPage={page => `${toAddress(scope, meta.choice)}&page=${page}`}
              toAround={`${toAddress(scope, meta.choice)}&around`}
              isAround={around}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

const toAddress = (scope: RankingScope, choice: string | null) =>
  `?scope=${scope}${choice === null ? '' : `&choice=${choice}`}`

/** Of those who chose the same university or major: one ranking for each of the own choices. */
function Choices({ scope, meta }: { scope: RankingScope; meta: RankingProps['meta'] }) {
  if (scope !== 'university' && scope !== 'major') return null
  const own = scope === 'major' ? meta.majors : meta.universities
  if (own.length < 2) return null
  const tabs = own.map(({ id, name }) => ({
    title: name,
    to: toAddress(scope, id),
    isCurrent: id === meta.choice,
  }))
  return (
    <div className="mb-5">
      <TabLinks label={words.choices} tabs={tabs} />
    </div>
  )
}

function Ranking({ rows, meta, slug, toPage, toAround, isAround }: RankingProps) {
  const { formatTime } = useTimeFormat()
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState sketch="podium" words={words.empty} />
      </Card>
    )
  }
  return (
    <>
      {meta.scoring?.provisional && (
        <div className="mb-4">
          <Notice tone="doubt">{words.provisional}</Notice>
        </div>
      )}
      {rows.some(row => row.band !== null) && <p className="mb-4 text-sm text-muted">{words.veiled}</p>}
      {meta.own && <OwnRow row={meta.own} total={meta.total} slug={slug} />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <AboutScores se={meta.own?.se ?? rows[0]?.se ?? null} />
        {meta.own && meta.total > meta.per_page && (
          <Link to={isAround ? toPage(1) : toAround} className={buttonClasses('secondary')}>
            {isAround ? words.all : words.around}
          </Link>
        )}
      </div>
      <RankingTable rows={rows} />
      {meta.computed_at && (
        <p className="mt-3 text-sm text-muted">{words.computedAt(formatTime(meta.computed_at))}</p>
      )}
      {!isAround && <Pagination meta={meta} toPage={toPage} />}
    </>
  )
}

/** Stays in view over the list, wherever in it the reader is. */
function OwnRow({ row, total, slug }: { row: RankingRow; total: number; slug: string }) {
  return (
    <div className="sticky top-16 z-10 -mx-4 mb-4 bg-page px-4 py-2 md:mx-0 md:px-0">
      <div className="flex items-center gap-4 rounded-card border-2 border-brand bg-surface px-4 py-3 sm:px-5">
        <dl className="flex min-w-0 flex-1 flex-wrap gap-x-8">
          <div>
            <dt className="text-xs text-muted">{words.own}</dt>
            <dd className="font-semibold">
              <span className="text-xl font-extrabold">#{formatCount(row.rank)}</span>{' '}
              <span className="text-sm font-medium text-muted">{words.of(total)}</span>
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{words.columns.score}</dt>
            <dd className="text-xl font-extrabold">
              {row.score !== null && formatScore(row.score)}
              {row.se !== null && (
                <span className="ml-1.5 text-sm font-medium text-muted">
                  {texts.result.error(formatCount(row.se))}
                </span>
              )}
            </dd>
          </div>
        </dl>
        <Link to={fillPath(paths.result, { slug })} className={buttonClasses('secondary')}>
          <span className="sr-only sm:not-sr-only">{words.result}</span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      </div>
    </div>
  )
}

/** Ranks look sharper than scores are. */
function AboutScores({ se }: { se: number | null }) {
  return (
    <p className="min-w-0 flex-1 basis-80 text-sm text-muted">
      {se !== null && words.close(formatCount(se))}{' '}
      <Link to={paths.scoring} className="rounded-chip py-1 text-brand underline">
        {texts.result.how}
      </Link>
    </p>
  )
}

interface RankingProps {
  rows: RankingRow[]
  meta: Meta<typeof results.ranking>
  slug: string
  toPage: (page: number) => string
  toAround: string
  isAround: boolean
}
