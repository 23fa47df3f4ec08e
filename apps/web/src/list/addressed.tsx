import type { Call, Data } from '@gerbang/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { query } from '../api/query.ts'
import type { Input } from '../api/send.ts'
import { Loaded } from '../ui/page/loaded.tsx'

/** What the address of the page names by its `:id`, drawn once it is read. */
export function Addressed<C extends Call>({ call, skeleton, children }: AddressedProps<C>) {
  const { id = '' } = useParams()
  const found = useQuery(query(call as C, { params: { id } } as Input<C>))
  return (
    <Loaded from={found} skeleton={skeleton}>
      {({ data }) => children(data)}
    </Loaded>
  )
}

interface AddressedProps<C extends Call> {
  /** Takes an id and nothing else. */
  call: { params: { id: string } } extends Input<C> ? C : never
  skeleton?: ReactNode
  children: (data: Data<C>) => ReactNode
}
