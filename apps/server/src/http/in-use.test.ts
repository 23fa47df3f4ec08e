import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import type { Call } from '@gerbang/contract/call.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { classes } from '@gerbang/contract/people/classes.ts'
import { schoolLogin } from '@gerbang/contract/people/school-login.ts'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshRanking } from '../features/scores/rankings/ranking.jobs.ts'
import { createTestApp, type Sent, type TestApp } from '../testing/api.ts'
import {
  createBank,
  createImport,
  createMajors,
  createProgram,
  createQuestion,
  createTopic,
  createTryout,
  createUser,
  iso,
} from '../testing/factories.ts'
import { createStimulus, quizSettings } from '../testing/quizzes.ts'

let app: TestApp
let token: string
let staff: { id: string }
/** Tells what one try makes from what another has left. */
let made = 0
beforeAll(async () => {
  app = await createTestApp()
  const admin = await app.signIn({ role: 'admin' })
  token = admin.token
  staff = admin.user
})
afterAll(() => app.close())

async function send<C extends Call>(call: C, sent: Sent) {
  const reply = await app.send(call, { token, ...sent })
  if (reply.status >= 300) throw new Error(`Unexpected ${reply.status}: ${reply.text}`)
  return reply.data
}

const writtenQuiz = { ...quizSettings, title: 'Kuis baru' }
const writtenSubject = {
  code: 'BARU',
  name: 'Subtes Baru',
  group: 'TPS',
  default_duration_seconds: 600,
  default_question_count: 10,
}
const writtenLogin = {
  is_on: false,
  label: 'Masuk dengan akun sekolah',
  issuer: 'https://akun.contoh.gerbang.test',
  client_id: 'gerbang',
  domains: ['contoh.gerbang.test'],
  nisn_claim: '',
  makes_accounts: true,
}
const writtenPreset = {
  name: 'Format',
  year: 2027,
  source: '',
  mode: 'free',
  scoring: 'raw',
  marks: { kind: 'points' },
}

const createSubject = async () => {
  const { id: program_id } = await createProgram(app.db)
  const subject = await send(subjects.create, { body: { ...writtenSubject, program_id } })
  return { ...subject, program_id }
}

/** A bank with a published question of a topic. */
async function createTaken() {
  const { id: program_id } = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: staff.id, program_id })
  const topic = await createTopic(app.db, bank.subject_id)
  const question = await createQuestion(app.db, bank, { topic_ids: [topic.id], status: 'published' })
  return { program_id, bank, topic, question, inBank: { qbId: bank.id, subTesId: bank.sub_test_id } }
}

async function publishQuizOf({ program_id, question }: { program_id: string; question: { id: string } }) {
  const { id } = await send(quizAuthoring.create, { body: { ...writtenQuiz, program_id } })
  await send(quizAuthoring.update, {
    params: { id },
    body: { question_ids: [question.id], status: 'published' },
  })
  return id
}

/** `free` takes away what refers to the row, so that it can go; absent where that stays for good. */
interface Referred {
  deletion: { call: Call } & Sent
  status: 409 | 422
  free?: () => Promise<unknown>
}

const referred: Record<string, () => Promise<Referred>> = {
  'a program with a quiz': async () => {
    const { id: program_id } = await createProgram(app.db)
    const { id } = await send(quizAuthoring.create, { body: { ...writtenQuiz, program_id } })
    return {
      deletion: { call: programs.delete, params: { id: program_id } },
      status: 409,
      free: () => send(quizAuthoring.delete, { params: { id } }),
    }
  },
  'a program that accounts of a school get': async () => {
    const { id: program_id } = await createProgram(app.db)
    await send(schoolLogin.update, { body: { ...writtenLogin, program_id } })
    return {
      deletion: { call: programs.delete, params: { id: program_id } },
      status: 409,
      free: () =>
        send(schoolLogin.update, { body: { ...writtenLogin, makes_accounts: false, program_id: null } }),
    }
  },
  'a program with a code': async () => {
    const { id: program_id } = await createProgram(app.db)
    const facts = { batch: '', label: '', school_name: null, tryout_ids: [], max_uses: 1, expires_at: null }
    const code = `TERIKAT${'A'.repeat(++made)}`
    await send(studentCodes.create, { body: { ...facts, code, program_id } })
    return {
      deletion: { call: programs.delete, params: { id: program_id } },
      status: 409,
      free: () => send(studentCodes.delete, { params: { code } }),
    }
  },
  'a subject of a quiz': async () => {
    const { id: subject_id, program_id } = await createSubject()
    const { id } = await send(quizAuthoring.create, { body: { ...writtenQuiz, subject_id, program_id } })
    return {
      deletion: { call: subjects.delete, params: { id: subject_id } },
      status: 409,
      free: () => send(quizAuthoring.update, { params: { id }, body: { subject_id: null } }),
    }
  },
  'a subject of a format': async () => {
    const { id: subject_id, program_id } = await createSubject()
    const row = { subject_id, question_count: 5, duration_seconds: 600, weight: 1, threshold: null }
    const params = { id: program_id }
    const { presets } = await send(programs.createPreset, {
      params,
      body: { ...writtenPreset, sub_tests: [row] },
    })
    return {
      deletion: { call: subjects.delete, params: { id: subject_id } },
      status: 409,
      free: () => send(programs.deletePreset, { params: { ...params, presetId: presets[0]?.id ?? '' } }),
    }
  },
  'a topic that a published quiz has, though its question has another by now': async () => {
    const taken = await createTaken()
    const quizId = await publishQuizOf(taken)
    const other = await createTopic(app.db, taken.bank.subject_id, 'Peluang')
    const ids = [taken.question.id]
    await send(questions.setTopics, { params: taken.inBank, body: { ids, topic_ids: [other.id] } })
    const topics = [{ id: other.id, name: 'Peluang' }]
    return {
      deletion: {
        call: subjects.update,
        params: { id: taken.bank.subject_id },
        body: { ...writtenSubject, position: 1, topics },
      },
      status: 422,
      free: () => send(quizAuthoring.delete, { params: { id: quizId } }),
    }
  },
  'a major that an outcome tells of, which nobody has chosen here': async () => {
    const { university, majors } = await createMajors(app.db, ['S1'])
    const { id: user_id } = await createUser(app.db)
    const major_id = majors[0]?.id ?? ''
    const stamp = { consented_at: iso(0), created_at: iso(0), updated_at: iso(0) }
    await app.db
      .insertInto('admission_outcomes')
      .values({
        user_id,
        major_id,
        year: 2026,
        admitted: true,
        source: 'import',
        recorded_by: staff.id,
        ...stamp,
      })
      .execute()
    return {
      deletion: { call: universityCatalogue.delete, params: { id: university.id } },
      status: 409,
      free: () => app.db.deleteFrom('admission_outcomes').where('user_id', '=', user_id).execute(),
    }
  },
  'a try-out that is ranked': async () => {
    const { id: program_id } = await createProgram(app.db)
    const { id } = await createTryout(app.db, { program_id, opens_at: iso(90_000) })
    await refreshRanking(app.db, id, app.now())
    return { deletion: { call: tryoutPlans.delete, params: { id } }, status: 409 }
  },
  'a class that somebody was in': async () => {
    const { id } = await send(classes.create, {
      body: { name: `XII Pernah ${++made}`, year: 2026, school_name: null },
    })
    const user_ids = [(await createUser(app.db)).id]
    await send(classes.place, { params: { id }, body: { user_ids, from: null } })
    await send(classes.remove, { params: { id }, body: { user_ids } })
    return { deletion: { call: classes.delete, params: { id } }, status: 409 }
  },
}

test.each(Object.entries(referred))(
  '%s stays, with words that say why, until nothing refers to it',
  async (_, prepare) => {
    const { deletion, status, free } = await prepare()
    const { call, ...sent } = deletion
    const refusal = await app.send(call, { token, ...sent })
    expect([refusal.status, refusal.text]).toEqual([
      status,
      expect.stringMatching(/tetap ada|tidak bisa dihapus|Nonaktifkan/),
    ])
    if (!free) return
    await free()
    expect((await app.send(call, { token, ...sent })).status).toBe(200)
  },
)

test('a bank with nothing but a passage in it is kept, and so is the sub-test of the passage', async () => {
  const { bank, inBank, question } = await createTaken()
  const passage = await createStimulus(app.db, bank.sub_test_id)
  await send(questions.delete, { params: { ...inBank, id: question.id } })
  const params = { id: bank.id }
  const body = {
    title: 'Bank',
    description: '',
    visibility: 'private',
    tags: [],
    status: 'draft',
    subject_ids: [],
  }
  expect(await app.send(questionBanks.update, { token, params, body })).toMatchObject({
    status: 422,
    errors: { subject_ids: [expect.stringContaining('bacaan')] },
  })
  expect(await send(questionBanks.delete, { params })).toEqual({ outcome: 'archived' })
  await send(questions.deleteStimulus, { params: { ...inBank, id: passage } })
  expect(await send(questionBanks.delete, { params })).toEqual({ outcome: 'deleted' })
})

test('an import that nobody has taken in goes with its bank', async () => {
  const { id: program_id } = await createProgram(app.db)
  const bank = await createBank(app.db, { owner_id: staff.id, program_id })
  await createImport(app.db, { owner_id: staff.id, bank_sub_test_id: bank.sub_test_id })
  expect(await send(questionBanks.delete, { params: { id: bank.id } })).toEqual({ outcome: 'deleted' })
})
