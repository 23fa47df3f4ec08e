import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepFormerAssets } from './former-assets.mjs'

// Runs on any Node ≥ 20 and before anything is installed: no dependency, no TypeScript.

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** The Node that the project brings along and that runs everything once packages are installed. */
const bundledNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** With this PATH `#!/usr/bin/env node` finds the bundled Node as well. */
export const environment = () => ({
  ...process.env,
  PATH: [dirname(bundledNode), join(modules, '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  ),
})

export const fail = message => {
  console.error(message)
  process.exit(1)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** npm passes a signal to the shell between us, and that shell dies of it without a word: we notice a new parent. */
const watchParent = onDeath => {
  const parent = process.ppid
  const watch = () => process.ppid !== parent && onDeath()
  return process.env.npm_lifecycle_event ? setInterval(watch, 500) : undefined
}

/**
 * Runs a program to its end and gives its exit code. Passes the first signal on and then ends with the program. Ctrl-C
 * and a signal to the whole group reach the program directly as well, so it must bear a second one.
 */
export const run = (file, args, { killAfterMs, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    let passed = false
    const pass = signal => {
      if (passed) return
      passed = true
      child.kill(signal)
      if (killAfterMs) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref()
    }
    for (const signal of signals) process.on(signal, pass)
    const watch = watchParent(() => pass('SIGTERM'))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      clearInterval(watch)
      const status = code ?? 128 + constants.signals[signal]
      if (passed) process.exit(status)
      resolve(status)
    })
  })

/** npm tells its scripts where it is; running it by Node spares the shell that npm.cmd needs on Windows. */
const runNpm = args => {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args])
  return run('npm', args, { shell: process.platform === 'win32' })
}

const readLock = file => JSON.parse(readFileSync(file, 'utf8')).packages

/** npm notes at the end of each install what it put where; a package made for another system may be missing. */
const isInstalled = () => {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note) || !existsSync(bundledNode)) return false
  const installed = readLock(note)
  return Object.entries(readLock(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return wanted.optional === true
    // The hash of a package for another system is unknown where the lock file was written without such a registry.
    const isSame = wanted.integrity === undefined || found.integrity === wanted.integrity
    return isSame && found.version === wanted.version
  })
}

export const installPackages = async () => {
  if (isInstalled()) return
  console.log('Memasang paket … (sekali saja, beberapa menit)')
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of systems which the registry in use does not
  // carry. --no-save takes the same versions from the lock file and leaves it as it is.
  // NODE_ENV=production or a user's own npm settings must not leave out Node, Vite or PostgreSQL.
  const status = await runNpm([
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ])
  if (status !== 0) fail('Paket gagal dipasang. Periksa sambungan internet, lalu jalankan lagi.')
  if (!existsSync(bundledNode))
    fail(
      `Node 24 tidak ada di ${bundledNode}. Izinkan npm menjalankan skrip pemasangan: npm ci --ignore-scripts=false`,
    )
}

const builtFolders = /[\\/](node_modules|dist)[\\/]/

const listFiles = folder =>
  readdirSync(join(root, folder), { recursive: true })
    .map(name => join(root, folder, name))
    .filter(file => !builtFolders.test(file.slice(root.length)) && statSync(file).isFile())

const hashFiles = files => {
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** The folder that holds an installed tool, as the given workspace sees it. */
const findTool = (name, workspace = '.') =>
  dirname(createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`))

export const runTool = (script, args, { nodeFlags = [], ...options }) =>
  run(bundledNode, [...nodeFlags, script, ...args], { env: environment(), ...options })

export const buildWeb = async () => {
  const stamp = join(modules, '.cache/gerbang/web-build')
  const wanted = hashFiles([
    ...listFiles('apps/web'),
    ...listFiles('packages'),
    join(root, 'package-lock.json'),
  ])
  const isBuilt = existsSync(join(root, 'apps/web/dist/index.html')) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Membangun halaman web …')
  rmSync(stamp, { force: true })
  keepFormerAssets(join(root, 'apps/web/dist'), join(root, '.cache/former-web'))
  const vite = join(findTool('vite', 'apps/web'), 'bin/vite.js')
  // With NODE_ENV=development in the environment React would come along with its warnings, at twice the size.
  const env = { ...environment(), NODE_ENV: 'production' }
  const status = await runTool(vite, ['build', '--logLevel=warn'], { cwd: join(root, 'apps/web'), env })
  if (status !== 0) fail('Halaman web gagal dibangun; sebabnya ada di atas.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}
