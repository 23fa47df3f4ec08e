import { guidances } from '@gerbang/contract/site/guidances.ts'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { takePlace } from '../../../db/display-order.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepOrder } from '../../../http/keep-order.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { demandHtml } from '../../platform/media/render-texts.ts'
import {
  deleteGuidance,
  insertGuidance,
  listGuidances,
  listSlugs,
  updateGuidance,
} from './guidances.queries.ts'

async function renderBody(db: Db, body: string): Promise<{ body: string; body_html: string }> {
  return { body, body_html: await demandHtml(db, { source: body, shape: 'article' }, 'body') }
}

const about = (id: string) => ({ type: 'guidance', id })

export function guidanceRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  mount(guidances.list, ({ query }) => listGuidances(db, { ...query, published: true }))

  mount(guidances.listAll, ({ query }) => listGuidances(db, query))

  mount(guidances.create, async ({ viewer, body: { position, body, ...words } }) => {
    const at = now().toISOString()
    const file_name = words.file_url === null ? null : words.file_name
    const guidance = { id: newId(), ...words, file_name, ...(await renderBody(db, body)) }
    const data = await db.transaction().execute(async trx => {
      const place = await takePlace(trx, 'guidances', position)
      const slug = findFreeSlug(writeSlug(words.title) || 'panduan', await listSlugs(trx))
      await noteAct(trx, platform, viewer, { action: 'guidance_created', subject: about(guidance.id) })
      return insertGuidance(trx, { ...guidance, slug, position: place, created_at: at, updated_at: at })
    })
    return { message: 'Panduan ditambahkan', data }
  })

  mount(guidances.update, async ({ viewer, params: { id }, body: { body, ...words } }) => {
    const change = {
      ...words,
      ...(words.file_url === null && { file_name: null }),
      ...(body !== undefined && (await renderBody(db, body))),
      updated_at: now().toISOString(),
    }
    const data = await db.transaction().execute(async trx => {
      const updated = await updateGuidance(trx, id, change)
      if (!updated) throw notFound('Panduan')
      await noteAct(trx, platform, viewer, { action: 'guidance_updated', subject: about(id) })
      return updated
    })
    return { message: 'Panduan disimpan', data }
  })

  mount(guidances.order, async ({ viewer, body: { ids } }) => {
    await db.transaction().execute(async trx => {
      await keepOrder(trx, 'guidances', ids)
      await noteAct(trx, platform, viewer, {
        action: 'guidances_ordered',
        subject: about('all'),
        details: { ids },
      })
    })
    return { message: 'Urutan disimpan', data: null }
  })

  mount(guidances.delete, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      if (!(await deleteGuidance(trx, id))) throw notFound('Panduan')
      await noteAct(trx, platform, viewer, { action: 'guidance_deleted', subject: about(id) })
    })
    return { message: 'Panduan dihapus', data: null }
  })
}
