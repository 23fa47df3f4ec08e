import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { environment, installPackages, root } from './prepare.mjs'

// Scripts of package.json, longest first. --static leaves out the tests, for a run that is followed by `npm test`.
const checks = ['unit', 'typecheck', 'lint', 'weight', 'dead', 'format:check'].filter(
  name => name !== 'unit' || !process.argv.includes('--static'),
)

const runScript = name =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      env: environment(),
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.once('error', reject)
    child.once('close', status => resolve({ passed: status === 0, output }))
  })

const report = (name, { passed, output }, seconds) => {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!passed) console.log(output.trimEnd())
}

const runNext = async waiting => {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const began = performance.now()
    const result = await runScript(name)
    report(name, result, (performance.now() - began) / 1000)
    if (!result.passed) process.exitCode = 1
  }
}

await installPackages({ withTools: true })
const lanes = Math.max(1, Math.min(availableParallelism(), checks.length))
await Promise.all(Array.from({ length: lanes }, () => runNext(checks)))
