import { readConfig } from './config.ts'
import { closePools } from './open-platform.ts'
import { prepareInstallation, withDatabase } from './prepare-installation.ts'
import { explainStartFailure } from './start-failure.ts'

/** Makes and fills the database, for a first start that builds its pages meanwhile. What is there already stays. */
withDatabase(readConfig(process.env), async (config, stopDatabase) => {
  const { platform } = await prepareInstallation(config)
  await closePools(platform)
  await stopDatabase()
}).catch((error: unknown) => {
  console.error(explainStartFailure(error))
  process.exit(1)
})
