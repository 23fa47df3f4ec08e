import { readConfig } from './config.ts'
import { explainStartFailure } from './start-failure.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Settings that cannot be used are told before all the files of the server are read.
  const { runServer } = await import('./run-server.ts')
  await runServer(config)
}

start().catch((error: unknown) => {
  console.error(explainStartFailure(error))
  process.exit(1)
})
