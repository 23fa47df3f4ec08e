import { news } from '@gerbang/contract/site/news.ts'
import { useNavigate } from 'react-router'
import { CallForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { NewsFields } from './news-fields.tsx'
import { type NewsValues, toNewsBody } from './news-values.ts'
import { texts } from './texts.ts'

const words = texts.form
const empty: NewsValues = {
  title: '',
  excerpt: '',
  body: '',
  status: 'draft',
  published_at: null,
  new_cover: null,
  removes_cover: false,
}

export function NewsCreatePage() {
  const navigate = useNavigate()
  const save = useCallForm(news.create, {
    values: empty,
    names: { cover: 'new_cover' },
    toBody: toNewsBody,
    draft: 'news',
    refreshes: [news.listAll],
    announces: true,
    onSuccess: ({ data }) => navigate(fillPath(paths.newsEdit, { id: data.id })),
  })
  return (
    <>
      <PageHeading title={words.createTitle}>{words.createIntro}</PageHeading>
      <Card className="max-w-3xl">
        <CallForm of={save} warnsOnLeave>
          <NewsFields cover_url={null} />
          <div>
            <Button type="submit" busy={save.send.isPending}>
              {words.create}
            </Button>
          </div>
        </CallForm>
      </Card>
    </>
  )
}
