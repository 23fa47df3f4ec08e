import { readConfig, type ServingConfig } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { explainStartFailure } from './start-failure.ts'

/**
 * Runs a command of the administrator to its end: its last line, or one sentence that says what to do. `open` finds or
 * starts the database; whatever is wrong with the command itself should be said before.
 */
export async function runCommand(
  work: (open: () => Promise<ServingConfig>) => Promise<string>,
): Promise<void> {
  let stopDatabase: (() => Promise<void>) | undefined
  async function open(): Promise<ServingConfig> {
    const config = readConfig(process.env)
    // No command writes in groups.
    const is_sharded = false
    if (config.database_url) return { ...config, database_url: config.database_url, is_sharded }
    const embedded = await startEmbeddedPostgres({ dataDir: config.data_dir })
    stopDatabase = embedded.stop
    return { ...config, database_url: embedded.url, is_sharded }
  }
  try {
    console.log(await work(open))
  } catch (error) {
    console.error(explainStartFailure(error))
    process.exitCode = 1
  } finally {
    await stopDatabase?.()
  }
}
