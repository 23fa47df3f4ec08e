import { installPackages, runTool } from './prepare.mjs'

// `npm run fuzz -- [REQUESTS] [SEED]`: the test that sends strange requests, with many more of them.
const [FUZZ_REQUESTS = '20000', FUZZ_SEED = '1'] = process.argv.slice(2)
const file = 'apps/server/src/http/fuzz.test.ts'
await installPackages({ withTools: true })
process.exitCode = await runTool('node_modules/vitest/vitest.mjs', ['run', '--project', 'server', file], {
  env: { ...process.env, FUZZ_REQUESTS, FUZZ_SEED },
})
