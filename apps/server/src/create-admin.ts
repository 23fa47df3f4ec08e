import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { findPasswordFault } from './features/auth/password.rules.ts'
import { hashPassword } from './features/auth/passwords.ts'
import { insertAdmin } from './features/auth/users.queries.ts'
import { isDuplicate } from './http/database-faults.ts'
import './http/validation.ts'

const usage = 'Pemakaian: npm run create-admin -- --email admin@sekolah.id --name "Nama Lengkap"'

const account = z.object({
  email: z.email().toLowerCase(),
  name: z.string().trim().min(3).max(100),
  password: z.string().max(128),
})

/** From the keyboard or a pipe, never from the command line, where other users could read it. */
async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const password = await lines.question('Kata sandi (paling sedikit 15 huruf): ')
  lines.close()
  return password
}

async function createAdmin(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  if (!values.email || !values.name) throw new Error(usage)
  const parsed = account.safeParse({ ...values, password: await readPassword() })
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  const { email, name, password } = parsed.data
  const fault = await findPasswordFault(password, { role: 'admin', name, email })
  if (fault) throw new Error(fault)
  const config = readConfig(process.env)
  const embedded = config.database_url ? undefined : await startEmbeddedPostgres({ dataDir: config.data_dir })
  const url = config.database_url ?? embedded?.url ?? ''
  await prepareSchema(url)
  const db = openDatabase({ url, connections: 1, name: 'create-admin' })
  try {
    await insertAdmin(db, {
      id: v7(),
      email,
      name,
      password_hash: await hashPassword(password),
      at: new Date(),
    })
    return `Admin ${email} dibuat. Masuk di halaman /login.`
  } catch (error) {
    throw isDuplicate(error) ? new Error(`Email ${email} sudah dipakai.`) : error
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

createAdmin().then(
  line => console.log(line),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
