import { banners } from '@gerbang/contract/site/banners.ts'
import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { drawPicture, writeForm } from '../../../testing/pictures.ts'

let app: TestApp
let token: string
let file: File
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
  file = new File([new Uint8Array(await drawPicture('png', 600, 400))], 'gambar.png')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('banners').execute()
  await app.db.deleteFrom('testimonials').execute()
})

const words = { placement: 'landing', title: 'Try out terbuka', alt: 'Gerbang sekolah' }

async function add(overrides = {}) {
  const form = await writeForm({ ...words, image: file, is_active: 'true', ...overrides })
  return app.send(banners.create, { token, ...form })
}
const change = (id: string, body: object) => app.send(banners.update, { token, params: { id }, body })
const order = (ids: string[]) => app.send(banners.order, { token, body: { ids } })
const listTitles = async () => (await app.send(banners.listAll, { token })).data.map(({ title }) => title)
const shownTitles = async () => (await app.send(banners.list)).data.map(({ title }) => title)

test('a banner comes with its picture and is shown', async () => {
  const { status, data } = await add()
  expect({ status, data }).toMatchObject({ status: 201, data: { ...words, is_active: true, position: 1 } })
  expect(data.image_url).toMatch(/^\/media\/[\da-f]{32}\.webp$/)
  expect(await shownTitles()).toEqual([words.title])
})

test('a window keeps a banner away before and after, and an empty field takes its end away', async () => {
  const at = (seconds: number) => new Date(app.now().getTime() + seconds * 1000).toISOString()
  const { data } = await add({ opens_at: at(60), closes_at: at(120) })
  expect(await shownTitles()).toEqual([])
  app.advance(60)
  expect(await shownTitles()).toEqual([words.title])
  app.advance(60)
  expect(await shownTitles()).toEqual([])
  await app.send(banners.update, { token, params: { id: data.id }, ...(await writeForm({ closes_at: '' })) })
  expect(await shownTitles()).toEqual([words.title])
})

test('a change without a picture keeps it, and what is sent in letters is read', async () => {
  const { data } = await add()
  const changed = await app.send(banners.update, {
    token,
    params: { id: data.id },
    ...(await writeForm({ title: 'Sudah lewat', is_active: 'false' })),
  })
  expect(changed.data).toMatchObject({ title: 'Sudah lewat', is_active: false, image_url: data.image_url })
})

test('a deleted banner comes back to its place with its picture', async () => {
  const [first, second] = [(await add({ title: 'Satu satu' })).data, (await add({ title: 'Dua dua' })).data]
  await app.send(banners.delete, { token, params: { id: first.id } })
  expect(await listTitles()).toEqual(['Dua dua'])
  const { title, alt, image_url, position } = first
  const body = { placement: 'landing', title, alt, image_url, position }
  expect((await app.send(banners.create, { token, body })).data.image_url).toBe(image_url)
  expect(await listTitles()).toEqual(['Satu satu', 'Dua dua'])
  expect(second.position).toBe(2)
})

test.each([
  ['no picture', { image: '' }, 'image'],
  ['a file that is none', { image: new File(['x'], 'a.png') }, 'image'],
  ['an unknown place', { placement: 'atap' }, 'placement'],
  ['a link that runs', { link_url: 'javascript:alert(1)' }, 'link_url'],
  ['a link to another host without its kind', { link_url: '//lain.test' }, 'link_url'],
  [
    'an end before the start',
    { opens_at: '2026-02-02T00:00:00Z', closes_at: '2026-02-01T00:00:00Z' },
    'closes_at',
  ],
])('%s is refused by its field', async (_, wrong, field) => {
  const reply = await add(wrong)
  expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
  expect(Object.keys(reply.errors)).toEqual([field])
})

test('an order that leaves one out is out of date', async () => {
  const [first, second] = [(await add({ title: 'Satu satu' })).data, (await add({ title: 'Dua dua' })).data]
  expect(await order([second.id])).toMatchObject({ status: 409, code: 'outdated' })
  expect(await order([second.id, first.id])).toMatchObject({ status: 200 })
  expect(await listTitles()).toEqual(['Dua dua', 'Satu satu'])
})

test('what is not there cannot be changed or deleted', async () => {
  expect(await change(v7(), {})).toMatchObject({ status: 404 })
  expect(await app.send(banners.delete, { token, params: { id: v7() } })).toMatchObject({ status: 404 })
  expect(await app.send(testimonials.delete, { token, params: { id: v7() } })).toMatchObject({ status: 404 })
  expect(await app.send(testimonials.update, { token, params: { id: v7() }, body: {} })).toMatchObject({
    status: 404,
  })
})

const story = {
  name: 'Ani Rekaan',
  school: 'SMA Rekaan',
  accepted_at: 'Universitas Rekaan',
  year: '2026',
  quote: 'Latihannya terasa nyata.',
}

test('a testimonial is written with a photo, published, changed and deleted', async () => {
  const { status, data } = await app.send(testimonials.create, {
    token,
    ...(await writeForm({ ...story, photo: file })),
  })
  expect({ status, data }).toMatchObject({ status: 201, data: { ...story, year: 2026, is_published: false } })
  expect(data.photo_url).toMatch(/^\/media\//)
  expect((await app.send(testimonials.list)).data).toEqual([])
  const sent = { token, params: { id: data.id } }
  await app.send(testimonials.update, { ...sent, body: { is_published: true, photo: null } })
  expect((await app.send(testimonials.list)).data).toMatchObject([{ name: story.name, photo_url: null }])
  await app.send(testimonials.delete, sent)
  expect((await app.send(testimonials.listAll, { token })).data).toEqual([])
})

test('each act stands in the log', async () => {
  const { data } = await add()
  await change(data.id, { title: 'Judul lain' })
  await app.send(banners.delete, { token, params: { id: data.id } })
  const acts = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', data.id)
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['banner_created', 'banner_updated', 'banner_deleted'])
})
