import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../free-port.ts'

/** Debian's Ceph: other small S3 servers take what somebody has tampered with. */
export const hasS3Server = existsSync('/usr/bin/radosgw') && existsSync('/usr/bin/ceph-osd')

const script = join(import.meta.dirname, '../../../../ops/s3/server.sh')

/** A real S3 server; `place` is a bucket that does not exist yet. */
export async function startS3Server() {
  const child = spawn(script, [String(await findFreePort())], { stdio: ['ignore', 'pipe', 'inherit'] })
  let place: string | undefined
  for await (const line of createInterface(child.stdout)) {
    place = /^Ready (\S+)$/.exec(line)?.[1]
    if (place) break
  }
  if (!place) throw new Error('The S3 server ended before it served')
  return {
    place,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
