import { packs } from '@gerbang/contract/bank/packs.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createSession, epoch, iso, type TestTryout } from '../../../testing/factories.ts'
import { keepProcesses } from '../../../testing/keep-processes.ts'
import { smallPack, uploadPack } from '../../../testing/packs.ts'
import { writeForm } from '../../../testing/pictures.ts'
import { enroll, type Student, sitSubTest } from '../../../testing/sittings.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())
keepProcesses()

const codes = ['MTK', 'IPA'] as const
const perSubTest = 6
const refsOf = (code: string) => Array.from({ length: perSubTest }, (_, at) => `${code}-${at + 1}`)

/** The right option is always B. */
const writeQuestion = (ref: string, place: number) => {
  const at = place + 2
  return `## Soal ${ref}
jenis: pilihan ganda
topik: Aljabar
tingkat: sedang

Berapakah hasil $${at} + ${at * at}$ pada ${ref}?

- [ ] A. $${at}$
- [x] B. $${at + at * at}$
- [ ] C. $${at + 90}$
- [ ] D. $${at + 70}$

### Pembahasan

Jumlahkan kedua bilangan itu.
`
}

const json = (value: object) => JSON.stringify(value, null, 2)
const seconds = 600

/** A paper of two sub-tests whose questions were measured elsewhere. */
function writeMeasuredPack() {
  const { 'program.json': program = '', 'tryouts/uji.json': tryout = '' } = smallPack()
  const subjects = codes.map(code => ({ code, name: code, group: 'Umum', questions: perSubTest, seconds }))
  const banks = codes.flatMap(code => {
    const path = `banks/uji/${code.toLowerCase()}`
    const questions = refsOf(code).map((ref, at) => [
      ref,
      { a: 1.1, b: (at - 3) / 2, c: 0.2, se: 0.1, n: 900 },
    ])
    const points = { a: 480, b: 120, min: 200, max: 1000 }
    const scale = '019ab000-0000-7000-8000-000000000002'
    return [
      [
        `${path}.soal.md`,
        `---\nsubtes: ${code}\nbahasa: id\n---\n\n${refsOf(code).map(writeQuestion).join('\n')}`,
      ],
      [
        `${path}.estimates.json`,
        json({ scale, source: 'Try out nasional', points, questions: Object.fromEntries(questions) }),
      ],
    ] as const
  })
  return smallPack({
    'program.json': json({ ...JSON.parse(program), subjects, formats: [] }),
    'banks/uji/bank.json': json({
      title: 'Bank Uji',
      description: '',
      tags: [],
      sub_tests: codes.map(code => code.toLowerCase()),
    }),
    ...Object.fromEntries(banks),
    'tryouts/uji.json': json({
      ...JSON.parse(tryout),
      scoring: 'irt',
      scale_min: 200,
      scale_max: 1000,
      result_release: 'at_close',
      window_hours: 1,
      sub_tests: codes.map(subject => ({ subject, seconds, bank: 'uji', questions: refsOf(subject) })),
    }),
    'quizzes/uji.json': json({
      title: 'Kuis Uji',
      description: '',
      subject: 'MTK',
      duration_seconds: null,
      feedback: 'after_each',
      questions: ['MTK-1'],
    }),
  })
}

/** The paper as it was published, with the answers that are right. */
async function readPublished(id: string): Promise<TestTryout> {
  const tryout = await app.db.selectFrom('tryouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const parts = await app.db
    .selectFrom('tryout_sub_tests')
    .selectAll()
    .where('tryout_id', '=', id)
    .orderBy('position')
    .execute()
  const items = await app.db
    .selectFrom('paper_items')
    .select(['sub_test_id', 'question_id'])
    .orderBy('position')
    .execute()
  const sub_tests = parts.map(part => ({
    ...part,
    items: items.filter(({ sub_test_id }) => sub_test_id === part.id).map(item => ({ ...item, right: 'b' })),
  }))
  return { ...tryout, sub_tests } as unknown as TestTryout
}

test('a paper of a pack with estimates gives a class of thirty final scores with their error, one who missed a sub-test among them', async () => {
  const sent = await app.send(packs.upload, { token, ...(await uploadPack(writeMeasuredPack())) })
  expect(sent.errors ?? sent.status).toBe(201)
  const loading = await app.send(packs.load, { token, params: { packId: 'paket-uji' } })
  while ((await app.jobs.work()) > 0);
  const job = await app.send(jobs.get, { token, params: { id: loading.data.job_id } })
  expect(job.data).toMatchObject({ state: 'done', error: null })
  const { data: plans } = await app.send(tryoutPlans.list, { token, query: { search: 'Try Out Uji' } })
  const params = { id: plans[0]?.id ?? '' }
  const window = await writeForm({ opens_at: iso(0), closes_at: iso(3_600) })
  await app.send(tryoutPlans.update, { token, params, ...window })
  const published = await app.send(tryoutPlans.publish, {
    token,
    params,
    body: { reason: 'Uji coba untuk satu kelas' },
  })
  expect(published.status, published.text).toBe(200)

  const tryout = await readPublished(params.id)
  const [first, second] = tryout.sub_tests
  const students: Student[] = []
  for (let number = 0; number < 30; number++) {
    const student = await enroll(app, tryout)
    await sitSubTest(app, student, first, (number + 3) % (perSubTest + 1))
    if (number > 0) await sitSubTest(app, student, second, (number * 5) % (perSubTest + 1))
    students.push(student)
  }
  app.setClock(new Date(epoch.getTime() + 3_700_000))
  await app.jobs.sweep()
  await app.jobs.score()
  await app.jobs.rank()

  const read = async ({ user }: Student) => {
    const session = await createSession(app.db, { id: user.id, role: 'student' })
    const { data } = await app.send(results.result, { token: session, params: { slug: tryout.slug } })
    return data.released
  }
  const [absent, ...released] = await Promise.all(students.map(read))
  for (const result of released) {
    expect(result?.scoring).toMatchObject({ model: '3pl', provisional: false })
    expect(result?.total_se).toBeGreaterThan(5)
    expect(result?.sub_tests.map(({ rung, se }) => [rung, (se ?? 0) > 5])).toEqual([
      ['known', true],
      ['known', true],
    ])
  }
  expect(absent?.scoring).toMatchObject({ model: '3pl', provisional: false })
  expect(absent?.sub_tests).toMatchObject([
    { rung: 'known', correct: 3, blank: 3 },
    { rung: 'known', correct: 0, blank: perSubTest },
  ])
  expect(absent?.total_se).toBeGreaterThan(5)
})
