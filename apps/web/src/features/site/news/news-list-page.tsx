import Plus from 'icon:plus'
import { ContentHeading } from '../../../content/content-heading.tsx'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { newsColumns, newsShape } from './news-columns.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function NewsListPage() {
  return (
    <>
      <ContentHeading current="news" intro={words.intro}>
        <ButtonLink to={paths.newsCreate} icon={Plus}>
          {words.create}
        </ButtonLink>
      </ContentHeading>
      <ListTable list={useList(newsShape)} words={words} columns={newsColumns} />
    </>
  )
}
