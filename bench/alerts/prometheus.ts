import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../apps/server/src/free-port.ts'

const shipped = resolve(import.meta.dirname, '../../ops/monitoring')
const lookMs = 500

export interface Prometheus {
  isFiring: (alert: string) => Promise<boolean>
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Prometheus by the settings and alerts that operators copy, reading one node; what waits for ten minutes waits for one. */
export async function startPrometheus(
  stack: AsyncDisposableStack,
  folder: string,
  node: number,
): Promise<Prometheus> {
  const settings = await readFile(join(shipped, 'prometheus.yml'), 'utf8')
  const alerts = await readFile(join(shipped, 'alerts.yml'), 'utf8')
  await writeFile(join(folder, 'prometheus.yml'), settings.replace('127.0.0.1:3000', `127.0.0.1:${node}`))
  await writeFile(join(folder, 'alerts.yml'), alerts.replaceAll('for: 10m', 'for: 1m'))
  const address = `127.0.0.1:${await findFreePort()}`
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: 'inherit' },
  )
  stack.defer(async () => {
    const ended = once(child, 'exit')
    if (child.kill('SIGTERM')) await ended
  })
  while (!(await isUp(`http://${address}/-/ready`))) await sleep(lookMs)
  return {
    isFiring: async alert => {
      const reply = await fetch(`http://${address}/api/v1/alerts`)
      const { data } = (await reply.json()) as {
        data: { alerts: { labels: { alertname: string }; state: string }[] }
      }
      return data.alerts.some(({ labels, state }) => labels.alertname === alert && state === 'firing')
    },
  }
}
