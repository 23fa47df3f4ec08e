import type { Db } from '../../../db/database.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { JobError, type JobKind, type Report } from '../../platform/jobs/run-jobs.ts'
import { ensureClass } from '../classes/classes.queries.ts'
import { type Judged, type JudgedList, judgeList } from './judge-list.ts'
import { endTaking, lockList, type ListRow } from './lists.queries.ts'
import { changeStudents, insertStudents, moveMembers } from './write-accounts.queries.ts'

interface Order {
  list_id: string
  owner_id: string
}

const atOnce = 250

type Means = Pick<Platform, 'newId' | 'randomBytes' | 'now'>

/** Ids of the classes that rows join, by name; made in one order, so that two lists do not block each other. */
async function makeClasses(trx: Db, means: Means, { answers }: ListRow, { rows }: JudgedList, at: string) {
  const names = [...new Set(rows.flatMap(({ difference }) => difference?.joins ?? []))].toSorted()
  const ids = new Map<string, string>()
  for (const name of names) {
    const wanted = { id: means.newId(), name, year: answers.year, school_name: answers.school_name, at }
    ids.set(name, (await ensureClass(trx, wanted)).id)
  }
  return ids
}

interface Taking {
  trx: Db
  means: Means
  list: ListRow
  at: string
  report: Report
}

/** Whose account each row is in the end: made, changed, or left as it is. */
async function writeAccounts({ trx, means, list, at, report }: Taking, rows: readonly Judged[]) {
  const owners = new Map(rows.flatMap(row => (row.person ? [[row, row.person.id] as const] : [])))
  for (let from = 0; from < rows.length; from += atOnce) {
    await report({ stage: 'writing', done: from, of: rows.length, message: 'Menyimpan siswa' })
    const some = rows.slice(from, from + atOnce)
    const fresh = some.filter(({ difference }) => difference?.outcome === 'fresh')
    const made = await insertStudents(trx, means, fresh, { answers: list.answers, at })
    for (const [row, id] of made) owners.set(row, id)
    await changeStudents(trx, some, at)
  }
  // The last moment to be called off.
  await report({ stage: 'writing', done: rows.length, of: rows.length, message: 'Menyimpan siswa' })
  return owners
}

async function take(taking: Taking) {
  const { trx, means, list, at } = taking
  const judged = await judgeList(trx, list)
  const rows = judged.rows.filter(({ difference }) => difference !== undefined)
  const classIds = await makeClasses(trx, means, list, judged, at)
  const owners = await writeAccounts(taking, rows)
  const steps = rows.map(row => ({ user_id: owners.get(row) ?? '', difference: row.difference }))
  await moveMembers(
    trx,
    {
      joins: steps.flatMap(({ user_id, difference }) => {
        const class_id = classIds.get(difference?.joins ?? '')
        return class_id === undefined ? [] : [{ class_id, user_id }]
      }),
      leaves: steps.flatMap(({ user_id, difference }) =>
        (difference?.leaves ?? []).map(class_id => ({ class_id, user_id })),
      ),
    },
    at,
  )
  const ofOutcome = (outcome: string) => rows.filter(row => row.difference?.outcome === outcome).length
  return { fresh: ofOutcome('fresh'), changed: ofOutcome('changed'), same: ofOutcome('same') }
}

/** Takes in a list as one transaction: whatever stops it, nobody of it is there. Begun anew after its end it does nothing. */
export const takeList: JobKind<Order, 'take_student_list'> = {
  name: 'take_student_list',
  run: async (means, { list_id, owner_id }, report) => {
    const at = means.now().toISOString()
    try {
      return await means.jobDb.transaction().execute(async trx => {
        const list = await lockList(trx, owner_id, list_id)
        if (!list) throw new JobError('Daftar ini sudah dibuang. Unggah lagi.')
        if (list.taken_at !== null) return { fresh: 0, changed: 0, same: 0 }
        const done = await take({ trx, means, list, at, report })
        await insertAuditEntry(trx, {
          id: means.newId(),
          actor_id: owner_id,
          action: 'student_list_taken',
          subject_type: 'class',
          subject_id: 'many',
          reason: '',
          details: { ...done, year: list.answers.year },
          at,
        })
        await endTaking(trx, list_id, at)
        return done
      })
    } catch (error) {
      throw isDuplicate(error)
        ? new JobError('Sementara itu ada akun baru dengan NISN atau nama pengguna yang sama. Periksa lagi.')
        : error
    }
  },
}
