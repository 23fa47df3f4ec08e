import { openDatabase } from '../db/database.ts'
import { prepareSchema } from '../db/prepare-database.ts'
import { runCommand } from '../run-command.ts'
import { removeDemo } from './remove-demo.ts'

await runCommand(async open => {
  const { database_url: url } = await open()
  await prepareSchema(url)
  const db = openDatabase({ url, connections: 1, name: 'remove-demo', statementMs: 120_000 })
  try {
    const removed = await removeDemo(db, new Date())
    return removed > 0
      ? `${removed} akun demo ditutup dan namanya dihapus. Arsipkan try out, berita, dan spanduk demo lewat halaman admin.`
      : 'Tidak ada akun demo di basis data ini.'
  } finally {
    await db.destroy()
  }
})
