import type { Insertable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { limits } from '../../../limits.ts'

export async function insertMailboxMail(db: Db, mail: Insertable<DB['mailbox']>): Promise<void> {
  await db.insertInto('mailbox').values(mail).execute()
}

/** The newest, of one recipient when there is one. */
export function listMailboxMails(db: Db, recipient: string | undefined) {
  return db
    .selectFrom('mailbox')
    .selectAll()
    .$if(recipient !== undefined, query => query.where('recipient', '=', recipient?.toLowerCase() ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.mailboxMails)
    .execute()
}
export type MailboxMail = Awaited<ReturnType<typeof listMailboxMails>>[number]

export function findMailboxMail(db: Db, id: string) {
  return db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()
}
