import { news } from '@gerbang/contract/site/news.ts'
import { useNavigate } from 'react-router'
import { CreatePage } from '../../../form/create-page.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { fillPath, paths } from '../../../paths.ts'
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
    <CreatePage of={save} words={words} className="max-w-3xl">
      <NewsFields cover_url={null} />
    </CreatePage>
  )
}
