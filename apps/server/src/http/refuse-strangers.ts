import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import { notFound } from './errors.ts'

const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const ownNames = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d+){3}$|^\[::1\]$/

/**
 * Answers only whoever sits at the machine: neither over the network nor through a proxy nor by a name that somebody else gave
 * this machine, because a page from elsewhere may have its own name point here.
 */
export async function refuseStrangers({ ip, socket, headers, host }: FastifyRequest): Promise<void> {
  const isNear = [ip, socket.remoteAddress ?? ''].every(isLoopback)
  const isNamed = ownNames.test(host.toLowerCase().replace(/:\d+$/, ''))
  if (!isNear || !isNamed || proxied.some(name => headers[name] !== undefined)) throw notFound('Halaman')
}
