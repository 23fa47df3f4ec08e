import { classes } from '@gerbang/contract/people/classes.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportFailure } from '../../../../api/form-errors.ts'
import { send } from '../../../../api/send.ts'
import type { Holder } from './find-members.ts'

/** The server hashes so many passwords at once. */
const atOnce = 20

export interface LoginCard extends Holder {
  password: string
}

/** Makes passwords in parts. What is made stays when a part fails, so that the rest can follow. */
export function useMakeCards() {
  const queries = useQueryClient()
  const [cards, setCards] = useState<LoginCard[]>([])
  const [wanted, setWanted] = useState<Holder[]>([])
  const make = useMutation({
    mutationKey: [users.givePasswords.path, 'cards'],
    mutationFn: async ({ holders, renew }: { holders: Holder[]; renew: boolean }) => {
      for (let from = 0; from < holders.length; from += atOnce) {
        const some = holders.slice(from, from + atOnce)
        const ids = some.map(({ member }) => member.id)
        const { data } = await send(users.givePasswords, { body: { ids, renew } })
        const made = new Map(data.map(({ id, password }) => [id, password]))
        setWanted(holders.slice(from + atOnce))
        setCards(before => [...before, ...some.flatMap(one => withPassword(one, made.get(one.member.id)))])
      }
    },
    onError: error => reportFailure(error),
    onSettled: () => {
      for (const { path } of [classes.get, users.list]) void queries.invalidateQueries({ queryKey: [path] })
    },
  })
  return {
    cards,
    /** Who still waits for one. */
    wanted,
    isMaking: make.isPending,
    make: (holders: Holder[], renew: boolean) => {
      setWanted(holders)
      make.mutate({ holders, renew })
    },
    clear: () => {
      setCards([])
      setWanted([])
    },
  }
}

const withPassword = (holder: Holder, password: string | undefined): LoginCard[] =>
  password === undefined ? [] : [{ ...holder, password }]
