import type { Call } from '@gerbang/contract/call.ts'
import { queryOptions } from '@tanstack/react-query'
import { isLive } from './live-calls.ts'
import { type Input, type Reply, send } from './send.ts'

/** The options of a cached read: `useQuery(query(tryouts.get, { params: { slug } }))`. */
export function query<C extends Call>(call: C, input: Input<C>) {
  return queryOptions<Reply<C>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, { ...input, signal }),
    ...(isLive(call.path) && { staleTime: 0 }),
  })
}
