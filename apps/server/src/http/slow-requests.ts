import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
/** The form that a connection brought last. */
const uploads = new WeakMap<Socket, IncomingMessage>()

export function noteUpload(request: IncomingMessage): void {
  uploads.set(request.socket, request)
}

function refuse(error: ConnectionError, socket: Socket): void {
  if (socket.destroyed) return
  const status = statuses[error.code] ?? 400
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`)
  socket.destroy(error)
}

/**
 * Handles what Node.js finds wrong with a connection. Its one time limit for requests is that of short bodies; it
 * reports each request once, so a form that is reported gets `moreMs` here. No other request pays for that.
 */
export function giveUploadsTime(moreMs: number): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    const upload = uploads.get(socket)
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && upload?.complete === false
    if (!isSlow) return refuse(error, socket)
    setTimeout(() => {
      if (!upload.complete) refuse(error, socket)
    }, moreMs).unref()
  }
}
