import { email as emailRule, nisn as nisnRule, personName } from '@gerbang/contract/people/users.ts'

/** What the provider says of who has signed in there. */
export type Claims = Readonly<Record<string, unknown>>

export interface Person {
  /** Null where the provider has not proven one. */
  email: string | null
  nisn: string | null
  name: string | undefined
}

interface Rules {
  domains: readonly string[]
  nisn_claim: string
}

/** Providers send numbers as numbers, and a NISN begins with a zero often enough. */
function readNisn(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value).padStart(10, '0') : value
  return nisnRule.safeParse(text).data ?? null
}

export function readPerson(claims: Claims, { nisn_claim }: Pick<Rules, 'nisn_claim'>): Person {
  const isProven = claims['email_verified'] === true
  return {
    email: (isProven && emailRule.safeParse(claims['email']).data) || null,
    nisn: nisn_claim === '' ? null : readNisn(claims[nisn_claim]),
    name: personName.safeParse(claims['name']).data,
  }
}

/** Why nobody is looked for; undefined where somebody is. */
export function findFault({ email, nisn }: Person, { domains }: Pick<Rules, 'domains'>): string | undefined {
  if (domains.length > 0 && email === null)
    return 'Email akun sekolahmu belum diverifikasi oleh sekolah. Minta admin sekolah memverifikasinya.'
  if (email !== null && domains.length > 0 && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    return `Akun ini bukan akun sekolah. Masuk dengan akun @${domains.join(' atau @')}.`
  if (email === null && nisn === null)
    return 'Akun sekolahmu tidak menyebut email yang terverifikasi atau NISN. Minta admin sekolah melengkapinya.'
  return undefined
}

interface Found {
  role: string
  status: string
  email: string | null
  nisn: string | null
  email_verified_at: string | null
}

/**
 * Why somebody who was found may not come in. An address that nobody has proven here could have been registered by a
 * stranger, who would share the account; one that a school has written down is proven by this sign-in.
 */
export function findObstacle(accounts: readonly Found[], person: Person): string | undefined {
  const [account] = accounts
  if (accounts.length > 1)
    return 'Email dan NISN akun sekolahmu milik dua akun yang berbeda di sini. Minta admin menyatukannya.'
  if (account?.status === 'disabled') return 'Akunmu di sini dinonaktifkan. Hubungi admin sekolahmu.'
  const isByNisn = account?.nisn !== null && account?.nisn === person.nisn
  if (account?.status === 'active' && account.email_verified_at === null && !isByNisn)
    return 'Emailmu sudah terdaftar di sini tetapi belum diverifikasi. Buka tautan di email pendaftaranmu dulu.'
  return undefined
}
