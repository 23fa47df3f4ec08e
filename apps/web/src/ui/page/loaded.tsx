import type { UseQueryResult } from '@tanstack/react-query'
import RotateCw from 'icon:rotate-cw'
import { type ReactNode, useDeferredValue } from 'react'
import { isInvalid, isNotFound, NetworkError } from '../../api-error.ts'
import { texts } from '../../texts.ts'
import { Button } from '../button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Skeleton } from './skeleton.tsx'

const sixRows = <Skeleton rows={6} className="h-14" />

/** The three states of a read. What is absent is thrown on, to the page that says so. */
export function Loaded<T>({ from, skeleton = sixRows, children }: LoadedProps<T>) {
  // In pieces, between which a tap is answered: a slow phone draws half a second at a page.
  const isDrawn = useDeferredValue(from.data !== undefined)
  if (from.isPending || (from.data !== undefined && !isDrawn)) return skeleton
  if (from.data !== undefined) return children(from.data)
  if (isNotFound(from.error)) throw from.error
  const isOffline = from.error instanceof NetworkError
  const text = isInvalid(from.error) ? texts.badAddress : isOffline ? texts.notKept : from.error?.message
  return (
    <div role="alert">
      <EmptyState
        sketch={isOffline ? 'offline' : 'gate'}
        words={{ title: texts.loadFailed, text }}
        action={
          <Button
            icon={<RotateCw aria-hidden size={18} />}
            busy={from.isFetching}
            onClick={() => void from.refetch()}
          >
            {texts.retry}
          </Button>
        }
      />
    </div>
  )
}

export interface LoadedProps<T> {
  from: UseQueryResult<T>
  /** Left out for one of six rows. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}
