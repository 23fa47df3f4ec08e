import { type ListState, type StudentList, studentLists } from '@gerbang/contract/people/student-lists.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { readPage } from '../../../ui/table/page-address.ts'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { ListedRow } from './listed-row.tsx'
import { texts } from './texts.ts'

const words = texts.rows
const perPage = 50
const states: readonly ListState[] = ['fault', 'look', 'ready', 'left']

/** Faults stand first, so that what is to be done comes before what is done. */
export function RowList({ of, rows }: { of: StudentList; rows: number }) {
  const [params] = useSearchParams()
  const state = states.find(one => one === params.get('keadaan'))
  const page = readPage(params)
  const found = useQuery({
    ...query(studentLists.rows, { params: { id: of.id }, query: { state, page, per_page: perPage } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="students" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="students" className="text-xl">
        {words.title}
      </h2>
      <States of={of} rows={rows} state={state} />
      <Loaded from={found} skeleton={<Skeleton rows={8} className="h-14" />}>
        {({ data, meta }) => (
          <div>
            {data.length === 0 ? (
              <p className="text-md text-muted">{words.none}</p>
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
                {data.map(row => (
                  <ListedRow key={row.row} of={of} row={row} />
                ))}
              </ul>
            )}
            <Pagination meta={meta} toPage={next => toAddress(state, next)} />
          </div>
        )}
      </Loaded>
      <datalist id="classes">
        {[...of.classes.known, ...of.classes.made].map(name => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </section>
  )
}

const toAddress = (state: string | undefined, page = 1) =>
  `?${new URLSearchParams({ ...(state && { keadaan: state }), ...(page > 1 && { page: String(page) }) })}`

function States({
  of: { counts },
  rows,
  state,
}: {
  of: StudentList
  rows: number
  state: string | undefined
}) {
  const tabs = [
    { title: words.tab(words.tabs.all, rows), to: toAddress(undefined), isCurrent: state === undefined },
    ...states
      .filter(one => counts[one] > 0 || one === state)
      .map(one => ({
        title: words.tab(words.tabs[one], counts[one]),
        to: toAddress(one),
        isCurrent: state === one,
      })),
  ]
  return <TabLinks label={words.filter} tabs={tabs} />
}
