import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

const base = { name: '', password: '', province: null as { id: string } | null }
const typed = { name: 'Rani Putri', password: 'kucing di atas genteng', province: { id: '32' } }

beforeEach(() => {
  stubStorage('sessionStorage')
  stubStorage('localStorage')
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again, but never the password', () => {
  keepDraft('register', base, typed)
  expect(readDraft('register', base)).toEqual({ ...typed, password: '' })
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('kucing')
})

test('a visitor leaves nothing on the device', () => {
  keepDraft('register', base, typed)
  expect(JSON.stringify(localStorage)).toBe('{}')
  expect(JSON.stringify(sessionStorage)).toContain('Rani')
})

test('the draft of a signed-in person is theirs alone', () => {
  localStorage.setItem('gerbang-user', 'user-1')
  keepDraft('faq', base, typed)
  expect(readDraft('faq', base)).toMatchObject({ name: 'Rani Putri' })
  localStorage.setItem('gerbang-user', 'user-2')
  expect(readDraft('faq', base)).toBeUndefined()
})

test('a draft made from other data is not put over what is there now', () => {
  keepDraft('faq', base, typed)
  expect(readDraft('faq', { ...base, name: 'Nama dari server' })).toBeUndefined()
})

test('changes that were taken back leave no draft', () => {
  keepDraft('faq', base, typed)
  keepDraft('faq', base, base)
  expect(readDraft('faq', base)).toBeUndefined()
})

test('after it was sent nothing is left', () => {
  keepDraft('register', base, typed)
  dropDraft('register')
  expect(readDraft('register', base)).toBeUndefined()
})

test.each(['', 'bukan json', 'null', '"teks"', '[]', '{"base":{},"values":3}'])(
  'a store that holds %j has no draft',
  stored => {
    sessionStorage.setItem('gerbang-draft-register', stored)
    expect(readDraft('register', base)).toBeUndefined()
  },
)
