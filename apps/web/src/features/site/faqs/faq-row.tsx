import { type EditableFaq, faqs } from '@gerbang/contract/site/faqs.ts'
import { useSend } from '../../../api/use-send.ts'
import type { RowActs } from '../../../content/content-list.tsx'
import { ContentRow } from '../../../content/content-row.tsx'

const refreshes = [faqs.listAll]

/** One question with what can be done to it. */
export function FaqRow({ faq, onEdit, onDeleted }: { faq: EditableFaq } & RowActs) {
  const { id, question, category, is_published } = faq
  const update = useSend(faqs.update, { refreshes })
  const remove = useSend(faqs.delete, { refreshes, onSuccess: onDeleted })
  return (
    <ContentRow
      name={question}
      note={category}
      isPublished={is_published}
      publish={{
        busy: update.isPending,
        onClick: () => update.mutate({ params: { id }, body: { is_published: !is_published } }),
      }}
      remove={{ busy: remove.isPending, onClick: () => remove.mutate({ params: { id } }) }}
      onEdit={onEdit}
    />
  )
}
