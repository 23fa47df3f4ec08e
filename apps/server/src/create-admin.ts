import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { v7 } from 'uuid'
import { z } from 'zod'
import { openDatabase } from './db/database.ts'
import { prepareSchema } from './db/prepare-database.ts'
import { findPasswordFault } from './features/people/auth/password.rules.ts'
import { hashPassword } from './features/people/auth/passwords.ts'
import { insertAdmin } from './features/people/auth/users.queries.ts'
import { isDuplicate } from './http/database-faults.ts'
import './http/validation.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'

const usage = 'Pemakaian: npm run create-admin -- --email admin@sekolah.id --name "Nama Lengkap"'

const account = z.object({
  email: z.email().toLowerCase(),
  name: z.string().trim().min(3).max(100),
  password: z.string().max(128),
})

/** Reads it from the keyboard or a pipe: other users could read the command line. */
async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const password = await lines.question('Kata sandi (paling sedikit 15 huruf): ')
  lines.close()
  return password
}

await runCommand(async open => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
  if (!values.email || !values.name) throw new OperatorError(usage)
  const parsed = account.safeParse({ ...values, password: await readPassword() })
  if (!parsed.success) throw new OperatorError(z.prettifyError(parsed.error))
  const { email, name, password } = parsed.data
  const fault = await findPasswordFault(password, { role: 'admin', name, email })
  if (fault) throw new OperatorError(fault)
  const { database_url: url } = await open()
  await prepareSchema(url)
  const db = openDatabase({ url, connections: 1, name: 'create-admin' })
  try {
    const password_hash = await hashPassword(password)
    const admin = { id: v7(), email, name, password_hash, at: new Date() }
    await db.transaction().execute(trx => insertAdmin(trx, admin))
    return `Admin ${email} dibuat. Masuk di halaman /login.`
  } catch (error) {
    throw isDuplicate(error) ? new OperatorError(`Email ${email} sudah dipakai.`) : error
  } finally {
    await db.destroy()
  }
})
