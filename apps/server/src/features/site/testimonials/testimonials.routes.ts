import { testimonials } from '@gerbang/contract/site/testimonials.ts'
import { isOwnPicture } from '../../../content/save-picture.ts'
import type { Mount } from '../../../http/handle.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { mountOrderedContent } from '../../../http/ordered-content.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { listTestimonials, testimonialRows } from './testimonials.queries.ts'

const fit = { field: 'photo', pixels: limits.photoPixels, fit: 'cover' } as const

export function testimonialRoutes(mount: Mount, platform: Platform): void {
  const { db, config } = platform

  const keepPhoto = async (photo: File | null): Promise<string | null> =>
    photo && keepPicture(config.media_place, photo, fit)

  mount(testimonials.list, async () => answerWhole(await listTestimonials(db)))

  mountOrderedContent(mount, platform, {
    calls: testimonials,
    rows: testimonialRows,
    name: 'Testimoni',
    create: async ({ photo = null, photo_url = '', ...words }) => ({
      ...words,
      photo_url: isOwnPicture(photo_url) ? photo_url : await keepPhoto(photo),
    }),
    change: async ({ photo, ...words }) => ({
      ...words,
      ...(photo !== undefined && { photo_url: await keepPhoto(photo) }),
    }),
  })
}
