import { type QuizCard, quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ChevronRight from 'icon:chevron-right'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatDuration } from '../../../../format/format-duration.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { readPage } from '../../../../ui/table/page-address.ts'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { SearchField } from '../../../../ui/table/search-field.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../../ui/page/tab-links.tsx'
import { OwnTasks } from '../../own-tasks.tsx'
import { texts } from './texts.ts'

const words = texts.list
const states = ['all', 'running', 'done'] as const
type State = (typeof states)[number]

function readAddress(params: URLSearchParams) {
  return {
    state: states.find(one => one === params.get('state')) ?? 'all',
    search: params.get('search') ?? '',
    page: readPage(params),
  }
}

function writeAddress(state: State, search: string, page = 1): string {
  const params = new URLSearchParams()
  if (state !== 'all') params.set('state', state)
  if (search !== '') params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return `?${params}`
}

export function QuizListPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state, search, page } = readAddress(params)
  const list = useQuery({
    ...query(quizzes.list, {
      query: { page, search, ...(state !== 'all' && { state }) },
    }),
    placeholderData: keepPreviousData,
    // The session changes it, and is a document of its own that cannot tell this one.
    refetchOnMount: 'always',
  })
  const onSearch = (typed: string) => void navigate(writeAddress(state, typed), { replace: true })
  const empty = words.empty[search === '' ? state : 'search']
  return (
    <>
      <PageHeading title={words.title}>
        {words.intro}{' '}
        <Link to={paths.practice} className="font-semibold text-brand underline underline-offset-4">
          {words.toPractice}
        </Link>
      </PageHeading>
      <OwnTasks />
      <div className="mb-5 grid gap-3 lg:grid-cols-[1fr_18rem] lg:items-center">
        <TabLinks
          label={words.filters}
          tabs={states.map(one => ({
            title: words.tabs[one],
            to: writeAddress(one, search),
            isCurrent: one === state,
          }))}
        />
        <SearchField label={words.search} value={search} onSearch={onSearch} />
      </div>
      <Loaded from={list} skeleton={<Skeleton rows={4} />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState sketch={search === '' ? 'papers' : 'search'} words={empty} />
          ) : (
            <>
              <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
                {data.map(quiz => (
                  <QuizRow key={quiz.id} quiz={quiz} />
                ))}
              </ul>
              <Pagination meta={meta} toPage={page => writeAddress(state, search, page)} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function QuizRow({ quiz }: { quiz: QuizCard }) {
  const { slug, title, subject, question_count, duration_seconds, attempt, best, feedback } = quiz
  const facts = [
    subject?.name ?? texts.mixed,
    texts.questions(question_count),
    duration_seconds === null ? texts.untimed : formatDuration(duration_seconds),
  ]
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors duration-150 hover:bg-sunken/60 md:p-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-base tracking-tight md:text-lg">
            <Link
              to={fillPath(paths.quiz, { slug })}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-3 focus-visible:after:outline-3 focus-visible:after:outline-brand"
            >
              {title}
            </Link>
          </h2>
          <Status quiz={quiz} />
        </div>
        <p className="mt-1 text-sm text-muted">
          {facts.join(' · ')}
          {/* The quiz itself says it, too. */}
          <span className="max-sm:hidden"> · {texts.feedbacks[feedback]}</span>
        </p>
        <p className="text-sm text-muted empty:hidden">
          {best !== null && <strong className="text-ink">{texts.best(best, question_count)}</strong>}
          {attempt === null && texts.status.untaken}
        </p>
      </div>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
    </li>
  )
}

function Status({ quiz: { phase, attempt, opens_at } }: { quiz: QuizCard }) {
  const { formatTime } = useTimeFormat()
  if (attempt && attempt.submitted_at === null) return <Chip tone="brand">{texts.status.running}</Chip>
  if (attempt) return <Chip tone="ok">{texts.status.done}</Chip>
  if (phase === 'upcoming') return <Chip>{opens_at ? texts.opensAt(formatTime(opens_at)) : null}</Chip>
  return phase === 'closed' ? <Chip>{texts.status.closed}</Chip> : null
}
