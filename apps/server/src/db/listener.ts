import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

export interface ListenerOptions {
  url: string
  /** For what is sent: delivery is proven between two connections. */
  db: Database
  channel: string
  /** Tells this listener's beats from those of other processes. */
  id: string
  /** Without a beat for so long it counts as deaf. */
  deafAfterMs: number
  hear: (payload: string) => void
  /** Called before hearing begins: nobody knows what was said until then. */
  begin: () => void
}

export interface Listener {
  /** Whether everything said until a moment ago has been heard. */
  isHearing: () => boolean
  /** Sends itself a word; one that is deaf opens a connection first. To be called again and again. */
  beat: () => Promise<void>
  /** Returns when everything said before the call has been heard; at once while deaf. */
  catchUp: () => Promise<void>
  close: () => Promise<void>
}

function createClient(url: string, patienceMs: number): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'gerbang listener',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  // Whoever waits for a reply gets the error; the event has no other listener.
  client.on('error', () => {})
  return client
}

/** Own words that are to come back. */
function createEchoes() {
  const waiting = new Map<string, () => void>()
  return {
    hear: (word: string) => waiting.get(word)?.(),
    /** Rejects when it has not come back in time. */
    expect: async (word: string, withinMs: number) => {
      const heard = Promise.withResolvers<void>()
      const timer = setTimeout(heard.reject, withinMs)
      waiting.set(word, heard.resolve)
      await heard.promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(word)
      })
    },
  }
}

/**
 * Hears the notifications of one channel. That they arrive is proven by its own beats and never assumed: a connection
 * that died without a word, or one behind a pooler, would stay silent for ever.
 */
export function createListener(options: ListenerOptions): Listener {
  const { url, db, channel, id, deafAfterMs, hear, begin } = options
  let client: pg.Client | undefined
  let opening: Promise<unknown> = Promise.resolve()
  let heardAt = Number.NEGATIVE_INFINITY
  let sent = 0
  const echoes = createEchoes()
  const isHearing = () => performance.now() - heardAt < deafAfterMs

  function turnDeaf(): void {
    heardAt = Number.NEGATIVE_INFINITY
  }

  async function close(): Promise<void> {
    const closing = client
    client = undefined
    turnDeaf()
    // A client that is ended while it connects may never say what became of it.
    await opening.catch(() => {})
    await closing?.end()
  }

  async function open(): Promise<void> {
    // One that a network has swallowed may take minutes to end.
    void close().catch(() => {})
    const opened = createClient(url, deafAfterMs)
    client = opened
    opened.on('end', () => {
      if (client === opened) turnDeaf()
    })
    opened.on('notification', ({ payload = '' }) => {
      if (client !== opened) return
      if (!payload.startsWith(id)) return hear(payload)
      heardAt = performance.now()
      echoes.hear(payload)
    })
    opening = opened.connect().then(() => opened.query(`listen ${channel}`))
    await opening
    begin()
  }

  const say = (word: string) => sql`select pg_notify(${channel}, ${word})`.execute(db)

  /** Words arrive in the order of their commits: with this one, all before it have come. */
  async function catchUp(): Promise<void> {
    if (!isHearing()) return
    const word = `${id} ${++sent}`
    await Promise.all([say(word), echoes.expect(word, deafAfterMs)]).catch(turnDeaf)
  }

  return {
    isHearing,
    beat: async () => {
      if (!isHearing()) await open()
      await say(id)
    },
    catchUp,
    close,
  }
}
