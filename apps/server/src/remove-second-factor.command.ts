import { v7 } from 'uuid'
import { openDatabase } from './db/database.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { operateSecondFactor } from './features/people/auth/second-factor/operate-second-factor.ts'
import { runCommand } from './run-command.ts'

await runCommand(async open => {
  const { database_url: url } = await open()
  await prepareSchema(url)
  const db = openDatabase({ url, connections: 1, name: 'remove-second-factor' })
  try {
    return await operateSecondFactor({ db, now: () => new Date(), newId: () => v7() }, process.argv.slice(2))
  } finally {
    await db.destroy()
  }
})
