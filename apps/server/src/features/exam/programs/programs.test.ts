import { programs } from '@gerbang/contract/exam/programs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createBank, createProgram } from '../../../testing/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('there are no programs before one is made', async () => {
  expect(await app.send(programs.list)).toMatchObject({ status: 200, data: [] })
})

test('active programs are listed in display order, equal places by name', async () => {
  const kedinasan = await createProgram(app.db, { name: 'Kedinasan', position: 2, slug: 'kedinasan' })
  const mandiri = await createProgram(app.db, { name: 'Mandiri', position: 1, slug: 'mandiri' })
  const akpol = await createProgram(app.db, { name: 'Akpol', position: 2, slug: 'akpol' })
  await createProgram(app.db, { name: 'Lama', position: 0, is_active: false })
  const { data } = await app.send(programs.list)
  expect(data).toEqual(
    [mandiri, akpol, kedinasan].map(({ id, name, slug }) => ({ id, name, slug, description: '' })),
  )
})

test('an admin makes a program with a format, which cannot go while something uses it', async () => {
  const { token } = await app.signIn({ role: 'admin' })
  const body = { name: 'Kedinasan Baru', description: '', is_active: true }
  const made = await app.send(programs.create, { token, body })
  expect(made).toMatchObject({ status: 201, data: { slug: 'kedinasan-baru', presets: [] } })
  const params = { id: made.data.id }
  const owner = await app.signIn({ role: 'teacher' })
  const bank = await createBank(app.db, { owner_id: owner.user.id, program_id: params.id })
  const row = {
    subject_id: bank.subject_id,
    question_count: 45,
    duration_seconds: 2400,
    weight: 1,
    threshold: 166,
  }
  const format = {
    name: 'SKD 2024',
    year: 2024,
    source: 'BKN',
    mode: 'free',
    scoring: 'raw',
    marks: { kind: 'points' },
    sub_tests: [row],
  }
  const { data } = await app.send(programs.createPreset, { token, params, body: format })
  expect(data.presets).toMatchObject([{ year: 2024, sub_tests: [{ question_count: 45, threshold: 166 }] }])
  const preset = { ...params, presetId: data.presets[0]?.id ?? '' }
  expect(await app.send(programs.createPreset, { token, params, body: format })).toMatchObject({
    status: 422,
  })
  const changed = { ...format, sub_tests: [{ ...row, question_count: 40 }] }
  const update = await app.send(programs.updatePreset, { token, params: preset, body: changed })
  expect(update.data.presets[0]?.sub_tests[0]?.question_count).toBe(40)
  const other = await createProgram(app.db)
  const elsewhere = { ...preset, id: other.id }
  expect(await app.send(programs.updatePreset, { token, params: elsewhere, body: format })).toMatchObject({
    status: 404,
  })
  expect(await app.send(programs.delete, { token, params })).toMatchObject({ status: 409 })
  expect((await app.send(programs.deletePreset, { token, params: preset })).data.presets).toEqual([])
  expect(await app.send(programs.delete, { token, params: { id: other.id } })).toMatchObject({ status: 200 })
})

test('what a change does not name stays, and what it empties is empty', async () => {
  const { token } = await app.signIn({ role: 'admin' })
  const { id } = await createProgram(app.db, {
    exam_on: '2027-04-20',
    credit: 'proportional',
    totals: 'joint',
  })
  const body = { name: 'SKD', description: 'Seleksi', is_active: true }
  const change = (changes: object) =>
    app.send(programs.update, { token, params: { id }, body: { ...body, ...changes } })
  expect((await change({})).data).toMatchObject({
    ...body,
    exam_on: '2027-04-20',
    credit: 'proportional',
    totals: 'joint',
  })
  expect((await change({ exam_on: null, totals: 'mean' })).data).toMatchObject({
    exam_on: null,
    credit: 'proportional',
    totals: 'mean',
  })
})
