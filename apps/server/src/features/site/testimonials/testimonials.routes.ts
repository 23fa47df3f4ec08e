import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { isOwnPicture } from '../../../content/save-picture.ts'
import { takePlace } from '../../../db/display-order.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepOrder } from '../../../http/keep-order.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import {
  deleteTestimonial,
  insertTestimonial,
  listAllTestimonials,
  listTestimonials,
  updateTestimonial,
} from './testimonials.queries.ts'

const about = (id: string) => ({ type: 'testimonial', id })
const fit = { field: 'photo', pixels: limits.photoPixels, fit: 'cover' } as const

export function testimonialRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now, newId } = platform

  const keepPhoto = async (photo: File | null): Promise<string | null> =>
    photo && keepPicture(config.media_dir, photo, fit)

  mount(testimonials.list, async () => answerWhole(await listTestimonials(db)))

  mount(testimonials.listAll, ({ query }) => listAllTestimonials(db, query))

  mount(
    testimonials.create,
    async ({ viewer, body: { photo = null, photo_url = '', position, ...words } }) => {
      const at = now().toISOString()
      const testimonial = {
        id: newId(),
        ...words,
        photo_url: isOwnPicture(photo_url) ? photo_url : await keepPhoto(photo),
        created_at: at,
        updated_at: at,
      }
      const data = await db.transaction().execute(async trx => {
        const place = await takePlace(trx, 'testimonials', position)
        await noteAct(trx, platform, viewer, {
          action: 'testimonial_created',
          subject: about(testimonial.id),
        })
        return insertTestimonial(trx, { ...testimonial, position: place })
      })
      return { message: 'Testimoni ditambahkan', data }
    },
  )

  mount(testimonials.update, async ({ viewer, params: { id }, body: { photo, ...words } }) => {
    const change = {
      ...words,
      ...(photo !== undefined && { photo_url: await keepPhoto(photo) }),
      updated_at: now().toISOString(),
    }
    const data = await db.transaction().execute(async trx => {
      const updated = await updateTestimonial(trx, id, change)
      if (!updated) throw notFound('Testimoni')
      await noteAct(trx, platform, viewer, { action: 'testimonial_updated', subject: about(id) })
      return updated
    })
    return { message: 'Testimoni disimpan', data }
  })

  mount(testimonials.order, async ({ viewer, body: { ids } }) => {
    await db.transaction().execute(async trx => {
      await keepOrder(trx, 'testimonials', ids)
      await noteAct(trx, platform, viewer, {
        action: 'testimonials_ordered',
        subject: about('all'),
        details: { ids },
      })
    })
    return { message: 'Urutan disimpan', data: null }
  })

  mount(testimonials.delete, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      if (!(await deleteTestimonial(trx, id))) throw notFound('Testimoni')
      await noteAct(trx, platform, viewer, { action: 'testimonial_deleted', subject: about(id) })
    })
    return { message: 'Testimoni dihapus', data: null }
  })
}
