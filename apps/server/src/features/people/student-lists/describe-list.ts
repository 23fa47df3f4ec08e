import type { ListedStudent, StudentList } from '@gerbang/contract/people/student-lists.ts'
import type { Db } from '../../../db/database.ts'
import { isJobUnderWay } from '../../platform/jobs/jobs.queries.ts'
import { type JudgedList, judgeList, type Judged } from './judge-list.ts'
import { listMembersOf, type ListRow } from './lists.queries.ts'
import { gradeOfClass } from './name-classes.rules.ts'

const namesShown = 20

function listColumns({ heads, lines }: ListRow): StudentList['columns'] {
  const width = Math.max(heads.length, ...lines.slice(0, 50).map(([, cells]) => cells.length))
  return Array.from({ length: width }, (_, column) => ({
    column,
    head: heads[column] ?? '',
    sample: lines.find(([, cells]) => (cells[column] ?? '') !== '')?.[1][column] ?? '',
  })).filter(({ head, sample }) => head !== '' || sample !== '')
}

/** What rows with new accounts lack and no column says. */
function listAsked({ answers }: ListRow, rows: readonly Judged[]): StudentList['asked'] {
  const fresh = rows.filter(({ difference }) => difference?.outcome === 'fresh')
  if (fresh.length === 0) return []
  const lacksGrade = fresh.some(({ student }) => gradeOfClass(student.class ?? '') === undefined)
  return [
    ...(answers.program_id === null ? (['program'] as const) : []),
    ...(answers.school_name === null ? (['school'] as const) : []),
    ...(lacksGrade && answers.grade === null ? (['grade'] as const) : []),
  ]
}

async function findAbsent(db: Db, { rows, classes }: JudgedList): Promise<StudentList['absent']> {
  const listed = new Set(rows.flatMap(({ student }) => student.class ?? []))
  const ids = classes.filter(({ name }) => listed.has(name)).map(({ id }) => id)
  const there = new Set(rows.map(({ person }) => person?.id))
  const absent = (await listMembersOf(db, ids)).filter(({ id }) => !there.has(id))
  return { count: absent.length, names: absent.slice(0, namesShown).map(({ name }) => name) }
}

const count = (rows: readonly Judged[], test: (row: Judged) => boolean) => rows.filter(test).length

export async function describeList(db: Db, list: ListRow): Promise<StudentList> {
  const judged = await judgeList(db, list)
  const { rows, classes } = judged
  const ofState = (state: Judged['state']) => count(rows, row => row.state === state)
  const ofOutcome = (outcome: string) => count(rows, row => row.difference?.outcome === outcome)
  const wanted = new Set(rows.flatMap(row => (row.difference ? (row.student.class ?? []) : [])))
  const there = new Set(classes.map(({ name }) => name))
  const { id, file_name, sheets, mapping, answers, job_id, taken_at, created_at } = list
  return {
    id,
    file_name,
    sheets,
    lines: { from: rows[0]?.place ?? '', to: rows.at(-1)?.place ?? '' },
    columns: listColumns(list),
    mapping,
    answers,
    asked: listAsked(list, rows),
    counts: {
      fault: ofState('fault'),
      look: ofState('look'),
      ready: ofState('ready'),
      left: ofState('left'),
    },
    plan: {
      fresh: ofOutcome('fresh'),
      changed: ofOutcome('changed'),
      same: ofOutcome('same'),
      moved: count(rows, ({ difference }) => (difference?.leaves.length ?? 0) > 0),
    },
    classes: {
      known: [...wanted].filter(name => there.has(name)).toSorted(),
      made: [...wanted].filter(name => !there.has(name)).toSorted(),
    },
    absent: await findAbsent(db, judged),
    job_id,
    is_taking: await isJobUnderWay(db, job_id),
    taken_at,
    created_at,
  }
}

const sexes = { male: 'L', female: 'P' }

export function describeRow({ row, place, cells, student, notes, state, difference }: Judged): ListedStudent {
  const { sex, ...texts } = student
  const values = Object.entries({ ...texts, sex: sex && sexes[sex] }).filter(([, text]) => text !== null)
  return {
    row,
    place,
    values: Object.fromEntries(values),
    state,
    notes: notes.map(({ isFault: _, ...note }) => ({ ...note, value: cells[note.field] ?? '' })),
    outcome: difference?.outcome ?? null,
  }
}

const order: Record<Judged['state'], number> = { fault: 0, look: 1, left: 2, ready: 3 }

/** Faults first, each kind in the order of the file. */
export const sortRows = (rows: readonly Judged[]) =>
  rows.toSorted((a, b) => order[a.state] - order[b.state] || a.row - b.row)
