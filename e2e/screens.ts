import { randomUUID } from 'node:crypto'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { expect, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import type { Database } from '../apps/server/src/db/database.ts'
import { sealPack } from '../apps/server/src/features/bank/packs/reading/seal-pack.ts'
import { copyAnswers } from '../apps/server/src/testing/copy-answers.ts'
import { createBank, createProgram, createTryout, createUser } from '../apps/server/src/testing/factories.ts'
import { packFiles, smallPack } from '../apps/server/src/testing/packs.ts'
import { createStudentCode, redeemFor } from '../apps/server/src/testing/registrations.ts'
import { writeExamDocument } from './exam-document.ts'
import { learningScreens } from './learning-screens.ts'
import { forEnrolled, forFinished, openPage, type Screen, scrollDown, type Visit } from './open-screen.ts'
import { createPerson, password, signIn, signInByHand } from './people.ts'
import { listQuestions, type Question } from './questions.ts'
import { rest } from './rest.ts'
import { findShown, goTo, showQuestion } from './sitting.ts'
import {
  enrol,
  findSubTest,
  makeAnswers,
  openSession,
  saveAnswers,
  send,
  slug,
  startSubTest,
  takeTryout,
} from './tryout.ts'

type Test = (question: Question) => boolean

/** Somebody new who has come so far. */
function forNewcomer(step: 'target' | 'goal' | null) {
  return async (visit: Visit) => {
    await signIn(visit.page, visit.origin, await createPerson(visit.db, 'student', step))
    await visit.page.goto(`${visit.origin}/student`)
    const titles = { target: 'Kamu ingin', goal: 'Berapa hari' }
    const title = step === null ? 'Soal penempatan' : titles[step]
    await visit.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}

async function openReceipt(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Lihat bukti / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await rest(page)
}

/** The scores of the demo's try-out; its item response run begins with the server and may still be going on. */
function forScores(query: string, act?: (page: Page) => Promise<void>) {
  return async (visit: Visit) => {
    const { page, db, origin } = visit
    const { id } = await db
      .selectFrom('tryouts')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    await signIn(page, origin, await createPerson(db, 'admin'))
    await openPage(visit, `/admin/peringkat/rank/${id}${query}`)
    await page.getByText(/Yang dilihat siswa: penilaian \d+ \(IRT 3PL\)/).waitFor()
    await act?.(page)
    // Sheets slide in.
    await rest(page)
  }
}

/** The report of the demo's try-out. */
async function openReport(visit: Visit): Promise<void> {
  await forAdmin('/admin/report', 'table')(visit)
  await visit.page.getByRole('link', { name: 'Try Out Perdana' }).click()
  await visit.page.getByRole('img', { name: 'Sebaran skor total' }).waitFor()
}

/** Of one school, where two students have the same answers. */
async function openSimilar(visit: Visit): Promise<void> {
  const school = 'SMA Contoh 3 Bandung'
  const sat = await visit.db
    .selectFrom('attempts as a')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 't.id as tryout_id'])
    .where('t.title', '=', 'Try Out Perdana')
    .where('u.school_name', '=', school)
    .where('a.status', '=', 'scored')
    .limit(2)
    .execute()
  const [one, other] = sat
  if (!one || !other) throw new Error('The demo has no two of one school who finished')
  await copyAnswers(visit.db, one.id, other.id)
  await forAdmin(`/admin/report/${one.tryout_id}?sekolah=${encodeURIComponent(school)}`, 'img')(visit)
  await visit.page.getByRole('button', { name: 'Periksa pasangan' }).click()
  await visit.page.getByRole('table', { name: 'Jawaban mirip' }).waitFor()
}

/** A pack whose word was typed wrong. */
async function openSealedPack(visit: Visit): Promise<void> {
  const { page } = visit
  await forAdmin('/admin/question-bank/pack', 'list')(visit)
  const sealed = await sealPack(packFiles(smallPack()), 'hujan di bulan juni')
  await page.locator('input[type=file]').setInputFiles({
    name: 'lomba-sekolah-kota-bandung-2026.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(sealed))),
  })
  await page.getByLabel('Kata sandi paket').fill('hujan di bulan mei')
  await page.getByRole('button', { name: 'Buka segel' }).click()
  await page.getByText('Kata sandi ini tidak membuka segelnya').waitFor()
}

/** Outcomes of the demo's students, a little better than they had been told. */
async function openChances(visit: Visit): Promise<void> {
  const { db } = visit
  const { id: tryout_id } = await findTryout(db)
  const [major, students] = await Promise.all([
    db.selectFrom('majors').select('id').limit(1).executeTakeFirstOrThrow(),
    db.selectFrom('users').select('id').where('role', '=', 'student').orderBy('id').limit(250).execute(),
  ])
  const at = new Date().toISOString()
  await db
    .insertInto('admission_outcomes')
    .values(
      students.map(({ id }, index) => ({
        user_id: id,
        major_id: major.id,
        year: 2026,
        chance: (index % 10) / 10 + 0.05,
        // Spread evenly over each chance: of ten told 35 %, four are admitted.
        admitted: ((index / 10) * 7) % 10 < (index % 10) + 1,
        source: 'student',
        recorded_by: id,
        consented_at: at,
        tryout_id,
        priority: 1,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await forAdmin('/admin/report/peluang', 'img')(visit)
}

/** The demo's try-out while a student sits it. */
async function openLive(visit: Visit): Promise<void> {
  const { page, db, origin } = visit
  const [student, subTest] = [await createPerson(db, 'student'), await findSubTest(db, 1)]
  const { id } = await findTryout(db)
  await enrol(db, origin, student)
  await startSubTest(origin, student, subTest.id)
  await signIn(page, origin, await createPerson(db, 'admin'))
  await openPage(visit, `/admin/try-out/detail/${id}/live`)
  await page.getByRole('region', { name: 'Peserta' }).waitFor()
}

/** Students of the demo who have not begun its try-out. */
async function openMissing(visit: Visit): Promise<void> {
  const { page, db, origin } = visit
  const { id } = await findTryout(db)
  await signIn(page, origin, await createPerson(db, 'admin'))
  await openPage(visit, `/admin/try-out/detail/${id}/live/missing`)
  await page.getByRole('table').waitFor()
}

/** The same try-out by class, for a projector. */
async function openWall(visit: Visit): Promise<void> {
  const { page, db, origin } = visit
  const { id } = await findTryout(db)
  await signIn(page, origin, await createPerson(db, 'admin'))
  await openPage(visit, `/admin/try-out/detail/${id}/live/classes`)
  await page.getByRole('button', { name: 'Layar penuh' }).waitFor()
}

/** The demo's try-out on paper. */
function forPaper(rest: '' | '/answers', open: (page: Page) => Promise<unknown>) {
  return async (visit: Visit) => {
    const { id } = await findTryout(visit.db)
    await signIn(visit.page, visit.origin, await createPerson(visit.db, 'admin'))
    await openPage(visit, `/admin/try-out/detail/${id}/paper${rest}`)
    await open(visit.page)
  }
}

/** All that can be printed of one variant. */
async function openPaper(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Kunci/ }).check()
  await page.getByRole('article').nth(2).waitFor()
}

/** The first of the demo's guides, with its pictures. */
async function openGuide(visit: Visit): Promise<void> {
  await forEnrolled(() => '/student/guide')(visit)
  await seePictures(visit.page)
}

function openHandbook(open: Screen['open']): Screen['open'] {
  return async visit => {
    await open(visit)
    await seePictures(visit.page)
  }
}

/** Of the first guide, which a phone shows once it is chosen. */
async function seePictures(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Isi panduan' }).getByRole('link').first().click()
  const pictures = page.locator('.prose img')
  await expect(pictures).not.toHaveCount(0)
  for (const picture of await pictures.all()) {
    // Far below they come when somebody scrolls there.
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
}

/** A lesson of the demo, with the first step of its example opened. */
async function openLesson(visit: Visit): Promise<void> {
  const { topic_id } = await visit.db
    .selectFrom('lessons')
    .select('topic_id')
    .where('title', 'like', 'Persen berturut%')
    .executeTakeFirstOrThrow()
  await forEnrolled(() => `/student/pelajaran/${topic_id}`)(visit)
  await visit.page.getByRole('button', { name: /^Langkah 1 dari/ }).click()
}

/** The first question of the demo's bank, with what belongs to it. */
async function openHistory(visit: Visit): Promise<void> {
  const found = await visit.db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .innerJoin('users as u', 'u.id', 'b.owner_id')
    .select(['q.id', 'q.bank_sub_test_id', 'st.bank_id'])
    .where('u.email', '=', 'guru@gerbang.test')
    .orderBy('b.created_at')
    .orderBy('st.position')
    .orderBy('q.position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id, bank_id, bank_sub_test_id } = found
  await forDemoTeacher(`/teacher/question-bank/detail/${bank_id}/${bank_sub_test_id}/soal/${id}/versi`)(visit)
}

/** Those of the demo who have finished, as a class. */
export async function createClass(db: Database, batch: string, students: number): Promise<string> {
  const { id, program_id } = await findTryout(db)
  const code = await createStudentCode(db, { program_id, batch, max_uses: 50 })
  const rows = await db
    .selectFrom('attempts')
    .select('user_id')
    .distinct()
    .where('tryout_id', '=', id)
    .where('status', '=', 'scored')
    .orderBy('user_id')
    .limit(students)
    .execute()
  for (const { user_id } of rows) await redeemFor(db, code, user_id)
  return id
}

export async function findClassId(db: Database, name: string): Promise<string> {
  return (await db.selectFrom('classes').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
}

/** The page of a class with a roster, as an admin has it. */
async function openRoster(visit: Visit): Promise<void> {
  await createClass(visit.db, 'XII IPA 7', 12)
  await forAdmin(`/admin/class/${await findClassId(visit.db, 'XII IPA 7')}`, 'list')(visit)
}

/** As before the first admin: what the server says is told for it, since the demo has one. */
async function openFirstAdmin(visit: Visit): Promise<void> {
  await visit.page.route('**/api/v1/first-admin', route =>
    route.fulfill({ json: { message: '', data: { is_missing: true } } }),
  )
  await openPage(visit, '/mulai')
  await visit.page.getByLabel('Kode dari terminal').waitFor()
}

/** The dashboard of an installation that is being set up; the demo has put the list aside. */
async function openSetup(visit: Visit): Promise<void> {
  await forAdmin('/admin', 'list')(visit)
  const back = visit.page.getByRole('button', { name: 'Tampilkan “Siapkan sekolahmu”' })
  const title = visit.page.getByRole('heading', { name: 'Siapkan sekolahmu' })
  await back.or(title).waitFor()
  if (await back.isVisible()) await back.click()
  await title.waitFor()
}

async function openClassRaports(visit: Visit): Promise<void> {
  await createClass(visit.db, 'XII IPA 6', 3)
  await forAdmin(`/admin/class/${await findClassId(visit.db, 'XII IPA 6')}/raport`, 'table')(visit)
}

const rosterText = [
  'No;NAMA LENGKAP;L/P;NISN;Tgl Lahir;Kelas;No. HP',
  '1;ADITYA PERMANA;L;0081120451;16/12/2009;XII IPA 8;081200000000',
  '2;AISYAH TANJUNG;P;81120467;20/05/2009;XIIIPA8;',
  '3;DIMAS HIDAYAT;L;;15/07/2009;XII IPA 8;',
  '4;INTAN MAULIDA;P;8,11E+08;01/10/2008;;',
  '5;RAKA PRATAMA;L;0081120933;28/11/2009;XII IPA 8;',
]

/** A school's own list, with faults, as it is looked through. */
async function openStudentList(visit: Visit): Promise<void> {
  const { page } = visit
  await forAdmin('/admin/user/student-list', 'list')(visit)
  const buffer = Buffer.from(rosterText.join('\r\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'XII.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Baca daftar' }).click()
  await page.getByText('Baris 3').waitFor()
  await rest(page)
}

/** Cards of a class whose students have no password yet. */
async function openLoginCards(visit: Visit): Promise<void> {
  const { page, db } = visit
  const class_id = await createNewcomers(db, 11)
  await forAdmin(`/admin/user/login-card?kelas=${class_id}`, 'list')(visit)
  await page.getByRole('button', { name: 'Buat 11 kartu' }).click()
  await page.getByRole('button', { name: 'Cetak kartu' }).waitFor()
}

/** A class of so many who have never signed in. */
async function createNewcomers(db: Database, students: number): Promise<string> {
  const id = randomUUID()
  const at = new Date().toISOString()
  const name = `XII ${id.slice(0, 4)}`
  await db
    .insertInto('classes')
    .values({ id, name, year: 2026, school_name: 'SMA Contoh 3 Bandung', created_at: at, updated_at: at })
    .execute()
  for (let n = 0; n < students; n++) {
    const nisn = id.replaceAll(/\D/g, '').padEnd(8, '0').slice(0, 8) + String(n).padStart(2, '0')
    const user = await createUser(db, {
      name: `Siswa Baru ${n + 1}`,
      nisn,
      username: nisn,
      status: 'invited',
    })
    await db.insertInto('class_members').values({ class_id: id, user_id: user.id, joined_at: at }).execute()
  }
  return id
}

async function openClassPage(visit: Visit): Promise<void> {
  const { page, db, origin } = visit
  const id = await createClass(db, 'XII IPA 2', 30)
  await signIn(page, origin, await createPerson(db, 'admin'))
  await openPage(visit, `/admin/report/class/${id}?kelas=XII+IPA+2`)
  await page.getByRole('heading', { name: 'Kelompok untuk sepuluh menit terakhir' }).waitFor()
}

function findTryout(db: Database) {
  return db
    .selectFrom('tryouts')
    .select(['id', 'program_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
}

/** A page for admins, whose rows are there. */
function forAdmin(path: string, role: 'table' | 'list' | 'textbox' | 'img' | 'checkbox') {
  return async (visit: Visit) => {
    await signIn(visit.page, visit.origin, await createPerson(visit.db, 'admin'))
    await openPage(visit, path)
    await visit.page.getByRole(role).first().waitFor()
  }
}

/** A paper that nobody has set a time for; the demo has published all of its own. */
async function openLaunch(visit: Visit): Promise<void> {
  const { program_id } = await findTryout(visit.db)
  await createTryout(visit.db, {
    program_id,
    title: 'Try Out Paket A',
    status: 'draft',
    published_at: null,
  })
  await forAdmin('/admin/try-out/launch', 'textbox')(visit)
}

/** A draft and its copy, whose questions are to be put together by blueprint out of the demo's banks. */
/** A draft with one sub-test of twelve questions, of whose way to choose them an admin opens this one. */
async function openDraft(visit: Visit, way: string): Promise<void> {
  const { page, db, origin } = visit
  const admin = await createPerson(db, 'admin')
  const { program_id } = await findTryout(db)
  const { subject_id } = await db
    .selectFrom('tryout_sub_tests')
    .select('subject_id')
    .where('id', '=', (await findSubTest(db, 1)).id)
    .executeTakeFirstOrThrow()
  const draft = { status: 'draft' as const, published_at: null, sub_tests: 0, questions: 0 }
  const { id } = await createTryout(db, { program_id, title: 'Try Out Paket B', scoring: 'irt', ...draft })
  const params = { id }
  const sub_tests = [{ subject_id, duration_seconds: 1800, weight: 1, wanted_questions: 12 }]
  await send(origin, admin, tryoutPlans.arrange, { params, body: { sub_tests } })
  await send(origin, admin, tryoutPlans.duplicate, { params })
  await signIn(page, origin, admin)
  await openPage(visit, `/admin/try-out/create/test?id=${id}&cara=${way}`)
}

async function openAssembly(visit: Visit): Promise<void> {
  await openDraft(visit, 'kisi-kisi')
  await visit.page
    .getByRole('checkbox', { name: /^Try Out Paket B \(salinan\)/ })
    .first()
    .waitFor()
}

async function openTrials(visit: Visit): Promise<void> {
  await openDraft(visit, 'uji-coba')
  const questions = visit.page.getByRole('main').getByRole('checkbox')
  await questions.nth(1).click()
  await questions.nth(2).click()
  await visit.page.getByText(/dari 2 soal uji coba/).waitFor()
}

/** What a student says of a question of the demo, before the staff. */
async function openReports(visit: Visit) {
  const { id: user_id } = await createPerson(visit.db, 'student')
  const question = await visit.db
    .selectFrom('questions')
    .select('id')
    .where(sql<string>`content ->> 'prompt_html'`, 'like', '%Kelas A berisi 30 siswa%')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  await visit.db
    .insertInto('question_reports')
    .values({
      id: randomUUID(),
      user_id,
      question_id: question.id,
      reason: 'wrong_key',
      note: 'Menurutku jawabannya B, karena rata-ratanya dihitung sesudah lima siswa pindah.',
      status: 'open',
      created_at: at,
      updated_at: at,
    })
    .execute()
  await forAdmin('/admin/question-bank/flag', 'list')(visit)
}

/** A page for a new teacher. */
function forStaff(path: string, act: (page: Page) => Promise<void>) {
  return async (visit: Visit) => {
    await signIn(visit.page, visit.origin, await createPerson(visit.db, 'teacher'))
    await openPage(visit, path)
    await act(visit.page)
  }
}

async function askForScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pasang kode kedua' }).click()
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('img', { name: /^Kode QR/ }).waitFor()
  await rest(page)
}

/** Somebody whose password was right, before the code. */
async function openCodeStep(visit: Visit): Promise<void> {
  const { page, db } = visit
  const { id, email } = await createPerson(db, 'teacher')
  const confirmed_at = new Date().toISOString()
  await db
    .insertInto('second_factors')
    .values({ user_id: id, secret: 'JBSWY3DPEHPK3PXP', confirmed_at })
    .execute()
  await openPage(visit, '/login')
  await page.getByLabel('Email atau nama pengguna').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByLabel('Kode 6 angka atau kode cadangan').waitFor()
}

/** One of the three accounts of the demo. */
export function forAccount(username: 'siswa' | 'guru' | 'admin', path: string) {
  return async (visit: Visit) => {
    const person = await visit.db
      .selectFrom('users')
      .select(['id', 'email', 'role'])
      .where('username', '=', username)
      .$narrowType<{ email: string }>()
      .executeTakeFirstOrThrow()
    await signIn(visit.page, visit.origin, { ...person, token: await signInByHand(visit.db, person) })
    await openPage(visit, path)
  }
}

async function openFirstPassword(visit: Visit) {
  const student = await createPerson(visit.db, 'student')
  await visit.db
    .updateTable('credentials')
    .set({ is_first: true })
    .where('user_id', '=', student.id)
    .execute()
  await signIn(visit.page, visit.origin, student)
  await openPage(visit, '/first-password')
}

/** What the bank knows of the demo's questions once a try-out has measured a third of them. */
async function measureBank({ db }: Visit): Promise<void> {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .select(['q.id', 'q.version', 'q.difficulty'])
    .where('q.type', '<>', 'essay')
    .where('st.position', '=', 1)
    .orderBy('q.id')
    .execute()
  const at = new Date().toISOString()
  const scale = { scale_of: randomUUID(), scale_a: 500, scale_b: 100, scale_min: 200, scale_max: 1000 }
  const levels = { easy: -1, medium: 0, hard: 1 }
  const measured = rows
    .filter((_, place) => place % 3 === 0)
    .map(({ id, version, difficulty }, place) => ({
      ...scale,
      question_id: id,
      question_version: version,
      a: 1,
      b: levels[difficulty] + ((place % 7) - 3) / 3,
      c: 0.2,
      se: 0.1 + (place % 5) / 10,
      n: 240,
      source: 'Try Out Perdana',
      created_at: at,
      updated_at: at,
    }))
  await db
    .insertInto('question_estimates')
    .values(measured)
    .onConflict(oc => oc.doNothing())
    .execute()
}

async function openCalibrations(visit: Visit): Promise<void> {
  await measureBank(visit)
  await forDemoTeacher('/teacher/question-bank/kalibrasi')(visit)
}

async function openCalibration(visit: Visit): Promise<void> {
  await measureBank(visit)
  const { subject_id } = await visit.db
    .selectFrom('bank_sub_tests')
    .select('subject_id')
    .where('position', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await forAdmin(`/admin/question-bank/kalibrasi/${subject_id}`, 'checkbox')(visit)
  const boxes = visit.page
    .getByRole('region', { name: 'Soal yang sebaiknya diuji coba' })
    .getByRole('checkbox')
  await boxes.nth(1).click()
}

/** The teacher who owns the demo's banks. */
const forDemoTeacher = (path: string) => forAccount('guru', path)

/** The demo's question bank, which every teacher may read and admins may change. */
function forBank(role: 'teacher' | 'admin', path: (bank: string, subTest: string) => string) {
  return async (visit: Visit) => {
    const { id, bank_id } = await visit.db
      .selectFrom('bank_sub_tests')
      .select(['id', 'bank_id'])
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow()
    await signIn(visit.page, visit.origin, await createPerson(visit.db, role))
    await openPage(visit, `/${role}/question-bank${path(bank_id, id)}`)
  }
}

async function openFirstItem(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().getByRole('button').click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
}

async function openSchools(page: Page): Promise<void> {
  // A narrow screen folds the filters behind one button.
  const filters = page.getByRole('button', { name: 'Saringan' })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole('button', { name: 'Sekolah', exact: true }).click()
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** The first question of that kind in a sub-test that a new student is halfway through; `position` counts from 1. */
function forSitting(position: number, is: Test, act?: (page: Page) => Promise<void>) {
  return async (visit: Visit) => {
    const { page, db, origin } = visit
    const student = await createPerson(db, 'student')
    const subTest = await findSubTest(db, position)
    await takeTryout(db, origin, student, subTest.id)
    await signIn(page, origin, student)
    const tab = randomUUID()
    await page.evaluate(id => sessionStorage.setItem('gerbang-tab', id), tab)
    const session = await startSubTest(origin, student, subTest.id, tab)
    const questions = await listQuestions(db, subTest.id)
    const inOrder = session.order.flatMap(({ question_id: id }) => questions.find(one => one.id === id) ?? [])
    await saveAnswers(origin, student, session, await makeAnswers(db, inOrder.slice(0, inOrder.length / 2)))
    const number = inOrder.findIndex(is) + 1
    await openSession(page, subTest.id)
    await showQuestion(page, 1)
    if (number > 1) await goTo(page, number)
    await act?.(page)
  }
}

/** The review of a sub-test at the first question of that kind. */
function forReview(position: number, is: Test) {
  return async (visit: Visit) => {
    const { page, db } = visit
    await forFinished(`/session/tryout-review/${slug}`)(visit)
    const { id } = await findSubTest(db, position)
    const questions = await listQuestions(db, id)
    const subTests = page.getByRole('combobox', { name: 'Subtes' })
    await subTests.selectOption(id)
    await expect(subTests).toHaveValue(id)
    await page.getByRole('button', { name: /^Semua \d/ }).click()
    for (let number = 1; !is(await findShown(page, questions)); number++) {
      await page.getByRole('button', { name: 'Berikutnya' }).click()
      await showQuestion(page, number + 1)
    }
  }
}

const any = () => true
const hasPassage: Test = ({ stimulus_id }) => stimulus_id !== null
const isType =
  (type: Question['content']['type']): Test =>
  ({ content }) =>
    content.type === type
const holds =
  (html: string): Test =>
  ({ content }) =>
    JSON.stringify(content).includes(html)

/** The list is beside the question where there is room for it. */
async function openList(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Buka daftar soal' })
  if (await button.isVisible()) await button.click()
}

async function openSummary(page: Page): Promise<void> {
  await openList(page)
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('heading', { name: 'Periksa sebelum mengumpulkan' }).waitFor()
}

async function submit(page: Page): Promise<void> {
  await openSummary(page)
  await page.getByRole('button', { name: 'Kumpulkan' }).click()
  await page.getByRole('heading', { name: 'Jawaban terkumpul' }).waitFor()
}

async function showPassage(page: Page): Promise<void> {
  const tab = page.getByRole('button', { name: 'Bacaan' })
  if (await tab.isVisible()) await tab.click()
}

async function answerWithoutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.locator('article label:has(input:not(:checked))').first().click()
  await expect(page.getByText('Belum terkirim: 1').first()).toBeAttached()
}

/** Every screen of a student's way through a try-out, and of what the administration does with its scores. */
/** A document that was read, at the question whose signs contradict each other. */
async function openImport(visit: Visit): Promise<void> {
  const { page, db } = visit
  const teacher = await createPerson(db, 'teacher')
  await createBank(db, {
    owner_id: teacher.id,
    program_id: (await createProgram(db, { name: 'Program Uji' })).id,
    title: 'Bank Kelas 12',
  })
  await signIn(page, visit.origin, teacher)
  await openPage(visit, '/teacher/question-bank/upload')
  await page.getByLabel('Bank soal tujuan').selectOption('Bank Kelas 12')
  await page.getByLabel('Subtes tujuan').selectOption({ index: 1 })
  await page.locator('input[type=file]').setInputFiles({
    name: 'Penilaian Akhir Semester Ganjil 2026, revisi kedua.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(await writeExamDocument()),
  })
  await page.getByRole('button', { name: 'Baca dokumen' }).click()
  await page.getByRole('button', { name: 'Terima', exact: true }).waitFor({ timeout: 60_000 })
}

export const screens: Screen[] = [
  { name: 'login', open: visit => openPage(visit, '/login') },
  { name: 'login-school', open: visit => openPage(visit, '/login/school') },
  { name: 'register', open: visit => openPage(visit, '/register') },
  { name: 'first-password', open: openFirstPassword },
  { name: 'forgot-password', open: visit => openPage(visit, '/forgot-password') },
  { name: 'not-found', open: visit => openPage(visit, '/tidak/ada'), noise: /status of 404/ },
  { name: 'profile', open: forEnrolled(() => '/student/profile') },
  { name: 'security', open: forStaff('/teacher/profile/keamanan', askForScan) },
  { name: 'login-code', open: openCodeStep, noise: /status of 401/ },
  { name: 'start-placement', open: forNewcomer(null) },
  { name: 'start-target', open: forNewcomer('target') },
  { name: 'start-goal', open: forNewcomer('goal') },
  { name: 'home', open: forFinished('/student') },
  { name: 'raport', open: forFinished('/student/raport') },
  { name: 'practice', open: forFinished('/student/practice') },
  { name: 'history', open: forFinished('/student/history') },
  ...learningScreens,
  { name: 'tryouts', open: forEnrolled(() => '/student/try-out') },
  { name: 'tryout', open: forEnrolled(() => `/student/try-out/detail/${slug}`) },
  { name: 'plans', open: forAdmin('/admin/try-out', 'table') },
  { name: 'plan-create', open: forAdmin('/admin/try-out/create', 'textbox') },
  { name: 'plan-launch', open: openLaunch },
  { name: 'plan-assembly', open: openAssembly },
  { name: 'plan-trials', open: openTrials },
  { name: 'programs', open: forAdmin('/admin/try-out/program', 'list') },
  { name: 'rehearsal', open: forEnrolled(() => `/student/try-out/gladi-bersih/${slug}`) },
  { name: 'fill-major', open: forEnrolled(attempt => `/student/try-out/fill-major/${slug}/${attempt}`) },
  { name: 'subjects', open: forEnrolled(() => `/student/try-out/subjects/${slug}`) },
  { name: 'subjects-receipt', open: forFinished(`/student/try-out/subjects/${slug}`, openReceipt) },
  { name: 'session-question', open: forSitting(1, holds('<img')) },
  { name: 'session-formula', open: forSitting(4, holds('<math')) },
  { name: 'session-statements', open: forSitting(1, isType('true_false_table')) },
  { name: 'session-short-answer', open: forSitting(7, isType('short_answer')) },
  { name: 'session-multiple-choice', open: forSitting(1, isType('multiple_choice')) },
  { name: 'session-passage', open: forSitting(5, hasPassage, showPassage) },
  { name: 'session-list', open: forSitting(1, any, openList) },
  { name: 'session-summary', open: forSitting(1, any, openSummary) },
  { name: 'session-receipt', open: forSitting(1, any, submit) },
  {
    name: 'session-offline',
    open: forSitting(1, isType('single_choice'), answerWithoutNetwork),
    noise: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    name: 'result',
    open: forFinished(`/student/try-out/result/${slug}`, async page => {
      await scrollDown(page)
      await page.getByRole('link', { name: 'Lihat peringkat' }).waitFor()
    }),
  },
  { name: 'ranking', open: forFinished(`/student/try-out/detail/${slug}/ranking`) },
  { name: 'guide', open: openGuide },
  { name: 'handbook', open: openHandbook(forAdmin('/admin/panduan', 'list')) },
  { name: 'handbook-teacher', open: openHandbook(forDemoTeacher('/teacher/panduan')) },
  { name: 'lesson', open: openLesson },
  { name: 'scoring', open: forEnrolled(() => '/student/try-out/scoring') },
  { name: 'review-picture', open: forReview(1, holds('<img')) },
  { name: 'review-formula', open: forReview(4, holds('<math')) },
  { name: 'review-passage', open: forReview(5, hasPassage) },
  { name: 'review-statements', open: forReview(1, isType('true_false_table')) },
  { name: 'review-short-answer', open: forReview(7, isType('short_answer')) },
  { name: 'banks', open: forBank('teacher', () => '') },
  { name: 'teacher-dashboard', open: forDemoTeacher('/teacher') },
  { name: 'question-reports', open: openReports },
  { name: 'packs', open: forAdmin('/admin/question-bank/pack', 'list') },
  { name: 'pack-sealed', open: openSealedPack, noise: /status of 422/ },
  { name: 'bank-subjects', open: forAdmin('/admin/question-bank/subject', 'list') },
  { name: 'bank-create', open: forBank('teacher', () => '/create') },
  { name: 'bank', open: forBank('admin', bank => `/detail/${bank}`) },
  { name: 'bank-shared', open: forBank('teacher', bank => `/detail/${bank}`) },
  { name: 'calibrations', open: openCalibrations },
  { name: 'calibration', open: openCalibration },
  { name: 'question-review', open: forDemoTeacher('/teacher/question-bank/review') },
  { name: 'all-questions', open: forDemoTeacher('/teacher/question-bank/soal') },
  { name: 'bank-questions', open: forBank('admin', (bank, subTest) => `/detail/${bank}/${subTest}`) },
  { name: 'bank-twins', open: forBank('admin', bank => `/detail/${bank}/kembar`) },
  { name: 'question-history', open: openHistory },
  { name: 'paper', open: forPaper('', openPaper) },
  {
    name: 'paper-answers',
    open: forPaper('/answers', page => page.getByLabel('Varian').selectOption('A')),
  },
  { name: 'upload', open: forDemoTeacher('/teacher/question-bank/upload') },
  { name: 'import', open: openImport },
  { name: 'dashboard', open: forAdmin('/admin', 'list') },
  { name: 'first-admin', open: openFirstAdmin },
  { name: 'setup', open: openSetup },
  { name: 'users', open: forAdmin('/admin/user', 'table') },
  { name: 'user-create', open: forAdmin('/admin/user/create', 'textbox') },
  { name: 'classes', open: forAdmin('/admin/class', 'table') },
  { name: 'student-list-upload', open: forAdmin('/admin/user/student-list', 'list') },
  { name: 'student-list', open: openStudentList },
  { name: 'login-cards', open: openLoginCards },
  { name: 'class-roster', open: openRoster },
  { name: 'class-raports', open: openClassRaports },
  { name: 'student-codes', open: forAdmin('/admin/user/student-code', 'table') },
  { name: 'student-code-cards', open: forAdmin('/admin/user/student-code/print', 'list') },
  { name: 'universities', open: forAdmin('/admin/university', 'table') },
  { name: 'setting', open: forAdmin('/admin/setting', 'textbox') },
  { name: 'setting-school-login', open: forAdmin('/admin/setting/school-login', 'textbox') },
  { name: 'scores', open: forAdmin('/admin/peringkat', 'table') },
  { name: 'report', open: openReport },
  { name: 'similar-answers', open: openSimilar },
  { name: 'chance-report', open: openChances },
  { name: 'own-outcomes', open: forFinished('/student/raport/hasil-seleksi') },
  { name: 'class-page', open: openClassPage },
  { name: 'exam-day', open: openLive },
  { name: 'exam-day-missing', open: openMissing },
  { name: 'exam-day-wall', open: openWall },
  { name: 'news', open: forAdmin('/admin/content', 'table') },
  { name: 'banners', open: forAdmin('/admin/content/banner', 'list') },
  { name: 'news-create', open: forAdmin('/admin/content/create-news', 'textbox') },
  { name: 'scores-ranks', open: forScores('', page => page.getByRole('table').waitFor()) },
  { name: 'scores-schools', open: forScores('', openSchools) },
  {
    name: 'scores-start',
    open: forScores('', page => page.getByRole('button', { name: 'Nilai ulang' }).click()),
  },
  { name: 'scores-items', open: forScores('?tab=soal', page => page.getByRole('table').waitFor()) },
  { name: 'scores-item', open: forScores('?tab=soal', openFirstItem) },
  {
    name: 'scores-history',
    open: forScores('?tab=riwayat', page => page.locator('summary').first().click()),
  },
]
