import { raports } from '@gerbang/contract/raports.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import type { Exam } from '../progresses/exam.ts'
import { describeRaport } from './describe-raport.ts'

export function raportRoutes(mount: Mount, { db, now, exam }: Platform & { exam: Exam }): void {
  mount(raports.get, async ({ viewer }) => ({
    data: await describeRaport({ db, findPaper: exam.findPaper, viewer, at: now() }),
  }))
}
