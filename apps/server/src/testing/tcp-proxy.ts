import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** Of an embedded server: a socket in a folder, or a port on Windows. */
function findTarget(databaseUrl: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder ? { path: `${folder}/.s.PGSQL.${port || 5432}` } : { host: hostname, port: Number(port) }
}

/** A network between a node and PostgreSQL that a test can silence or take away. */
export async function openTcpProxy(databaseUrl: string) {
  const target = findTarget(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false

  function hold(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer(near => {
    hold(near)
    if (isSilent) return void near.resume()
    const far = hold(connect(target))
    near.pipe(far)
    far.pipe(near)
  })
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`

  /** Everything open is closed, and nobody may connect. */
  async function cut(): Promise<void> {
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: url.href,
    /** Connections stay open, old and new ones, and nothing passes through them any more. */
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().resume()
    },
    /** New connections pass; those that were silenced stay silent. */
    heal: () => {
      isSilent = false
    },
    cut,
    mend: () => listen(port),
    close: () => (server.listening ? cut() : undefined),
  }
}
