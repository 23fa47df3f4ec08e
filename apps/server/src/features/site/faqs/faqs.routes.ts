import { faqs } from '@gerbang/contract/site/faqs.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { renderApart } from '../../../content/render-apart.ts'
import { takePlace } from '../../../db/display-order.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepOrder } from '../../../http/keep-order.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { deleteFaq, insertFaq, listFaqs, updateFaq } from './faqs.queries.ts'

async function renderAnswer(answer: string): Promise<{ answer: string; answer_html: string }> {
  const text = { source: answer, shape: 'blocks' } as const
  const show = await renderApart([text], new Map())
  const { html, problem } = show(text)
  if (problem) throw invalid({ answer: [describeProblem(problem)] })
  return { answer, answer_html: html }
}

const about = (id: string) => ({ type: 'faq', id })

export function faqRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  mount(faqs.list, ({ query }) => listFaqs(db, { ...query, status: 'published' }))

  mount(faqs.listAll, ({ query }) => listFaqs(db, query))

  mount(faqs.create, async ({ viewer, body: { position, answer, ...words } }) => {
    const at = now().toISOString()
    const faq = { id: newId(), ...words, ...(await renderAnswer(answer)), created_at: at, updated_at: at }
    const data = await db.transaction().execute(async trx => {
      const place = await takePlace(trx, 'faqs', position)
      await noteAct(trx, platform, viewer, { action: 'faq_created', subject: about(faq.id) })
      return insertFaq(trx, { ...faq, position: place })
    })
    return { message: 'Pertanyaan ditambahkan', data }
  })

  mount(faqs.update, async ({ viewer, params: { id }, body: { answer, ...words } }) => {
    const change = {
      ...words,
      ...(answer !== undefined && (await renderAnswer(answer))),
      updated_at: now().toISOString(),
    }
    const data = await db.transaction().execute(async trx => {
      const updated = await updateFaq(trx, id, change)
      if (!updated) throw notFound('Pertanyaan')
      await noteAct(trx, platform, viewer, { action: 'faq_updated', subject: about(id) })
      return updated
    })
    return { message: 'Pertanyaan disimpan', data }
  })

  mount(faqs.order, async ({ viewer, body: { ids } }) => {
    await db.transaction().execute(async trx => {
      await keepOrder(trx, 'faqs', ids)
      await noteAct(trx, platform, viewer, {
        action: 'faqs_ordered',
        subject: about('all'),
        details: { ids },
      })
    })
    return { message: 'Urutan disimpan', data: null }
  })

  mount(faqs.delete, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      if (!(await deleteFaq(trx, id))) throw notFound('Pertanyaan')
      await noteAct(trx, platform, viewer, { action: 'faq_deleted', subject: about(id) })
    })
    return { message: 'Pertanyaan dihapus', data: null }
  })
}
