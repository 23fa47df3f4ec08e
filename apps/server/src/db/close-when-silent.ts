import { Socket } from 'node:net'
import type { Client } from 'pg'

/**
 * A network can swallow everything and close nothing: the driver would wait for ever, and with it everybody who
 * shares a batch. A connection that owes a reply and has been silent for so long is closed; its query fails as a
 * passing fault and the pool opens another. An idle one owes nothing.
 */
export function closeWhenSilent(client: Client, silentMs: number): void {
  const { connection } = client
  const { stream } = connection
  if (!(stream instanceof Socket)) return
  let answered = stream.bytesWritten
  connection.on('readyForQuery', () => {
    answered = stream.bytesWritten
  })
  stream.setTimeout(silentMs)
  stream.on('timeout', () => {
    // In a pipeline the first of several answers is no end: it is one only while it owes some.
    if (stream.bytesWritten === answered && !client.pipeline) return
    stream.destroy(Object.assign(new Error('The database has fallen silent'), { code: 'ETIMEDOUT' }))
  })
}
