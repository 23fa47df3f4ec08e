import type { Groups, Report, ReportTable } from '@gerbang/contract/office/reports.ts'
import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'
import { sql } from 'kysely'
import type { Cell } from '../../../content/sheet-files.ts'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { listRunItems } from '../../scores/scores/runs/run-items.queries.ts'

const groupHead = (name: string): Cell[] => [
  name,
  'Siswa',
  'Rata-rata',
  'Galat baku',
  'Tempat terbaik',
  'Tempat terburuk',
]
const writeGroups = (name: string, { shown }: Groups): Cell[][] => [
  groupHead(name),
  ...shown.map(group => [group.name, group.students, group.mean, group.se, group.rank_from, group.rank_to]),
]

/** Median seconds that a question was in view, by sub-test and place in the paper. */
async function listMedianSeconds(db: Db, subTestIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sub_test_id: string; place: number; median: number }>`
    select sub_test_id, place::int as place, percentile_cont(0.5) within group (order by seconds) as median
    from (
      select p.sub_test_id, p.id, s.place, sum(s.seconds) as seconds
      from progresses p
      join session_visits v on v.bucket = p.bucket and v.progress_id = p.id
      cross join lateral unnest(v.seconds) with ordinality as s (seconds, place)
      where p.submitted_at is not null and p.sub_test_id = any(${subTestIds}::uuid[])
      group by p.bucket, p.sub_test_id, p.id, s.place
    ) spent group by sub_test_id, place
  `.execute(db)
  return new Map(rows.map(({ sub_test_id, place, median }) => [`${sub_test_id} ${place}`, median]))
}

const letters = 'ABCDEFGH'
/** Letters as the paper has them; each student's own order is another. */
function listShares({ content, options }: RunItem): Cell[] {
  const parts = listParts(content)
  const shareOf = (id: string | null) => options?.find(option => option.option_id === id)?.share ?? null
  return [...Array.from(letters, (_, index) => parts[index]?.id), null].map(id =>
    id === undefined ? null : shareOf(id),
  )
}

async function writeQuestions(db: Db, report: Report): Promise<Cell[][]> {
  const head = [
    'Subtes',
    'Nomor',
    'Topik',
    'Soal',
    'Dianulir',
    'Menjawab',
    'Proporsi benar (p)',
    'Daya beda (korelasi terkoreksi)',
    'Beda kelompok atas-bawah',
    'Infit',
    'Outfit',
    'Kesulitan (b)',
    'Kemiringan (a)',
    'Waktu tengah (detik)',
    'Tanda',
    ...Array.from(letters, letter => `Memilih ${letter}`),
    'Tidak memilih',
  ]
  if (!report.run) return [head]
  const filter = { page: 1, per_page: limits.paperQuestions, sort: 'position' } as const
  const [{ data: items }, seconds] = await Promise.all([
    listRunItems(db, report.run.id, filter),
    listMedianSeconds(
      db,
      report.sub_tests.map(({ id }) => id),
    ),
  ])
  return [
    head,
    ...items.map(item => [
      item.subject.code,
      item.position,
      item.topic,
      item.stem,
      item.voided ? 'ya' : 'tidak',
      item.tried,
      item.p,
      item.corrected,
      item.upper_lower,
      item.infit,
      item.outfit,
      item.parameters?.b ?? null,
      item.parameters?.a ?? null,
      seconds.get(`${item.sub_test_id} ${item.position}`) ?? null,
      item.flags.join(', '),
      ...listShares(item),
    ]),
  ]
}

/** What each table is called in a file, and its rows under their headings. */
const tables: Record<
  ReportTable,
  { title: string; write: (report: Report, db: Db) => Promise<Cell[][]> | Cell[][] }
> = {
  sub_tests: {
    title: 'Subtes',
    write: ({ sub_tests }) => [
      ['Kode', 'Subtes', 'Siswa', 'Rata-rata', 'Simpangan baku', 'Alfa Cronbach'],
      ...sub_tests.map(({ subject, students, mean, sd, alpha }) => [
        subject.code,
        subject.name,
        students,
        mean,
        sd,
        alpha,
      ]),
    ],
  },
  questions: { title: 'Soal', write: (report, db) => writeQuestions(db, report) },
  schools: { title: 'Sekolah', write: ({ schools }) => writeGroups('Sekolah', schools) },
  provinces: { title: 'Provinsi', write: ({ provinces }) => writeGroups('Provinsi', provinces) },
  batches: { title: 'Kelas', write: ({ batches }) => writeGroups('Kelas', batches) },
  distribution: {
    title: 'Sebaran',
    write: ({ distribution }) => [
      ['Dari', 'Sampai', 'Siswa'],
      ...distribution.map(({ from, to, count }) => [from, to, count]),
    ],
  },
}

/** One table of a report as the rows of a file. */
export async function exportReport(db: Db, report: Report, table: ReportTable) {
  const { title, write } = tables[table]
  return { title, rows: await write(report, db) }
}
