import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyListenOptions } from 'fastify'
import { type App, buildApp } from './app.ts'
import { loadCommonPasswords } from './features/people/auth/common-passwords.ts'
import { startJobs } from './jobs.ts'
import { limits } from './limits.ts'
import { closePools } from './open-platform.ts'
import type { Platform } from './platform.ts'

const clockPauseMs = 500

export interface Serving {
  address: string
  port: number
  /** Turns not ready, finishes what has begun, and closes the platform's connections. */
  stop: () => Promise<void>
}

export interface ListenOptions {
  port: number
  /** Other threads listen on the same port; the kernel deals the connections out. */
  isShared: boolean
  /** Carries out what concerns the whole process, too. */
  isFirst: boolean
}

/** What could answer, and has not begun to listen. */
export interface Prepared {
  /** Whether students are in the middle of a sub-test, who come back at once. */
  isAwaited: boolean
  listen: (options: ListenOptions) => Promise<Serving>
}

/** Whoever does not know the time serves nobody; a database that is slow to tell it is asked again. */
async function waitForClock({ lookAtClock, log }: Platform): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await lookAtClock()
    } catch (error) {
      if (tries === 1) log(`Cannot read the database's clock yet: ${String(error)}`)
      await sleep(clockPauseMs)
    }
}

/** Answers requests in this thread, as a node of its own would. */
async function listen(
  app: App,
  platform: Platform,
  { port, isShared, isFirst }: ListenOptions,
): Promise<Serving> {
  const stopJobs = startJobs(app, platform.log, isFirst)
  const listening: FastifyListenOptions & { reusePort: boolean } = {
    host: platform.config.host,
    port,
    reusePort: isShared,
    backlog: limits.connectionsWaiting,
  }
  const address = await app.http.listen(listening)

  async function close(): Promise<void> {
    app.health.stopping = true
    await Promise.all([app.http.close(), stopJobs()])
    await closePools(platform)
  }
  let closing: Promise<void> | undefined
  return {
    address,
    // A server that listens on a port has one.
    port: (app.http.server.address() as AddressInfo).port,
    stop: () => (closing ??= close()),
  }
}

/** All that a start takes before the first request, which then is answered as fast as later ones. */
export async function prepareToServe(platform: Platform): Promise<Prepared> {
  await Promise.all([loadCommonPasswords(), waitForClock(platform)])
  const app = await buildApp(platform)
  // Slow at first is better than not at all.
  const isAwaited = await app.warmUp().catch((error: unknown) => {
    platform.log(`Cannot warm up: ${String(error)}`)
    return false
  })
  return { isAwaited, listen: options => listen(app, platform, options) }
}
