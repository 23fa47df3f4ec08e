import { statfs } from 'node:fs/promises'
import type { Attention } from '@gerbang/contract/office/dashboard.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { countMails } from '../../platform/mail/mail.queries.ts'
import { findWay } from '../../platform/mail/mailer.ts'
import { countReported } from '../../bank/question-reports/question-reports.queries.ts'
import {
  countDemoAccounts,
  countLateAnswers,
  countSuspectKeys,
  findLastBackup,
  listFailedRuns,
} from './dashboard.queries.ts'

const dayMs = 86_400_000

function ofTryouts(kind: Attention['kind'], rows: { id: string; title: string; count?: number }[]) {
  return rows.map(
    ({ id, title, count }): Attention => ({ kind, count: count ?? null, tryout: { id, title } }),
  )
}

function ofInstallation(kind: Attention['kind'], isTrue: boolean, count: number | null): Attention[] {
  return isTrue ? [{ kind, count, tryout: null }] : []
}

/** In percent of what the server may use; a disk that cannot be asked is not full. */
async function measureDisk(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk ? Math.round(100 * (1 - disk.bavail / disk.blocks)) : 0
}

/** The time of the exam before all, then marks, then people, then the machine: the order in which it hurts. */
export async function listAttention({ db, config, now, findClockFault }: Platform): Promise<Attention[]> {
  const [suspects, failed, late, reported, mails, disk, backup, demo] = await Promise.all([
    countSuspectKeys(db),
    listFailedRuns(db),
    countLateAnswers(db),
    countReported(db, { user_id: '', role: 'admin' }),
    countMails(db),
    measureDisk(config.data_dir),
    findLastBackup(db),
    countDemoAccounts(db),
  ])
  const age = backup === undefined ? null : Math.floor((now().getTime() - Date.parse(backup)) / dayMs)
  return [
    ...ofInstallation('wrong_clock', findClockFault() !== undefined, null),
    ...ofTryouts('suspect_keys', suspects),
    ...ofTryouts('failed_runs', failed),
    ...ofTryouts('late_answers', late),
    ...ofInstallation('question_reports', reported > 0, reported),
    ...ofInstallation('failed_mails', mails.failed > 0, mails.failed),
    ...ofInstallation('no_mail', findWay(config) === 'nowhere', null),
    ...ofInstallation('disk_full', disk >= limits.diskFullPercent, disk),
    ...ofInstallation('backup_old', age === null || age > limits.backupDays, age),
    ...ofInstallation('demo_accounts', demo > 0, demo),
  ]
}
