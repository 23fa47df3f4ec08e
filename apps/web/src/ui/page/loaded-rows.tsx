import { PageBeyond } from '../table/table-frame.tsx'
import { EmptyState } from './empty-state.tsx'
import { Loaded, type LoadedProps } from './loaded.tsx'

/** A read of rows; where there are none it says so. */
export function LoadedRows<T extends { data: readonly unknown[] }>({
  none,
  first,
  children,
  ...read
}: Props<T>) {
  return (
    <Loaded {...read}>
      {reply => {
        if (reply.data.length > 0) return children(reply)
        return first === undefined ? <None of={none} /> : <PageBeyond toFirst={first} />
      }}
    </Loaded>
  )
}

function None({ of }: { of: Props<never>['none'] }) {
  if (typeof of === 'string') return <p className="text-md text-muted">{of}</p>
  return <EmptyState sketch="papers" words={of} />
}

interface Props<T> extends LoadedProps<T> {
  /** On a page a sketch with a title, in a part of one a line. */
  none: { title: string; text: string } | string
  /** The address of the first page, on every other one: rows may have become fewer than it begins with. */
  first?: string | undefined
}
