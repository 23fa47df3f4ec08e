import { questionReports } from '@gerbang/contract/bank/question-reports.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { mayReport } from './find-place.ts'
import {
  answerReports,
  isEditable,
  listOwnReports,
  listReported,
  markSeen,
  upsertReport,
} from './question-reports.queries.ts'

export function questionReportRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(questionReports.send, async ({ viewer, body: { reason, note, ...place } }) => {
    const at = now()
    if (!(await mayReport(db, viewer, place, at))) throw notFound('Soal')
    const quota = {
      purpose: 'question_report',
      subject: viewer.user_id,
      quota: limits.questionReportQuota,
      at,
    }
    await demandQuota(db, quota)
    const { question_id } = place
    const time = at.toISOString()
    await upsertReport(db, {
      id: newId(),
      question_id,
      user_id: viewer.user_id,
      reason,
      note,
      status: 'open',
      answer: null,
      decided_at: null,
      seen_at: null,
      created_at: time,
      updated_at: time,
    })
    const [data] = await listOwnReports(db, viewer.user_id, { question_id })
    if (!data) throw notFound('Laporan')
    return { message: 'Laporanmu terkirim. Jawabannya muncul di dashboardmu', data }
  })

  mount(questionReports.listOwn, async ({ viewer, query }) => ({
    data: await listOwnReports(db, viewer.user_id, query),
  }))

  mount(questionReports.see, async ({ viewer, body }) => {
    await markSeen(db, viewer.user_id, body.ids, now().toISOString())
    return { data: null }
  })

  mount(questionReports.list, async ({ viewer, query }) => {
    const { rows, total } = await listReported(db, viewer, query)
    return { data: rows, meta: { page: query.page, per_page: query.per_page, total } }
  })

  mount(questionReports.answer, async ({ viewer, act, params: { id }, body }) => {
    if (!(await isEditable(db, viewer, id))) throw notFound('Laporan')
    const answered = await act(id, async (trx, note) => {
      const answered = await answerReports(trx, id, body, now().toISOString())
      if (answered === 0) throw conflict('unchanged', 'Laporan soal ini sudah dijawab.')
      await note({ action: `question_report_${body.status}`, details: { answered } })
      return answered
    })
    return { message: `Jawaban terkirim ke ${answered} siswa`, data: { answered } }
  })
}
