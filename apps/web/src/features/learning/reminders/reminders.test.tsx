import { reminders } from '@gerbang/contract/learning/reminders.ts'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createProgram, createTryout } from '../../../../../server/src/testing/factories.ts'
import { readMails } from '../../../../../server/src/testing/mails.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
})
afterAll(() => app.close())

test('a reminder leads to where reminders are turned off, and the profile turns them on again', async () => {
  const program = await createProgram(app.db)
  const opens_at = new Date(app.now().getTime() + 5 * 3_600_000).toISOString()
  const tryout = await createTryout(app.db, { program_id: program.id, opens_at })
  const student = await app.signIn({ program_id: program.id })
  await app.send(reminders.ask, { token: student.token, params: { slug: tryout.slug } })
  expect(await app.jobs.remind()).toBe(1)
  const [mail] = await readMails(app, student.user.email)
  const link = /https:\/\/[^/]+(\/reminders\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''

  const visit = await openScreen(link, student)
  await visit.user.click(await screen.findByRole('button', { name: 'Matikan pengingat' }))
  expect(await screen.findByRole('heading', { name: 'Pengingat dimatikan' })).toBeTruthy()

  await visit.router.navigate('/student/profile')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Ingatkan try out/ })
  expect(box.checked).toBe(false)
  await visit.user.click(box)
  await expect.poll(() => box.checked).toBe(true)
})

test('a link that does not hold says what to do instead', async () => {
  const { user } = await openScreen('/reminders/refuse?token=tidak-ada', await app.signIn())
  await user.click(await screen.findByRole('button', { name: 'Matikan pengingat' }))
  expect((await screen.findByRole('alert')).textContent).toContain('halaman Akun')
})
