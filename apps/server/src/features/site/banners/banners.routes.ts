import { banners, type EditableBanner } from '@gerbang/contract/site/banners.ts'
import { isOwnPicture } from '../../../content/save-picture.ts'
import { takePlace } from '../../../db/display-order.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepOrder } from '../../../http/keep-order.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { deleteBanner, insertBanner, listAllBanners, listBanners, updateBanner } from './banners.queries.ts'

const about = (id: string) => ({ type: 'banner', id })
const fit = { field: 'image', pixels: limits.bannerPixels, fit: 'inside' } as const

function checkWindow({ opens_at, closes_at }: Pick<EditableBanner, 'opens_at' | 'closes_at'>): void {
  if (opens_at && closes_at && closes_at <= opens_at)
    throw invalid({ closes_at: ['Harus sesudah waktu mulai.'] })
}

export function bannerRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now, newId } = platform

  const findPicture = async (image: File | undefined, image_url: string | undefined): Promise<string> => {
    if (image) return keepPicture(config.media_dir, image, fit)
    if (image_url !== undefined && isOwnPicture(image_url)) return image_url
    throw invalid({ image: ['Pilih gambarnya.'] })
  }

  mount(banners.list, async () => answerWhole(await listBanners(db, now())))

  mount(banners.listAll, ({ query }) => listAllBanners(db, query))

  mount(banners.create, async ({ viewer, body: { image, image_url, position, ...words } }) => {
    checkWindow(words)
    const at = now().toISOString()
    const banner = {
      id: newId(),
      ...words,
      image_url: await findPicture(image, image_url),
      created_at: at,
      updated_at: at,
    }
    const data = await db.transaction().execute(async trx => {
      const place = await takePlace(trx, 'banners', position)
      await noteAct(trx, platform, viewer, { action: 'banner_created', subject: about(banner.id) })
      return insertBanner(trx, { ...banner, position: place })
    })
    return { message: 'Banner ditambahkan', data }
  })

  mount(banners.update, async ({ viewer, params: { id }, body: { image, ...words } }) => {
    const change = {
      ...words,
      ...(image && { image_url: await keepPicture(config.media_dir, image, fit) }),
      updated_at: now().toISOString(),
    }
    const data = await db.transaction().execute(async trx => {
      const updated = await updateBanner(trx, id, change)
      if (!updated) throw notFound('Banner')
      checkWindow(updated)
      await noteAct(trx, platform, viewer, { action: 'banner_updated', subject: about(id) })
      return updated
    })
    return { message: 'Banner disimpan', data }
  })

  mount(banners.order, async ({ viewer, body: { ids } }) => {
    await db.transaction().execute(async trx => {
      await keepOrder(trx, 'banners', ids)
      await noteAct(trx, platform, viewer, {
        action: 'banners_ordered',
        subject: about('all'),
        details: { ids },
      })
    })
    return { message: 'Urutan disimpan', data: null }
  })

  mount(banners.delete, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      if (!(await deleteBanner(trx, id))) throw notFound('Banner')
      await noteAct(trx, platform, viewer, { action: 'banner_deleted', subject: about(id) })
    })
    return { message: 'Banner dihapus', data: null }
  })
}
