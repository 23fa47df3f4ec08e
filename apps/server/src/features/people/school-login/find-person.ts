import { forbidden } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { inventUsername } from '../accounts/invent-username.ts'
import {
  type Account,
  findAccount,
  insertSchoolStudent,
  listAccounts,
  openAccount,
  type Provider,
} from './school-login.queries.ts'
import { type Claims, findFault, findObstacle, type Person, readPerson } from './school-login.rules.ts'

type Means = Pick<Platform, 'db' | 'now' | 'newId' | 'randomBytes'>

const unknown = 'Akun sekolahmu belum terdaftar di sini. Minta admin sekolah menambahkan email atau NISN-mu.'
const nameless = 'Akun sekolahmu tidak menyebut nama yang bisa dipakai. Minta admin sekolah melengkapinya.'

async function makeStudent(means: Means, { makes_accounts, program_id }: Provider, person: Person) {
  if (!makes_accounts || program_id === null) throw forbidden(unknown)
  if (person.name === undefined) throw forbidden(nameless)
  const id = means.newId()
  const isNew = await insertSchoolStudent(means.db, {
    id,
    name: person.name,
    username: inventUsername(person.name, means),
    email: person.email,
    nisn: person.nisn,
    program_id,
    at: means.now().toISOString(),
  })
  return isNew ? id : undefined
}

/** The account of who signed in at the provider: found, or made where the school says so. Throws what to tell them. */
export async function findPerson(means: Means, provider: Provider, claims: Claims): Promise<Account> {
  const person = readPerson(claims, provider)
  const fault = findFault(person, provider)
  if (fault) throw forbidden(fault)
  const found = await listAccounts(means.db, person)
  const obstacle = findObstacle(found, person)
  if (obstacle) throw forbidden(obstacle, found[0]?.status === 'disabled' ? 'account_disabled' : 'forbidden')
  if (found[0]) return found[0]
  const id = await makeStudent(means, provider, person)
  // Somebody was faster: the same person in another window, or a list that was taken in.
  const account =
    id === undefined ? (await listAccounts(means.db, person))[0] : await findAccount(means.db, id)
  if (!account) throw forbidden(unknown)
  return account
}

export async function openFor(means: Means, { id }: Account): Promise<void> {
  await means.db.transaction().execute(trx => openAccount(trx, id, means.now().toISOString()))
}
