import { news } from '@gerbang/contract/site/news.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { ContentHeading } from '../../../content/content-heading.tsx'
import { paths } from '../../../paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { newsShape, toNewsQuery } from './news-address.ts'
import { newsColumns } from './news-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list
const filters = [{ name: 'state' as const, label: words.state, options: listOptions(texts.states) }]

export function NewsListPage() {
  const address = useTableAddress(newsShape)
  const list = useQuery({
    ...query(news.listAll, { query: toNewsQuery(address) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ContentHeading current="news" intro={words.intro}>
        <Link to={paths.newsCreate} className={buttonClasses()}>
          <Plus aria-hidden size={18} strokeWidth={2} />
          {words.create}
        </Link>
      </ContentHeading>
      <TableToolbar search={words.search} address={address} filters={filters} />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={newsColumns}
        getKey={article => article.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}
