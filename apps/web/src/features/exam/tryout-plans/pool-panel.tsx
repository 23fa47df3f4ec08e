import { type PoolQuestion, tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { readAllPages } from '../../../list/read-all-pages.ts'
import { texts as common } from '../../../texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { SearchField } from '../../../ui/table/search-field.tsx'
import { listOptions, nameOptions } from '../../../ui/table/table-options.ts'
import type { SubTestProps } from './panel-props.ts'
import { SourceFields } from './pool-filters.tsx'
import { texts } from './texts.ts'
import type { Ticks } from './use-chosen.ts'

const words = texts.test
/** A sub-test takes no more. */
const mostChosen = 200
const noFilter = { bank: '', isFresh: false, topic: '', difficulty: '', search: '' }

/** Questions by hand or by filter: each is taken or left by one tap, and is there at once. */
export function PoolPanel(panel: SubTestProps & { choice: Ticks }) {
  const { plan, subTest, choice } = panel
  const params = { id: plan.id, subTestId: subTest.id }
  const [filter, setFilter] = useState(noFilter)
  const [page, setPage] = useState(1)
  const { bank, isFresh, topic, difficulty, search } = filter
  const narrow = (change: Partial<typeof noFilter>) => {
    setFilter({ ...filter, ...change })
    setPage(1)
  }
  const asked = {
    search: search || undefined,
    bank_id: bank || undefined,
    topic_id: topic || undefined,
    difficulty: (difficulty || undefined) as PoolQuestion['difficulty'] | undefined,
    use: isFresh ? ('fresh' as const) : undefined,
  }
  const pool = useQuery({
    ...query(tryoutPlans.pool, { params, query: { ...asked, page } }),
    placeholderData: keepPreviousData,
  })
  const { ids: chosen, paper, change } = choice
  const toggle = (id: string) =>
    change(ids => (ids.includes(id) ? ids.filter(one => one !== id) : [...ids, id]))
  const takeAll = useMutation({
    mutationFn: () => readAllPages(tryoutPlans.pool, { params, query: asked }, { most: mostChosen }),
    onSuccess: rows =>
      change(ids => [...new Set([...ids, ...rows.map(({ id }) => id)])].slice(0, mostChosen)),
  })
  return (
    <>
      <SourceFields panel={panel} source={{ bank, isFresh }} onChange={narrow} />
      <PoolFilters filter={filter} topics={pool.data?.meta.topics ?? []} onChange={narrow} />
      <LoadedRows from={pool} skeleton={<Skeleton rows={6} className="h-12" />} none={words.noStock}>
        {({ data, meta }) => (
          <>
            <div className="mb-1 flex min-h-10 flex-wrap items-center justify-between gap-x-3">
              <output className="text-sm text-muted">
                {texts.questions(meta.total)} · {words.chosen.toLowerCase()}: {chosen.length}
              </output>
              <Button
                variant="quiet"
                size="table"
                busy={takeAll.isPending}
                disabled={paper.isPending}
                onClick={() => takeAll.mutate()}
              >
                {words.takeAll(Math.min(meta.total, mostChosen))}
              </Button>
            </div>
            <ul aria-label={words.pool} className="divide-y divide-line border-y border-line">
              {data.map(question => (
                <li key={question.id} className="py-1.5">
                  <Row
                    question={question}
                    isChosen={chosen.includes(question.id)}
                    isOff={paper.isPending}
                    onToggle={() => toggle(question.id)}
                  />
                </li>
              ))}
            </ul>
            <Pages page={page} pages={Math.ceil(meta.total / meta.per_page)} onPage={setPage} />
          </>
        )}
      </LoadedRows>
    </>
  )
}

function PoolFilters({ filter: { search, topic, difficulty }, topics, onChange }: PoolFiltersProps) {
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-3">
      <SearchField label={words.searchPool} value={search} onSearch={search => onChange({ search })} />
      <Choice
        aria-label={words.topic}
        value={topic}
        none={words.allTopics}
        options={nameOptions(topics)}
        onPick={topic => onChange({ topic })}
      />
      <Choice
        aria-label={words.difficulty}
        value={difficulty}
        none={words.allDifficulties}
        options={listOptions(texts.difficulties)}
        onPick={difficulty => onChange({ difficulty })}
      />
    </div>
  )
}

interface PoolFiltersProps {
  filter: typeof noFilter
  topics: { id: string; name: string }[]
  onChange: (change: Partial<typeof noFilter>) => void
}

interface RowProps {
  question: PoolQuestion
  isChosen: boolean
  isOff: boolean
  onToggle: () => void
}

function Row({ question, isChosen, isOff, onToggle }: RowProps) {
  const { stem, topic, difficulty, bank, used, last_used_at, p, b } = question
  const { formatTime } = useTimeFormat()
  const facts = [
    topic.name,
    texts.difficulties[difficulty],
    bank.name,
    `${words.used.toLowerCase()}: ${words.usedIn(used)}`,
    ...(last_used_at === null ? [] : [words.lastUsed(formatTime(last_used_at))]),
    ...words.statistics(p, b),
  ]
  return (
    <Checkbox
      label={<span className="font-normal wrap-anywhere">{stem}</span>}
      hint={facts.join(' · ')}
      checked={isChosen}
      aria-disabled={isOff || undefined}
      onChange={isOff ? () => undefined : onToggle}
    />
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null
  return (
    <nav aria-label={common.pages} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {common.previousPage}
      </Button>
      <p className="text-sm text-muted">{common.pageOf(String(page), String(pages))}</p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {common.nextPage}
      </Button>
    </nav>
  )
}
