import { type EditableNews, news } from '@gerbang/contract/site/news.ts'
import { useNavigate } from 'react-router'
import { AskButton } from '../../../form/ask-button.tsx'
import { paths } from '../../../paths.ts'
import { texts } from './texts.ts'

const words = texts.delete

export function DeleteNews({ article: { id, title } }: { article: EditableNews }) {
  const navigate = useNavigate()
  return (
    <AskButton
      label={words.confirm}
      ask={{
        call: news.delete,
        input: { params: { id } },
        refreshes: [news.listAll],
        onSuccess: () => navigate(paths.content),
        words: { ...words, title: words.title(title) },
      }}
    />
  )
}
