import { type SchoolLogin, schoolLogin } from '@gerbang/contract/people/school-login.ts'
import type { Body } from '@gerbang/contract/call.ts'
import type { Db } from '../../../db/database.ts'
import { createAddressLimit } from '../../../http/address-limit.ts'
import { conflict, forbidden, invalid, tooManyRequests, unauthorized } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isActiveProgram } from '../accounts/accounts.queries.ts'
import { clearLoginFailures, takeLoginTry } from '../auth/login-failures.queries.ts'
import { mayEnter, openSession } from '../auth/open-session.ts'
import { demandCode, wrongCode } from '../auth/second-factor/check-code.ts'
import { asksForCode } from '../auth/second-factor/second-factor.rules.ts'
import { createSignIns } from '../auth/sign-in-batches.ts'
import { findPerson, openFor } from './find-person.ts'
import { createProviders, discover, returnAddress } from './provider.ts'
import {
  type Account,
  deleteSignIn,
  findAccount,
  findKeptPerson,
  findProvider,
  insertSignIn,
  keepPerson,
  lockProvider,
  type Provider,
  takeSignIn,
  updateProvider,
} from './school-login.queries.ts'

const usedUp = () =>
  conflict('outdated', 'Masuk ini sudah dipakai atau terlalu lama. Mulai lagi dari tombol akun sekolah.')
const notOffered = () => conflict('locked', 'Masuk dengan akun sekolah sedang tidak dibuka di sini.')

async function demandProvider(db: Db): Promise<Provider> {
  const provider = await findProvider(db)
  if (!provider.is_on) throw notOffered()
  return provider
}

/** The second step of whoever has one: tries are counted as those of the password are. */
async function demandSecondStep(db: Db, account: Account, code: string | undefined, at: Date): Promise<void> {
  if (!asksForCode(account)) return
  const until = code === undefined ? undefined : await takeLoginTry(db, account.username, at)
  if (until) throw tooManyRequests(at, until)
  if (!(await demandCode(db, { ...account, code, at }))) throw unauthorized(wrongCode, 'second_factor_wrong')
  await clearLoginFailures(db, [account.username])
}

export function schoolLoginRoutes(mount: Mount, means: Platform): void {
  const { db, now, randomBytes } = means
  const providers = createProviders(means)
  const address = createAddressLimit(now)
  const signIns = createSignIns(means)

  mount(schoolLogin.offer, async () => {
    const { is_on, label } = await findProvider(db)
    return { data: { label: is_on ? label : null } }
  })

  mount(schoolLogin.begin, async ({ request }) => {
    address.check(request.ip)
    address.count(request.ip)
    const { url, signIn } = await providers.begin(await demandProvider(db))
    const ticket = randomBytes(limits.tokenBytes).toString('base64url')
    const expires_at = new Date(now().getTime() + limits.schoolSignInMs).toISOString()
    await insertSignIn(db, ticket, { ...signIn, expires_at })
    return { data: { url, ticket } }
  })

  /** Whom the ticket's answer names; once, and afterwards whoever has been kept for their code. */
  async function findOwner(ticket: string, answer: string, at: Date): Promise<Account> {
    const provider = await demandProvider(db)
    const kept = await findKeptPerson(db, ticket, at)
    if (kept !== undefined) {
      const account = await findAccount(db, kept)
      if (!account) throw usedUp()
      return account
    }
    const signIn = await takeSignIn(db, ticket, at)
    if (!signIn) throw usedUp()
    const account = await findPerson(means, provider, await providers.finish(provider, answer, signIn))
    await keepPerson(db, ticket, account.id)
    return account
  }

  mount(schoolLogin.finish, async ({ body: { ticket, answer, code }, request }) => {
    const at = now()
    const account = await findOwner(ticket, answer, at)
    await demandSecondStep(db, account, code, at)
    if (!(await deleteSignIn(db, ticket))) throw usedUp()
    await openFor(means, account)
    const opened = await findAccount(db, account.id)
    if (!opened || !mayEnter(means, opened))
      throw forbidden('Akunmu di sini dinonaktifkan. Hubungi admin sekolahmu.', 'account_disabled')
    return {
      message: 'Berhasil masuk',
      data: await openSession(means, signIns.open, opened, { request, at }),
    }
  })

  settingRoutes(mount, means)
}

/** What an admin sees: everything but the secret. */
function show(
  { id: _, client_secret, updated_at: _at, ...provider }: Provider,
  config: Platform['config'],
): SchoolLogin {
  return { ...provider, has_secret: client_secret !== '', redirect_uri: returnAddress(config) }
}

type Wanted = Body<typeof schoolLogin.update> & { client_secret: string }

async function findSettingFault(db: Db, wanted: Wanted): Promise<Record<string, string[]> | undefined> {
  if (wanted.is_on && wanted.client_secret === '') return { client_secret: ['Isi rahasia dari penyedianya.'] }
  if (wanted.makes_accounts && wanted.domains.length === 0)
    return { domains: ['Isi domainnya dulu, supaya tidak semua orang di penyedia itu mendapat akun.'] }
  if (
    wanted.makes_accounts &&
    !(wanted.program_id !== null && (await isActiveProgram(db, wanted.program_id)))
  )
    return { program_id: ['Pilih program untuk akun baru.'] }
  if (!wanted.is_on) return undefined
  const answers = await discover(wanted).then(
    () => true,
    () => false,
  )
  return answers
    ? undefined
    : { issuer: ['Alamat ini tidak menjawab sebagai penyedia OpenID Connect. Periksa lagi.'] }
}

function settingRoutes(mount: Mount, { db, config, now }: Platform): void {
  mount(schoolLogin.get, async () => ({ data: show(await findProvider(db), config) }))

  mount(schoolLogin.update, async ({ body, act }) => {
    const client_secret = body.client_secret ?? (await findProvider(db)).client_secret
    const wanted = { ...body, client_secret }
    const faults = await findSettingFault(db, wanted)
    if (faults) throw invalid(faults)
    const data = await act('school_login', async (trx, note) => {
      const before = await lockProvider(trx)
      await updateProvider(trx, { ...wanted, updated_at: now().toISOString() })
      const { client_secret: _, ...told } = body
      await note({ details: { ...told, renews_secret: before.client_secret !== client_secret } })
      return show(await lockProvider(trx), config)
    })
    return { message: 'Pengaturan tersimpan', data }
  })
}
