/** What a mail is about. Its text and its secret are made when it is sent, so that no secret lies in the queue. */
export type MailKind =
  | 'verify_email'
  | 'known_address'
  | 'reset_otp'
  | 'password_changed'
  | 'second_factor_removed'
  | 'invitation'
  | 'test_letter'
  | 'account_deletion'
  | 'tryout_opening'
  | 'tryout_closing'

export interface MailJob {
  kind: MailKind
  /** As typed: whether it has an account is looked up when the mail is sent, long after the reply. */
  email: string
  /** Of reminders only. */
  tryout_id?: string
}
