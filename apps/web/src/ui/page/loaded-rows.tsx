import { EmptyState } from './empty-state.tsx'
import { Loaded, type LoadedProps } from './loaded.tsx'

/** A read of rows; where there are none it says so. */
export function LoadedRows<T extends { data: readonly unknown[] }>({ none, children, ...read }: Props<T>) {
  return (
    <Loaded {...read}>{reply => (reply.data.length === 0 ? <None of={none} /> : children(reply))}</Loaded>
  )
}

function None({ of }: { of: Props<never>['none'] }) {
  if (typeof of === 'string') return <p className="text-md text-muted">{of}</p>
  return <EmptyState sketch="papers" words={of} />
}

interface Props<T> extends LoadedProps<T> {
  /** On a page a sketch with a title, in a part of one a line. */
  none: { title: string; text: string } | string
}
