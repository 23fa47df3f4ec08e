import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { useState } from 'react'
import { query } from '../api/query.ts'
import { useSend } from '../api/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TipGroup } from '../ui/overlay/tip.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Loaded } from '../ui/page/loaded.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { SortableList } from '../ui/sort/sortable-list.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { ContentHeading } from './content-heading.tsx'
import { type AnyContent, type ContentRowData, listReads, nameRow } from './content-kind.ts'
import { ContentRow } from './content-row.tsx'
import { texts } from './texts.ts'

const whole = { query: { per_page: 100 } } as object

/**
 * A tab whose rows people put in order: written in a dialog, published and taken back on the row, and brought back after
 * a deletion.
 */
export function ContentPage({ of: kind }: { of: AnyContent }) {
  const { words, calls } = kind
  const [edited, setEdited] = useState<ContentRowData | 'new'>()
  const [deleted, setDeleted] = useState<ContentRowData>()
  const list = useQuery(query(calls.listAll, whole))
  return (
    <>
      <ContentHeading current={kind.tab} intro={words.list.intro}>
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setEdited('new')}>
          {words.list.add}
        </Button>
      </ContentHeading>
      {deleted && <Undo kind={kind} row={deleted} onDone={() => setDeleted(undefined)} />}
      <Loaded from={list} skeleton={<Skeleton rows={5} className="h-16" />}>
        {({ data }: { data: unknown }) => (
          <Rows kind={kind} rows={data as ContentRowData[]} onEdit={setEdited} onDeleted={setDeleted} />
        )}
      </Loaded>
      {edited && (
        <ContentDialog
          kind={kind}
          row={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

/** Shows a new order at once, while it is on its way. */
function Rows({ kind, rows, onEdit, onDeleted }: RowsProps) {
  const { words, calls } = kind
  const [wanted, setWanted] = useState<ContentRowData[]>([])
  const order = useSend(calls.order, { refreshes: listReads(kind) })
  const { empty, label } = words.list
  if (rows.length === 0) return <EmptyState sketch="papers" words={empty} />
  return (
    <TipGroup>
      <SortableList
        label={label}
        items={order.isPending ? wanted : rows}
        getKey={row => row.id}
        getName={row => nameRow(kind, row)}
        isOff={order.isPending}
        onSort={sorted => {
          setWanted(sorted)
          order.mutate({ body: { ids: sorted.map(({ id }) => id) } } as object)
        }}
      >
        {row => (
          <ContentRow kind={kind} row={row} onEdit={() => onEdit(row)} onDeleted={() => onDeleted(row)} />
        )}
      </SortableList>
    </TipGroup>
  )
}

function Undo({ kind, row, onDone }: { kind: AnyContent; row: ContentRowData; onDone: () => void }) {
  const restore = useSend(kind.calls.create, { refreshes: listReads(kind), onSuccess: onDone })
  return (
    <output className="mb-4 block">
      <Notice
        action={
          <Button
            variant="secondary"
            busy={restore.isPending}
            onClick={() => restore.mutate({ body: kind.copy(row) } as object)}
          >
            {texts.undo}
          </Button>
        }
      >
        {texts.deleted(nameRow(kind, row))}
      </Notice>
    </output>
  )
}

interface RowsProps {
  kind: AnyContent
  rows: ContentRowData[]
  onEdit: (row: ContentRowData) => void
  onDeleted: (row: ContentRowData) => void
}
