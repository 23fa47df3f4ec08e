import { markings } from '@gerbang/contract/office/markings.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createHandedIn } from '../../../../../server/src/testing/essays.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  app = await serveScreens()
  admin = await app.signIn({ role: 'admin' })
})
afterAll(() => app.close())

test('a teacher without essays is told where they will be', async () => {
  await openScreen('/teacher/question-bank/uraian', await app.signIn({ role: 'teacher' }))
  expect(await screen.findByRole('heading', { name: 'Belum ada uraian' })).toBeTruthy()
})

test('the list says how far each place is, and leads to its questions', async () => {
  const { params } = await createHandedIn(app, ['Satu.', 'Dua.'])
  const { user } = await openScreen('/admin/question-bank/uraian', admin)
  const [link] = await screen.findAllByRole('link', { name: 'Try Out Uji' })
  expect(screen.getAllByText(/^Try out · 0 dari 2 selesai dinilai/).length).toBeGreaterThan(0)
  const own = screen.getAllByRole('link').find(one => one.getAttribute('href')?.endsWith(params.id))
  await user.click(own ?? link ?? document.body)
  const mark = await screen.findByRole('link', { name: 'Nilai' })
  expect(mark.getAttribute('href')).toBe(`/admin/question-bank/uraian/${params.id}/soal/${params.questionId}`)
})

test('two markers are asked for where one may be too strict, and the choice is kept', async () => {
  const { params } = await createHandedIn(app, ['Satu.'])
  const { user } = await openScreen(`/admin/question-bank/uraian/${params.id}`, admin)
  const field = await screen.findByLabelText('Penilai tiap uraian')
  expect(field).toHaveProperty('value', '1')
  await user.selectOptions(field, 'Dua penilai')
  await waitFor(async () => {
    const { data } = await app.send(markings.get, { token: admin.token, params: { id: params.id } })
    expect(data.markers).toBe(2)
  })
})
