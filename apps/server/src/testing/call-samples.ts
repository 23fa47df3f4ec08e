import type { Call } from '@gerbang/contract/call.ts'
import { v7 } from 'uuid'
import type { TestApp } from './api.ts'
import {
  createBank,
  createImport,
  createMajors,
  createProgram,
  createQuestion,
  createSession,
  createTryout,
  createUser,
  draftSample,
  epoch,
  sampleImport,
} from './factories.ts'
import { writtenLesson } from './lessons.ts'
import { createPool, createPractice } from './practices.ts'
import { createStimulus, publishQuiz, quizSettings } from './quizzes.ts'
import { publicBodies, strongPassword } from './registrations.ts'
import { enroll, type Student, start } from './sittings.ts'
import { createStudentList } from './student-lists.ts'

const writtenProgram = { name: 'Program baru', description: '', is_active: true }
const writtenPreset = {
  name: 'Format 2027',
  year: 2027,
  source: '',
  mode: 'free',
  scoring: 'raw',
  marks: { kind: 'points' },
}
const presetSubTest = { question_count: 10, duration_seconds: 600, weight: 1, threshold: null }
export const writtenPlan = {
  title: 'Try Out Baru',
  description: '',
  opens_at: '2026-12-05T01:00:00.000Z',
  closes_at: null,
  mode: 'blocking',
  access: 'free',
  max_attempts: 1,
  choices_min: 0,
  choices_max: 4,
  scoring: 'irt',
  marks: { kind: 'points' },
  scale_min: 200,
  scale_max: 1000,
  result_release: 'instant',
  release_at: null,
  review_policy: 'after_release',
  shuffle_questions: true,
  shuffle_options: true,
}

export interface World {
  owner: Student
  /** The teacher whose question bank it is. */
  teacher: { id: string }
  /** The admin who has uploaded a list of students. */
  admin: { id: string }
  program: { id: string }
  /** A question with a hint. */
  practised: string
  /** By the part of the path before the parameter and its name. */
  params: Record<string, string>
  /** By the name of a call that takes a body. */
  bodies: Record<string, unknown>
  queries: Record<string, Record<string, string>>
}

const writtenSchoolLogin = {
  is_on: false,
  label: 'Masuk dengan akun sekolah',
  issuer: 'https://akun.contoh.gerbang.test',
  client_id: 'gerbang',
  domains: [],
  nisn_claim: '',
  makes_accounts: false,
  program_id: null,
}
const writtenQuiz = { ...quizSettings, title: 'Kuis baru' }
const writtenBank = { title: 'Bank baru', description: '', visibility: 'private', tags: [], subject_ids: [] }
const writtenCode = {
  batch: '',
  label: '',
  school_name: null,
  tryout_ids: [],
  max_uses: 1,
  expires_at: null,
}
const writtenMajor = { code: '1', name: 'Jurusan', level: 'S1', group: 'Umum', years: [] }
const writtenSubject = {
  code: 'BARU',
  name: 'Subtes Baru',
  group: 'TPS',
  default_duration_seconds: 600,
  default_question_count: 10,
}
const staffReason = 'Keberatan siswa diterima'

/** Rows that a call may take away: tests that need them make them anew. */
export async function createOwnedRows(
  app: TestApp,
  {
    owner,
    teacher,
    admin,
    program,
    practised,
  }: Pick<World, 'owner' | 'teacher' | 'admin' | 'program' | 'practised'>,
) {
  const session_id = v7()
  await createSession(app.db, owner.user, { id: session_id })
  const bank = await createBank(app.db, { owner_id: teacher.id, program_id: program.id })
  const job = {
    id: v7(),
    kind: 'uji',
    owner_id: teacher.id,
    created_at: epoch.toISOString(),
    updated_at: epoch.toISOString(),
  }
  await app.db.insertInto('jobs').values(job).execute()
  const member = await createUser(app.db, { role: 'teacher' })
  await app.db
    .insertInto('bank_members')
    .values({ bank_id: bank.id, user_id: member.id, created_at: epoch.toISOString() })
    .execute()
  const imported = await createImport(app.db, { owner_id: teacher.id, bank_sub_test_id: bank.sub_test_id })
  return {
    'sessions.id': session_id,
    'question-banks.id': bank.id,
    'question-banks.qbId': bank.id,
    'subjects.subTesId': bank.sub_test_id,
    'subjects.id': bank.subject_id,
    'calibrations.id': bank.subject_id,
    'questions.id': (await createQuestion(app.db, bank)).id,
    'stimuli.id': await createStimulus(app.db, bank.sub_test_id),
    'jobs.id': job.id,
    'members.userId': member.id,
    'imports.id': imported.id,
    'student-lists.id': await createStudentList(app.db, admin.id),
    'practice.id': await createPractice(app.db, owner.user, practised),
  }
}

/** Bodies that name no row. */
const plainBodies: Record<string, unknown> = {
  'tryouts.enroll': {},
  'tryouts.choose': { major_ids: [] },
  'programs.create': writtenProgram,
  'programs.update': writtenProgram,
  'tryoutPlans.update': { title: 'Try Out Baru' },
  'tryoutPlans.arrange': { sub_tests: [] },
  'tryoutPlans.choose': { question_ids: [] },
  'tryoutPlans.chooseTrials': { question_ids: [], each: 0 },
  'tryoutPlans.addTrials': { question_ids: [v7()], each: 1 },
  'tryoutPlans.draw': { cells: [{ topic_id: null, difficulty: null, count: 1 }] },
  'paperAssembly.assemble': {
    cells: [{ topic_id: v7(), difficulty: 'easy', count: 1 }],
    target: 'even',
    also_for: [],
    common: 0,
    most_used: null,
    most_words: null,
  },
  'raportShares.create': { days: 14 },
  'rehearsals.report': {
    keeps_answers: true,
    has_space: true,
    shows_pictures: true,
    works_offline: true,
    device_now: '2026-01-01T00:00:00.000Z',
  },
  'tryoutPlans.publish': {},
  'tryoutPlans.launch': {
    opens_at: '2027-01-01T00:00:00.000Z',
    closes_at: '2027-01-02T00:00:00.000Z',
    class_ids: [],
  },
  'examDay.giveTime': { reason: staffReason, seconds: 60, audience: { kind: 'all' } },
  'examDay.tell': { reason: staffReason, text: 'Tenang, waktu ditambah.', audience: { kind: 'all' } },
  'examDay.giveBack': {
    reason: staffReason,
    from_at: epoch.toISOString(),
    until_at: epoch.toISOString(),
  },
  'classReports.share': { batch: 'XII IPA 2', days: 7 },
  'classReports.assign': {
    batch: 'XII IPA 2',
    email: 'guru@contoh.gerbang.test',
    may_see: true,
    reason: staffReason,
  },
  'lateAnswers.decide': { reason: staffReason, decision: 'refused', progress_ids: [v7()] },
  'examSignals.beat': { unsent: 0 },
  'examDay.reopen': { reason: staffReason, progress_ids: [v7()] },
  'examDay.pause': { reason: staffReason, paused: false },
  'tryoutPlans.close': { reason: staffReason },
  'tryoutPlans.extend': { reason: staffReason, closes_at: '2027-01-01T00:00:00.000Z' },
  'settings.update': {},
  'schoolLogin.update': writtenSchoolLogin,
  'subjects.update': { ...writtenSubject, position: 1, topics: [] },
  'subjects.addTopic': { name: 'Peluang' },
  'questions.order': { ids: [v7()] },
  'questions.preview': { draft: draftSample },
  'questions.copy': { ids: [v7()] },
  'questions.move': { ids: [v7()] },
  'questions.setStatus': { ids: [v7()], status: 'archived' },
  'questions.setTopics': { ids: [v7()], topic_ids: [v7()] },
  'questionReviews.comment': { text: 'Opsi C terlalu mirip.' },
  'questionReviews.decide': { act: 'approve', revision: 1 },
  'questionVersions.restore': { revision: 1 },
  'questions.saveStimulus': { title: '', source: 'Bacaan' },
  'questionBanks.addMember': { who: 'tidak.ada', role: 'view' },
  'interchange.import': { dry_run: false, import_id: v7(), publish: false },
  'interchange.changeQuestion': sampleImport,
  'packs.upload': {},
  'interchange.changePassage': { title: 'Pasar', body: 'Pasar ramai.' },
  'outcomes.record': { major_id: v7(), year: 2026, admitted: true, consent: true },
  'scores.reset': { reason: staffReason },
  'scores.rescore': { reason: staffReason },
  'scores.regrade': { reason: staffReason, voided: false },
  'scores.cancel': { reason: staffReason },
  'scores.fixScale': { reason: staffReason },
  'scores.publish': { reason: staffReason },
  'profile.update': {},
  'questionReports.send': { place: 'tryout', slug: 'tidak-ada', question_id: v7(), reason: 'unclear' },
  'questionReports.see': { ids: [v7()] },
  'questionReports.answer': { status: 'declined', answer: 'Kuncinya benar.' },
  'reminders.refuse': { token: 'x' },
  'ownData.askDeletion': { password: 'salah' },
  'profile.updateAdmin': {},
  'media.create': {},
  'news.create': { title: 'Kabar baru', excerpt: 'Ringkasannya.', body: 'Isi beritanya.' },
  'news.update': {},
  'news.preview': { body: 'Isi beritanya.' },
  'faqs.create': { question: 'Apa ini?', answer: 'Ini.', category: 'Umum' },
  'faqs.update': {},
  'quizzes.answer': { answers: [] },
  'quizzes.submit': {},
  'challenges.make': { agrees: true },
  'challenges.join': { agrees: true },
  'studyPlans.change': { days_a_week: 3 },
  'practices.answer': { answers: [] },
  'practices.submit': {},
  'markings.setMarkers': { markers: 1 },
  'markings.saveMark': { points: {}, is_done: false },
  'results.note': { text: 'Ingat rumusnya' },
  'quizAuthoring.update': {},
  'faqs.order': { ids: [v7()] },
  'users.create': { name: 'Guru Baru', email: 'guru.baru@contoh.gerbang.test', role: 'teacher' },
  'users.import': { dry_run: 'true' },
  'onPaper.import': { dry_run: 'true' },
  'onPaper.enter': { student: 'siswa', variant: 'A', sub_tests: [] },
  'outcomes.import': { dry_run: 'true', consent: 'true' },
  'users.bulk': { ids: [v7()], act: 'disable', reason: staffReason },
  'studentLists.change': {},
  'studentLists.upload': {},
  'setup.putAside': { is_aside: true },
  'classes.update': {},
  'classes.place': { user_ids: [v7()], from: null },
  'classes.remove': { user_ids: [v7()] },
  'classes.promote': { year: 2001, classes: [{ id: v7(), name: 'XII' }], stay: [] },
  'classes.create': { name: 'XII Contoh', year: 2026, school_name: null },
  'classTasks.give': { kind: 'quiz', target_id: v7(), due_at: '2026-12-01T10:00:00.000Z' },
  'classes.join': { code: 'TIDAKADA' },
  'users.givePasswords': { ids: [v7()], renew: true },
  'users.update': {},
  'secondFactor.begin': { password: 'salah' },
  'secondFactor.confirm': { code: '000000' },
  'secondFactor.renewCodes': { code: '000000' },
  'secondFactor.turnOff': { password: 'salah', code: '000000' },
  'secondFactor.remove': { reason: staffReason },
  'users.endSessions': { reason: staffReason },
  'users.delete': { reason: staffReason },
  'invitations.open': { token: 'x' },
  'universityCatalogue.create': {
    name: 'Universitas Baru',
    short_name: 'UB',
    type: 'ptn',
    province_id: '31',
    city: 'Jakarta',
  },
  'universityCatalogue.update': {},
  'universityCatalogue.import': { dry_run: 'true' },
  'universityCatalogue.createMajor': { ...writtenMajor, code: 'BARU' },
  'universityCatalogue.updateMajor': writtenMajor,
  'studentCodes.update': {},
  'invitations.accept': { token: 'x', password: strongPassword },
  'banners.create': { placement: 'login', title: 'Baru', alt: 'Gambar', image_url: '/media/a.webp' },
  'banners.update': {},
  'banners.order': { ids: [v7()] },
  'testimonials.create': {
    name: 'Ani',
    school: 'SMA',
    accepted_at: 'UI',
    year: 2026,
    quote: 'Sangat membantu.',
  },
  'testimonials.update': {},
  'testimonials.order': { ids: [v7()] },
  'guidances.create': { title: 'Panduan baru', body: 'Isi panduannya.' },
  'guidances.update': {},
  'guidances.order': { ids: [v7()] },
  'lessons.update': {},
  'lessons.order': { ids: [v7()] },
  ...publicBodies,
  'passwords.change': { current_password: 'salah', password: strongPassword },
}

async function createRows(app: TestApp) {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id })
  const { university, majors } = await createMajors(app.db, ['S1'])
  const owner = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  const { progress } = await start(app, owner, subTest)
  const teacher = await createUser(app.db, { role: 'teacher' })
  const admin = await createUser(app.db, { role: 'admin' })
  const quiz = await publishQuiz(app, program.id)
  const pool = await createPool(app.db, program.id, 5)
  const bank = await createBank(app.db, { owner_id: teacher.id, program_id: program.id })
  const practised = pool.questions[0]?.question_id ?? ''
  const people = { owner, teacher, admin }
  return { program, tryout, university, majors, ...people, subTest, progress, quiz, pool, practised, bank }
}
type Rows = Awaited<ReturnType<typeof createRows>>

function nameRows({ program, tryout, university, majors, owner, subTest, progress, quiz }: Rows) {
  const sub_test_id = subTest?.id ?? ''
  return {
    'provinces.id': '31',
    'provinces.province_id': '31',
    'cities.city_id': '31.71',
    'universities.universityId': university.id,
    'universities.id': university.id,
    'majors.majorId': majors[0]?.id ?? '',
    'tryouts.slug': tryout.slug,
    'tryouts.id': tryout.id,
    'tryouts.tryoutId': tryout.id,
    'programs.id': program.id,
    'presets.presetId': v7(),
    'sub-tests.subTestId': sub_test_id,
    'users.userId': owner.user.id,
    'class-reports.tryoutId': tryout.id,
    'classes.id': v7(),
    'tasks.taskId': v7(),
    'shares.shareId': v7(),
    'shared-reports.token': 'x'.repeat(22),
    'shared-raports.token': 'x'.repeat(22),
    'challenges.token': 'x'.repeat(22),
    'raport-shares.id': v7(),
    'sittings.userId': owner.user.id,
    'student-codes.code': 'TIDAKADA',
    'questions.questionId': subTest?.items[0]?.question_id ?? '',
    'markings.id': tryout.id,
    'marks.markId': v7(),
    'runs.runId': tryout.score_run_id,
    'progresses.id': progress.id,
    'news.id': v7(),
    'faqs.id': v7(),
    'banners.id': v7(),
    'testimonials.id': v7(),
    'guidances.id': v7(),
    'lessons.id': v7(),
    'quizzes.slug': quiz.slug,
    'effects.slug': tryout.slug,
    'notes.question_id': v7(),
    'outcomes.majorId': majors[0]?.id ?? '',
    'quizzes.id': quiz.id,
    'questions.position': '1',
    'versions.version': '1',
    'question-reports.id': v7(),
    'passages.ref': 's1',
    'packs.packId': 'skd',
  }
}

function writeBodies({
  program,
  owner,
  subTest,
  progress,
  pool,
  practised,
  bank,
}: Rows): Record<string, unknown> {
  const sub_test_id = subTest?.id ?? ''
  const { subject_id } = bank
  const written = {
    draft: draftSample,
    stimulus_id: null,
    topic_ids: [],
    points: 1,
    difficulty: 'easy',
    lang: 'id',
  }
  return {
    ...plainBodies,
    'programs.createPreset': { ...writtenPreset, sub_tests: [{ ...presetSubTest, subject_id }] },
    'programs.updatePreset': { ...writtenPreset, sub_tests: [{ ...presetSubTest, subject_id }] },
    'tryoutPlans.create': { ...writtenPlan, program_id: program.id },
    'progresses.start': { sub_test_id, client_id: v7() },
    'progresses.answer': { lease: progress.lease, answers: [] },
    'progresses.submit': { lease: progress.lease },
    'questionBanks.create': { ...writtenBank, program_id: program.id },
    'questionBanks.update': { ...writtenBank, status: 'draft', subject_ids: [subject_id] },
    'subjects.create': { ...writtenSubject, program_id: program.id },
    'questions.save': written,
    'questionBanks.setStatus': { ids: [bank.id], status: 'draft' },
    'interchange.export': { of: { kind: 'bank', id: bank.id }, format: 'gift' },
    'packs.export': {
      id: 'bank-uji',
      name: 'Bank uji',
      version: '1',
      licence: 'CC BY 4.0',
      about: 'Soal untuk dicoba.',
      bank_ids: [bank.id],
    },
    'lessons.create': { ...writtenLesson, topic_id: pool.topic_id },
    'practices.hint': { question_id: practised },
    'practices.start': { kind: 'subject', target_id: pool.subject_id },
    'quizAuthoring.create': { ...writtenQuiz, program_id: program.id },
    'studentCodes.create': { code: 'KODEBARU', program_id: program.id, ...writtenCode },
    'studentCodes.bulk': { count: 1, program_id: program.id, ...writtenCode },
    'studentCodes.assign': { user_id: owner.user.id },
  }
}

/** One row of everything that a path may name, and a body for each call that takes one. */
export async function createWorld(app: TestApp): Promise<World> {
  const rows = await createRows(app)
  const { program, owner, teacher, admin, practised, subTest } = rows
  const owned = await createOwnedRows(app, rows)
  return {
    owner,
    teacher,
    admin,
    program,
    practised,
    params: { ...nameRows(rows), 'users.id': (await createUser(app.db)).id, ...owned },
    bodies: writeBodies(rows),
    queries: {
      'progresses.questions': { sub_test_id: subTest?.id ?? '' },
      'examDay.countMeant': { kind: 'all' },
      'reports.export': { table: 'schools' },
      'classReports.get': { batch: 'XII IPA 2' },
      'classRaports.marks': { tryout_id: rows.tryout.id, passing: '75' },
    },
  }
}

export function listParameters({ path }: Call): { key: string; name: string }[] {
  return [...path.matchAll(/\/([a-z-]+)\/\{(\w+)\}/g)].map(([, before, name = '']) => ({
    key: `${before}.${name}`,
    name,
  }))
}

export function sampleParams(world: World, call: Call): Record<string, string> {
  return Object.fromEntries(
    listParameters(call).map(({ key, name }) => {
      const value = world.params[key]
      if (value === undefined) throw new Error(`No sample for the parameter ${key}: add one to createWorld`)
      return [name, value]
    }),
  )
}

export function sampleBody(world: World, name: string, call: Call): unknown {
  if (!call.body) return undefined
  if (!(name in world.bodies)) throw new Error(`No sample body for ${name}: add one to createWorld`)
  return world.bodies[name]
}
