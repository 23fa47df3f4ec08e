import type { Body, Call, Params } from '@gerbang/contract/call.ts'
import type { Database, Db } from '../db/database.ts'
import type { Platform } from '../platform.ts'
import type { Viewer } from './access.ts'
import type { Answer, Handler, Input, Mount } from './handle.ts'
import type { OpenAct } from './recording.ts'
import { parseInput } from './validation.ts'

type MountRoutes = (mount: Mount, platform: Platform) => void

type Given<Name extends string, T> = undefined extends T ? { [N in Name]?: undefined } : { [N in Name]: T }

/** A call with what it takes, as a browser would send it. */
export type Send = <C extends Call>(
  call: C,
  sent: Given<'params', Params<C>> & Given<'body', Body<C>>,
) => Promise<Answer<C>>

/** What opens a transaction of its own takes part in this one: all of it commits, or nothing does. */
function joinTransaction(trx: Db): Database {
  const joined: Database = new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (db: Db) => unknown) => work(joined) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return joined
}

/** Whoever opens doors writes one entry about all that was done through them. */
const actTogether =
  (db: Db): OpenAct =>
  () =>
  (_, work) =>
    work(db, async () => {})

/**
 * Calls of the contract for work of many steps inside one transaction: checked by their schemas and done by their handlers,
 * as an admin's requests are. Throws what the call would answer.
 */
export function openDoors(
  trx: Db,
  { routes, platform, viewer }: { routes: readonly MountRoutes[]; platform: Platform; viewer: Viewer },
): Send {
  const db = joinTransaction(trx)
  const handlers = new Map<Call, Handler<never>>()
  const mount: Mount = (call, handler) => void handlers.set(call, handler)
  for (const mountRoutes of routes) mountRoutes(mount, { ...platform, db, jobDb: db, reportDb: db })
  const openAct = actTogether(trx)
  return async (call, sent) => {
    const handler = handlers.get(call) as Handler<typeof call> | undefined
    if (!handler) throw new Error(`No door leads to ${call.method} ${call.path}`)
    const body = call.body && parseInput(call.body, sent.body)
    const input = {
      params: sent.params,
      query: {},
      body,
      viewer,
      act: openAct(call as Parameters<OpenAct>[0], { viewer, body }),
      arrived_at: platform.now(),
    }
    // The schema above is the type of this very call; no handler that doors lead to asks for the request itself.
    const answer = await handler(input as unknown as Input<typeof call>)
    if (!answer) throw new Error(`${call.method} ${call.path} answers with a file`)
    return answer
  }
}

/** Of whoever works without having signed in, such as a command or the demo. */
export const viewerOf = (user_id: string): Viewer => ({
  user_id,
  bucket: 0,
  session_id: '',
  role: 'admin',
  program_id: null,
  email_verified: true,
  extra_time_factor: 1,
  must_change_password: false,
  owes_second_factor: false,
})
