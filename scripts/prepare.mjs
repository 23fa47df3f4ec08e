import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepFormerAssets } from './former-assets.mjs'
import { withAddresses } from './lock-with-addresses.mjs'

// Runs on any Node ≥ 20 and before anything is installed: no dependency, no TypeScript.

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

/** `npm run release` has put packages and pages into this folder: there is nothing to install or to build. */
const isRelease = existsSync(join(root, 'release.json'))

/** The Node that the project brings along and that runs everything once packages are installed. */
const bundledNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** With this PATH `#!/usr/bin/env node` finds the bundled Node as well. Compiled code is kept: the next start is faster. */
export const environment = () => ({
  NODE_COMPILE_CACHE: join(modules, '.cache/gerbang/compiled'),
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

/** What runs now; several may run beside each other. */
const running = new Set()

/** npm passes a signal to the shell between us, and that shell dies of it without a word: we notice a new parent. */
const watchParent = onDeath => {
  const parent = process.ppid
  const watch = () => process.ppid !== parent && onDeath()
  return process.env.npm_lifecycle_event ? setInterval(watch, 500) : undefined
}

/**
 * Runs a program to its end and gives its exit code. Passes the first signal on and then ends with the last program. Ctrl-C
 * and a signal to the whole group reach the program directly as well, so it must bear a second one.
 */
export const run = (file, args, { killAfterMs, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options })
    running.add(child)
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
      running.delete(child)
      const status = code ?? 128 + constants.signals[signal]
      if (!passed) resolve(status)
      else if (running.size === 0) process.exit(status)
    })
  })

/** npm tells its scripts where it is; running it by Node spares the shell that npm.cmd needs on Windows. */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}

const readLock = file => JSON.parse(readFileSync(file, 'utf8')).packages
const installNote = join(modules, '.package-lock.json')

/** npm notes at the end of each install what it put where. */
const readInstalled = () => (existsSync(installNote) ? readLock(installNote) : {})

/** A package made for another system may be missing, and so may one that only development needs. */
const isInstalled = (installed, withTools) =>
  existsSync(bundledNode) &&
  Object.entries(readLock(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || (wanted.dev && !withTools)) return true
    const found = installed[path]
    if (!found) return wanted.optional === true || wanted.devOptional === true
    // The hash of a package for another system is unknown where the lock file was written without such a registry.
    const isSame = wanted.integrity === undefined || found.integrity === wanted.integrity
    return isSame && found.version === wanted.version
  })

/** Tools of development that are here already stay and come up to date with the rest. */
const hasTools = installed => Object.values(installed).some(({ dev }) => dev)

const install = async (tools, part = []) => {
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of systems which the registry in use does not
  // carry. --no-save takes the same versions from the lock file and leaves it as it is.
  // NODE_ENV=production or a user's own npm settings must not leave out what is named here.
  const flags = ['install', '--no-save', tools, '--include=optional', '--loglevel=error', ...part]
  const once = () => runNpm(flags)
  // The second way holds for registries that keep packages elsewhere.
  const isDone = (await withAddresses(root, once)) === 0 || (await once()) === 0
  if (!isDone) fail('Paket gagal dipasang. Periksa sambungan internet, lalu jalankan lagi.')
}

const ofServer = ['--workspace=@gerbang/server', '--include-workspace-root']

/**
 * What running Gerbang needs, and with `withTools` what developing and testing it needs. Where nothing is installed yet the packages
 * of the server come first, and `meanwhile` begins once they are there.
 */
export const installPackages = async ({ withTools = false, meanwhile } = {}) => {
  if (isRelease) return
  const installed = readInstalled()
  if (isInstalled(installed, withTools)) return
  console.log('Memasang paket … (sekali saja, sekitar satu menit)')
  const tools = withTools || hasTools(installed) ? '--include=dev' : '--omit=dev'
  if (meanwhile && Object.keys(installed).length === 0) {
    await install(tools, ofServer)
    if (existsSync(bundledNode)) meanwhile()
  }
  await install(tools)
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

/** As `runTool`, in place of this process where the system can: one process less for as long as the tool runs. */
export const becomeTool = async (script, args, options) => {
  if (!process.execve) return runTool(script, args, options)
  process.chdir(options.cwd)
  const flags = options.nodeFlags ?? []
  process.removeAllListeners('warning')
  process.execve(bundledNode, [bundledNode, ...flags, script, ...args], environment())
}

const webStamp = join(modules, '.cache/gerbang/web-build')

const hashWebSources = () =>
  hashFiles([...listFiles('apps/web'), ...listFiles('packages'), join(root, 'package-lock.json')])

const isWebBuilt = wanted =>
  existsSync(join(root, 'apps/web/dist/index.html')) &&
  existsSync(webStamp) &&
  readFileSync(webStamp, 'utf8') === wanted

/** Builds the pages unless those that are there were made of these very files; `meanwhile` only begins beside a build. */
export const buildWeb = async (meanwhile = () => {}) => {
  if (isRelease) return
  const wanted = hashWebSources()
  if (isWebBuilt(wanted)) return
  console.log('Membangun halaman web …')
  rmSync(webStamp, { force: true })
  keepFormerAssets(join(root, 'apps/web/dist'), join(root, '.cache/former-web'))
  const vite = join(findTool('vite', 'apps/web'), 'bin/vite.js')
  // With NODE_ENV=development in the environment React would come along with its warnings, at twice the size.
  const env = { ...environment(), NODE_ENV: 'production' }
  meanwhile()
  const status = await runTool(vite, ['build', '--logLevel=error'], { cwd: join(root, 'apps/web'), env })
  if (status !== 0) fail('Halaman web gagal dibangun; sebabnya ada di atas.')
  mkdirSync(dirname(webStamp), { recursive: true })
  writeFileSync(webStamp, wanted)
}
