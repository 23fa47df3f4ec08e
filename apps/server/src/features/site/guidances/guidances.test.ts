import { guidances } from '@gerbang/contract/site/guidances.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('guidances').execute())

const words = { title: 'Saat sinyal hilang', body: '## Tenang\n\nJawaban menunggu di **perangkatmu**.' }

const add = (overrides = {}) =>
  app.send(guidances.create, { token, body: { ...words, is_published: true, ...overrides } })
const listTitles = async () => (await app.send(guidances.listAll, { token })).data.map(({ title }) => title)

test('students read what is published, in its order, and nothing of how it was written', async () => {
  await add()
  await add({ title: 'Masih ditulis', is_published: false })
  await add({ title: 'Membaca raport' })
  const student = await app.signIn()
  const { data } = await app.send(guidances.list, { token: student.token })
  expect(data.map(({ title }) => title)).toEqual([words.title, 'Membaca raport'])
  expect(data[0]).toMatchObject({ slug: 'saat-sinyal-hilang', video_url: null, file_url: null })
  expect(data[0]?.body_html).toContain('<h2>Tenang</h2>')
  expect(data[0]).not.toHaveProperty('body')
})

test('a guide may have a video and a file, and a file that goes takes its name along', async () => {
  const file = { file_url: '/media/0a1b.pdf', file_name: 'Panduan.pdf' }
  const video = { video_url: 'https://video.example/1' }
  const { data } = await add({ ...file, ...video })
  expect(data).toMatchObject({ ...file, ...video })
  const changed = await app.send(guidances.update, {
    token,
    params: { id: data.id },
    body: { file_url: null },
  })
  expect(changed.data).toMatchObject({ file_url: null, file_name: null, ...video })
})

test.each([
  ['a video that is not https', { video_url: 'javascript:alert(1)' }, 'video_url'],
  ['a file from elsewhere', { file_url: 'https://lain.test/a.pdf' }, 'file_url'],
  ['a formula that cannot be shown', { body: 'Rumus $\\frac{$ ini' }, 'body'],
])('%s is refused by its field', async (_, wrong, field) => {
  const reply = await add(wrong)
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.errors)).toEqual([field])
})

test('guides are put in order; an order that leaves one out is out of date', async () => {
  const [first, second] = [(await add()).data, (await add()).data]
  expect(second.slug).toBe('saat-sinyal-hilang-2')
  const order = (ids: string[]) => app.send(guidances.order, { token, body: { ids } })
  expect(await order([first.id])).toMatchObject({ status: 409 })
  await app.send(guidances.update, { token, params: { id: second.id }, body: { title: 'Yang kedua' } })
  await order([second.id, first.id])
  expect(await listTitles()).toEqual(['Yang kedua', words.title])
})

test('a deleted guide is gone, and what is not there cannot be changed', async () => {
  const { data } = await add()
  expect(await app.send(guidances.delete, { token, params: { id: data.id } })).toMatchObject({ status: 200 })
  expect(await listTitles()).toEqual([])
  for (const call of [guidances.update, guidances.delete])
    expect(await app.send(call, { token, params: { id: v7() }, body: {} })).toMatchObject({ status: 404 })
})
