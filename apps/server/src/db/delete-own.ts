import type { Db } from './database.ts'

type OwnTable =
  | 'admission_outcomes'
  | 'challenge_members'
  | 'class_members'
  | 'data_copies'
  | 'device_checks'
  | 'invitations'
  | 'tryout_reminders'

/** Deletes the rows of a person from a table whose rows nobody else has any use for. */
export const deleteOwn =
  (table: OwnTable) =>
  async (trx: Db, { id }: { id: string }): Promise<void> => {
    await trx.deleteFrom(table).where('user_id', '=', id).execute()
  }
