import { once } from 'node:events'
import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { ServingConfig } from './config.ts'
import type { Platform } from './platform.ts'
import { prepareToServe, type Serving } from './serve.ts'

/** Whoever shares a port would share it with a second Gerbang as well: first it must be there for one alone. */
async function requireFreePort({ host, port }: ServingConfig): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** A thread that is prepared: it begins to listen on a port once it is told, and then says how it is stopped. */
async function prepareThread(config: ServingConfig): Promise<(port: number) => Promise<() => Promise<void>>> {
  const worker = new Worker(new URL('./serve.worker.ts', import.meta.url), { workerData: config })
  await once(worker, 'message')
  // As in the main thread: what nobody has caught ends the process.
  worker.on('error', error => {
    throw error
  })
  return async port => {
    const serving = once(worker, 'message')
    worker.postMessage(port, [])
    await serving
    return async () => {
      const ended = once(worker, 'exit')
      worker.postMessage('stop', [])
      await ended
    }
  }
}

/**
 * Serves on `config.threads` threads of this process, the main one among them. Each has an app of its own and shares
 * nothing with the others but the port and the database, as nodes do. Where students are in the middle of a sub-test all are prepared
 * before the first listens: a start beside it would take the cores from those who have waited for it.
 */
export async function serveOnThreads(platform: Platform): Promise<Serving> {
  const { config } = platform
  const isShared = config.threads > 1
  if (isShared) await requireFreePort(config)
  const threads = Promise.all(Array.from({ length: config.threads - 1 }, () => prepareThread(config)))
  // Heard of below, unless this thread fails before.
  threads.catch(() => {})
  const { isAwaited, listen } = await prepareToServe(platform)
  if (isAwaited) await threads
  const first = await listen({ port: config.port, isShared, isFirst: true })
  const others = await Promise.all((await threads).map(listenToo => listenToo(first.port)))
  return {
    ...first,
    stop: async () => void (await Promise.all([first.stop(), ...others.map(stop => stop())])),
  }
}
