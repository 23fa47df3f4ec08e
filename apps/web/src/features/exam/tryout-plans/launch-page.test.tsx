import { randomUUID } from 'node:crypto'
import { classes } from '@gerbang/contract/people/classes.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createBank, createProgram, createQuestions } from '../../../../../server/src/testing/factories.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'
import { suggestWindow } from './suggest-window.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

/** A paper of one sub-test with three questions, never published. */
async function createPaper(title: string) {
  const { token } = admin
  const program = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: admin.user.id, program_id: program.id })
  const { ids } = await createQuestions(app.db, bank, 3)
  const window = suggestWindow(app.now(), 600)
  const body = {
    ...window,
    title,
    description: '',
    program_id: program.id,
    mode: 'free',
    access: 'free',
    max_attempts: 1,
    choices_min: 0,
    choices_max: 0,
    marks: { kind: 'points' },
    scale_min: 0,
    scale_max: 100,
    release_at: null,
    shuffle_questions: true,
    shuffle_options: true,
  }
  const { data } = await app.send(tryoutPlans.create, { token, body })
  const params = { id: data.id }
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1 }]
  const arranged = await app.send(tryoutPlans.arrange, { token, params, body: { sub_tests } })
  const subTestId = arranged.data.sub_tests[0]?.id ?? ''
  await app.send(tryoutPlans.choose, { token, params: { ...params, subTestId }, body: { question_ids: ids } })
  return data.id
}

test('whoever has no paper is led to the packs', async () => {
  await openScreen('/admin/try-out/launch', admin)
  expect(await screen.findByRole('link', { name: 'Buka Paket isi' })).toBeTruthy()
})

test('a paper, a class and a time are all that is asked', async () => {
  const title = `Naskah ${randomUUID()}`
  const id = await createPaper(title)
  await createPaper('Naskah Sabtu')
  const name = `XII ${title.slice(-8)}`
  const body = { name, year: 2026, school_name: null }
  await app.send(classes.create, { token: admin.token, body })
  const { user, router } = await openScreen('/admin/try-out/launch', admin)
  await user.click(await screen.findByRole('radio', { name: new RegExp(title) }))
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
  expect(screen.getByRole('checkbox', { name: /Semua siswa/ })).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: 'Terbitkan untuk siswa' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/try-out/detail/${id}`))
  const { data } = await app.send(tryoutPlans.get, { token: admin.token, params: { id } })
  expect(data).toMatchObject({ state: 'scheduled', classes: [{ name }] })
})

test('a window is long enough for the paper and begins with an hour', () => {
  expect(suggestWindow(new Date('2026-11-27T00:20:00.000Z'), 11_700)).toEqual({
    opens_at: '2026-11-27T01:00:00.000Z',
    closes_at: '2026-11-27T06:00:00.000Z',
  })
})
