import { banners } from '@gerbang/contract/banners.ts'
import type { Mount } from '../../http/handle.ts'
import { answerWhole } from '../../http/whole-list.ts'
import type { Platform } from '../../platform.ts'
import { listBanners } from './banners.queries.ts'

export function bannerRoutes(mount: Mount, { db, now }: Platform): void {
  mount(banners.list, async () => answerWhole(await listBanners(db, now())))
}
