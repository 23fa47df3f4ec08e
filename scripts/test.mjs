import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareChromium, prepareShell } from './chromium.mjs'
import { buildWeb, environment, installPackages, runTool } from './prepare.mjs'

const reports = mkdtempSync(join(tmpdir(), 'gerbang-tests-'))

const describeJourney = ({ file, title, tests }) =>
  `${file} > ${title}: ${tests[0]?.results.at(-1)?.error?.message?.split('\n')[0] ?? tests[0]?.status}`

const flattenJourneys = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(flattenJourneys)]

const suites = [
  {
    name: 'vitest',
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=./scripts/count-tests.mjs'],
    read: report => report,
  },
  {
    name: 'playwright',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    read: ({ stats, suites }) => {
      const named = status =>
        suites
          .flatMap(flattenJourneys)
          .filter(({ tests }) => tests.some(test => test.status === status))
          .map(describeJourney)
      return {
        passed: stats.expected + stats.flaky,
        skipped: stats.skipped,
        failed: named('unexpected'),
        retried: named('flaky'),
      }
    },
  },
]

/** A run that ends badly without a failed test (a file that does not load, no report at all) counts as one failure. */
const readResults = ({ name, read }, report, status) => {
  const results = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, skipped: 0, failed: [], retried: [] }
  if (status === 0 || results.failed.length > 0) return results
  return {
    ...results,
    failed: [`${name} ended with ${status} without naming a failed test: see its output above.`],
  }
}

const runSuite = async (suite, env) => {
  const report = join(reports, `${suite.name}.json`)
  const status = await runTool(suite.script, suite.args, {
    env: { ...env, VITEST_COUNTS_FILE: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return readResults(suite, report, status)
}

await installPackages({ withTools: true })
await buildWeb()
const chromium = await prepareChromium()
const env = {
  ...environment(),
  CHROMIUM_PATH: chromium,
  CHROMIUM_SHELL_PATH: await prepareShell(chromium),
}
const results = []
for (const suite of suites) results.push(await runSuite(suite, env))
rmSync(reports, { recursive: true, force: true })

const count = kind => results.reduce((total, suite) => total + suite[kind], 0)
const failed = results.flatMap(suite => suite.failed)
for (const name of results.flatMap(suite => suite.retried))
  console.log(`Passed only at the second try: ${name}`)
for (const name of failed) console.log(`Failed: ${name}`)
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
console.log(`${count('passed')} passed, ${failed.length} failed${skipped}`)
process.exitCode = failed.length > 0 || count('passed') === 0 ? 1 : 0
