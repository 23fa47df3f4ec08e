import { Readable } from 'node:stream'
import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import type { FastifyReply } from 'fastify'
import { type Cell, sheetFiles } from '../../../content/sheet-files.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { openTable } from '../../../http/open-table.ts'
import type { Platform } from '../../../platform.ts'
import { answerImport } from '../../platform/jobs/answer-import.ts'
import type { JobOrder } from '../../platform/jobs/run-jobs.ts'
import type { Exam } from '../progresses/exam.ts'
import { openPaperPlace, refuseBeforeWindow } from './paper-place.ts'
import { readSheet } from './read-sheet.ts'
import { listHeadings, readSheetRows } from './sheet-rows.ts'
import { listTakenSheets } from './sheets.queries.ts'
import { findStudents, listClass } from './students.queries.ts'
import { foreseeRows, isTaken, otherProgram, refusals, takeIn, unknownStudent } from './take-in.ts'
import { importSheets } from './take-in.jobs.ts'

const rowsAtOnce = 1_000
const messages = {
  new: 'Jawaban masuk dan sudah dinilai',
  replaced: 'Jawaban diganti dan dinilai ulang',
  unchanged: 'Jawaban ini sudah ada, tidak ada yang berubah',
}

function sendSheet(reply: FastifyReply, filename: string, rows: Cell[][]): void {
  void reply
    .header('content-type', sheetFiles.xlsx.type)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(sheetFiles.xlsx.write(Readable.from(rows), 'Jawaban'), { objectMode: false }))
}

export function onPaperRoutes(
  mount: Mount,
  means: Platform & { exam: Exam; work: JobQueue<JobOrder> },
): void {
  const { db, now, exam } = means
  const open = (id: string) => openPaperPlace(db, exam.findPaper, id)

  mount(onPaper.list, async ({ params: { id }, query }) => {
    await open(id)
    return listTakenSheets(db, id, query)
  })

  mount(onPaper.template, async ({ act, params: { id }, query, reply }) => {
    const place = await open(id)
    const students = await listClass(db, place.tryout.program_id, query)
    const variant = place.variants.length === 1 ? 'A' : null
    await act(id, (_, note) => note({ details: { students: students.length } }))
    const rows = students.map(({ name, username }) => [name, username, variant])
    sendSheet(reply, `jawaban-${place.tryout.slug}.xlsx`, [listHeadings(place), ...rows])
    return undefined
  })

  mount(onPaper.enter, async ({ viewer, params: { id }, body: { student, variant, sub_tests } }) => {
    const place = await open(id)
    refuseBeforeWindow(place.tryout, now())
    const found = (await findStudents(db, [student.toLowerCase()])).get(student.toLowerCase())
    if (!found) throw invalid({ student: [unknownStudent] })
    if (found.program_id !== place.tryout.program_id) throw invalid({ student: [otherProgram] })
    if (!place.variants.includes(variant)) throw invalid({ variant: ['Try out ini tidak punya varian itu.'] })
    const checked = { user_id: found.id, variant, marks: sub_tests }
    const { problems, answered } = readSheet(place, checked)
    if (problems.length > 0) throw invalid({ sub_tests: problems })
    if (answered === 0) throw invalid({ sub_tests: ['Belum ada satu jawaban pun.'] })
    const outcome = await takeIn(means, place, checked, viewer.user_id)
    if (!isTaken(outcome)) throw conflict('unchanged', refusals[outcome])
    if (outcome !== 'unchanged') exam.noteScores(id)
    return { message: messages[outcome], data: { name: found.name, outcome, answered } }
  })

  mount(onPaper.import, async ({ viewer, params: { id }, body: { file, dry_run } }) => {
    const place = await open(id)
    refuseBeforeWindow(place.tryout, now())
    const table = await openTable(file, rowsAtOnce)
    const { ready: sheets, problems, empty } = readSheetRows(place, table)
    const foreseen = await foreseeRows(db, place, sheets)
    const payload = { tryout_id: id, sheets: foreseen.ready, actor_id: viewer.user_id }
    return answerImport(
      means,
      { viewer, dry_run, kind: importSheets, payload, isNeeded: foreseen.ready.length > 0 },
      {
        rows: table.length,
        fresh: foreseen.counts.new,
        replaced: foreseen.counts.replaced,
        unchanged: foreseen.counts.unchanged,
        empty,
        problems: [...problems, ...foreseen.problems].toSorted((a, b) => a.row - b.row),
      },
    )
  })
}
