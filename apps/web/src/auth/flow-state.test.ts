import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isCodeAccepted, isMailSent, isNewPassword, mailSent } from './flow-state.ts'

const guards = { isMailSent, isCodeAccepted, isNewPassword }

test('a mail that was sent is told to the next step, without the spaces of its address', () => {
  vi.useFakeTimers({ now: 1_000 })
  const sent = mailSent('  a@contoh.id ', 60)
  expect(sent).toEqual({ email: 'a@contoh.id', resend_at: 61_000 })
  expect(isMailSent(sent)).toBe(true)
  vi.useRealTimers()
})

test('each step knows its own state and no other', () => {
  expect(isCodeAccepted({ reset_token: 'x' })).toBe(true)
  expect(isNewPassword({ has_new_password: true })).toBe(true)
  for (const guard of [isCodeAccepted, isNewPassword]) expect(guard(mailSent('a', 1))).toBe(false)
  expect(isMailSent({ email: 'a' })).toBe(false)
  expect(isMailSent({ email: 'a', resend_at: '61000' })).toBe(false)
})

test('whatever a history holds, a guard answers', () => {
  fc.assert(
    fc.property(fc.anything(), state => {
      for (const guard of Object.values(guards)) expect(typeof guard(state)).toBe('boolean')
    }),
  )
})
