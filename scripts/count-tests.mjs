import { writeFileSync } from 'node:fs'

/** A reporter of vitest: writes to VITEST_COUNTS_FILE how many tests passed, and the names of those that failed or needed a second try. */
export default class CountTests {
  constructor() {
    this.passed = 0
    this.skipped = 0
    this.failed = []
    this.retried = []
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    if (state === 'passed') this.passed += 1
    if (state === 'skipped') this.skipped += 1
    if (state === 'failed')
      this.failed.push(`${name}: ${errors[0]?.message.split('\n')[0] ?? 'no reason given'}`)
    if (test.diagnostic()?.flaky) this.retried.push(name)
  }

  onTestRunEnd() {
    const { passed, skipped, failed, retried } = this
    writeFileSync(process.env.VITEST_COUNTS_FILE, JSON.stringify({ passed, skipped, failed, retried }))
  }
}
