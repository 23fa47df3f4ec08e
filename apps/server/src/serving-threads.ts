import { once } from 'node:events'
import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { ServingConfig } from './config.ts'
import type { Platform } from './platform.ts'
import { type Serving, serve } from './serve.ts'

export interface ServingTask {
  config: ServingConfig
  port: number
}

/** Whoever shares a port would share it with a second Gerbang as well: first it must be there for one alone. */
async function requireFreePort({ host, port }: ServingConfig): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

async function startThread(task: ServingTask): Promise<() => Promise<void>> {
  const worker = new Worker(new URL('./serve.worker.ts', import.meta.url), { workerData: task })
  await once(worker, 'message')
  // As in the main thread: what nobody has caught ends the process.
  worker.on('error', error => {
    throw error
  })
  return async () => {
    const ended = once(worker, 'exit')
    worker.postMessage('stop', [])
    await ended
  }
}

/**
 * Serves on `config.threads` threads of this process, the main one among them. Each has an app of its own and shares
 * nothing with the others but the port and the database, as nodes do.
 */
export async function serveOnThreads(platform: Platform): Promise<Serving> {
  const { config } = platform
  const isShared = config.threads > 1
  if (isShared) await requireFreePort(config)
  const first = await serve({ platform, port: config.port, isShared, isFirst: true })
  const task = { config, port: first.port }
  const others = await Promise.all(Array.from({ length: config.threads - 1 }, () => startThread(task)))
  return {
    ...first,
    stop: async () => void (await Promise.all([first.stop(), ...others.map(stop => stop())])),
  }
}
