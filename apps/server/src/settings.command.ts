import { v7 } from 'uuid'
import { openDatabase } from './db/database.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { operateSettings } from './features/platform/settings/operate-settings.ts'
import { runCommand } from './run-command.ts'

await runCommand(async open => {
  const { database_url: url, media_place: mediaPlace } = await open()
  await prepareSchema(url)
  const db = openDatabase({ url, connections: 1, name: 'settings' })
  try {
    const means = { db, mediaPlace, actorId: null, now: () => new Date(), newId: () => v7() }
    return await operateSettings(means, process.argv.slice(2))
  } finally {
    await db.destroy()
  }
})
