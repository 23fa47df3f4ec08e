import { type TryoutCard, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { formatMonth } from '../../../format/format-time.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { SearchField } from '../../../ui/table/search-field.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { groupTryouts } from './group-tryouts.ts'
import { filters, type ListState, readListState, toListQuery, writeListState } from './list-address.ts'
import { texts } from './texts.ts'
import { TryoutRow } from './tryout-row.tsx'
import { useScores } from './use-scores.ts'

const words = texts.list

export function TryoutListPage() {
  const [params] = useSearchParams()
  const state = readListState(params)
  const list = useQuery({
    ...query(tryouts.list, { query: toListQuery(state) }),
    placeholderData: keepPreviousData,
    // As on the page of a try-out: what the session changes, it cannot tell.
    refetchOnMount: 'always',
  })
  return (
    <>
      <PageHeading title={words.title}>
        {words.intro}{' '}
        <Link to={paths.history} className="font-semibold text-brand underline">
          {words.history}
        </Link>
      </PageHeading>
      <Toolbar state={state} />
      <Loaded from={list} skeleton={<Skeleton rows={4} />}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <NothingFound state={state} />
          ) : (
            <>
              <Groups cards={data} />
              <Pagination meta={meta} toPage={page => writeListState({ ...state, page })} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Groups({ cards }: { cards: TryoutCard[] }) {
  const { time_zone } = useViewer()
  const findScore = useScores(cards)
  return groupTryouts(cards, iso => formatMonth(iso, time_zone)).map(([name, group]) => (
    <section key={name} aria-label={name} className="mb-6 last-of-type:mb-0">
      <h2 className="mb-2 text-md text-muted">{name}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {group.map(tryout => (
          <TryoutRow key={tryout.id} tryout={tryout} findScore={findScore} />
        ))}
      </ul>
    </section>
  ))
}

function Toolbar({ state }: { state: ListState }) {
  const navigate = useNavigate()
  const { filter } = state
  const search = useCallback(
    (typed: string) => void navigate(writeListState({ filter, search: typed, page: 1 }), { replace: true }),
    [navigate, filter],
  )
  const tabs = filters.map(tab => ({
    title: words.tabs[tab],
    to: writeListState({ ...state, filter: tab, page: 1 }),
    isCurrent: tab === filter,
  }))
  return (
    <div className="mb-5 grid gap-3 lg:grid-cols-[1fr_18rem] lg:items-center">
      <TabLinks label={words.filters} tabs={tabs} />
      <SearchField label={words.search} value={state.search} onSearch={search} />
    </div>
  )
}

function NothingFound({ state }: { state: ListState }) {
  const { filter, search } = state
  if (search !== '') {
    return (
      <EmptyState
        sketch="search"
        words={words.empty.search(search)}
        action={<Door to={writeListState({ ...state, search: '', page: 1 })} label={words.clearSearch} />}
      />
    )
  }
  return (
    <EmptyState
      sketch="papers"
      words={words.empty[filter]}
      action={filter === 'mine' && <Door to="?filter=open" label={words.seeOpen} />}
    />
  )
}

function Door({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} variant="secondary">
      {label}
    </ButtonLink>
  )
}
