import { news } from '@gerbang/contract/site/news.ts'
import { Moment } from '../../../auth/moment.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { fillPath, paths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns

export const newsShape = shapeList(news.listAll, {
  filters: { state: texts.states },
  sorts: ['-updated_at', 'updated_at', '-published_at', 'published_at', 'title', '-title'],
})

export const newsColumns: ListColumns<typeof news.listAll> = [
  {
    id: 'title',
    header: words.title,
    sort: 'title',
    cell: ({ id, title }) => <RowLink to={fillPath(paths.newsEdit, { id })}>{title}</RowLink>,
  },
  { id: 'state', header: words.state, cell: ({ state }) => <StateChip state={state} /> },
  {
    id: 'published_at',
    header: words.published,
    sort: '-published_at',
    cell: ({ published_at }) => <Moment iso={published_at} />,
  },
  {
    id: 'updated_at',
    header: words.updated,
    sort: '-updated_at',
    cell: ({ updated_at }) => <Moment iso={updated_at} />,
  },
]
