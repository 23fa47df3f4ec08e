import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { findClass } from '../../people/classes/classes.queries.ts'
import { findPublished, guardClass } from './class-access.ts'
import { findTeacher, listTeachers, writeTeacher } from '../../people/classes/teachers.queries.ts'
import { listClasses } from './class-page.queries.ts'
import { describeClass } from './describe-class.ts'

export function classReportRoutes(
  mount: Mount,
  platform: Platform & { exam: { findPaper: FindPaper } },
): void {
  const { db, now, exam } = platform

  mount(classReports.list, async ({ viewer, query: { tryout_id } }) => {
    const teacher_id = viewer.role === 'admin' ? undefined : viewer.user_id
    return { data: await listClasses(db, { tryout_id, teacher_id }) }
  })

  mount(classReports.get, async ({ viewer, params: { tryoutId }, query: { batch } }) => {
    const tryout = await findPublished(db, tryoutId)
    const { id } = await guardClass(db, viewer, batch)
    const page = await describeClass(db, exam.findPaper, tryout, { batch })
    return { data: { ...page, teachers: viewer.role === 'admin' ? await listTeachers(db, id) : [] } }
  })

  mount(classReports.assign, async ({ viewer, act, body }) => {
    const { batch, email, may_see } = body
    const teacher = await findTeacher(db, email)
    if (!teacher) throw invalid({ email: ['Belum ada guru dengan email ini.'] })
    const of =
      body.class_id === undefined ? await guardClass(db, viewer, batch) : await findClass(db, body.class_id)
    if (!of) throw notFound('Kelas')
    const { id: class_id } = of
    const at = now().toISOString()
    await act(teacher.id, async (trx, note) => {
      await writeTeacher(trx, { class_id, user_id: teacher.id }, may_see, at)
      await note({ action: may_see ? 'class_opened' : 'class_shut', details: { class_id } })
    })
    return {
      message: may_see ? 'Guru ditambahkan' : 'Guru dikeluarkan',
      data: await listTeachers(db, class_id),
    }
  })
}
