import { type EditableNews, news } from '@gerbang/contract/site/news.ts'
import { Addressed } from '../../../list/addressed.tsx'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { DeleteNews } from './delete-news.tsx'
import { NewsFields } from './news-fields.tsx'
import { type NewsValues, toNewsBody } from './news-values.ts'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.form

export function NewsEditPage() {
  return (
    <Addressed call={news.read}>
      {article => (
        <>
          <PageHeading title={words.editTitle}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateChip state={article.state} />
              <span className="wrap-anywhere">/content-news/{article.slug}</span>
            </span>
          </PageHeading>
          <Change key={article.updated_at} article={article} />
        </>
      )}
    </Addressed>
  )
}

function Change({ article }: { article: EditableNews }) {
  const { id, title, excerpt, body, status, published_at, slug, state, cover_url } = article
  const values: NewsValues = {
    title,
    excerpt,
    body,
    status,
    published_at,
    new_cover: null,
    removes_cover: false,
  }
  const save = useCallForm(news.update, {
    params: { id },
    values,
    names: { cover: 'new_cover' },
    toBody: toNewsBody,
    draft: `news-${id}`,
    refreshes: [news.read, news.listAll],
    announces: true,
  })
  return (
    <Card className="max-w-3xl">
      <CallForm of={save} warnsOnLeave>
        <NewsFields cover_url={cover_url} />
        <Submit label={words.save}>
          {state === 'published' && (
            <a href={`/content-news/${slug}`} className={buttonClasses('secondary')}>
              {words.see}
            </a>
          )}
          <DeleteNews article={article} />
        </Submit>
      </CallForm>
    </Card>
  )
}
