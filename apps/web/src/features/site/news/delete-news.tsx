import { type EditableNews, news } from '@gerbang/contract/site/news.ts'
import { useNavigate } from 'react-router'
import { AskFirst } from '../../../form/ask-first.tsx'
import { paths } from '../../../paths.ts'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.delete

export function DeleteNews({ article: { id, title } }: { article: EditableNews }) {
  const navigate = useNavigate()
  return (
    <DialogButton label={words.confirm}>
      {onClose => (
        <AskFirst
          call={news.delete}
          input={{ params: { id } }}
          refreshes={[news.listAll]}
          onSuccess={() => navigate(paths.content)}
          words={{ ...words, title: words.title(title) }}
          onClose={onClose}
        />
      )}
    </DialogButton>
  )
}
