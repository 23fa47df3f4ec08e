import { Readable } from 'node:stream'
import { classRaports } from '@gerbang/contract/scores/raports.ts'
import { sheetFiles } from '../../../content/sheet-files.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { findTryout, listSubTests } from '../../exam/tryouts/tryouts.queries.ts'
import { requireClass } from '../../people/classes/class-access.ts'
import { isReleased } from '../results/results.rules.ts'
import { writeMarks } from './class-marks.rules.ts'
import { listFinishedTryouts, listMarkedStudents, listStudents } from './class-raports.queries.ts'
import { describeRaport } from './describe-raport.queries.ts'

const notOut = conflict('not_released', 'Hasil try out ini belum keluar. Unduh nilainya sesudah itu.')

/** Raports and marks of a class for those who teach it. */
export function classRaportRoutes(mount: Mount, platform: Platform & { exam: Exam }): void {
  const { reportDb: db, now, exam } = platform

  async function findReleased(tryoutId: string) {
    const tryout = await findTryout(db, tryoutId)
    if (!tryout) return undefined
    return isReleased(tryout, await findLongestExtra(db, tryout.id), now()) ? tryout : null
  }

  mount(classRaports.list, async ({ viewer, params: { id }, query: { user_id } }) => {
    const { name } = await requireClass(db, viewer, id)
    const students = await listStudents(db, id, user_id)
    if (user_id !== undefined && students.length === 0) throw notFound('Siswa')
    const raports = []
    // One after the other: a class is no reason for others to wait for connections.
    for (const student of students) {
      const raport = await describeRaport({ db, findPaper: exam.findPaper, student, at: now() })
      raports.push({ user_id: student.user_id, ...raport })
    }
    return { data: { class: { id, name }, raports } }
  })

  mount(classRaports.tryouts, async ({ viewer, params: { id } }) => {
    await requireClass(db, viewer, id)
    const finished = await listFinishedTryouts(db, id)
    const released = await Promise.all(finished.map(({ id }) => findReleased(id)))
    return { data: finished.filter((_, at) => released[at]) }
  })

  mount(classRaports.marks, async ({ viewer, act, params: { id }, query, reply }) => {
    const { name } = await requireClass(db, viewer, id)
    const tryout = await findReleased(query.tryout_id)
    if (tryout === undefined) throw notFound('Try out')
    if (tryout === null) throw notOut
    await act(id, (_, note) => note({ details: { tryout_id: tryout.id } }))
    const [students, subTests] = await Promise.all([
      listMarkedStudents(db, { classId: id, tryoutId: tryout.id }),
      listSubTests(db, [tryout.id]),
    ])
    const columns = subTests.map(({ id, subject: { code } }) => ({ id, code }))
    const rows = writeMarks(students, { subTests: columns, passing: query.passing })
    const file = sheetFiles[query.format]
    const title = `nilai-${name}-${tryout.slug}`.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
    void reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${title}.${file.extension}"`)
      .send(Readable.from(file.write(Readable.from(rows), 'Nilai'), { objectMode: false }))
    return undefined
  })
}
