import type { Call } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { expect, test } from 'vitest'
import { holdToRecords, tellRecorded } from './recording.ts'

const write: Call = {
  method: 'POST',
  path: '/things',
  summary: 'Make a thing',
  access: { roles: ['admin'], lane: 'write' },
}
const createFaq = async () => tellRecorded('faq_created')
const deleteFaq = async () => tellRecorded('faq_deleted')

test('a write of staff that declares nothing is not mounted', () => {
  expect(() => holdToRecords(write, async () => 1)).toThrow('does not say what the audit log gets')
})

test('a success without the entry that the call promises is a fault', async () => {
  const call = { ...write, records: { action: 'faq_created', about: 'faq' } } as const
  await expect(holdToRecords(call, async () => 1)(undefined)).rejects.toThrow('recorded none of faq_created')
  await expect(holdToRecords(call, createFaq)(undefined)).resolves.toBeUndefined()
})

test('an entry that the call does not declare is a fault', async () => {
  for (const records of [{ action: 'faq_created', about: 'faq' }, { nothing: 'It stores nothing.' }] as const)
    await expect(holdToRecords({ ...write, records }, deleteFaq)(undefined)).rejects.toThrow(
      'does not declare',
    )
})

test('a call that says when it records nothing may leave none', async () => {
  const records = { action: 'topic_created', about: 'topic', unless: 'It is there.' } as const
  await expect(holdToRecords({ ...write, records }, async () => 1)(undefined)).resolves.toBe(1)
})

test('every reason for an absent entry is a sentence', () => {
  const reasons = listCalls().flatMap(({ call: { records } }) => {
    if (typeof records !== 'object') return []
    if ('nothing' in records) return [records.nothing]
    return records.unless === undefined ? [] : [records.unless]
  })
  expect(reasons.length).toBeGreaterThan(10)
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,}\.$/)
})
