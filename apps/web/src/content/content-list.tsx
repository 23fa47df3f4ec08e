import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Loaded } from '../ui/page/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { SortableList } from '../ui/sort/sortable-list.tsx'
import { TipGroup } from '../ui/overlay/tip.tsx'
import { ContentHeading, type ContentTab } from './content-heading.tsx'
import { texts } from './texts.ts'

/**
 * A tab whose rows people put in order: written in a dialog, published and taken back on the row, and brought back after
 * a deletion.
 */
export function ContentList<Row extends { id: string }>(tab: ContentListProps<Row>) {
  const { current, words, from, getName, restore, children, renderDialog } = tab
  const [edited, setEdited] = useState<Row | 'new'>()
  const [deleted, setDeleted] = useState<Row>()
  return (
    <>
      <ContentHeading current={current} intro={words.intro}>
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </ContentHeading>
      {deleted && (
        <Undo
          name={getName(deleted)}
          isBusy={restore.isPending}
          onUndo={() => restore.bringBack(deleted, () => setDeleted(undefined))}
        />
      )}
      <Loaded from={from} skeleton={<Skeleton rows={5} className="h-16" />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState sketch="papers" title={words.empty.title}>
              {words.empty.text}
            </EmptyState>
          ) : (
            <Rows {...tab} rows={data}>
              {row => children(row, { onEdit: () => setEdited(row), onDeleted: () => setDeleted(row) })}
            </Rows>
          )
        }
      </Loaded>
      {edited && renderDialog(edited === 'new' ? undefined : edited, () => setEdited(undefined))}
    </>
  )
}

/** Shows a new order at once, while it is on its way. */
function Rows<Row extends { id: string }>({ rows, words, getName, order, children }: RowsProps<Row>) {
  const wanted = order.isPending ? (order.variables?.body.ids ?? []) : []
  const shown = wanted.length === 0 ? rows : wanted.flatMap(id => rows.find(row => row.id === id) ?? [])
  return (
    <TipGroup>
      <SortableList
        label={words.label}
        items={shown}
        getKey={row => row.id}
        getName={getName}
        isOff={order.isPending}
        onSort={sorted => order.mutate({ body: { ids: sorted.map(({ id }) => id) } })}
      >
        {children}
      </SortableList>
    </TipGroup>
  )
}

function Undo({ name, isBusy, onUndo }: { name: string; isBusy: boolean; onUndo: () => void }) {
  return (
    <output className="mb-4 block">
      <Notice
        action={
          <Button variant="secondary" busy={isBusy} onClick={onUndo}>
            {texts.undo}
          </Button>
        }
      >
        {texts.deleted(name)}
      </Notice>
    </output>
  )
}

export interface RowActs {
  onEdit: () => void
  onDeleted: () => void
}

interface ContentListProps<Row> {
  current: ContentTab
  words: { intro: string; label: string; add: string; empty: { title: string; text: string } }
  from: UseQueryResult<{ data: readonly Row[] }>
  getName: (row: Row) => string
  order: {
    isPending: boolean
    variables: { body: { ids: string[] } } | undefined
    mutate: (input: { body: { ids: string[] } }) => void
  }
  restore: { isPending: boolean; bringBack: (row: Row, onDone: () => void) => void }
  children: (row: Row, acts: RowActs) => ReactNode
  renderDialog: (row: Row | undefined, onClose: () => void) => ReactNode
}

interface RowsProps<Row> extends Pick<ContentListProps<Row>, 'words' | 'getName' | 'order'> {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}
