import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { createPageStore, type FindPage, type StoredPage } from './page-store.ts'

let at = 0
let findPage: FindPage
beforeEach(() => {
  at = 0
  findPage = createPageStore(() => new Date(at))
})

const read = (page: StoredPage | undefined) => page && gunzipSync(page.gzip).toString()
const write = (text: string | undefined) => () => Promise.resolve(text)
const fail = () => Promise.reject(new Error('no database'))

test('a page is packed in both encodings', async () => {
  const page = await findPage('a', write('Selamat pagi'))
  expect(read(page)).toBe('Selamat pagi')
  expect(page && brotliDecompressSync(page.brotli).toString()).toBe('Selamat pagi')
})

test('within its time a page is not written again', async () => {
  await findPage('a', write('lama'))
  at += limits.sitePageMs - 1
  expect(read(await findPage('a', write('baru')))).toBe('lama')
})

test('after its time a page is written anew', async () => {
  const before = await findPage('a', write('lama'))
  at += limits.sitePageMs
  const after = await findPage('a', write('baru'))
  expect(read(after)).toBe('baru')
  expect(after?.etag).not.toBe(before?.etag)
})

test('a page that did not change is not compressed again', async () => {
  const before = await findPage('a', write('sama'))
  at += limits.sitePageMs
  expect(await findPage('a', write('sama'))).toBe(before)
})

test('a thousand who ask at once have it written once', async () => {
  let written = 0
  const count = () => Promise.resolve(`${(written += 1)}`)
  const pages = await Promise.all(Array.from({ length: 1000 }, () => findPage('a', count)))
  expect(new Set(pages.map(read))).toEqual(new Set(['1']))
})

test('while the database is away the last version stands in', async () => {
  await findPage('a', write('terakhir'))
  at += limits.sitePageMs
  expect(read(await findPage('a', fail))).toBe('terakhir')
})

test('a first version that cannot be written is an error, and the next try may succeed', async () => {
  await expect(findPage('a', fail)).rejects.toThrow('no database')
  expect(read(await findPage('a', write('ada')))).toBe('ada')
})

test('a page that is taken away is gone when its time is over', async () => {
  await findPage('a', write('ada'))
  at += limits.sitePageMs
  expect(await findPage('a', write(undefined))).toBeUndefined()
  expect(await findPage('a', fail).catch(() => 'gone')).toBe('gone')
})

test('the oldest page makes room for one too many', async () => {
  for (let index = 0; index <= limits.sitePages; index += 1) await findPage(`${index}`, write('lama'))
  expect(read(await findPage('0', write('baru')))).toBe('baru')
  expect(read(await findPage(`${limits.sitePages}`, write('baru')))).toBe('lama')
})
