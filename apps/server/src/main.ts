import { type Config, isStartedByNpm, readConfig, type ServingConfig } from './config.ts'
import { explainFolderFailure } from './db/embedded/embedded-postgres-error.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { withStartLock } from './start-lock.ts'
import { keepsMailbox } from './features/platform/mail/mailer.ts'
import { limits } from './limits.ts'
import { openPlatform } from './open-platform.ts'
import { OperatorError } from './operator-error.ts'
import { seed } from './seed.ts'
import { serveOnThreads } from './serving-threads.ts'
import { setServingThreads } from './share.ts'
import { explainStartFailure } from './start-failure.ts'
import { openStore } from './store/open-store.ts'

const log = (line: string) => console.log(line)

const parentLookMs = 500

function whenOrphaned(act: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), parentLookMs).unref()
}

async function run(
  config: Config & Pick<ServingConfig, 'database_url'>,
  stopDatabase: () => Promise<void>,
): Promise<void> {
  setServingThreads(config.threads)
  const { platform, lines } = await withStartLock(
    { url: config.database_url, patienceMs: limits.databaseStartMs, log },
    async () => {
      const { is_sharded, lacking } = await prepareSchema(config.database_url)
      if (lacking) log(lacking)
      const platform = openPlatform({ ...config, is_sharded })
      return { platform, lines: await seed(platform) }
    },
  )
  const starting = serveOnThreads(platform)

  async function stop(): Promise<void> {
    // Whatever still hangs after the drain is cut off; answers that were acknowledged are on disk.
    setTimeout(() => process.exit(0), limits.drainMs + 2_000).unref()
    await (await starting).stop()
    await stopDatabase()
  }
  let stopping: Promise<void> | undefined
  const stopOnce = () => void (stopping ??= stop())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce)
  if (isStartedByNpm(process.env)) whenOrphaned(stopOnce)

  const serving = await starting
  // Whoever reads this may stop the server at once.
  log(`Gerbang siap di ${serving.address}`)
  for (const line of lines) log(line)
  if (keepsMailbox(platform.config))
    log(`Surat yang dikirim terbaca dari mesin ini di ${serving.address}/mailbox`)
  else if (!config.smtp_url) log('SMTP_URL belum diatur: surat menunggu sampai ada')
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await openStore(config.media_place)
    .prepare()
    .catch((error: unknown) => {
      throw error instanceof OperatorError ? error : explainFolderFailure(config.data_dir, error)
    })
  const embedded = config.database_url
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.data_dir, log })
  const stopDatabase = async () => embedded?.stop()
  try {
    await run({ ...config, database_url: config.database_url ?? embedded?.url ?? '' }, stopDatabase)
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error))
  process.exit(1)
})
