import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import { practices } from '@gerbang/contract/learning/practices.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../../server/src/testing/api.ts'
import { createMajors, createProgram } from '../../../../../server/src/testing/factories.ts'
import { createPool } from '../../../../../server/src/testing/practices.ts'
import { paths } from '../../../paths.ts'
import { openScreen, serveScreens } from '../../../testing/open-screen.tsx'

type Person = Awaited<ReturnType<TestApp['signIn']>>
type Step = 'target' | 'goal' | 'done'

let app: TestApp
beforeAll(async () => {
  app = await serveScreens()
  await createMajors(app.db, ['S1', 'D3'])
})
afterAll(() => app.close())

// A practice is another document. jsdom opens none, so the test only notes where the page wanted to go.
const left = vi.fn<(address: string) => void>()
const browserLocation = location
beforeEach(() => {
  left.mockReset()
  comeTo(paths.start)
})
afterEach(() => vi.stubGlobal('location', browserLocation))

const comeTo = (address: string) =>
  vi.stubGlobal(
    'location',
    Object.assign(new URL(address, browserLocation.origin), { replace: left, assign: left }),
  )

async function signInAt(step?: Step, questions = 0) {
  const program = await createProgram(app.db)
  if (questions > 0) await createPool(app.db, program.id, questions)
  const student = await app.signIn({ program_id: program.id })
  if (step) await app.send(studyPlans.change, { token: student.token, body: { step } })
  return { student, program }
}

const readPlan = async ({ token }: Person) => (await app.send(studyPlans.get, { token })).data

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString())

/** The network fails whatever draws questions. */
function loseDraws() {
  const serve = globalThis.fetch
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      addressOf(input).endsWith(practices.start.path) && init?.method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : serve(input, init),
    )
}

test('somebody new is led to the placement questions', async () => {
  const { student } = await signInAt(undefined, 12)
  await openScreen(paths.start, student)
  expect(await screen.findByRole('heading', { name: 'Kita mulai dari mana?' })).toBe(document.activeElement)
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(left.mock.calls[0]?.[0]).toMatch(/^\/session\/practice\/[0-9a-f-]{36}$/)
  expect((await readPlan(student)).step).toBe('placement')
})

test('where there is nothing to ask, the target follows at once', async () => {
  const { student } = await signInAt()
  await openScreen(paths.start, student)
  expect(await screen.findByRole('heading', { name: 'Kamu ingin masuk ke mana?' })).toBeTruthy()
  expect(left).not.toHaveBeenCalled()
  expect((await readPlan(student)).step).toBe('target')
})

test('a student who comes back from the placement goes on to the target', async () => {
  const { student } = await signInAt(undefined, 12)
  comeTo(`${paths.start}#lanjut`)
  await openScreen(paths.start, student)
  expect(await screen.findByText('Langkah 2 dari 3')).toBeTruthy()
  expect(left).not.toHaveBeenCalled()
})

test('without a network the placement can be tried again, or put off', async () => {
  const { student } = await signInAt(undefined, 12)
  const network = loseDraws()
  const { user } = await openScreen(paths.start, student)
  expect(await screen.findByText(/Periksa internetmu/)).toBeTruthy()
  network.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect((await readPlan(student)).step).toBe('placement')
})

test('a placement that fails is put off, and the target follows', async () => {
  const { student } = await signInAt(undefined, 12)
  loseDraws()
  const { user } = await openScreen(paths.start, student)
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }))
  expect(await screen.findByText('Langkah 2 dari 3')).toBeTruthy()
})

test('a major is found, picked and kept; nothing is chosen beforehand', async () => {
  const { student } = await signInAt('target')
  const { user } = await openScreen(paths.start, student)
  const use = await screen.findByRole('button', { name: 'Pakai jurusan ini' })
  expect(use).toHaveProperty('ariaDisabled', 'true')
  expect(screen.getByText('Pilih satu di atas, atau ketuk “Belum tahu”.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Cari jurusan atau kampus' }), 'Jurusan 1')
  const major = await screen.findByRole('radio', { name: /Jurusan 1/ })
  expect(major).toHaveProperty('checked', false)
  await user.click(major)
  await user.click(use)
  expect(await screen.findByText('Langkah 3 dari 3')).toBeTruthy()
  expect(await readPlan(student)).toMatchObject({ step: 'goal', target: { name: 'Jurusan 1' } })
})

test('a search that finds nothing says what to try, and a new search gives the pick up', async () => {
  const { student } = await signInAt('target')
  const { user } = await openScreen(paths.start, student)
  const search = await screen.findByRole('searchbox', { name: 'Cari jurusan atau kampus' })
  await user.type(search, 'Jurusan 2')
  await user.click(await screen.findByRole('radio', { name: /Jurusan 2/ }))
  await user.clear(search)
  await user.type(search, 'xyzzyq')
  expect(await screen.findByText('Belum ketemu. Coba nama jurusannya saja.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Pakai jurusan ini' })).toHaveProperty('ariaDisabled', 'true')
  expect((await readPlan(student)).target).toBeNull()
})

test('not to know the target yet is an answer', async () => {
  const { student } = await signInAt('target')
  const { user } = await openScreen(paths.start, student)
  await user.click(await screen.findByRole('button', { name: 'Belum tahu' }))
  expect(await screen.findByText('Langkah 3 dari 3')).toBeTruthy()
  expect(await readPlan(student)).toMatchObject({ step: 'goal', target: null })
})

test('a goal is chosen, kept, and leads to the first questions', async () => {
  const { student } = await signInAt('goal', 12)
  const { user } = await openScreen(paths.start, student)
  const begin = await screen.findByRole('button', { name: 'Mulai 5 soal pertama' })
  expect(begin).toHaveProperty('ariaDisabled', 'true')
  expect(screen.getByText('Pilih berapa hari dulu.')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^4 hari/ }))
  await user.click(begin)
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(left.mock.calls[0]?.[0]).toMatch(/^\/session\/practice\//)
  expect(await readPlan(student)).toMatchObject({ step: 'done', days_a_week: 4 })
})

test('a goal without questions is told, and the step is not left', async () => {
  const { student } = await signInAt('goal')
  const { user } = await openScreen(paths.start, student)
  await user.click(await screen.findByRole('radio', { name: /^3 hari/ }))
  await user.click(screen.getByRole('button', { name: 'Mulai 5 soal pertama' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(left).not.toHaveBeenCalled()
  expect(await readPlan(student)).toMatchObject({ step: 'goal', days_a_week: null })
})

test('a goal is put off, and the start page comes no more', async () => {
  const { student } = await signInAt('goal')
  const { user, router } = await openScreen(paths.start, student)
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/student'))
  expect(await readPlan(student)).toMatchObject({ step: 'done', days_a_week: null })
})

test('the goal tells the weeks that are left, and that a date is only expected', async () => {
  const { student, program } = await signInAt('goal')
  const { today } = await readPlan(student)
  const exam_on = new Date(Date.parse(today) + 15 * 86_400_000).toISOString().slice(0, 10)
  await app.db.updateTable('programs').set({ exam_on }).where('id', '=', program.id).execute()
  await openScreen(paths.start, student)
  expect(await screen.findByRole('heading', { name: '3 pekan lagi ke ujian' })).toBeTruthy()
  expect(screen.getByText(/^Perkiraan .* Tanggal resmi belum diumumkan\.$/)).toBeTruthy()
})

test('an exam that is over is not counted down to', async () => {
  const { student, program } = await signInAt('goal')
  const { today } = await readPlan(student)
  const exam_on = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  await app.db.updateTable('programs').set({ exam_on }).where('id', '=', program.id).execute()
  await openScreen(paths.start, student)
  expect(await screen.findByText('Kuatkan dasar')).toBeTruthy()
  expect(screen.queryByText(/ke ujian|Pekan ini ujianmu/)).toBeNull()
})
