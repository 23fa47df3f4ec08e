import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../apps/server/src/free-port.ts'

const settings = join(import.meta.dirname, '../../ops/proxy/nginx.conf')

/** What operators copy, on loopback: these nodes, a port of its own, and no TLS. */
async function writeSettings(folder: string, port: number, nodes: readonly number[]): Promise<string> {
  const shipped = await readFile(settings, 'utf8')
  const places = ['3000', '3001']
  let site = shipped.slice(0, shipped.indexOf('server {')) + shipped.slice(shipped.lastIndexOf('server {'))
  site = site
    .replace(/^ +(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace(/listen 443 .*/, `listen 127.0.0.1:${port};`)
  for (const [index, place] of places.entries())
    site = site.replace(`127.0.0.1:${place}`, `127.0.0.1:${nodes[index]}`)
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; daemon off; worker_processes 1;
events { worker_connections 4000; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
${site}}\n`,
  )
  return file
}

/** nginx by the settings of `ops/proxy`, in front of two nodes. */
export async function startProxy(
  stack: AsyncDisposableStack,
  folder: string,
  nodes: readonly number[],
): Promise<number> {
  const port = await findFreePort()
  const child = spawn('nginx', ['-c', await writeSettings(folder, port, nodes)], { stdio: 'inherit' })
  stack.defer(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  while (
    !(await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50)
  return port
}
