import type { Call } from '@gerbang/contract/call.ts'
import type { ListMeta } from '@gerbang/contract/fields.ts'
import { type Input, type Options, type Reply, send } from '../api/send.ts'

const perPage = 100

/** The rows of every page of a list, `most` at most. Throws what `send` throws. */
export async function readAllPages<C extends Call>(
  call: C,
  input: Input<C>,
  { most, signal }: { most: number; signal?: AbortSignal },
): Promise<Row<C>[]> {
  const rows: Row<C>[] = []
  for (let page = 1; page <= most / perPage; page++) {
    const query = { ...input.query, page, per_page: perPage }
    const asked = { ...input, query, ...(signal && { signal }) } as Input<C> & Options
    const { data, meta } = (await send(call, asked)) as List<C>
    rows.push(...data)
    if (rows.length >= meta.total) break
  }
  return rows
}

type Row<C extends Call> = Reply<C>['data'] extends readonly (infer R)[] ? R : never
type List<C extends Call> = { data: Row<C>[]; meta: ListMeta }
