import { type HistoryEntry, type HistoryKind, history } from '@gerbang/contract/learning/history.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatEstimate } from '../../../format/format-number.ts'
import { fillPath, paths } from '../../../paths.ts'
import { resultPath, reviewPath } from '../../../tryout/attempt-paths.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { readPage } from '../../../ui/table/page-address.ts'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { texts } from './texts.ts'

const OwnTrend = lazyPart(async () => (await import('./own-trend.tsx')).OwnTrend)

const kinds = ['tryout', 'quiz', 'practice'] as const
const addressOf = ({ kind, slug, page = 1 }: Wanted) =>
  `?${new URLSearchParams({ ...(kind && { kind }), ...(slug && { slug }), ...(page > 1 && { page: String(page) }) }).toString()}`

interface Wanted {
  kind?: HistoryKind | undefined
  /** Only of this try-out or quiz. */
  slug?: string | undefined
  page?: number
}

/** Everything that was finished, newest first, or what was finished of one thing; the filter lives in the address. */
export function HistoryPage() {
  const [params] = useSearchParams()
  const kind = kinds.find(one => one === params.get('kind'))
  const slug = params.get('slug') ?? undefined
  const list = useQuery({
    ...query(history.list, { query: { page: readPage(params), kind, slug } }),
    placeholderData: keepPreviousData,
    // Sessions add to it, in documents of their own.
    refetchOnMount: 'always',
  })
  const tabs = [undefined, ...kinds].map(one => ({
    title: texts.tabs[one ?? 'all'],
    to: addressOf({ kind: one }),
    isCurrent: one === kind && slug === undefined,
  }))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <TabLinks label={texts.filter} tabs={tabs} />
      <div className="mt-4">
        <Loaded from={list} skeleton={<Skeleton rows={4} />}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <Empty />
            ) : (
              <>
                {slug === undefined && meta.page === 1 && hasTrend(data) && (
                  <Suspense fallback={<Skeleton rows={1} className="h-92" />}>
                    <OwnTrend />
                  </Suspense>
                )}
                {slug !== undefined && data[0] && (
                  <h2 className="mb-3 text-lg">{texts.only(data[0].title)}</h2>
                )}
                <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
                  {data.map(entry => (
                    <Row key={entry.id} entry={entry} />
                  ))}
                </ul>
                <Pagination meta={meta} toPage={page => addressOf({ kind, slug, page })} />
              </>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

/** One score is no way that was gone. */
const hasTrend = (entries: HistoryEntry[]) => entries.filter(({ total }) => total !== null).length > 1

function Empty() {
  return <EmptyState sketch="papers" words={texts.empty} to={paths.practice} />
}

/** The whole row leads to the result; the papers have a link of their own above it. */
function Row({ entry }: { entry: HistoryEntry }) {
  const { formatTime } = useTimeFormat()
  const { kind, title, number, slug, total, finished_at } = entry
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-sunken/60">
      <div className="min-w-0 flex-1 basis-[14rem]">
        <MainLink entry={entry} />
        <p className="text-sm text-muted">
          {texts.kinds[kind]}
          {number !== null && number > 1 && ` · ${texts.attempt(number)}`} · {formatTime(finished_at)}
        </p>
      </div>
      <p className="text-md font-semibold">{tellOutcome(entry)}</p>
      {kind === 'tryout' && slug !== null && total !== null && (
        <a
          href={reviewPath({ slug, number: number ?? undefined })}
          aria-label={texts.reviewOf(title)}
          className="relative inline-flex min-h-11 items-center text-md font-semibold text-brand underline"
        >
          {texts.review}
        </a>
      )}
    </li>
  )
}

const whole = 'font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline'

function MainLink({ entry: { kind, id, slug, number, title } }: { entry: HistoryEntry }) {
  // Another document: the session is not part of this app.
  if (kind === 'practice' || slug === null)
    return (
      <a href={fillPath(paths.practiceSession, { id })} className={whole}>
        {title}
      </a>
    )
  const to =
    kind === 'quiz' ? fillPath(paths.quiz, { slug }) : resultPath({ slug, number: number ?? undefined })
  return (
    <Link to={to} className={whole}>
      {title}
    </Link>
  )
}

function tellOutcome({ kind, total, total_se, correct, questions }: HistoryEntry): string {
  if (kind === 'practice') return texts.practised(questions ?? 0)
  if (kind === 'quiz') return correct === null ? texts.untold : texts.right(correct, questions ?? 0)
  if (total === null) return texts.waiting
  return formatEstimate(total, total_se)
}
