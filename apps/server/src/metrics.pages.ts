import { timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import { notFound } from './http/errors.ts'
import { refuseStrangers } from './http/refuse-strangers.ts'
import { gatherMetrics } from './gather-metrics.ts'
import { limits } from './limits.ts'
import { listStandbys, measureInstallation } from './metrics.queries.ts'
import type { Platform } from './platform.ts'

const ages = 'gerbang_backup_age_seconds'

/** Nothing of what the database does not tell in time: a reading that is late is none, and would say that the node is down. */
const inTime = <Told>(asked: Promise<Told>): Promise<Told | undefined> =>
  Promise.race([asked.catch(() => undefined), sleep(limits.metricsMs, undefined, { ref: false })])

/** Gauges of the installation, made anew for each reading so that what is gone is not told. */
async function describeInstallation(
  { db, config, now, findClockFault }: Platform,
  findObstacle: () => Promise<string | undefined>,
): Promise<Registry> {
  const [isReady, disk, told] = await Promise.all([
    inTime(findObstacle().then(obstacle => obstacle === undefined)),
    statfs(config.data_dir).catch(() => undefined),
    inTime(Promise.all([measureInstallation(db, now()), listStandbys(db)])),
  ])
  const registry = new Registry()
  const set = (name: string, help: string, value: number, labels: Record<string, string> = {}) => {
    const known = registry.getSingleMetric(name) as Gauge | undefined
    const gauge = known ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
    gauge.set(labels, value)
  }
  set('gerbang_ready', 'Whether this node may serve', isReady ? 1 : 0)
  set('gerbang_clock_fault', 'Whether the time is in doubt', findClockFault() ? 1 : 0)
  if (disk)
    set('gerbang_disk_used_ratio', 'Share of the data folder’s disk in use', 1 - disk.bavail / disk.blocks)
  set('gerbang_memory_bytes', 'Memory of the process', process.memoryUsage.rss())
  if (!told) return registry
  const [found, standbys] = told
  set('gerbang_running_sub_tests', 'Sub-tests that somebody sits', found.running_sub_tests)
  for (const queue of ['mails', 'jobs'] as const)
    for (const state of ['waiting', 'retrying', 'failed'] as const)
      set(`gerbang_${queue}`, `State of ${queue}; retrying ones wait, too`, found[`${queue}_${state}`], {
        state,
      })
  if (found.seconds_since_backup !== null)
    set(ages, 'Since the last complete backup', found.seconds_since_backup)
  for (const { name, seconds } of standbys)
    set('gerbang_replication_lag_seconds', 'How far a standby is behind', seconds ?? 0, { standby: name })
  return registry
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const sent = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}

/** For Prometheus: from this machine itself, or from anywhere by METRICS_TOKEN. */
export function metricsPages(
  http: FastifyInstance,
  platform: Platform,
  findObstacle: () => Promise<string | undefined>,
): void {
  const { metrics_token } = platform.config
  const { gather, close } = gatherMetrics(platform)
  http.addHook('onClose', close)
  const onRequest = async (request: FastifyRequest) => {
    if (metrics_token === undefined) return refuseStrangers(request)
    if (!isBearer(request, metrics_token)) throw notFound('Halaman')
  }
  http.get('/metrics', { onRequest }, async (_request, reply) => {
    const [threads, installation] = await Promise.all([
      gather(),
      describeInstallation(platform, findObstacle),
    ])
    const texts = await Promise.all([threads.metrics(), installation.metrics()])
    return reply.type(threads.contentType).send(texts.join('\n'))
  })
}
