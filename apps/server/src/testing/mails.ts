import { sql } from 'kysely'
import { listMailboxMails, type MailboxMail } from '../features/platform/mail/mailbox.queries.ts'
import type { TestApp } from './api.ts'

/** Lets the queue run dry: what was put off for later included, if asked. */
export async function sendAllMails(
  { jobs, db }: Pick<TestApp, 'jobs' | 'db'>,
  { early = false } = {},
): Promise<void> {
  do {
    if (early) await sql`update pgboss.job set start_after = now()`.execute(db)
  } while ((await jobs.sendMails()) > 0)
}

/** Lets the queue run dry and reads what arrived for an address, newest first. */
export async function readMails(app: TestApp, recipient: string): Promise<MailboxMail[]> {
  await sendAllMails(app)
  return listMailboxMails(app.db, recipient)
}

export function findLink(mail: MailboxMail | undefined): string {
  return /https:\/\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? ''
}
