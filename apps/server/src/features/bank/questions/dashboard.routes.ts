import type { ItemFlag } from '@gerbang/contract/scores/score-runs.ts'
import { teachers } from '@gerbang/contract/office/teachers.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { countReported } from '../question-reports/question-reports.queries.ts'
import { countOwnBanks, countTasks, listFlagged, listOwnBanks, listTasks } from './dashboard.queries.ts'

export function teacherDashboardRoutes(mount: Mount, { db }: Platform): void {
  mount(teachers.dashboard, async ({ viewer }) => {
    const [counts, reported, total, banks, drafts, in_review, flagged] = await Promise.all([
      countTasks(db, viewer),
      countReported(db, viewer),
      countOwnBanks(db, viewer),
      listOwnBanks(db, viewer),
      listTasks(db, viewer, 'draft'),
      listTasks(db, viewer, 'in_review'),
      listFlagged(db, viewer),
    ])
    return {
      data: {
        counts: { ...counts, reported, banks: total },
        banks,
        drafts,
        in_review,
        flagged: flagged.map(row => ({ ...row, flags: row.flags as ItemFlag[] })),
      },
    }
  })
}
