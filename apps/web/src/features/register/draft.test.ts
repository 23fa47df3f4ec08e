import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { toBody } from './to-body.ts'

beforeEach(() => stubStorage('sessionStorage'))
afterEach(() => vi.unstubAllGlobals())

const province = { id: '32', name: 'Jawa Barat' }
const typed = { ...emptyDraft(), name: 'Rani Putri', password: 'kucing di atas genteng', province }

function emptyDraft() {
  stubStorage('sessionStorage')
  return readDraft()
}

test('what was typed is there again, but never the password', () => {
  keepDraft(typed)
  expect(readDraft()).toEqual({ ...typed, password: '' })
  expect(JSON.stringify(sessionStorage)).not.toContain('kucing')
})

test('after a login nothing of it is left', () => {
  keepDraft(typed)
  dropDraft()
  expect(readDraft()).toEqual(emptyDraft())
})

test.each(['', 'bukan json', 'null', '"teks"', '[]'])('a store that holds %j gives an empty form', stored => {
  sessionStorage.setItem('gerbang-register', stored)
  expect(readDraft()).toMatchObject({ name: '', province: null, student_code: '' })
})

test('a phone number and a code are sent only when they were written', () => {
  expect(toBody({ ...typed, phone: '  ', student_code: '' })).not.toHaveProperty('phone')
  expect(toBody({ ...typed, phone: '0812 3456 7890', student_code: 'GRB7K2' })).toMatchObject({
    phone: '0812 3456 7890',
    student_code: 'GRB7K2',
    province_id: '32',
  })
})
