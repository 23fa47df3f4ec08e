import { faqs } from '@gerbang/contract/site/faqs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { ContentList } from '../../../content/content-list.tsx'
import { FaqDialog } from './faq-dialog.tsx'
import { FaqRow } from './faq-row.tsx'
import { texts } from './texts.ts'

const refreshes = [faqs.listAll]

export function FaqListPage() {
  const list = useQuery(query(faqs.listAll, { query: { per_page: 100 } }))
  const order = useSend(faqs.order, { refreshes })
  const restore = useSend(faqs.create, { refreshes })
  return (
    <ContentList
      current="faqs"
      words={texts.list}
      from={list}
      getName={faq => faq.question}
      order={order}
      restore={{
        isPending: restore.isPending,
        bringBack: ({ question, answer, category, is_published, position }, onSuccess) =>
          restore.mutate({ body: { question, answer, category, is_published, position } }, { onSuccess }),
      }}
      renderDialog={(faq, onClose) => <FaqDialog faq={faq} onClose={onClose} />}
    >
      {(faq, acts) => <FaqRow faq={faq} {...acts} />}
    </ContentList>
  )
}
