import { news } from '@gerbang/contract/site/news.ts'
import { linkColumn, momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { paths } from '../../../paths.ts'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns

export const newsShape = shapeList(news.listAll, {
  filters: { state: texts.states },
  sorts: ['-updated_at', 'updated_at', '-published_at', 'published_at', 'title', '-title'],
})

export const newsColumns: ListColumns<typeof news.listAll> = [
  linkColumn('title', words.title, paths.newsEdit),
  { id: 'state', header: words.state, cell: ({ state }) => <StateChip state={state} /> },
  momentColumn('published_at', words.published),
  momentColumn('updated_at', words.updated),
]
