import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareChromium } from './chromium.mjs'
import { buildWeb, environment, installPackages, runTool } from './prepare.mjs'

const reports = mkdtempSync(join(tmpdir(), 'gerbang-tests-'))

const suites = [
  {
    name: 'vitest',
    script: 'node_modules/vitest/vitest.mjs',
    args: report => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    count: report => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  {
    name: 'playwright',
    script: 'node_modules/@playwright/test/cli.js',
    args: () => ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    count: ({ stats }) => {
      if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try: find out why.`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    },
  },
]

/** A run that ends badly without a failed test (a file that does not load, no report at all) counts as one failure. */
const countResults = (suite, report, status) => {
  const counts = existsSync(report)
    ? suite.count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  if (status === 0 || counts.failed > 0) return counts
  console.error(`${suite.name} ended with ${status} without naming a failed test: see its output above.`)
  return { ...counts, failed: 1 }
}

const runSuite = async (suite, env) => {
  const report = join(reports, `${suite.name}.json`)
  const status = await runTool(suite.script, suite.args(report), {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return countResults(suite, report, status)
}

await installPackages()
await buildWeb()
const env = { ...environment(), CHROMIUM_PATH: await prepareChromium() }
const total = { passed: 0, failed: 0, skipped: 0 }
for (const suite of suites) {
  const counts = await runSuite(suite, env)
  for (const kind of Object.keys(total)) total[kind] += counts[kind]
}
rmSync(reports, { recursive: true, force: true })

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
