import { programs } from '@gerbang/contract/programs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/api.ts'
import { createProgram } from '../../testing/factories.ts'

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
