import { listMailboxMails, type MailboxMail } from '../features/mail/mailbox.queries.ts'
import type { TestApp } from './api.ts'

/** Lets the queue run dry and reads what arrived for an address, newest first. */
export async function readMails(app: TestApp, recipient: string): Promise<MailboxMail[]> {
  for (let waiting = 1; waiting > 0; waiting = await app.jobs.sendMails()) continue
  return listMailboxMails(app.db, recipient)
}

export function findLink(mail: MailboxMail | undefined): string {
  return /https:\/\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? ''
}
