import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { publishTryout } from '../features/exam/tryouts/publish-tryout.queries.ts'
import type { BuiltSubTest } from './build-sub-test.ts'

type Tryout = Row<'tryouts'>

export interface PaperSubTest {
  row: Row<'tryout_sub_tests'>
  questions: BuiltSubTest['questions']
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
  subTests: BuiltSubTest[],
  thresholds: ReadonlyMap<string, number>,
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
      threshold: thresholds.get(subject.code) ?? null,
      wanted_questions: null,
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
  { bank, thresholds = new Map() }: { bank: BuiltSubTest[]; thresholds?: ReadonlyMap<string, number> },
  { newId }: SeedMeans,
): Promise<SeededTryout> {
  const subTests = buildPaper(tryout, bank, thresholds, newId)
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

/** Publishes "Try Out Perdana", open-ended practice. */
export function insertTryout(
  db: Db,
  program_id: string,
  bank: BuiltSubTest[],
  means: SeedMeans,
): Promise<SeededTryout> {
  return insertPublished(db, buildTryout(program_id, means), { bank }, means)
}

/** Saturday 08.00 in Jakarta, three to nine days ahead: time to read of it, and soon enough to wait for. */
function findNextSaturday(now: Date): Date {
  const saturday = new Date(now.getTime() + 3 * DAY_MS)
  saturday.setUTCDate(saturday.getUTCDate() + ((6 - saturday.getUTCDay() + 7) % 7))
  saturday.setUTCHours(1, 0, 0, 0)
  return saturday
}

/** Publishes "Try Out Akhir Pekan", which is still to come: one sitting within a weekend, marks when it is over. */
export async function insertUpcomingTryout(
  db: Db,
  program_id: string,
  bank: BuiltSubTest[],
  means: SeedMeans,
): Promise<void> {
  const opens = findNextSaturday(means.now())
  const weekend: Tryout = {
    ...buildTryout(program_id, means),
    slug: 'try-out-akhir-pekan',
    title: 'Try Out Akhir Pekan',
    description:
      'Naskah lengkap: 160 soal dalam 195 menit. Semua peserta mengerjakan di akhir pekan yang sama, satu kali. Pembahasan dan peringkat keluar setelah ditutup.',
    opens_at: opens.toISOString(),
    closes_at: new Date(opens.getTime() + 36 * 3_600_000).toISOString(),
    max_attempts: 1,
    result_release: 'at_close',
  }
  await insertPublished(db, weekend, { bank }, means)
}

/**
 * Publishes "Try Out SKD Ringkas", open-ended, whose marks are summed. `shares` says by subject code which part of the
 * full marks passes.
 */
export async function insertShortSkd(
  db: Db,
  program_id: string,
  { bank, shares }: { bank: BuiltSubTest[]; shares: ReadonlyMap<string, number> },
  means: SeedMeans,
): Promise<void> {
  const fullMarks = bank.map(({ subject, questions }) => {
    const points = questions.reduce((sum, { row }) => sum + row.points, 0)
    return [subject.code, points] as const
  })
  const thresholds = new Map(
    fullMarks.map(([code, points]) => [code, Math.ceil((shares.get(code) ?? 0) * points)]),
  )
  const short: Tryout = {
    ...buildTryout(program_id, means),
    slug: 'try-out-skd-ringkas',
    title: 'Try Out SKD Ringkas',
    description: `TWK, TIU, dan TKP, masing-masing 20 soal. Nilai ambangnya ${[...thresholds.values()].join(', ')}: sebanding dengan SKD 2024. Urutan subtes bebas, boleh diulang.`,
    mode: 'free',
    choices_min: 0,
    choices_max: 0,
    scoring: 'raw',
    scale_min: 0,
    scale_max: fullMarks.reduce((sum, [, points]) => sum + points, 0),
  }
  await insertPublished(db, short, { bank, thresholds }, means)
}
