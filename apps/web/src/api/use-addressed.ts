import type { Call } from '@gerbang/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from './query.ts'
import type { Input } from './send.ts'

/** Reads what the address of the page names by its `:id`. */
export function useAddressed<C extends Call>(call: ById<C>) {
  const { id = '' } = useParams()
  return useQuery(query(call as C, { params: { id } } as Input<C>))
}

/** A call that takes an id and nothing else. */
type ById<C extends Call> = { params: { id: string } } extends Input<C> ? C : never
