import { Readable } from 'node:stream'
import { defineCalls } from '@gerbang/contract/call.ts'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { replyWithError } from './error-handler.ts'
import { nestFields } from './form-data.ts'
import { createMount } from './handle.ts'
import { noActs } from '../testing/no-acts.ts'

const { save } = defineCalls({
  save: {
    route: 'POST /banners/{id}',
    summary: 'For this test',
    access: { roles: 'public', lane: 'list' },
    multipart: true,
    params: { id: z.string() },
    body: z.strictObject({
      title: z.string().min(3),
      link: z.string().nullable().optional(),
      window: z.strictObject({ from: z.iso.datetime() }),
      items: z.array(z.strictObject({ label: z.string() })).optional(),
      image: z.file().max(20).mime('image/png'),
    }),
    data: z.strictObject({
      title: z.string(),
      link: z.string().nullable(),
      labels: z.array(z.string()),
      size: z.int(),
    }),
  },
})

async function createApp() {
  const app = Fastify()
  app.decorateRequest('viewer', undefined)
  app.setErrorHandler(replyWithError)
  const { mount } = createMount(app, () => async () => {}, noActs)
  mount(save, async ({ body }) => ({
    data: {
      title: body.title,
      link: body.link === undefined ? 'unchanged' : body.link,
      labels: body.items?.map(item => item.label) ?? [],
      size: body.image.size,
    },
  }))
  return app
}

async function write(form: FormData) {
  const request = new Request('http://gerbang.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await request.arrayBuffer()) }
}

async function post(form: FormData) {
  const app = await createApp()
  const response = await app.inject({ method: 'POST', url: '/api/v1/banners/1', ...(await write(form)) })
  await app.close()
  return { status: response.statusCode, body: response.json() }
}

function fillForm(
  fields: Record<string, string | File>,
  picture = new File(['png'], 'a.png', { type: 'image/png' }),
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('image', picture)
  return form
}

test('reads nested fields, lists and a file from a form', async () => {
  const reply = await post(
    fillForm({
      title: 'Berita',
      link: '',
      'window[from]': '2026-11-21T01:00:00Z',
      'items[0][label]': 'satu',
      'items[1][label]': 'dua',
    }),
  )
  expect(reply).toMatchObject({
    status: 200,
    body: { data: { title: 'Berita', link: null, labels: ['satu', 'dua'], size: 3 } },
  })
})

test('leaves a field alone that the form does not have', async () => {
  const reply = await post(fillForm({ title: 'Berita', 'window[from]': '2026-11-21T01:00:00Z' }))
  expect(reply.body.data.link).toBe('unchanged')
})

test('names nested fields and refuses unknown ones and wrong files', async () => {
  const picture = new File(['x'.repeat(30)], 'a.gif', { type: 'image/gif' })
  const reply = await post(fillForm({ title: 'B', 'window[from]': 'kemarin', is_admin: '1' }, picture))
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors).sort()).toEqual(['image', 'is_admin', 'title', 'window.from'])
})

const half = 'x'.repeat(limits.uploadBytes / 2)
const manyFields = Object.fromEntries(
  Array.from({ length: 50 }, (_, index) => [`f${index}`, 'x'.repeat(limits.bodyBytes - 1)]),
)
test.each([
  ['one file', fillForm({}, new File([half, half, 'x'], 'a.png'))],
  ['files', fillForm({ title: new File([half], 'b.png') }, new File([half, 'x'], 'a.png'))],
  ['fields', fillForm(manyFields)],
])('a form whose %s are more than an upload may be is too large', async (_, form) => {
  expect(await post(form)).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('so many forms are read at once; one more is asked to come again', async () => {
  const app = await createApp()
  const { headers, payload } = await write(
    fillForm({ title: 'Berita', 'window[from]': '2026-11-21T01:00:00Z' }),
  )
  const send = (body: Buffer | Readable) =>
    app.inject({ method: 'POST', url: '/api/v1/banners/1', headers, payload: body })
  const finish = Promise.withResolvers<void>()
  const begun = Array.from({ length: limits.uploadsAtOnce }, () => Promise.withResolvers<void>())
  const slow = begun.map(({ resolve }) =>
    send(
      Readable.from(
        (async function* () {
          yield payload.subarray(0, 10)
          resolve()
          await finish.promise
          yield payload.subarray(10)
        })(),
      ),
    ),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  const refused = await send(payload)
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded'])
  finish.resolve()
  const replies = [...(await Promise.all(slow)), await send(payload)]
  expect(replies.map(reply => reply.statusCode)).toEqual(replies.map(() => 200))
  await app.close()
})

test('refuses names that reach into prototypes or cannot be read', () => {
  for (const name of [
    '__proto__[x]',
    'a[__proto__][x]',
    'a[constructor]',
    'a[',
    '[b]',
    `a${'[b]'.repeat(30)}`,
    'a[0][b][c',
  ])
    expect(() => nestFields([[name, 'x']])).toThrow('Validation error')
  expect(Object.getPrototypeOf({}).x).toBeUndefined()
})

test.each(['length', 'push', 'at'])('refuses a field %s of a list', name => {
  for (const reach of [`a[${name}]`, `a[${name}][b]`])
    expect(() =>
      nestFields([
        ['a[0]', 'x'],
        [reach, 'x'],
      ]),
    ).toThrow('Validation error')
})

test.each(['toString', 'constructor', '__proto__', 'items[length]', 'window[toString]'])(
  'a form with a field %s is refused, and not by a fault',
  async name => {
    const { status } = await post(fillForm({ 'items[0][label]': 'satu', [name]: 'x' }))
    expect([400, 422]).toContain(status)
  },
)

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that ends early',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="title"\r\n\r\nBer',
  ],
  ['with a head that is none', 'multipart/form-data; boundary=a', '--a\r\n\0\r\n\r\nx\r\n--a--'],
  ['that is empty', 'multipart/form-data; boundary=a', ''],
])('a form %s is refused with a sentence', async (_, type, payload) => {
  const app = await createApp()
  const headers = { 'content-type': type }
  const reply = await app.inject({ method: 'POST', url: '/api/v1/banners/1', headers, payload })
  await app.close()
  expect([400, 422]).toContain(reply.statusCode)
  expect(reply.json().message).not.toBe('')
})

type Plain = string | Plain[] | { [key: string]: Plain }

function flatten(value: Plain, name: string): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  return Object.entries(value).flatMap(([key, child]) => flatten(child, name ? `${name}[${key}]` : key))
}

test('gives back any nesting of texts that was flattened', () => {
  const key = fc.stringMatching(/^[a-z]{1,6}$/)
  const { tree } = fc.letrec<{ tree: Plain }>(tie => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.stringMatching(/^[a-z ]{1,8}$/),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(fc.dictionary(key, tree, { minKeys: 1, maxKeys: 4 }), body => {
      expect(nestFields(flatten(body, ''))).toEqual({ ...body })
    }),
  )
})
