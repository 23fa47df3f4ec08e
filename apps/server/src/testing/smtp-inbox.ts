import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Where in the conversation the server says no, and with what. */
export interface Refusal {
  at: 'sender' | 'recipient' | 'text'
  code: number
}

/** A mail server on the loopback interface that keeps what it accepts, and refuses as often as it is told to. */
export async function openSmtpInbox(port = 0) {
  const mails: Email[] = []
  const refusals: Refusal[] = []
  let conversations = 0

  function takeRefusal(at: Refusal['at']): Error | null {
    if (refusals[0]?.at !== at) return null
    const code = refusals.shift()?.code ?? 0
    return Object.assign(new Error('not now'), { responseCode: code })
  }

  async function keep(stream: Readable): Promise<Error | null> {
    const raw = await buffer(stream)
    const refusal = takeRefusal('text')
    if (!refusal) mails.push(await PostalMime.parse(raw))
    return refusal
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Those who keep their connection are cut off.
    closeTimeout: 100,
    onMailFrom: (_address, _session, answer) => {
      conversations++
      answer(takeRefusal('sender'))
    },
    onRcptTo: (_address, _session, answer) => answer(takeRefusal('recipient')),
    onData: (stream, _session, answer) => void keep(stream).then(answer),
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo

  const close = () => new Promise<void>(resolve => server.close(resolve))

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    /** In the order of their arrival. */
    mails,
    refusals,
    countConversations: () => conversations,
    listFor: (recipient: string) => mails.filter(({ to = [] }) => to.some(one => one.address === recipient)),
    close,
    [Symbol.asyncDispose]: close,
  }
}
export type SmtpInbox = Awaited<ReturnType<typeof openSmtpInbox>>
