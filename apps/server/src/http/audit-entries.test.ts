import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faqs } from '@gerbang/contract/site/faqs.ts'
import { guidances } from '@gerbang/contract/site/guidances.ts'
import { lessons } from '@gerbang/contract/learning/lessons.ts'
import { news } from '@gerbang/contract/site/news.ts'
import { type Call, isActOfStaff } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { classTasks } from '@gerbang/contract/learning/class-tasks.ts'
import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { packs } from '@gerbang/contract/bank/packs.ts'
import { markings } from '@gerbang/contract/office/markings.ts'
import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { studentLists } from '@gerbang/contract/people/student-lists.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { auditActions } from '@gerbang/contract/platform/audit-actions.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionWords } from '../../../web/src/features/platform/settings/audit-actions.ts'
import { upsertReport } from '../features/bank/question-reports/question-reports.queries.ts'
import { createAccount } from '../testing/accounts.ts'
import { createTestApp, type Sent, type TestApp } from '../testing/api.ts'
import {
  createOwnedRows,
  createWorld,
  sampleBody,
  sampleParams,
  type World,
} from '../testing/call-samples.ts'
import { createClassOfTen } from '../testing/classes.ts'
import {
  createBank,
  createImport,
  createMajors,
  createProgram,
  createQuestion,
  createQuestions,
  createSession,
  createTopic,
  createTryout,
  createUser,
  draftSample,
  epoch,
  iso,
} from '../testing/factories.ts'
import { smallPack, uploadPack } from '../testing/packs.ts'
import { createHandedIn } from '../testing/essays.ts'
import { strongPassword } from '../testing/registrations.ts'
import { setUpSecondFactor, showCode } from '../testing/second-factors.ts'
import { drawPicture, writeForm } from '../testing/pictures.ts'
import { createSat, createScorer, staffReason as reason } from '../testing/score-runs.ts'
import { createStudentList } from '../testing/student-lists.ts'
import { publishQuiz } from '../testing/quizzes.ts'
import { createBanner, createTestimonial } from '../testing/site.ts'
import { answerRight, enroll, save, sit, start } from '../testing/sittings.ts'
import { isRecorded } from './recording.ts'

let app: TestApp
let world: World
let admin: { id: string }
let token: string

beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
  admin = await createAccount(app, { role: 'admin' })
  token = await createSession(app.db, { id: admin.id, role: 'admin' })
})
afterAll(() => app.close())

const acts = listCalls().filter(({ call }) => isActOfStaff(call))
const recorded = acts.flatMap(({ name, call }) => (isRecorded(call) ? [{ name, call }] : []))

type Prepared = Omit<Sent, 'token'> & { token?: string }

async function send<C extends Call>(call: C, sent: Sent) {
  const reply = await app.send(call, { token, ...sent })
  if (reply.status >= 300) throw new Error(`Unexpected ${reply.status}: ${reply.text}`)
  return reply.data
}

const csv = (...rows: string[][]) => new File([rows.map(row => row.join(',')).join('\n')], 'tabel.csv')
const upload = (file: File, fields: Record<string, string> = {}) => writeForm({ file, ...fields })
const program_id = () => world.program.id

/** A bank of the world's teacher with a complete question. */
async function createFullBank() {
  const bank = await createBank(app.db, { owner_id: world.teacher.id, program_id: program_id() })
  const topic = await createTopic(app.db, bank.subject_id)
  const question = await createQuestion(app.db, bank, { topic_ids: [topic.id] })
  return { bank, topic, question, params: { qbId: bank.id, subTesId: bank.sub_test_id, id: question.id } }
}

async function createDraft() {
  const bank = await createBank(app.db, { owner_id: world.teacher.id, program_id: program_id() })
  const { ids, topic_id } = await createQuestions(app.db, bank, 3)
  const body = { ...(world.bodies['tryoutPlans.create'] as object), scoring: 'raw' }
  const { id } = await send(tryoutPlans.create, { body })
  const sub_tests = [{ subject_id: bank.subject_id, duration_seconds: 600, weight: 1, wanted_questions: 1 }]
  const { sub_tests: planned } = await send(tryoutPlans.arrange, { params: { id }, body: { sub_tests } })
  const params = { id, subTestId: planned[0]?.id ?? '' }
  return { params, sub_tests, ids, topic_id }
}

const ofDraft = async () => ({ params: (await createDraft()).params })
const createOpen = () => createTryout(app.db, { program_id: program_id(), closes_at: iso(90_000) })

async function createCode(code: string) {
  const body = { ...(world.bodies['studentCodes.create'] as object), code, max_uses: 3 }
  await send(studentCodes.create, { body })
  return { params: { code } }
}

let taught = 0
/** With a student of the world's program. */
async function createTaughtClass() {
  const { id } = await createSchoolClass(`Kelas Tugas ${++taught}`)
  const student = await createUser(app.db, { program_id: program_id() })
  await send(classes.place, { params: { id }, body: { user_ids: [student.id], from: null } })
  return { id }
}

async function createSchoolClass(name: string) {
  const { id } = await send(classes.create, { body: { name, year: 2026, school_name: null } })
  return { id }
}

async function createPreset() {
  const { id } = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: world.teacher.id, program_id: id })
  const sample = world.bodies['programs.createPreset'] as { sub_tests: object[] }
  const body = { ...sample, sub_tests: [{ ...sample.sub_tests[0], subject_id: bank.subject_id }] }
  const { presets } = await send(programs.createPreset, { params: { id }, body })
  return { params: { id, presetId: presets[0]?.id ?? '' }, body }
}

async function createRun() {
  const { tryout } = await createSat(app, { program_id: program_id(), students: 60 })
  const { data } = await createScorer(app, token).start(tryout)
  return { params: { runId: data.id } }
}

async function createPaper() {
  const tryout = await createTryout(app.db, { program_id: program_id(), sub_tests: 1, questions: 1 })
  const { user } = await app.signIn({ program_id: program_id() })
  const [subTest] = tryout.sub_tests
  return { params: { id: tryout.id }, user, sub_test_id: subTest?.id, subject_id: subTest?.subject_id }
}

async function createLate() {
  const tryout = await createTryout(app.db, { program_id: program_id(), sub_tests: 1 })
  const student = await enroll(app, tryout)
  const sitting = { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  app.advance(700)
  await save(app, sitting, answerRight(tryout.sub_tests[0]))
  await app.jobs.sweep()
  app.setClock(epoch)
  const body = { reason, decision: 'refused', progress_ids: [sitting.progress.id] }
  return { params: { id: tryout.id }, body }
}

async function createEssay() {
  const { params } = await createHandedIn(app, ['Sebabnya.'])
  app.setClock(epoch)
  return params
}

async function beginFactor() {
  await app.db.deleteFrom('quotas').execute()
  await app.db.deleteFrom('second_factors').where('user_id', '=', admin.id).execute()
  return (await send(secondFactor.begin, { body: { password: strongPassword } })).secret
}

async function createFactor() {
  await beginFactor()
  return setUpSecondFactor(app, token)
}

/** What a call needs to come through, where the sample of its path and body is not enough. */
const preparations: Record<string, () => Promise<Prepared>> = {
  'programs.delete': async () => ({ params: { id: (await createProgram(app.db)).id } }),
  'programs.updatePreset': createPreset,
  'programs.deletePreset': createPreset,
  'universityCatalogue.import': async () =>
    upload(
      csv(
        ['Universitas', 'Jenis', 'Provinsi', 'Kota'],
        ['Universitas Impor', 'PTN', 'DKI Jakarta', 'Jakarta'],
      ),
      { dry_run: 'false' },
    ),
  'universityCatalogue.delete': async () => ({
    params: { id: (await createMajors(app.db, ['S1'])).university.id },
  }),
  'subjects.update': async () => ({ body: { ...(world.bodies['subjects.update'] as object), code: 'LAIN' } }),
  'subjects.delete': async () => {
    const body = { ...(world.bodies['subjects.create'] as object), code: 'HAPUS' }
    return { params: { id: (await send(subjects.create, { body })).id } }
  },
  'questionBanks.update': async () => {
    const { bank } = await createFullBank()
    const body = world.bodies['questionBanks.update'] as object
    return { params: { id: bank.id }, body: { ...body, subject_ids: [bank.subject_id] } }
  },
  'questionBanks.addMember': async () => {
    const { email } = await createUser(app.db, { role: 'teacher' })
    return { body: { who: email, role: 'view' } }
  },
  'questions.order': async () => {
    const { params, question } = await createFullBank()
    return { params, body: { ids: [question.id] } }
  },
  'questions.setStatus': async () => {
    const { params, question } = await createFullBank()
    return { params, body: { ids: [question.id], status: 'in_review' } }
  },
  'questions.setTopics': async () => {
    const { params, question, topic } = await createFullBank()
    return { params, body: { ids: [question.id], topic_ids: [topic.id] } }
  },
  'questionVersions.restore': async () => {
    const { bank, topic } = await createFullBank()
    const { id } = await createQuestion(app.db, bank, { topic_ids: [topic.id], status: 'published' })
    const params = { qbId: bank.id, subTesId: bank.sub_test_id, id, version: '1' }
    const written = { stimulus_id: null, topic_ids: [topic.id], points: 1, difficulty: 'hard', lang: 'id' }
    const body = { ...written, id, revision: 1, draft: { ...draftSample, explanation: 'Lain.' } }
    const { revision } = await send(questions.save, { params, body })
    return { params, body: { revision } }
  },
  'questionReviews.decide': async () => {
    const { params, question } = await createFullBank()
    const teacher = await createSession(app.db, { id: world.teacher.id, role: 'teacher' })
    const asked = { ids: [question.id], status: 'in_review' }
    await send(questions.setStatus, { token: teacher, params, body: asked })
    return { params, body: { act: 'return', revision: 1, text: 'Perbaiki opsi C.' } }
  },
  'questionReports.answer': async () => {
    const { question } = await createFullBank()
    const at = epoch.toISOString()
    const open = { status: 'open', answer: null, decided_at: null, seen_at: null } as const
    const of = { id: v7(), question_id: question.id, user_id: world.owner.user.id }
    await upsertReport(app.db, {
      ...of,
      reason: 'unclear',
      note: '',
      ...open,
      created_at: at,
      updated_at: at,
    })
    return { params: { id: question.id } }
  },
  'interchange.export': async () => {
    const { bank } = await createFullBank()
    return { body: { of: { kind: 'bank', id: bank.id }, format: 'gift' } }
  },
  'packs.upload': async () => uploadPack(smallPack()),
  'packs.remove': async () => {
    await send(packs.upload, await uploadPack(smallPack()))
    await send(packs.load, { params: { packId: 'paket-uji' } })
    while ((await app.jobs.work()) > 0);
    return { params: { packId: 'paket-uji' } }
  },
  'packs.deleteUpload': async () => {
    await send(packs.upload, await uploadPack(smallPack()))
    return { params: { packId: 'paket-uji' } }
  },
  'packs.export': async () => {
    const { bank, params } = await createFullBank()
    await send(questions.setStatus, { params, body: { ids: [params.id], status: 'published' } })
    await app.db.updateTable('subjects').set({ code: 'PAKET' }).where('id', '=', bank.subject_id).execute()
    return { body: { ...(world.bodies['packs.export'] as object), bank_ids: [bank.id] } }
  },
  'interchange.import': async () => {
    const { bank } = await createFullBank()
    const { id } = await createImport(app.db, { owner_id: admin.id, bank_sub_test_id: bank.sub_test_id })
    return { body: { dry_run: false, import_id: id, publish: false } }
  },
  'tryoutPlans.update': ofDraft,
  'tryoutPlans.delete': ofDraft,
  'tryoutPlans.duplicate': ofDraft,
  'tryoutPlans.arrange': async () => {
    const { params, sub_tests } = await createDraft()
    return { params, body: { sub_tests } }
  },
  'tryoutPlans.choose': async () => {
    const { params, ids } = await createDraft()
    return { params, body: { question_ids: ids.slice(0, 1) } }
  },
  'tryoutPlans.chooseTrials': async () => {
    const { params, ids } = await createDraft()
    return { params, body: { question_ids: ids.slice(0, 1), each: 1 } }
  },
  'tryoutPlans.addTrials': async () => {
    const { params, ids } = await createDraft()
    return { params, body: { question_ids: ids.slice(0, 1), each: 1 } }
  },
  'tryoutPlans.draw': ofDraft,
  'paperAssembly.assemble': async () => {
    const { params, topic_id } = await createDraft()
    const cells = [{ topic_id, difficulty: 'medium', count: 2 }]
    return { params, body: { ...(world.bodies['paperAssembly.assemble'] as object), cells } }
  },
  'tryoutPlans.publish': async () => {
    const { params, ids } = await createDraft()
    await send(tryoutPlans.choose, { params, body: { question_ids: ids.slice(0, 1) } })
    return { params }
  },
  'tryoutPlans.launch': async () => {
    const { params, ids } = await createDraft()
    await send(tryoutPlans.choose, { params, body: { question_ids: ids.slice(0, 1) } })
    return { params }
  },
  'tryoutPlans.close': async () => ({ params: { id: (await createOpen()).id } }),
  'tryoutPlans.extend': async () => ({ params: { id: (await createOpen()).id } }),
  'onPaper.enter': async () => {
    const { params, user, sub_test_id } = await createPaper()
    return {
      params,
      body: { student: user.username, variant: 'A', sub_tests: [{ sub_test_id, marks: ['A'] }] },
    }
  },
  'onPaper.import': async () => {
    const { params, user, subject_id } = await createPaper()
    const table = csv(['Nama', 'Username', 'Varian', `S${subject_id} 1`], ['Rani', user.username, 'A', 'A'])
    return { params, ...(await upload(table, { dry_run: 'false' })) }
  },
  'lateAnswers.decide': createLate,
  'markings.setMarkers': async () => ({ params: { id: (await createEssay()).id } }),
  'markings.saveMark': async () => {
    const params = await createEssay()
    const mark = await send(markings.claim, { params })
    return {
      params: { ...params, markId: mark?.id ?? '' },
      body: { points: { k1: 2, k2: 3 }, is_done: true },
    }
  },
  'classes.update': async () => ({
    params: await createSchoolClass('Kelas Ubah'),
    body: { name: 'Kelas Diubah' },
  }),
  'classes.delete': async () => ({ params: await createSchoolClass('Kelas Hapus') }),
  'classes.place': async () => ({
    params: await createSchoolClass('Kelas Masuk'),
    body: { user_ids: [(await createUser(app.db)).id], from: null },
  }),
  'classes.remove': async () => ({ params: await createSchoolClass('Kelas Keluar') }),
  'classes.promote': async () => ({
    body: { year: 2026, classes: [{ ...(await createSchoolClass('X Naik')), name: 'XI Naik' }], stay: [] },
  }),
  'classTasks.give': async () => {
    const params = await createTaughtClass()
    const quiz = await publishQuiz(app, program_id())
    return { params, body: { kind: 'quiz', target_id: quiz.id, due_at: iso(90_000) } }
  },
  'classTasks.end': async () => {
    const { id } = await createTaughtClass()
    const quiz = await publishQuiz(app, program_id())
    const body = { kind: 'quiz' as const, target_id: quiz.id, due_at: iso(90_000) }
    const [task] = await send(classTasks.give, { params: { id }, body })
    return { params: { id, taskId: task?.id ?? '' } }
  },
  'studentLists.take': async () => {
    const id = await createStudentList(app.db, admin.id)
    const answers = { program_id: program_id() }
    await send(studentLists.change, { params: { id }, body: { answers } })
    return { params: { id } }
  },
  'classRaports.marks': async () => {
    const { id } = await createSchoolClass('Kelas Nilai')
    const tryout = await createTryout(app.db, { program_id: program_id(), sub_tests: 1 })
    return { params: { id }, query: { tryout_id: tryout.id, passing: '75', format: 'csv' } }
  },
  'classReports.share': async () => {
    const { params } = await createClassOfTen(app, { program_id: program_id(), batch: 'XII IPA 2' })
    return { params }
  },
  'classReports.unshare': async () => {
    const batch = 'XII IPA 3'
    const { params } = await createClassOfTen(app, { program_id: program_id(), batch })
    const query = { batch }
    await send(classReports.share, { params, body: { batch, days: 7 } })
    const [share] = await send(classReports.shares, { params, query })
    return { params: { ...params, shareId: share?.id ?? '' }, query }
  },
  'classReports.assign': async () => {
    await createSchoolClass('Kelas Guru')
    const { email } = await createUser(app.db, { role: 'teacher' })
    return { body: { batch: 'Kelas Guru', email, may_see: true, reason } }
  },
  'scores.reset': async () => {
    const tryout = await createTryout(app.db, { program_id: program_id(), sub_tests: 1 })
    return { params: { tryoutId: tryout.id, userId: (await sit(app, tryout)).user.id } }
  },
  'scores.rescore': async () => ({
    params: { id: (await createSat(app, { program_id: program_id(), students: 5 })).tryout.id },
  }),
  'scores.regrade': async () => ({ body: { reason, voided: true } }),
  'scores.cancel': createRun,
  'scores.publish': async () => {
    const run = await createRun()
    await app.jobs.score()
    return run
  },
  'schoolLogin.update': async () => ({}),
  'settings.update': async () => ({ body: { product_name: 'Gerbang Uji' } }),
  'banners.create': async () => ({
    body: { placement: 'login', title: 'Baru', alt: 'Gambar', image_url: `/media/${'a'.repeat(32)}.webp` },
  }),
  'banners.update': async () => ({ params: { id: (await createBanner(app.db)).id } }),
  'banners.delete': async () => ({ params: { id: (await createBanner(app.db)).id } }),
  'banners.order': async () => orderAll('banners'),
  'testimonials.update': async () => ({ params: { id: (await createTestimonial(app.db)).id } }),
  'testimonials.delete': async () => ({ params: { id: (await createTestimonial(app.db)).id } }),
  'testimonials.order': async () => orderAll('testimonials'),
  'faqs.update': () => addContent(faqs.create, 'faqs.create'),
  'faqs.delete': () => addContent(faqs.create, 'faqs.create'),
  'faqs.order': async () => orderAll('faqs'),
  'guidances.update': () => addContent(guidances.create, 'guidances.create'),
  'guidances.delete': () => addContent(guidances.create, 'guidances.create'),
  'guidances.order': async () => orderAll('guidances'),
  'lessons.update': () => addContent(lessons.create, 'lessons.create'),
  'lessons.delete': () => addContent(lessons.create, 'lessons.create'),
  'lessons.order': () => addContent(lessons.create, 'lessons.create').then(() => orderAll('lessons')),
  'news.update': () => addContent(news.create, 'news.create'),
  'news.delete': () => addContent(news.create, 'news.create'),
  'media.create': async () =>
    upload(new File([new Uint8Array(await drawPicture('png', 40, 40))], 'gambar.png'), { alt: 'Gambar' }),
  'outcomes.import': async () => {
    const head = ['Email', 'Universitas', 'Jurusan', 'Tahun', 'Hasil']
    const { university } = await createMajors(app.db, ['S1'])
    const name = 'Universitas Tunggal'
    await app.db.updateTable('universities').set({ name }).where('id', '=', university.id).execute()
    const { email } = await createUser(app.db)
    const row = [email, name, 'Jurusan 1', '2026', 'diterima']
    return upload(csv(head, row), { dry_run: 'false', consent: 'true' })
  },
  'secondFactor.confirm': async () => {
    const secret = await beginFactor()
    return { body: { code: showCode(secret, app.now()) } }
  },
  'secondFactor.renewCodes': async () => {
    const { secret } = await createFactor()
    app.advance(30)
    return { body: { code: showCode(secret, app.now()) } }
  },
  'secondFactor.turnOff': async () => {
    const { recovery_codes } = await createFactor()
    return { body: { password: strongPassword, code: recovery_codes[0] } }
  },
  'secondFactor.remove': async () => {
    const other = await createAccount(app, { role: 'teacher' })
    await setUpSecondFactor(app, await createSession(app.db, { id: other.id, role: 'teacher' }))
    return { params: { id: other.id } }
  },
  'users.bulk': async () => ({
    body: { ids: [(await createUser(app.db)).id], act: 'disable', reason },
  }),
  'users.givePasswords': async () => ({
    body: { ids: [(await createUser(app.db)).id], renew: false },
  }),
  'users.import': async () =>
    upload(csv(['Nama', 'Email', 'Peran'], ['Guru Impor', 'guru@impor.test', 'guru']), { dry_run: 'false' }),
  'users.invite': async () => ({
    params: { id: (await createUser(app.db, { status: 'invited', email_verified_at: null })).id },
  }),
  'users.delete': async () => ({ params: { id: (await createUser(app.db)).id } }),
  'studentCodes.assign': () => createCode('KODEBERI'),
  'studentCodes.update': () => createCode('KODEUBAH'),
  'studentCodes.delete': () => createCode('KODEHAPUS'),
}

/** Calls whose way to a success is long. The test of their feature goes it; without its entry the call would fail there. */
const elsewhere: Record<string, string> = {
  'examDay.giveBack': 'exam/exam-day/exam-day.test.ts',
  'examDay.reopen': 'exam/exam-day/reopen.test.ts',
  'scores.fixScale': 'scores/scores/runs/equating.test.ts',
}

type Content = typeof faqs.create | typeof guidances.create | typeof lessons.create | typeof news.create

async function addContent(call: Content, name: string): Promise<Prepared> {
  const { id } = await send(call, { body: world.bodies[name] })
  return { params: { id } }
}

async function orderAll(
  table: 'banners' | 'faqs' | 'guidances' | 'lessons' | 'testimonials',
): Promise<Prepared> {
  const rows = await app.db.selectFrom(table).select('id').execute()
  return { body: { ids: rows.map(({ id }) => id) } }
}

async function listEntries(after: string) {
  return app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'subject_type', 'subject_id'])
    .where('id', '>', after)
    .execute()
}

test.each(recorded.filter(({ name }) => !(name in elsewhere)))(
  '$name, sent twice at once, is done or refused, and leaves its entry, with who acted, in words that people read',
  async ({ name, call }) => {
    Object.assign(world.params, await createOwnedRows(app, world))
    const prepared = await preparations[name]?.()
    const before = v7()
    const sent = {
      token,
      query: world.queries[name] ?? {},
      body: sampleBody(world, name, call),
      ...prepared,
      params: { ...sampleParams(world, call), ...prepared?.params },
    }
    const replies = await Promise.all([app.send(call, sent), app.send(call, sent)])
    const told = replies.map(({ status, text }) => `${status} ${text.slice(0, 300)}`)
    const done = replies.filter(({ status }) => status === (call.status ?? 200))
    expect(done.length, told.join('\n')).toBeGreaterThan(0)
    expect(told.filter(reply => reply.startsWith('5'))).toEqual([])
    if (call.records.by === 'job') while ((await app.jobs.work()) > 0);
    const declared = [call.records.action].flat()
    const entries = (await listEntries(before)).filter(({ action }) => declared.includes(action))
    expect(entries.length).toBeLessThanOrEqual(done.length)
    const [entry] = entries
    expect(entry).toMatchObject({ actor_id: admin.id, subject_id: expect.stringMatching(/./) })
    if (name !== 'interchange.export') expect(entry?.subject_type).toBe(call.records.about)
    expect(actionWords[entry?.action ?? 'exported']).toMatch(/^[A-Z]/)
  },
)

test.each(Object.entries(elsewhere))('%s comes through in %s', (name, file) => {
  const text = readFileSync(join(import.meta.dirname, '../features', file), 'utf8')
  expect(text).toMatch(new RegExp(`\\b${name.split('.')[1]}\\b`))
})

test('what leaves no entry says why, and is told by name', () => {
  const silent = acts.flatMap(({ name, call }) =>
    call.records && 'nothing' in call.records ? [`${name}: ${call.records.nothing}`] : [],
  )
  expect(silent).toMatchInlineSnapshot(`
    [
      "secondFactor.begin: It has no effect before its first code.",
      "profile.updateAdmin: It concerns nobody but the caller.",
      "questions.preview: It stores nothing.",
      "interchange.template: It is the same empty sheet for everybody.",
      "interchange.changeQuestion: Nobody else sees an import before its commit, which is recorded.",
      "interchange.changePassage: Nobody else sees an import before its commit, which is recorded.",
      "interchange.discard: Nobody else has seen an import that was not committed.",
      "reports.export: It tells of groups and questions, of no person.",
      "studentLists.template: It is the same empty sheet for everybody.",
      "studentLists.upload: Nobody else sees a list before it is taken in, which is recorded.",
      "studentLists.change: Nobody else sees a list before it is taken in, which is recorded.",
      "studentLists.left: It gives back what its reader has sent.",
      "studentLists.discard: Nobody else sees a list before it is taken in, which is recorded.",
      "markings.claim: A claim gives nobody points, and keeps its marker and its time.",
      "news.preview: It stores nothing.",
      "mail.test: It sends a letter to the caller alone.",
    ]
  `)
})

test('every act has its own words in Indonesian', () => {
  expect(Object.keys(actionWords).toSorted()).toEqual([...auditActions].toSorted())
  for (const words of Object.values(actionWords)) expect(words).not.toMatch(/_/)
})
