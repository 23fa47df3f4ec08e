import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, loudFaults, quietFaults } from './alerts/faults.ts'
import { type Prometheus, startPrometheus } from './alerts/prometheus.ts'
import { openSite, type Site } from './alerts/site.ts'
import { printTable } from './table.ts'

const lookMs = 500
/** A machine that does much else takes long; an alert that has not come by then does not come. */
const patienceMs = 300_000

/** Seconds until the alert is so; undefined when it does not become so. */
async function waitUntil(
  { isFiring }: Prometheus,
  alert: string,
  wanted: boolean,
): Promise<number | undefined> {
  const began = performance.now()
  for (let passed = 0; passed < patienceMs; passed = performance.now() - began) {
    if ((await isFiring(alert)) === wanted) return passed / 1_000
    await sleep(lookMs)
  }
  return undefined
}

type Outcome = Pick<Fault, 'alert' | 'what'> & { lack?: string; fired?: number; quiet?: number }

/** Quiet before the fault, firing while it lasts, quiet after it. */
async function walk(site: Site, prometheus: Prometheus, fault: Fault): Promise<Outcome> {
  const { alert, what } = fault
  const lack = fault.findLack?.(site)
  if (lack) return { alert, what, lack }
  if (!fault.isThere && (await waitUntil(prometheus, alert, false)) === undefined) return { alert, what }
  const end = await fault.begin(site)
  const fired = await waitUntil(prometheus, alert, true)
  await end()
  const quiet = await waitUntil(prometheus, alert, false)
  console.log(`${alert}: ${what}: ${fired === undefined ? 'DOES NOT FIRE' : 'fires'}`)
  return { alert, what, ...(fired !== undefined && { fired }), ...(quiet !== undefined && { quiet }) }
}

const isWhole = ({ lack, fired, quiet }: Outcome) => lack || (fired !== undefined && quiet !== undefined)

const tell = (seconds: number | undefined) => (seconds === undefined ? 'NEVER' : seconds.toFixed(0))

/** Faults of a running node and of what it stands on, read by a running Prometheus with the alerts that operators copy. */
export async function benchAlerts(stack: AsyncDisposableStack, only: string[]): Promise<void> {
  if (spawnSync('prometheus', ['--version']).status !== 0) {
    console.log('Skipped: there is no `prometheus` on this machine (apt install prometheus)')
    return
  }
  const site = await openSite(stack)
  const prometheus = await startPrometheus(stack, site.folder, site.node.port)
  const chosen = (faults: Fault[]) => faults.filter(({ alert }) => only.length === 0 || only.includes(alert))
  const outcomes = await Promise.all(chosen(quietFaults).map(fault => walk(site, prometheus, fault)))
  for (const fault of chosen(loudFaults)) outcomes.push(await walk(site, prometheus, fault))
  printTable(
    ['alert', 'fault', 's until it fires', 's until it is quiet again'],
    outcomes.map(({ alert, what, lack, fired, quiet }) =>
      lack ? [alert, what, `skipped: needs ${lack}`, ''] : [alert, what, tell(fired), tell(quiet)],
    ),
  )
  if (!outcomes.every(isWhole)) process.exitCode = 1
}
