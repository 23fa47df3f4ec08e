import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Fetched by npm when it is first asked for: 176 MB that nobody needs who does not measure. */
const lighthouse = 'lighthouse@13.5.0'

/** Scores from 0 to 100. */
export interface Audit {
  performance: number
  accessibility: number
  best_practices: number
  seo: number
  first_paint_seconds: number
  /** Of what is largest. */
  paint_seconds: number
  /** Milliseconds in which the main thread could not have answered a tap at once. */
  blocked: number
  shift: number
  /** What Lighthouse makes of this machine's processor; of a phone's, some 260 (cheap) to 1,000 (middle). */
  machine: number
}

interface Report {
  finalDisplayedUrl: string
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

/** Names what a category lost points for, so that a missed budget says what to do. */
function listFailures({ categories, audits }: Report, category: string): string[] {
  const refs = categories[category]?.auditRefs ?? []
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    return weight > 0 && audit && audit.score !== null && audit.score < 0.9
      ? [`${category}: ${audit.title}`]
      : []
  })
}

function readAudit(report: Report): Audit {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    first_paint_seconds: value('first-contentful-paint') / 1000,
    paint_seconds: value('largest-contentful-paint') / 1000,
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    machine: report.environment.benchmarkIndex,
  }
}

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** Lighthouse slows a processor down so many times: meant for a laptop of 1,500, which makes a phone of 375 of it. */
export const usualSlowdown = 4
const phone = 1_500 / usualSlowdown

/** How much this machine has to be slowed down to be that phone; its makers ask for it on others than they had in mind. */
export function findSlowdown(machine: number): number {
  return Math.max(1, machine / phone)
}

/**
 * One run with Lighthouse's own picture of a phone on a slow network. The browser keeps what it has, so that a login holds:
 * only one that has opened no page of the product sees a first visit.
 */
export async function runLighthouse(
  port: number,
  url: string,
  categories: Category[],
  slowdown = usualSlowdown,
): Promise<Audit> {
  const call = `exec --yes --silent --package=${lighthouse} -- lighthouse`
  const options = `--port=${port} --disable-storage-reset --output=json --quiet --no-enable-error-reporting --throttling.cpuSlowdownMultiplier=${slowdown}`
  const { stdout } = await execute(
    'npm',
    [...call.split(' '), url, ...options.split(' '), `--only-categories=${categories.join(',')}`],
    { cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  )
  const report = JSON.parse(stdout) as Report
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`)
  for (const category of categories)
    for (const failure of listFailures(report, category)) console.log(failure)
  return readAudit(report)
}
