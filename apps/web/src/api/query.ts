import type { Call } from '@gerbang/contract/call.ts'
import { queryOptions } from '@tanstack/react-query'
import { type Input, type Reply, send } from './send.ts'

/** The back office's replies hold other people's data. */
const isLive = ({ live, path }: Call) => live === true || path.startsWith('/admin/')

/** The options of a cached read: `useQuery(query(tryouts.get, { params: { slug } }))`. */
export function query<C extends Call>(call: C, input: Input<C>) {
  return queryOptions<Reply<C>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, { ...input, signal }),
    ...(isLive(call) && { staleTime: 0, meta: { live: true } }),
  })
}
