import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Reply {
  status: number
  body: Buffer
}

export interface Connection {
  /** One request at a time. */
  send: (request: string) => Promise<Reply>
  close: () => void
}

const headEnd = '\r\n\r\n'
const lengthField = 'content-length: '
const zero = 48

/** The digits from `at` on. */
function readNumber(bytes: Buffer, at: number): number {
  let number = 0
  for (let digit = (bytes[at] ?? 0) - zero; digit >= 0 && digit <= 9; digit = (bytes[++at] ?? 0) - zero)
    number = number * 10 + digit
  return number
}

/** The first reply in `bytes`, or undefined while it is not complete. Replies always carry their length. */
function readReply(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf(headEnd, 0, 'latin1')
  if (end < 0) return undefined
  const start = end + headEnd.length
  const field = bytes.indexOf(lengthField, 0, 'latin1')
  const length = field < 0 || field > end ? 0 : readNumber(bytes, field + lengthField.length)
  if (bytes.length < start + length) return undefined
  return { status: readNumber(bytes, 'HTTP/1.1 '.length), body: bytes.subarray(start, start + length) }
}

function listen(socket: Socket): Connection {
  let bytes: Buffer = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<Reply> | undefined
  socket.on('data', chunk => {
    bytes = bytes.length > 0 ? Buffer.concat([bytes, chunk]) : chunk
    const reply = readReply(bytes)
    if (!reply) return
    bytes = Buffer.alloc(0)
    waiting?.resolve(reply)
  })
  const fail = (error?: Error) => waiting?.reject(error ?? new Error('The server closed a connection in use'))
  socket.on('error', fail)
  socket.on('close', () => fail())
  return {
    send: request => {
      if (socket.destroyed) return Promise.reject(new Error('The server has closed this connection'))
      waiting = Promise.withResolvers<Reply>()
      socket.write(request, 'latin1')
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

/** A kept-alive HTTP/1.1 connection with as little work of its own as can be: it shares the cores with the server. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  return listen(socket)
}

export async function openConnections(port: number, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(port)))
}

/** A request in ASCII. */
export function writeRequest(method: string, path: string, headers: string[], body = ''): string {
  const head = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers]
  if (body) head.push('content-type: application/json', `content-length: ${body.length}`)
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
