import { testimonials } from '@gerbang/contract/testimonials.ts'
import type { Mount } from '../../http/handle.ts'
import { answerWhole } from '../../http/whole-list.ts'
import type { Platform } from '../../platform.ts'
import { listTestimonials } from './testimonials.queries.ts'

export function testimonialRoutes(mount: Mount, { db }: Platform): void {
  mount(testimonials.list, async () => answerWhole(await listTestimonials(db)))
}
