import type { Config, ServingConfig } from './config.ts'
import { explainFolderFailure } from './db/embedded/embedded-postgres-error.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { limits } from './limits.ts'
import { openPlatform } from './open-platform.ts'
import { OperatorError } from './operator-error.ts'
import type { Platform } from './platform.ts'
import { seed } from './seed.ts'
import { withStartLock } from './start-lock.ts'
import { openStore } from './store/open-store.ts'

const log = (line: string) => console.log(line)

export type StartingConfig = Config & Pick<ServingConfig, 'database_url'>

/** Finds the folder of files and the database, one's own or the embedded, which runs until the work has ended. */
export async function withDatabase(
  config: Config,
  work: (config: StartingConfig, stopDatabase: () => Promise<void>) => Promise<void>,
): Promise<void> {
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
    await work({ ...config, database_url: config.database_url ?? embedded?.url ?? '' }, stopDatabase)
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

/** Migrates and fills the database. `lines` are for who starts the server. */
export function prepareInstallation(
  config: StartingConfig,
): Promise<{ platform: Platform; lines: string[] }> {
  return withStartLock({ url: config.database_url, patienceMs: limits.databaseStartMs, log }, async () => {
    const { is_sharded, lacking } = await prepareSchema(config.database_url)
    if (lacking) log(lacking)
    const platform = openPlatform({ ...config, is_sharded })
    return { platform, lines: await seed(platform) }
  })
}
