import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { publishTryout } from '../features/exam/tryouts/publish-tryout.queries.ts'
import type { DemoSubTest } from './read-bank.ts'

type Tryout = Row<'tryouts'>

export interface PaperSubTest {
  row: Row<'tryout_sub_tests'>
  questions: DemoSubTest['questions']
}

export interface SeededTryout {
  tryout: Tryout
  subTests: PaperSubTest[]
  scoreRunId: string
}

const DAY_MS = 24 * 3_600_000

export function buildTryout(program_id: string, { now, newId }: SeedMeans): Tryout {
  const at = now().toISOString()
  const opens_at = new Date(now().getTime() - DAY_MS).toISOString()
  return {
    id: newId(),
    slug: 'try-out-perdana',
    has_essays: false,
    markers: 1,
    title: 'Try Out Perdana',
    description:
      'Latihan UTBK-SNBT versi ringkas: tujuh subtes dengan urutan dan tempo resmi. Terbuka kapan saja dan boleh diulang.',
    image_url: null,
    program_id,
    opens_at,
    closes_at: null,
    mode: 'blocking',
    max_attempts: null,
    access: 'free',
    choices_min: 1,
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
    status: 'draft',
    published_at: null,
    starts_paused_at: null,
    key_version: 1,
    anchor_tryout_id: null,
    created_at: at,
    updated_at: at,
  }
}

function buildPaper(
  { id: tryout_id, created_at: at }: Tryout,
  subTests: DemoSubTest[],
  newId: () => string,
): PaperSubTest[] {
  return subTests.map(({ subject, lang, row, questions }, index) => ({
    row: {
      id: newId(),
      tryout_id,
      subject_id: subject.id,
      position: index + 1,
      duration_seconds: row.default_duration_seconds,
      weight: 1,
      threshold: null,
      wanted_questions: null,
      trials_each: 0,
      lang,
      created_at: at,
      updated_at: at,
    },
    questions,
  }))
}

/** A try-out over all questions of the bank, published as an admin would. */
export async function insertPublished(
  db: Db,
  tryout: Tryout,
  bank: DemoSubTest[],
  { newId }: SeedMeans,
): Promise<SeededTryout> {
  const subTests = buildPaper(tryout, bank, newId)
  await insertRows(db, 'tryouts', [tryout])
  await insertRows(
    db,
    'tryout_sub_tests',
    subTests.map(subTest => subTest.row),
  )
  const papers = subTests.map(({ row, questions }) => ({
    sub_test_id: row.id,
    question_ids: questions.map(question => question.row.id),
  }))
  const scoreRunId = await publishTryout(db, tryout.id, papers, { at: tryout.created_at, newId })
  if (!scoreRunId) throw new Error(`Cannot publish the demo's "${tryout.slug}": it is no draft`)
  return { tryout, subTests, scoreRunId }
}
