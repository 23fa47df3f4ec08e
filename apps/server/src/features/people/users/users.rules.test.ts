import { expect, test } from 'vitest'
import type { LockedUser } from './users.queries.ts'
import {
  canBulk,
  findRightsFaults,
  isInvitable,
  isLastAdmin,
  listGraveChanges,
  statusWhenLetIn,
} from './users.rules.ts'

const describeUser = (changes: Partial<LockedUser> = {}) =>
  ({
    id: 'rina',
    role: 'teacher',
    status: 'active',
    email: 'rina@sekolah.id',
    extra_time_factor: 1,
    has_password: true,
    anonymised_at: null,
    ...changes,
  }) as LockedUser

const standing = { viewerId: 'kepala', admins: ['kepala', 'wakil'] }
const reason = 'Pindah tugas semester ini'

test('what gives or ends rights or time is grave, and only where it differs', () => {
  const changes = { role: 'teacher', status: 'disabled', extra_time_factor: 1.5, name: 'Rina' } as const
  expect(listGraveChanges(describeUser(), changes)).toEqual(['status', 'extra_time_factor'])
})

test('a grave change wants a reason, and another one does not', () => {
  expect(findRightsFaults(describeUser(), { role: 'admin' }, standing)).toEqual({
    reason: ['Tulis alasannya: perubahan ini dicatat.'],
  })
  expect(findRightsFaults(describeUser(), { role: 'admin', reason }, standing)).toEqual({})
  expect(findRightsFaults(describeUser(), { name: 'Rina Dewi' }, standing)).toEqual({})
})

test('nobody changes their own rights', () => {
  const own = describeUser({ id: 'kepala', role: 'admin' })
  expect(findRightsFaults(own, { role: 'teacher', reason }, standing)).toEqual({
    role: ['Kamu tidak bisa mengubah hakmu sendiri. Minta admin lain.'],
  })
  expect(findRightsFaults(own, { status: 'disabled', reason }, standing)).toHaveProperty('status')
  expect(findRightsFaults(own, { role: 'admin', reason }, standing)).toEqual({})
})

test('the last admin stays one', () => {
  const last = describeUser({ id: 'wakil', role: 'admin' })
  const alone = { viewerId: 'kepala', admins: ['wakil'] }
  expect(isLastAdmin('wakil', alone.admins)).toBe(true)
  expect(isLastAdmin('wakil', standing.admins)).toBe(false)
  for (const changes of [{ role: 'teacher' }, { status: 'disabled' }] as const) {
    expect(Object.values(findRightsFaults(last, { ...changes, reason }, alone)).flat()).toEqual([
      'Ini admin terakhir. Angkat admin lain dulu.',
    ])
    expect(findRightsFaults(last, { ...changes, reason }, standing)).toEqual({})
  }
})

test('whoever comes back without a password is invited still', () => {
  expect(statusWhenLetIn(describeUser())).toBe('active')
  expect(statusWhenLetIn(describeUser({ has_password: false }))).toBe('invited')
})

test('only who is invited and has an address can be sent an invitation', () => {
  expect(isInvitable(describeUser({ status: 'invited' }))).toBe(true)
  expect(isInvitable(describeUser({ status: 'invited', email: null }))).toBe(false)
  expect(isInvitable(describeUser())).toBe(false)
})

test.each([
  ['disable', { status: 'active' }, true],
  ['disable', { status: 'invited' }, true],
  ['disable', { status: 'disabled' }, false],
  ['enable', { status: 'disabled' }, true],
  ['enable', { status: 'active' }, false],
  ['invite', { status: 'invited' }, true],
  ['invite', { status: 'active' }, false],
] as const)('“%s” fits somebody of %o: %s', (act, user, can) => {
  expect(canBulk(act, describeUser(user), 'kepala')).toBe(can)
})

test('among many nobody shuts themselves out, and who is forgotten stays so', () => {
  expect(canBulk('disable', describeUser(), 'rina')).toBe(false)
  const forgotten = describeUser({ status: 'disabled', anonymised_at: '2026-11-21T01:00:00.000Z' })
  expect(canBulk('enable', forgotten, 'kepala')).toBe(false)
})
