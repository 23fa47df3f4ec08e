import { expect, test } from 'vitest'
import {
  asksForCode,
  findStep,
  isDue,
  mayHaveSecondFactor,
  writeSecret,
  writeUri,
} from './second-factor.rules.ts'

/** The secret and the codes of RFC 6238, appendix B, of which the last six digits count here. */
const secret = writeSecret(new TextEncoder().encode('12345678901234567890'))
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the code of the standard is %s', (seconds, code) => {
  expect(findStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a code counts in its own half minute and one to each side, as that half minute’s', () => {
  const steps = [-31, -30, 0, 29, 30, 59, 60].map(late =>
    findStep(secret, '005924', at(1_234_567_890 + late)),
  )
  expect(steps).toEqual([undefined, 41_152_263, 41_152_263, 41_152_263, 41_152_263, 41_152_263, undefined])
})

test.each(['005925', '', 'abcdef', '5924', '0059240'])('“%s” is no code of that moment', code => {
  expect(findStep(secret, code, at(1_234_567_890))).toBeUndefined()
})

test('an app reads issuer, account and what every app takes', () => {
  const uri = new URL(writeUri(secret, { issuer: 'SMA Harapan', label: 'guru@sekolah.id' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('SMA Harapan:guru@sekolah.id')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'SMA Harapan',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test.each([
  ['a teacher', { role: 'teacher', email: 'guru@sekolah.id' }, true],
  ['an admin without an address', { role: 'admin', email: null }, true],
  ['a student', { role: 'student', email: 'siswa@sekolah.id' }, false],
  [
    'an account of the demo, which belongs to everybody',
    { role: 'admin', email: 'admin@gerbang.test' },
    false,
  ],
] as const)('%s may have one: %o %s', (_, account, may) => {
  expect(mayHaveSecondFactor(account)).toBe(may)
  expect(asksForCode({ ...account, secret })).toBe(may)
  expect(asksForCode({ ...account, secret: null })).toBe(false)
})

test('what is due is so from that very moment on', () => {
  expect(isDue(null, at(0))).toBe(false)
  expect(isDue(at(10).toISOString(), at(9))).toBe(false)
  expect(isDue(at(10).toISOString(), at(10))).toBe(true)
})
