import { dashboard } from '@gerbang/contract/office/dashboard.ts'
import { readCount } from '../../../db/kept-counts.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { dashboardCounts, listOpenTryouts } from './dashboard.queries.ts'
import { listAttention } from './list-attention.ts'

export function dashboardRoutes(mount: Mount, platform: Platform): void {
  const { db, now } = platform

  mount(dashboard.admin, async () => {
    const at = now()
    const [attention, open_tryouts, { value, counted_at }] = await Promise.all([
      listAttention(platform),
      listOpenTryouts(db, at),
      readCount(db, dashboardCounts, at),
    ])
    return { data: { attention, open_tryouts, ...value, counted_at } }
  })
}
