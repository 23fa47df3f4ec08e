import { ownData } from '@gerbang/contract/people/own-data.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { PersonalData } from '../../../personal-data.ts'
import type { Platform } from '../../../platform.ts'
import { deleteSessions } from '../auth/own-sessions.queries.ts'
import { demandOwner } from '../auth/demand-owner.ts'
import { takeHashingPlace } from '../auth/passwords.ts'
import type { Viewers } from '../auth/viewers.ts'
import { isJobUnderWay } from '../../platform/jobs/jobs.queries.ts'
import { type JobOrder, startJob } from '../../platform/jobs/run-jobs.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { copyOwnData } from './copy.jobs.ts'
import {
  clearDeletion,
  findCopy,
  findCopyFile,
  insertCopy,
  isSitting,
  lockUser,
  setDeletion,
} from './own-data.queries.ts'

type Means = Platform & {
  mails: JobQueue<MailJob>
  work: JobQueue<JobOrder>
  viewers: Viewers
  personalData: readonly PersonalData[]
}

function copyRoutes(mount: Mount, means: Means): void {
  const { db, now, personalData } = means

  mount(ownData.findCopy, async ({ viewer }) => ({
    data: (await findCopy(db, viewer.user_id, now().toISOString())) ?? null,
  }))

  mount(ownData.makeCopy, async ({ viewer: { user_id } }) => {
    const at = now()
    const created_at = at.toISOString()
    const data = await db.transaction().execute(async trx => {
      await lockUser(trx, user_id)
      const former = await findCopy(trx, user_id, created_at)
      if (former?.bytes === null && (await isJobUnderWay(trx, former.job_id))) return former
      const job_id = await startJob(trx, means, {
        kind: copyOwnData(personalData),
        payload: { user_id },
        owner_id: user_id,
      })
      const expires_at = new Date(at.getTime() + limits.dataCopyMs).toISOString()
      const copy = { job_id, created_at, expires_at }
      await insertCopy(trx, { user_id, ...copy })
      return { ...copy, bytes: null }
    })
    return { message: 'Salinan datamu sedang dibuat', data }
  })

  mount(ownData.downloadCopy, async ({ viewer, reply }) => {
    const file = await findCopyFile(db, viewer.user_id, now().toISOString())
    if (!file) throw notFound('Salinan data')
    void reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="data-saya.zip"')
      .send(file)
    return undefined
  })
}

export function ownDataRoutes(mount: Mount, means: Means): void {
  const { db, now, mails, viewers } = means
  copyRoutes(mount, means)

  mount(ownData.askDeletion, async ({ viewer: { user_id }, body: { password } }) => {
    using _ = takeHashingPlace()
    const at = now()
    const quota = { purpose: 'password_change', subject: user_id, quota: limits.passwordChangeQuota, at }
    await demandQuota(db, quota)
    const owner = await demandOwner(db, user_id, password)
    if (await isSitting(db, user_id, at.toISOString()))
      throw conflict('locked', 'Subtesmu masih berjalan. Kumpulkan dulu, lalu hapus akunmu.')
    const deletion_at = new Date(at.getTime() + limits.deletionWaitMs).toISOString()
    await db.transaction().execute(async trx => {
      await setDeletion(trx, user_id, deletion_at, at.toISOString())
      await deleteSessions(trx, user_id)
      if (owner.email !== null) await mails.enqueue(trx, { kind: 'account_deletion', email: owner.email })
    })
    await viewers.hearEnds()
    return { message: 'Akunmu dihapus seminggu lagi', data: { deletion_at } }
  })

  mount(ownData.cancelDeletion, async ({ viewer }) => {
    if (!(await clearDeletion(db, viewer.user_id, now().toISOString())))
      throw conflict('unchanged', 'Akun ini tidak sedang menunggu dihapus.')
    return { message: 'Akunmu tetap ada', data: null }
  })
}
