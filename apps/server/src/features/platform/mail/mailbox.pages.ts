import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeAttribute } from '../../../content/escape-attribute.ts'
import { notFound } from '../../../http/errors.ts'
import { refuseStrangers } from '../../../http/refuse-strangers.ts'
import { parseInput } from '../../../http/validation.ts'
import type { Platform } from '../../../platform.ts'
import { findMailboxMail, listMailboxMails, type MailboxMail } from './mailbox.queries.ts'
import { keepsMailbox } from './mailer.ts'

const filter = z.object({ to: z.string().max(254).optional() })
const place = z.object({ id: z.uuid() })
const times = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

function writeEntry({ id, recipient, subject, body_text, created_at }: MailboxMail): string {
  const body = escapeAttribute(body_text).replaceAll(/https?:\/\/[^\s]+/g, '<a href="$&">$&</a>')
  return `<article>
<h2>${escapeAttribute(subject)}</h2>
<p class="quiet">Untuk ${escapeAttribute(recipient)} · ${times.format(new Date(created_at))} WIB · <a href="/mailbox/${id}">versi HTML</a></p>
<pre>${body}</pre>
</article>`
}

function writePage(mails: MailboxMail[], to: string): string {
  const entries = mails.length > 0 ? mails.map(writeEntry).join('\n') : '<p>Belum ada pesan.</p>'
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kotak surat demo</title>
<style>
body { margin: 0 auto; max-width: 44rem; padding: 1rem; background: #fbfaf7; color: #171f30; font: 1rem/1.6 system-ui, sans-serif }
article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid #e0e3e8; border-radius: 1rem; background: #fff }
h1 { font-size: 1.5rem } h2 { margin: 0; font-size: 1.125rem }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
.quiet { margin: 0 0 .75rem; color: #535b69; font-size: .875rem }
a { color: #1d4bc0 }
input, button { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #7f8793; border-radius: .75rem; font: inherit }
</style>
</head>
<body>
<main>
<h1>Kotak surat demo</h1>
<p>Tanpa server surat, semua pesan berakhir di sini. Halaman ini tidak ada di pemasangan sungguhan.</p>
<form><label>Alamat tujuan <input name="to" type="email" value="${escapeAttribute(to)}"></label> <button>Saring</button></form>
${entries}
</main>
</body>
</html>
`
}

/** Whoever sits at the machine may read it, so it is there only where mails go nowhere else and nothing is in production. */
export function mailboxPages(app: FastifyInstance, { config, db }: Platform): void {
  if (!keepsMailbox(config)) return

  app.get('/mailbox', { onRequest: refuseStrangers }, async (request, reply) => {
    const { to } = parseInput(filter, request.query) as z.infer<typeof filter>
    return reply
      .type('text/html; charset=utf-8')
      .send(writePage(await listMailboxMails(db, to || undefined), to ?? ''))
  })

  app.get('/mailbox.json', { onRequest: refuseStrangers }, async request => {
    const { to } = parseInput(filter, request.query) as z.infer<typeof filter>
    return { data: await listMailboxMails(db, to || undefined) }
  })

  app.get('/mailbox/:id', { onRequest: refuseStrangers }, async (request, reply) => {
    const { id } = parseInput(place, request.params) as z.infer<typeof place>
    const mail = await findMailboxMail(db, id)
    if (!mail) throw notFound('Pesan')
    return reply.type('text/html; charset=utf-8').send(mail.body_html)
  })
}
