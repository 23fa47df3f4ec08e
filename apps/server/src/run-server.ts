import { type Config, isStartedByNpm } from './config.ts'
import { keepsMailbox } from './features/platform/mail/mailer.ts'
import { limits } from './limits.ts'
import { prepareInstallation, type StartingConfig, withDatabase } from './prepare-installation.ts'
import { serveOnThreads } from './serving-threads.ts'
import { setServingThreads } from './share.ts'

const log = (line: string) => console.log(line)

const parentLookMs = 500

function whenOrphaned(act: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), parentLookMs).unref()
}

async function run(config: StartingConfig, stopDatabase: () => Promise<void>): Promise<void> {
  setServingThreads(config.threads)
  const { platform, lines } = await prepareInstallation(config)
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

/** Until it is told to stop. */
export const runServer = (config: Config): Promise<void> => withDatabase(config, run)
