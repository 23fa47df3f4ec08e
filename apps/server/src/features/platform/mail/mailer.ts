import { HopelessJobError } from '../../../db/job-queue.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { insertMailboxMail } from './mailbox.queries.ts'
import type { RenderedMail } from './render-letter.ts'

export interface Mailer {
  /** Resolves once somebody else is answerable for the mail: the mail server, or the mailbox table. */
  send: (to: string, mail: RenderedMail) => Promise<void>
  close: () => void
}

export function keepsMailbox({ smtp_url, is_production }: Platform['config']): boolean {
  return smtp_url === undefined && !is_production
}

/** `nowhere`: in production without a mail server. */
export function findWay(config: Platform['config']): 'smtp' | 'mailbox' | 'nowhere' {
  if (config.smtp_url) return 'smtp'
  return keepsMailbox(config) ? 'mailbox' : 'nowhere'
}

/** A refused recipient or text is refused every time; a refused login or sender is for the admin to mend meanwhile. */
function isHopeless(error: unknown): boolean {
  if (!(error instanceof Error && 'permanent' in error && 'command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}

/** Its library is read with the first mail: most threads of a server never send one. */
async function openTransport(url: string, from: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    {
      url,
      pool: true,
      maxConnections: limits.mailsAtOnce,
      connectionTimeout: limits.smtpMs,
      greetingTimeout: limits.smtpMs,
      socketTimeout: limits.smtpMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
}

function connectSmtp(url: string, from: string): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    send: async (to, mail) => {
      opened ??= openTransport(url, from)
      const transport = await opened
      // An address object: a comma in a string would make two recipients.
      const letter = {
        to: { name: '', address: to },
        ...mail,
        headers: { 'auto-submitted': 'auto-generated' },
      }
      await transport.sendMail(letter).catch((error: unknown) => {
        throw isHopeless(error) ? new HopelessJobError(String(error), { cause: error }) : error
      })
    },
    close: () => void opened?.then(transport => transport.close()),
  }
}

export function createMailer({ config, db, now, newId }: Platform): Mailer {
  if (config.smtp_url) return connectSmtp(config.smtp_url, config.mail_from)
  return {
    send: async (to, { subject, text, html }) => {
      if (!keepsMailbox(config)) throw new Error('Cannot send mails: SMTP_URL is not set')
      const created_at = now().toISOString()
      await insertMailboxMail(db, {
        id: newId(),
        recipient: to,
        subject,
        body_text: text,
        body_html: html,
        created_at,
      })
    },
    close: () => {},
  }
}
