import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { deleteSecondFactor } from '../auth/second-factor/second-factor.queries.ts'
import { lockKnown } from './change-user.ts'

export function userSecondFactorRoutes(
  mount: Mount,
  { mails }: Platform & { mails: JobQueue<MailJob> },
): void {
  mount(secondFactor.remove, async ({ viewer, act, params: { id } }) => {
    await act(id, async trx => {
      const { user } = await lockKnown(trx, id)
      if (id === viewer.user_id)
        throw invalid({ reason: ['Kode keduamu sendiri kamu matikan di halaman Keamanan.'] })
      if (!(await deleteSecondFactor(trx, id)))
        throw conflict('unchanged', 'Pengguna ini tidak memakai kode kedua.')
      if (user.email !== null) await mails.enqueue(trx, { kind: 'second_factor_removed', email: user.email })
    })
    return { message: 'Kode kedua dihapus. Pemiliknya diberi tahu lewat email', data: null }
  })
}
