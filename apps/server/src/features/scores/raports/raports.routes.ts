import { raports } from '@gerbang/contract/scores/raports.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { describeRaport } from './describe-raport.queries.ts'

export function raportRoutes(mount: Mount, { db, now, exam }: Platform & { exam: Exam }): void {
  mount(raports.get, async ({ viewer }) => ({
    data: await describeRaport({ db, findPaper: exam.findPaper, student: viewer, at: now() }),
  }))
}
