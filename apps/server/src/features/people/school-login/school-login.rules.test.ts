import { expect, test } from 'vitest'
import { findFault, findObstacle, readPerson } from './school-login.rules.ts'

const rules = { nisn_claim: 'nisn' }

test('who signs in is known by a proven address, a NISN and a name', () => {
  const claims = { email: 'Ani@Sekolah.id', email_verified: true, nisn: '0081234567', name: ' Ani Lestari ' }
  expect(readPerson(claims, rules)).toEqual({
    email: 'ani@sekolah.id',
    nisn: '0081234567',
    name: 'Ani Lestari',
  })
})

test.each([false, undefined, 'true', 1])('an address that is proven by %o is nobody’s', email_verified => {
  expect(readPerson({ email: 'ani@sekolah.id', email_verified }, rules).email).toBeNull()
})

test('a number gets back the zeros that it lost, and what is no NISN is none', () => {
  const readNisn = (nisn: unknown, nisn_claim = 'nisn') => readPerson({ nisn }, { nisn_claim }).nisn
  expect(readNisn(81_234_567)).toBe('0081234567')
  expect(readNisn('12345')).toBeNull()
  expect(readNisn(undefined)).toBeNull()
  expect(readNisn({ nisn: '0081234567' })).toBeNull()
  expect(readNisn('0081234567', '')).toBeNull()
})

const ani = { email: 'ani@sekolah.id', nisn: '0081234567', name: 'Ani' }

test.each([
  ['an address of the school', ani, ['sekolah.id'], undefined],
  ['any address where no domain is named', { ...ani, email: 'ani@contoh.id' }, [], undefined],
  ['a NISN alone where no domain is named', { ...ani, email: null }, [], undefined],
  [
    'a NISN alone where addresses are of a domain',
    { ...ani, email: null },
    ['sekolah.id'],
    /belum diverifikasi/,
  ],
  [
    'an address elsewhere',
    { ...ani, email: 'ani@contoh.id' },
    ['sekolah.id', 'guru.sekolah.id'],
    /@sekolah\.id atau @guru\.sekolah\.id/,
  ],
  [
    'a domain that only ends like the school’s',
    { ...ani, email: 'ani@bukansekolah.id' },
    ['sekolah.id'],
    /bukan akun sekolah/,
  ],
  [
    'an address with another in front',
    { ...ani, email: 'ani@sekolah.id@jahat.id' },
    ['sekolah.id'],
    /bukan akun sekolah/,
  ],
  ['neither address nor NISN', { email: null, nisn: null, name: 'Ani' }, [], /tidak menyebut email/],
])('%s', (_, person, domains, fault) => {
  const found = findFault(person, { domains })
  if (fault === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(fault)
})

const account = {
  role: 'student',
  status: 'active',
  email: 'ani@sekolah.id',
  nisn: null,
  email_verified_at: '2026-11-21T01:00:00.000Z',
}

test.each([
  ['nobody is found: an account may be made', [], undefined],
  ['an account whose address is proven', [account], undefined],
  [
    'an account that was invited is proven by this',
    [{ ...account, status: 'invited', email_verified_at: null }],
    undefined,
  ],
  [
    'an account of the same NISN, whose address nobody has proven',
    [{ ...account, nisn: ani.nisn, email_verified_at: null }],
    undefined,
  ],
  [
    'an account of that address that a stranger may have made',
    [{ ...account, email_verified_at: null }],
    /belum diverifikasi/,
  ],
  ['an account that is disabled', [{ ...account, status: 'disabled' }], /dinonaktifkan/],
  ['two accounts', [account, { ...account, email: null, nisn: ani.nisn }], /dua akun/],
])('%s', (_, accounts, obstacle) => {
  const found = findObstacle(accounts, ani)
  if (obstacle === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(obstacle)
})

test('an account without a NISN is not the one of somebody without a NISN', () => {
  const found = findObstacle([{ ...account, email_verified_at: null }], { ...ani, nisn: null })
  expect(found).toMatch(/belum diverifikasi/)
})
