import { forgetInQueues } from '../../../db/job-queue.ts'
import type { PersonalData } from '../../../personal-data.ts'

export const mailData: PersonalData = {
  tables: ['mailbox'],
  deletePrivate: async (trx, { email }) => {
    if (email === null) return
    await trx.deleteFrom('mailbox').where('recipient', '=', email).execute()
    await forgetInQueues(trx, email)
  },
}
