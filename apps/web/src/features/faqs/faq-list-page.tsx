import { type EditableFaq, faqs } from '@gerbang/contract/faqs.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../api/query.ts'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { TipGroup } from '../../ui/tip.tsx'
import { FaqDialog } from './faq-dialog.tsx'
import { FaqRow } from './faq-row.tsx'
import { texts } from './texts.ts'

const words = texts.list

export function FaqListPage() {
  const list = useQuery(query(faqs.listAll, { query: { per_page: 100 } }))
  const [edited, setEdited] = useState<EditableFaq | 'new'>()
  const [deleted, setDeleted] = useState<EditableFaq>()
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 md:mb-0">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </div>
      {deleted && <Undo faq={deleted} onDone={() => setDeleted(undefined)} />}
      <Loaded from={list} skeleton={<Skeleton rows={5} className="h-16" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState sketch="papers" title={words.empty.title}>
              {words.empty.text}
            </EmptyState>
          ) : (
            <Questions list={data} onEdit={setEdited} onDelete={setDeleted} />
          )
        }
      </Loaded>
      {edited && (
        <FaqDialog faq={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

/** Shows a new order at once, while it is on its way. */
function Questions({ list, onEdit, onDelete }: QuestionsProps) {
  const order = useSend(faqs.order, { refreshes: [faqs.listAll] })
  const wanted = order.isPending ? order.variables.body.ids : []
  const shown = wanted.length === 0 ? list : wanted.flatMap(id => list.find(faq => faq.id === id) ?? [])
  return (
    <TipGroup>
      <SortableList
        label={words.label}
        items={shown}
        getKey={faq => faq.id}
        getName={faq => faq.question}
        isOff={order.isPending}
        onSort={sorted => order.mutate({ body: { ids: sorted.map(({ id }) => id) } })}
      >
        {faq => <FaqRow faq={faq} onEdit={() => onEdit(faq)} onDeleted={() => onDelete(faq)} />}
      </SortableList>
    </TipGroup>
  )
}

interface QuestionsProps {
  list: EditableFaq[]
  onEdit: (faq: EditableFaq) => void
  onDelete: (faq: EditableFaq) => void
}

function Undo({ faq, onDone }: { faq: EditableFaq; onDone: () => void }) {
  const restore = useSend(faqs.create, { refreshes: [faqs.listAll], onSuccess: onDone })
  const { question, answer, category, is_published, position } = faq
  return (
    <output className="mb-4 block">
      <Notice
        action={
          <Button
            variant="secondary"
            busy={restore.isPending}
            onClick={() => restore.mutate({ body: { question, answer, category, is_published, position } })}
          >
            {words.undo}
          </Button>
        }
      >
        {words.deleted(question)}
      </Notice>
    </output>
  )
}
