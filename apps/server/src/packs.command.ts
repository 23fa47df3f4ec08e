import { openPatient } from './db/open-patient.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { seedReference } from './db/reference/seed-reference.ts'
import { checkPacks, operatePacks, sealFolder } from './features/bank/packs/operate-packs.ts'
import { openPlatform } from './open-platform.ts'
import { runCommand } from './run-command.ts'

const [act, ...words] = process.argv.slice(2)

await runCommand(async open => {
  if (act === 'check') return checkPacks(words[0])
  if (act === 'seal') return sealFolder(words[0] ?? '', words[1] ?? '')
  const config = await open()
  await prepareSchema(config.database_url)
  const platform = openPlatform(config)
  const db = openPatient(config.database_url, 'packs')
  try {
    await seedReference(db, platform)
    return await operatePacks({ ...platform, db, jobDb: db }, [act ?? 'list', ...words])
  } finally {
    await Promise.all(
      [db, platform.db, platform.examDb, platform.jobDb, platform.reportDb, platform.rankDb].map(open =>
        open.destroy(),
      ),
    )
  }
})
process.exit()
