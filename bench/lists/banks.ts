import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import {
  insertQuestions,
  type NewQuestion,
} from '../../apps/server/src/features/bank/questions/insert-questions.queries.ts'
import {
  createProgram,
  createTopic,
  createTryout,
  draftSample,
} from '../../apps/server/src/testing/factories.ts'
import { judgeBudgets } from '../table.ts'
import { createAsk, signIn } from '../world/accounts.ts'
import { copyQuestions } from '../world/copy-questions.ts'
import { openBenchDatabase } from '../world/database.ts'
import { measureMedian } from '../world/measure.ts'
import { realServer, startServer } from '../world/server.ts'

export const total = 20_000
const atOnce = 1_000
const tries = 30
const mostMs = { list: 100, draw: 300 }

const words =
  'air angin api batu buku bulan daun diagram fungsi garis grafik harga hutan jarak kapal kota laju luas nilai peluang pola rata suku sudut tabel titik waktu'.split(
    ' ',
  )
const topicNames = Array.from({ length: 8 }, (_, at) => `Bagian ${at + 1}`)
const difficulties = ['easy', 'medium', 'hard'] as const

/** Some forty words in an order of its own. */
function writePrompt(number: number): string {
  let seed = number * 2_654_435_761
  const pick = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return words[seed % words.length] ?? ''
  }
  return `${Array.from({ length: 40 }, pick).join(' ')} soal ${number}?`
}

/** A draft of a try-out, and a bank whose sub-test has all the questions that it may take, so many of them written. */
export async function createLargeBank(db: Database, written = total) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, {
    program_id: program.id,
    sub_tests: 1,
    questions: 1,
    status: 'draft',
    published_at: null,
  })
  const [subTest] = tryout.sub_tests
  if (!subTest) throw new Error('The try-out has no sub-test')
  const place = await db
    .selectFrom('bank_sub_tests')
    .select(['id', 'bank_id'])
    .where('subject_id', '=', subTest.subject_id)
    .executeTakeFirstOrThrow()
  const topics: { id: string }[] = []
  for (const name of topicNames) topics.push(await createTopic(db, subTest.subject_id, name))
  for (let from = 0; from < written; from += atOnce) {
    const drafts = Array.from({ length: Math.min(atOnce, written - from) }, (_, at): NewQuestion => {
      const number = from + at
      const content = { ...draftSample.content, prompt: writePrompt(number) }
      return {
        draft: { ...draftSample, content },
        stimulus_id: null,
        topic_ids: [topics[number % topics.length]?.id ?? ''],
        points: 1,
        difficulty: difficulties[number % 3] ?? 'medium',
        lang: 'id',
        status: 'published',
      }
    })
    await insertQuestions(db, place.id, drafts, null, { now: () => new Date(), newId: randomUUID })
  }
  await copyQuestions(db, written, Math.ceil(total / written) - 1)
  await sql`vacuum analyze`.execute(db)
  return { program, tryout, subTest, place, topic: topics[0] }
}

/** What authors wait for in a bank of 20,000 questions, beside one look by a primary key in the same run. */
export async function benchBanks(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const server = await startServer(stack, realServer, {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://gerbang.test',
  })
  const { tryout, subTest, place, topic } = await createLargeBank(db)
  const token = await signIn(db, 'admin')
  const send = createAsk(server.port, token)
  const ask = (path: string, body?: object) => () => send(path, body && { method: 'POST', body })
  const list = `/admin/question-banks/${place.bank_id}/subjects/${place.id}/questions`
  const one = await db.selectFrom('questions').select('id').limit(1).executeTakeFirstOrThrow()
  const cells = difficulties.map(difficulty => ({ topic_id: topic?.id ?? null, difficulty, count: 10 }))
  const asked: [string, number, () => Promise<string>][] = [
    ['a page of the bank', mostMs.list, ask(list)],
    ['its last page', mostMs.list, ask(`${list}?page=${total / 20}`)],
    ['search for two words', mostMs.list, ask(`${list}?search=peluang%20soal`)],
    [
      'topic, difficulty and unused',
      mostMs.list,
      ask(`${list}?topic_id=${topic?.id}&difficulty=hard&is=unused`),
    ],
    ['all banks, newest first', mostMs.list, ask('/admin/questions')],
    ['all banks, searched', mostMs.list, ask('/admin/questions?search=laju%2017')],
    ['likenesses of one question', mostMs.list, ask(`${list}/${one.id}/similar`)],
    [
      'the random draw of the wizard',
      mostMs.draw,
      ask(`/admin/tryouts/${tryout.id}/sub-tests/${subTest.id}/draw`, { cells }),
    ],
  ]
  const plain = await measureMedian(() =>
    db.selectFrom('questions').select('id').where('id', '=', one.id).executeTakeFirstOrThrow(),
  )
  const budgets = []
  for (const [name, most, work] of asked) {
    const reached = await measureMedian(work, tries)
    budgets.push({ name: `${name} (${(reached / plain).toFixed(0)} looks)`, reached, most })
  }
  judgeBudgets(`${total.toLocaleString('en')} questions`, 'ms', budgets)
  console.log(
    `Medians of ${tries} requests each, one at a time, on ${description}. A look by primary key took ${plain.toFixed(2)} ms.`,
  )
}
