import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { Budget } from '../table.ts'
import type { createAsk } from '../world/accounts.ts'
import { measureMedian } from '../world/measure.ts'
import type { SatTryout } from './create-sat.ts'

const mostReadMs = 300
const pollMs = 200

/** An admin's desk after a try-out. */
export interface Office {
  db: Database
  tryout: SatTryout
  ask: ReturnType<typeof createAsk>
}

export async function waitForReport({ ask, tryout }: Office, participants: number): Promise<void> {
  for (;;) {
    // A busy machine's server says so after a while; whoever waits asks again.
    const reply = await ask(`/admin/reports/tryouts/${tryout.id}`).catch((error: unknown) => {
      if (!String(error).includes(': 503 ')) throw error
    })
    if (reply && JSON.parse(reply).data.total.students === participants) return
    await sleep(pollMs)
  }
}

/** Archives one attempt, which concerns every figure; seconds until the report is without it. */
export async function measureFreshness(office: Office, userId: string, left: number): Promise<number> {
  await office.ask(`/admin/scores/tryouts/${office.tryout.id}/users/${userId}/reset`, {
    method: 'DELETE',
    body: { reason: 'Pengukuran kesegaran laporan' },
  })
  const began = performance.now()
  await waitForReport(office, left)
  return (performance.now() - began) / 1000
}

export async function measureReads(
  { ask, tryout }: Office,
  runId: string,
  students: number,
): Promise<Budget[]> {
  const report = `/admin/reports/tryouts/${tryout.id}`
  const ranking = `/admin/scores/tryouts/${tryout.id}`
  const paths = {
    'list of reports': '/admin/reports',
    'report of a try-out': report,
    'report of a batch': `${report}?batch=Angkatan%203`,
    'report of a school': `${report}?school=SMA%20Negeri%2017`,
    'table of questions': `/admin/scores/runs/${runId}/items`,
    'ranking, first page': ranking,
    'ranking, last page': `${ranking}?page=${Math.floor(students / 20)}`,
    'ranking by name': `${ranking}?sort=name`,
    'ranking, searched': `${ranking}?search=siswa%204711`,
    'ranking of a school': `${ranking}?school=SMA%20Negeri%2017`,
    'schools of the filter': `${ranking}/schools?search=17`,
  }
  const budgets: Budget[] = []
  for (const [name, path] of Object.entries(paths))
    budgets.push({ name, reached: await measureMedian(() => ask(path)), most: mostReadMs })
  return budgets
}
