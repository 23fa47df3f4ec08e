import { expect, test } from 'vitest'
import { keep, refusals } from '../testing/keep.ts'
import { schoolLogin } from './school-login.ts'

const written = {
  is_on: true,
  label: 'Masuk dengan akun sekolah',
  issuer: 'https://akun.sekolah.sch.id',
  client_id: 'gerbang',
  domains: ['sekolah.sch.id'],
  nisn_claim: '',
  makes_accounts: false,
  program_id: null,
}
const refused = (changes: object) => refusals(schoolLogin.update.body, { ...written, ...changes })

test('a provider is told by an address that nobody reads on the way', () => {
  expect(refused({})).toEqual([])
  for (const issuer of ['http://127.0.0.1:4000', 'http://localhost/oidc'])
    expect(refused({ issuer })).toEqual([])
  for (const issuer of [
    'http://akun.sekolah.sch.id',
    'http://localhost.jahat.id',
    'ftp://sekolah.sch.id',
    'sekolah',
  ])
    expect(refused({ issuer })).toEqual(['issuer'])
})

test('domains are names of places, and not addresses', () => {
  expect(keep(schoolLogin.update.body, { ...written, domains: [' Siswa.Sekolah.SCH.id '] })).toMatchObject({
    domains: ['siswa.sekolah.sch.id'],
  })
  for (const domain of [
    '@sekolah.sch.id',
    'sekolah',
    'https://sekolah.sch.id',
    '-a.id',
    'a..id',
    'sekolah.1',
  ])
    expect(refused({ domains: [domain] })).toEqual(['domains.0'])
})

test('no name before an @ passes for this machine', () => {
  for (const issuer of [
    'http://localhost:a@jahat.id/',
    'http://localhost:80@jahat.id',
    'http://127.0.0.1:1@jahat.id/',
  ])
    expect(refused({ issuer })).toEqual(['issuer'])
})
