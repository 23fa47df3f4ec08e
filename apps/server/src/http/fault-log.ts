import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

const everyMs = 1_000
const cannot = 'Cannot answer the request'

type Fault = Error & { code?: string }

/** A full disk or a lost database tells each request something else, but by one code. */
const nameOf = ({ code, name, message }: Fault): string => code ?? `${name}: ${message}`

/**
 * Writes the first of each fault down whole, and once a second how many more there were: a disk that is full must not be filled by
 * its own log.
 */
function createFaultLog(log: FastifyBaseLogger) {
  const more = new Map<string, number>()

  function tell(name: string): void {
    const count = more.get(name) ?? 0
    more.delete(name)
    if (count === 0) return
    log.error({ fault: name, count }, `${cannot}, again`)
    watch(name)
  }

  function watch(name: string): void {
    more.set(name, 0)
    setTimeout(() => tell(name), everyMs).unref()
  }

  return (fault: Fault, request: FastifyRequest, code: string): void => {
    const name = nameOf(fault)
    const count = more.get(name)
    if (count !== undefined) return void more.set(name, count + 1)
    log.error({ err: fault, code, req: request }, cannot)
    watch(name)
  }
}

const logs = new WeakMap<FastifyBaseLogger, ReturnType<typeof createFaultLog>>()

/** The log of faults of the app that answers the request: one for each thread. */
export function noteFault(fault: Fault, request: FastifyRequest, code: string): void {
  const note = logs.get(request.log) ?? createFaultLog(request.log)
  logs.set(request.log, note)
  note(fault, request, code)
}
