import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { mutants } from './mutants/list.mjs'
import { environment, fail, installPackages, root, run } from './prepare.mjs'

// `npm run mutants -- [WORDS]`: breaks the dearest rules one at a time, in a copy, and names those whose tests do not
// notice. WORDS pick mutants by name. Takes about half a minute each, so CI leaves it out.

const wanted = process.argv.slice(2).join(' ')

/** A copy of what git knows, with the packages of this one; its own workspaces are those of the copy. */
const copyProject = () => {
  const copy = mkdtempSync(join(tmpdir(), 'gerbang-mutants-'))
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  for (const file of execFileSync('git', options, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@gerbang'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@gerbang') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  for (const name of ['contract', 'scoring', 'interchange'])
    symlinkSync(join(copy, 'packages', name), join(modules, '@gerbang', name))
  for (const name of ['server', 'web']) {
    const own = join(root, 'apps', name, 'node_modules')
    try {
      readdirSync(own)
      symlinkSync(own, join(copy, 'apps', name, 'node_modules'))
    } catch {
      // Everything that it needs lies above.
    }
  }
  return copy
}

const isGreen = async (copy, { test, only }) => {
  const args = ['run', ...(Array.isArray(test) ? test : [test]), ...(only ? ['-t', only] : [])]
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  return (await run('node', [vitest, ...args], { cwd: copy, stdio: 'ignore', env: environment() })) === 0
}

const judge = async (copy, mutant) => {
  const file = join(copy, mutant.file)
  const text = readFileSync(file, 'utf8')
  const [before, ...after] = text.split(mutant.from)
  if (after.length !== 1) return `no such place (${after.length} found)`
  writeFileSync(file, before + mutant.to + after[0])
  const survived = await isGreen(copy, mutant)
  writeFileSync(file, text)
  return survived ? 'SURVIVED' : 'killed'
}

await installPackages({ withTools: true })
const chosen = mutants.filter(({ name }) => name.includes(wanted))
if (chosen.length === 0) fail(`No mutant is named like “${wanted}”`)
const copy = copyProject()
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))

// A test that is red in any case would kill every mutant.
const suites = new Map(chosen.map(({ test, only }) => [JSON.stringify([test, only]), { test, only }]))
for (const suite of suites.values()) {
  if (!(await isGreen(copy, suite)))
    fail(`Red without any mutant: ${[suite.test].flat().join(', ')} ${suite.only ?? ''}`)
}
const outcomes = []
for (const mutant of chosen) {
  const outcome = await judge(copy, mutant)
  outcomes.push(outcome)
  console.log(`${outcome.padEnd(10)} ${mutant.name}`)
}
const killed = outcomes.filter(outcome => outcome === 'killed').length
console.log(`\n${killed} of ${chosen.length} killed`)
if (killed < chosen.length) process.exitCode = 1
