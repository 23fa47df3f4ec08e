import { banners, type EditableBanner } from '@gerbang/contract/site/banners.ts'
import { isOwnPicture } from '../../../content/save-picture.ts'
import { invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { mountOrderedContent } from '../../../http/ordered-content.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { bannerRows, listBanners } from './banners.queries.ts'

const fit = { field: 'image', pixels: limits.bannerPixels, fit: 'inside' } as const

function checkWindow({ opens_at, closes_at }: Pick<EditableBanner, 'opens_at' | 'closes_at'>): void {
  if (opens_at && closes_at && closes_at <= opens_at)
    throw invalid({ closes_at: ['Harus sesudah waktu mulai.'] })
}

export function bannerRoutes(mount: Mount, platform: Platform): void {
  const { db, config, now } = platform
  const keep = (image: File) => keepPicture(config.media_place, image, fit)

  async function findPicture(image: File | undefined, image_url: string | undefined): Promise<string> {
    if (image) return keep(image)
    if (image_url !== undefined && isOwnPicture(image_url)) return image_url
    throw invalid({ image: ['Pilih gambarnya.'] })
  }

  mount(banners.list, async () => answerWhole(await listBanners(db, now())))

  mountOrderedContent(mount, platform, {
    calls: banners,
    rows: bannerRows,
    name: 'Banner',
    create: async ({ image, image_url, ...words }) => {
      checkWindow(words)
      return { ...words, image_url: await findPicture(image, image_url) }
    },
    change: async ({ image, ...words }) => ({ ...words, ...(image && { image_url: await keep(image) }) }),
    check: checkWindow,
  })
}
