import { setTimeout as sleep } from 'node:timers/promises'

export interface Call {
  method: string
  path: string
  token: string
  body: object
}

export interface Answered {
  status: number
  body: unknown
}

const patienceMs = 300_000
const replyMs = 10_000
const pauseMs = 20

async function sendOnce(port: number, { method, path, token, body }: Call): Promise<Answered> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(replyMs),
  })
  // A proxy that has no server answers by a page.
  const isJson = reply.headers.get('content-type')?.includes('json')
  return { status: reply.status, body: isJson ? await reply.json() : await reply.text() }
}

/** Repeats the same request, as a browser's outbox does, until the server decides on it. */
export async function sendPatiently(findPort: () => number, call: Call): Promise<Answered> {
  const end = performance.now() + patienceMs
  let last: unknown
  while (performance.now() < end) {
    try {
      const answered = await sendOnce(findPort(), call)
      if (answered.status !== 503) return answered
      last = answered
    } catch (error) {
      last = error
    }
    await sleep(pauseMs)
  }
  throw new Error(`No answer to ${call.method} ${call.path} in ${patienceMs / 1000} s`, { cause: last })
}
