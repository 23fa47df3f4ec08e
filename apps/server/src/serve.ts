import type { AddressInfo } from 'node:net'
import type { FastifyListenOptions } from 'fastify'
import { buildApp } from './app.ts'
import { loadCommonPasswords } from './features/people/auth/common-passwords.ts'
import { startJobs } from './jobs.ts'
import type { Platform } from './platform.ts'

export interface Serving {
  address: string
  port: number
  /** Turns not ready, finishes what has begun, and closes the platform's connections. */
  stop: () => Promise<void>
}

export interface ServeOptions {
  platform: Platform
  port: number
  /** Other threads listen on the same port; the kernel deals the connections out. */
  isShared: boolean
  /** Carries out what concerns the whole process, too. */
  isFirst: boolean
}

/** Answers requests in this thread, as a node of its own would. */
export async function serve({ platform, port, isShared, isFirst }: ServeOptions): Promise<Serving> {
  await loadCommonPasswords()
  const app = await buildApp(platform)
  if (isFirst) await app.jobs.findStaleRankings()
  const stopJobs = startJobs(app, platform.log, isFirst)
  const listening: FastifyListenOptions & { reusePort: boolean } = {
    host: platform.config.host,
    port,
    reusePort: isShared,
  }
  const address = await app.http.listen(listening)

  async function close(): Promise<void> {
    app.health.stopping = true
    await Promise.all([app.http.close(), stopJobs()])
    await Promise.all([platform.db, platform.examDb, platform.jobDb].map(db => db.destroy()))
  }
  let closing: Promise<void> | undefined
  return {
    address,
    // A server that listens on a port has one.
    port: (app.http.server.address() as AddressInfo).port,
    stop: () => (closing ??= close()),
  }
}
