import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { v7 } from 'uuid'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { seed } from './db/seed.ts'
import { loadCommonPasswords } from './features/auth/common-passwords.ts'
import { keepsMailbox } from './features/mail/mailer.ts'
import { startJobs } from './jobs.ts'
import { limits } from './limits.ts'
import type { Platform } from './platform.ts'
import { explainStartFailure } from './start-failure.ts'

const log = (line: string) => console.log(line)

async function serve(config: Config, url: string, stopDatabase: () => Promise<void>): Promise<void> {
  await prepareSchema(url)
  const platform: Platform = {
    config: { ...config, database_url: url },
    db: openDatabase({ url, connections: limits.otherConnections, name: 'web' }),
    examDb: openDatabase({ url, connections: limits.examConnections, name: 'exam' }),
    jobDb: openDatabase({
      url,
      connections: limits.jobConnections,
      name: 'jobs',
      statementMs: limits.jobStatementMs,
    }),
    now: () => new Date(),
    newId: () => v7(),
    randomBytes,
    log,
  }
  const accounts = await seed(platform, url)
  await loadCommonPasswords()
  const app = await buildApp(platform)
  await app.jobs.findStaleRankings()
  const stopJobs = startJobs(app, log)
  const address = await app.http.listen({ host: config.host, port: config.port })
  log(`Gerbang siap di ${address}`)
  for (const account of accounts) log(`  ${account}`)
  if (keepsMailbox(config)) log(`Surat yang dikirim terbaca di ${address}/mailbox`)
  else if (!config.smtp_url) log('SMTP_URL belum diatur: surat menunggu sampai ada')

  async function stop(): Promise<void> {
    if (app.health.stopping) return
    app.health.stopping = true
    // Whatever still hangs after the drain is cut off; answers that were acknowledged are on disk.
    setTimeout(() => process.exit(0), limits.drainMs + 2_000).unref()
    await Promise.all([app.http.close(), stopJobs()])
    await Promise.all([platform.db, platform.examDb, platform.jobDb].map(db => db.destroy()))
    await stopDatabase()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await mkdir(config.media_dir, { recursive: true })
  const embedded = config.database_url
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.data_dir, log })
  const stopDatabase = async () => embedded?.stop()
  try {
    await serve(config, config.database_url ?? embedded?.url ?? '', stopDatabase)
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error))
  process.exit(1)
})
