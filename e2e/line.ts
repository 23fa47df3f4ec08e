import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to the server that can be cut for everything in the browser: `setOffline` neither takes the network from a
 * service worker that starts later nor gives it back. Its address is an origin with a storage of its own.
 */
export async function openLine(to: string) {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
