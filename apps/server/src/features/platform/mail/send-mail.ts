import type { Platform } from '../../../platform.ts'
import { findSettings } from '../settings/settings.queries.ts'
import type { MailJob, MailKind } from './mail-job.ts'
import type { Mailer } from './mailer.ts'
import { findRecipient, type Recipient } from './recipients.queries.ts'
import { type Letter, renderLetter } from './render-letter.ts'

/**
 * Each belongs to the feature that the letter is about. Links use the configured host only: a request's own word on its
 * host could lead to a stranger's.
 */
export type LetterMakers = Record<
  MailKind,
  (platform: Platform, user: Recipient, job: MailJob) => Promise<Letter | undefined>
>

/** Sends nothing to an address without an active account, which is where the mails to unknown ones end. */
export async function sendMail(
  platform: Platform,
  mailer: Mailer,
  letters: LetterMakers,
  job: MailJob,
): Promise<void> {
  const { kind, email } = job
  const user = await findRecipient(platform.db, email, kind === 'invitation' ? 'invited' : 'active')
  if (!user) return
  const letter = await letters[kind](platform, user, job)
  if (!letter) return
  const { product_name } = await findSettings(platform.db)
  await mailer.send(email, renderLetter(letter, { product_name, name: user.name }))
}
