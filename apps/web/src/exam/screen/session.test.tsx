import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeWorld } from '../../testing/exam-world.ts'
import { makeRoot } from '../../testing/open-session.ts'
import type { Exam } from '../exam.ts'
import type { Opening } from '../exam-state.ts'
import type { Submission } from '../../testing/exam-server.ts'
import type { Sitting } from '../sitting.ts'
import { showExam } from './exam-page.tsx'

const minute = 60_000

afterEach(() => void vi.useRealTimers())

/** What a student sees of a sub-test whose time, network and server the test has in hand. */
async function openPage({
  opening = 'start',
  before = () => {},
}: {
  opening?: Opening
  before?: (world: World['world']) => void
} = {}) {
  const made = makeWorld()
  const { world } = made
  vi.spyOn(performance, 'now').mockImplementation(() => world.now)
  before(world)
  const exam = made.loadPage(opening)
  await act(async () => {
    show(exam)
    await exam.restore()
    await exam.wake()
  })
  const user = userEvent.setup()
  return {
    ...made,
    exam,
    user,
    advance: (ms: number, page = exam) => act(() => made.advance(page, ms)),
    /** Types into the field of the question that is shown, and leaves it. */
    fillIn: async (text: string) => {
      await user.type(findField(), text)
      await act(async () => findField().blur())
    },
    goNext: () => user.click(screen.getByRole('button', { name: 'Berikutnya' })),
    finish: () => user.click(within(findPalette()).getByRole('button', { name: 'Selesai' })),
  }
}
type World = ReturnType<typeof makeWorld>

function show(exam: Exam<Sitting, Submission>) {
  showExam(makeRoot(), exam, {
    home: { href: '/pulang', label: 'Pulang' },
    pages: {
      start: () => <button onClick={() => void exam.start()}>Mulai sekarang</button>,
      blocked: ({ code, message }) => <p role="alert">{`${code}: ${message}`}</p>,
      receipt: ({ title }, { receipt }) => <h1>{`${title} terkumpul: ${receipt.answered}`}</h1>,
    },
  })
}

const findField = () => screen.getByRole('textbox')
const findPalette = () => screen.getByRole('navigation', { name: 'Daftar soal' })
const listCells = () =>
  within(findPalette())
    .getAllByRole('button', { name: /^Soal/ })
    .map(cell => cell.getAttribute('aria-label'))
const listSaveStates = () => [...new Set(screen.getAllByRole('status').map(status => status.textContent))]

test('the first question stands there with its number, and going on and back brings the others', async () => {
  const { user, goNext } = await openPage()
  expect(screen.getByRole('heading', { name: 'Penalaran Umum' })).toBeTruthy()
  const first = screen.getByRole('heading', { name: 'Soal 1 dari 4' })
  expect(document.activeElement).toBe(first)
  expect(screen.getByRole('button', { name: 'Sebelumnya' }).getAttribute('aria-disabled')).toBe('true')
  await goNext()
  const second = screen.getByRole('heading', { name: 'Soal 2 dari 4' })
  expect(document.activeElement, 'a reader is told what is shown now').toBe(second)
  await user.click(screen.getByRole('button', { name: 'Sebelumnya' }))
  expect(screen.getByRole('heading', { name: 'Soal 1 dari 4' })).toBeTruthy()
})

test('the last question ends in the summary, not in a next one', async () => {
  const { user, goNext } = await openPage()
  for (let step = 0; step < 3; step++) await goNext()
  expect(screen.queryByRole('button', { name: 'Berikutnya' })).toBeNull()
  const bar = screen.getByRole('navigation', { name: 'Pindah soal' })
  await user.click(within(bar).getByRole('button', { name: 'Selesai' }))
  expect(screen.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' })).toBeTruthy()
})

test('an answer is counted, shown in the list, kept by the server and can be taken away again', async () => {
  const { user, world, fillIn } = await openPage()
  await fillIn('42')
  await waitFor(() => expect(world.stored.get('q1')?.value).toBe('42'))
  expect(screen.getByText('1/4 terjawab')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Soal yang sudah terjawab' })).toHaveProperty('value', 1)
  expect(listCells()[0]).toBe('Soal 1: terjawab')
  await user.click(screen.getByRole('button', { name: 'Hapus jawaban' }))
  await waitFor(() => expect(world.stored.get('q1')?.value).toBeNull())
  expect(screen.getByText('0/4 terjawab')).toBeTruthy()
  expect(findField()).toHaveProperty('value', '')
})

test('a doubt is a state of its own, with and without an answer, and is taken back the same way', async () => {
  const { user, world, fillIn, goNext } = await openPage()
  const doubt = () => screen.getByRole('button', { name: 'Ragu-ragu' })
  await user.click(doubt())
  expect(doubt().getAttribute('aria-pressed')).toBe('true')
  expect(listCells()[0]).toBe('Soal 1: ragu-ragu, belum dijawab')
  await goNext()
  expect(doubt().getAttribute('aria-pressed')).toBe('false')
  await fillIn('7')
  await user.click(doubt())
  expect(listCells()).toEqual([
    'Soal 1: ragu-ragu, belum dijawab',
    'Soal 2: ragu-ragu',
    'Soal 3: belum dijawab',
    'Soal 4: belum dijawab',
  ])
  await waitFor(() => expect(world.stored.get('q2')).toMatchObject({ value: '7', flagged: true }))
  await user.click(doubt())
  await waitFor(() => expect(world.stored.get('q2')).toMatchObject({ value: '7', flagged: false }))
})

test('the list marks where one is and jumps to any question', async () => {
  const { user } = await openPage()
  const current = () => within(findPalette()).getByRole('button', { current: 'step' })
  expect(current().textContent).toBe('1')
  await user.click(within(findPalette()).getByRole('button', { name: /^Soal 3/ }))
  expect(current().textContent).toBe('3')
  expect(screen.getByRole('heading', { name: 'Soal 3 dari 4' })).toBeTruthy()
})

test('on a phone the list opens as a sheet, tells what waits, and closes when a question is chosen', async () => {
  const wide = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: false }))
  const { user, world, fillIn } = await openPage()
  expect(screen.queryByRole('navigation', { name: 'Daftar soal' })).toBeNull()
  world.offline = true
  await fillIn('8')
  await user.click(screen.getByRole('button', { name: 'Buka daftar soal' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Daftar soal' }))
  expect(sheet.getByText('Belum terkirim: 1')).toBeTruthy()
  expect(sheet.getByText(/^Jawabanmu aman di perangkat ini/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: /^Soal 4/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Soal 4 dari 4' })).toBeTruthy()
  vi.stubGlobal('matchMedia', wide)
})

test('on a phone the next question is drawn out of sight while nobody taps, and only shown on the way to it', async () => {
  const wide = globalThis.matchMedia
  const waiting: IdleRequestCallback[] = []
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: false }))
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const findAhead = () => document.querySelector('[data-ahead] h2')
  const { exam, goNext } = await openPage()
  const shown = vi.spyOn(exam, 'show')
  expect(findAhead()).toBeNull()

  await act(async () => {
    for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 0 })
  })
  const second = findAhead()
  expect(second?.textContent).toBe('Soal 2 dari 4')
  expect(second?.closest('.invisible'), 'neither a reader nor the keyboard finds it').toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Soal 1 dari 4')
  expect(shown, 'no time is counted for it').not.toHaveBeenCalled()

  await goNext()
  expect(document.activeElement, 'the very one that was drawn').toBe(second)
  expect(second?.closest('.invisible')).toBeNull()
  expect(findAhead()).toBeNull()
  expect(shown).toHaveBeenLastCalledWith('q2')
  vi.stubGlobal('matchMedia', wide)
})

test('N, P and R go on, go back and doubt, but not while a letter is typed or a dialog is open', async () => {
  const { user } = await openPage()
  await user.keyboard('n')
  expect(screen.getByRole('heading', { name: 'Soal 2 dari 4' })).toBeTruthy()
  await user.keyboard('r')
  expect(listCells()[1]).toBe('Soal 2: ragu-ragu, belum dijawab')
  await user.type(findField(), 'nr')
  expect(findField()).toHaveProperty('value', 'nr')
  await act(async () => findField().blur())
  await user.click(screen.getByRole('button', { name: 'Tampilan dan tombol pintas' }))
  await user.keyboard('p')
  expect(screen.getByRole('heading', { name: 'Soal 2 dari 4' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Tombol pintas' }))
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  await user.keyboard('p')
  expect(screen.getByRole('heading', { name: 'Soal 2 dari 4' }), 'keys were switched off').toBeTruthy()
})

test('letters can be made larger, and the choice lasts on this device', async () => {
  const { user } = await openPage()
  await user.click(screen.getByRole('button', { name: 'Tampilan dan tombol pintas' }))
  expect(screen.getByRole('radio', { name: 'Biasa' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Sangat besar' }))
  await user.click(screen.getByRole('button', { name: 'Tutup' }))
  await user.click(screen.getByRole('button', { name: 'Tampilan dan tombol pintas' }))
  expect(screen.getByRole('radio', { name: 'Sangat besar' })).toHaveProperty('checked', true)
})

test('the time left is drawn each second and spoken at ten, five and one minute only', async () => {
  const { world, advance } = await openPage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent
  const tickTo = async (left: number) => {
    await advance(world.ends_at - left - world.now)
    await act(async () => vi.advanceTimersByTime(1_000))
  }
  await tickTo(11 * minute)
  expect(screen.getByRole('timer', { name: 'Sisa waktu' }).textContent).toBe('11:00')
  expect(spoken()).toBe('')
  for (const [left, words] of [
    [10 * minute, 'Sisa waktu 10 menit.'],
    [9 * minute, 'Sisa waktu 10 menit.'],
    [5 * minute, 'Sisa waktu 5 menit.'],
    [minute, 'Sisa waktu 1 menit.'],
    [5_000, 'Sisa waktu 1 menit.'],
  ] as const) {
    await tickTo(left)
    expect(spoken(), `${left} ms before the end`).toBe(words)
  }
  expect(screen.getByRole('timer').textContent).toBe('00:05')
})

test('extra time that the server gives stands in the clock with the next contact', async () => {
  const { world, advance } = await openPage()
  await advance(10 * minute)
  expect(screen.getByRole('timer').textContent).toBe('19:59')
  world.ends_at += 5 * minute
  await advance(2 * minute)
  expect(screen.getByRole('timer').textContent).toBe('22:59')
})

test('without a network each answer is said to wait, and all of them are sent once it is back', async () => {
  const { world, fillIn, goNext, advance } = await openPage()
  expect(listSaveStates()).toEqual(['Tersimpan'])
  world.offline = true
  await fillIn('1')
  await goNext()
  await fillIn('2')
  await waitFor(() => expect(listSaveStates()[0]).toContain('Belum terkirim: 2'))
  expect(world.stored.size).toBe(0)
  world.offline = false
  await advance(minute / 2)
  expect(listSaveStates()).toEqual(['Tersimpan'])
  expect([...world.stored.values()].map(({ value }) => value)).toEqual(['1', '2'])
})

test('leaving the page warns while answers wait, and only then', async () => {
  const { world, fillIn, advance } = await openPage()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  world.offline = true
  await fillIn('1')
  expect(leave()).toBe(true)
  world.offline = false
  await advance(minute / 2)
  expect(leave()).toBe(false)
})

test('the summary names empty, doubted and unsent questions, and each of them is a way back', async () => {
  const { user, world, fillIn, goNext, finish } = await openPage()
  await fillIn('1')
  await waitFor(() => expect(world.stored.size).toBe(1))
  await goNext()
  world.offline = true
  await fillIn('2')
  await user.click(screen.getByRole('button', { name: 'Ragu-ragu' }))
  await finish()
  const waysBack = screen.getAllByRole('listitem').map(row =>
    within(row)
      .getAllByRole('button')
      .map(button => button.getAttribute('aria-label')),
  )
  const [empty, doubted, unsent] = waysBack
  expect(empty).toEqual(['Ke soal 3', 'Ke soal 4'])
  expect([doubted, unsent]).toEqual([['Ke soal 2'], ['Ke soal 2']])
  await user.click(screen.getByRole('button', { name: 'Ke soal 3' }))
  expect(screen.getByRole('heading', { name: 'Soal 3 dari 4' })).toBeTruthy()
})

test('with everything answered and sent the summary says so, and handing in ends in the receipt', async () => {
  const { user, world, fillIn, goNext, finish } = await openPage()
  for (const text of ['1', '2', '3', '4']) {
    await fillIn(text)
    if (text !== '4') await goNext()
  }
  await waitFor(() => expect(world.stored.size).toBe(4))
  await finish()
  expect(screen.getByText(/^Semua soal terjawab dan terkirim/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  expect(await screen.findByRole('heading', { name: 'Penalaran Umum terkumpul: 4' })).toBeTruthy()
  expect(world.submits).toBe(1)
})

test('one may go back from the summary and change an answer', async () => {
  const { user, world, fillIn, finish } = await openPage()
  await finish()
  await user.click(screen.getByRole('button', { name: 'Kembali ke soal' }))
  await fillIn('baru')
  await waitFor(() => expect(world.stored.get('q1')?.value).toBe('baru'))
  expect(world.submits).toBe(0)
})

test('handing in without a network goes on by itself, offers a copy, and may be taken back', async () => {
  const { user, world, fillIn, finish, advance } = await openPage()
  world.offline = true
  await fillIn('1')
  await finish()
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  expect(await screen.findByText('Belum bisa terhubung ke server')).toBeTruthy()
  expect(screen.getByText(/^1 jawaban masih di perangkat ini/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unduh jawaban' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kembali ke soal' }))
  expect(screen.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  world.offline = false
  await advance(minute / 2)
  expect(screen.getByRole('heading', { name: 'Penalaran Umum terkumpul: 1' })).toBeTruthy()
})

test('once the server may have it, a submission cannot be taken back', async () => {
  const { user, world, finish, advance } = await openPage()
  world.fates = ['reply_lost']
  await finish()
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  expect(await screen.findByText(/^Semua jawabanmu sudah tersimpan di server/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Kembali ke soal' })).toBeNull()
  await advance(minute / 2)
  expect(screen.getByRole('heading', { name: 'Penalaran Umum terkumpul: 0' })).toBeTruthy()
})

test('when the time is up nothing can be answered any more and the answers hand themselves in', async () => {
  const { world, fillIn, advance } = await openPage()
  await fillIn('1')
  await advance(29 * minute)
  world.offline = true
  await advance(minute)
  expect(screen.getByRole('heading', { name: 'Waktu habis' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Kembali ke soal' })).toBeNull()
  world.offline = false
  await advance(minute)
  expect(screen.getByRole('heading', { name: 'Penalaran Umum terkumpul: 1' })).toBeTruthy()
})

test('a copy of the answers tells of each what it was and whether the server has it, and no secret', async () => {
  const files: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:x') }))
  Object.assign(URL, { revokeObjectURL: () => {} })
  const { user, world, fillIn, goNext, finish } = await openPage()
  await fillIn('sampai')
  await waitFor(() => expect(world.stored.size).toBe(1))
  world.offline = true
  await goNext()
  await fillIn('belum')
  await finish()
  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(await screen.findByRole('button', { name: 'Unduh jawaban' }))
  expect(click).toHaveBeenCalled()
  const text = (await files[0]?.text()) ?? ''
  expect(text).not.toContain('lease')
  expect(JSON.parse(text).jawaban).toMatchObject([
    { soal: 1, jawaban: 'sampai', tersimpan_di_server: true },
    { soal: 2, jawaban: 'belum', tersimpan_di_server: false },
    { soal: 3, jawaban: null },
    { soal: 4, jawaban: null },
  ])
})

test('an ended login keeps the questions answerable behind the dialog, and says what waits', async () => {
  const { user, world, fillIn } = await openPage()
  world.fates = ['unauthorized']
  await fillIn('1')
  expect(await screen.findByText('Kamu perlu masuk lagi')).toBeTruthy()
  const later = screen.queryByRole('button', { name: 'Nanti, lanjut menjawab' })
  if (later) await user.click(later)
  await user.clear(findField())
  await fillIn('2')
  expect(findField()).toHaveProperty('value', '2')
  expect(listSaveStates()[0]).toContain('Belum terkirim')
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' }))
  await user.click(dialog.getByRole('button', { name: 'Masuk' }))
  expect(dialog.getByRole('alert').textContent).toBe('Isi email dan kata sandimu.')
})

test('a session that is open elsewhere asks before it is taken over, and names what would be sent', async () => {
  const made = await openPage({ opening: 'resume', before: world => void (world.lease = 'other-1') })
  const { user } = made
  const dialog = within(
    screen.getByRole('dialog', { name: 'Sesi ini sedang terbuka di tab atau perangkat lain' }),
  )
  expect(dialog.getByRole('link', { name: 'Pulang' }).getAttribute('href')).toBe('/pulang')
  expect(dialog.queryByRole('button', { name: 'Tutup' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Ambil alih' }))
  expect(await screen.findByRole('heading', { name: 'Soal 1 dari 4' })).toBeTruthy()
  expect(made.world.lease).toMatch(/^mine/)
})

test('taken over by another device the page is for reading; taking it back sends, and says what differed', async () => {
  const { user, world, fillIn } = await openPage()
  world.lease = 'other-1'
  world.stored.set('q1', { question_id: 'q1', value: 'di sana', flagged: false, seq: 9 })
  await fillIn('di sini')
  expect(await screen.findByText('Sesi dilanjutkan di tab atau perangkat lain')).toBeTruthy()
  expect(findField()).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Ragu-ragu' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Ambil alih kembali dan kirim 1 jawaban' }))
  await waitFor(() => expect(world.stored.get('q1')?.value).toBe('di sini'))
  const notice = (await screen.findByText('Periksa lagi jawaban ini')).closest('[role="alert"]')
  expect(within(notice as HTMLElement).getByRole('button', { name: 'Ke soal 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sudah saya periksa' }))
  expect(screen.queryByText('Periksa lagi jawaban ini')).toBeNull()
})

test('an answer that the server refuses is named with a way to it, until it is changed', async () => {
  const { user, world, fillIn, goNext } = await openPage()
  world.refuse.add('q1')
  await fillIn('salah bentuk')
  expect(await screen.findByText('Ada jawaban yang ditolak server')).toBeTruthy()
  await goNext()
  await user.click(screen.getByRole('button', { name: 'Ke soal 1' }))
  expect(screen.getByRole('heading', { name: 'Soal 1 dari 4' })).toBeTruthy()
  world.refuse.clear()
  await user.clear(findField())
  await fillIn('benar bentuk')
  await waitFor(() => expect(world.stored.get('q1')?.value).toBe('benar bentuk'))
  expect(screen.queryByText('Ada jawaban yang ditolak server')).toBeNull()
})

test('a device that cannot store says so once, and the answers are sent all the same', async () => {
  const { user, world, fillIn } = await openPage()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await fillIn('1')
  expect(await screen.findByText('Perangkat ini tidak bisa menyimpan cadangan jawaban')).toBeTruthy()
  await waitFor(() => expect(world.stored.get('q1')?.value).toBe('1'))
  await user.click(screen.getByRole('button', { name: 'Mengerti' }))
  await user.clear(findField())
  await fillIn('2')
  await waitFor(() => expect(world.stored.get('q1')?.value).toBe('2'))
  expect(screen.queryByText('Perangkat ini tidak bisa menyimpan cadangan jawaban')).toBeNull()
})

test('questions that cannot be had yet say so, and are there as soon as the server answers', async () => {
  const { user } = await openPage({ before: world => void (world.fates = ['lost']) })
  expect(screen.getByText(/^Belum bisa terhubung ke server/)).toBeTruthy()
  expect(screen.getByText(/^Waktu hanya berjalan di server/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Coba sekarang' }))
  expect(await screen.findByRole('heading', { name: /^Soal 1/ })).toBeTruthy()
})

test('an announced sub-test shows its start page, and its clock runs only from the start on', async () => {
  const { user, world } = await openPage({ opening: 'ask' })
  expect(world.requests).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Mulai sekarang' }))
  expect(await screen.findByRole('timer')).toBeTruthy()
})

test('what stands in the way is said in place of the questions', async () => {
  await openPage({ opening: 'resume', before: world => void (world.closed = true) })
  expect(screen.getByRole('alert').textContent).toMatch(/^closed: /)
})

test('a reload without network shows the copy of this device, and what is changed there is sent later', async () => {
  const made = await openPage()
  await made.fillIn('sebelum')
  await waitFor(() => expect(made.world.stored.size).toBe(1))
  made.world.offline = true
  const again = made.loadPage('resume')
  document.body.replaceChildren()
  await act(async () => {
    show(again)
    await again.restore()
    await again.wake()
  })
  expect(findField()).toHaveProperty('value', 'sebelum')
  await made.user.clear(findField())
  await made.fillIn('sesudah')
  made.world.offline = false
  await made.advance(minute, again)
  expect(made.world.stored.get('q1')?.value).toBe('sesudah')
})
