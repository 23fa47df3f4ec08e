import type { Call } from '@gerbang/contract/call.ts'
import { queryOptions } from '@tanstack/react-query'
import { takeEarly } from './early.ts'
import { buildUrl, type Input, type Options, type Reply, send } from './send.ts'

/** The back office's replies hold other people's data. */
const isLive = ({ live, path }: Call) => live === true || path.startsWith('/admin/')

/** What went wrong with an early reply is asked for anew. */
async function read<C extends Call>(call: C, input: Input<C> & Options): Promise<Reply<C>> {
  const early = await takeEarly(buildUrl(call.path, input))?.catch(() => undefined)
  return early?.ok ? early.json() : send(call, input)
}

/** The options of a cached read: `useQuery(query(tryouts.get, { params: { slug } }))`. */
export function query<C extends Call>(call: C, input: Input<C>) {
  return queryOptions<Reply<C>>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => read(call, { ...input, signal }),
    ...(isLive(call) && { staleTime: 0, meta: { live: true } }),
  })
}
