import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildWeb, environment, fail, installPackages, root, runNpm } from './prepare.mjs'

// `npm run release [FOLDER]`: a folder and a .tar.gz that run on machines of this kind without a network, with their
// checksum and a list of what they hold (CycloneDX).

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `gerbang-${manifest.version}-${process.platform}-${process.arch}`
const target = process.argv[2] ?? join(root, 'release')
const folder = join(target, name)

const packages = ['packages/contract', 'packages/interchange', 'packages/scoring']

const operatorScripts = [
  'start',
  'backup',
  'backup-key',
  'restore',
  'create-admin',
  'remove-demo',
  'remove-second-factor',
  'settings',
  'packs',
]
const kept =
  /^(apps\/server\/|packages\/|packs\/|docs\/|ops\/|scripts\/(start|run|prepare|former-assets|lock-with-addresses|gerbang|ask-ready)\.mjs$)/
const left = /\.test\.ts$|\/testing\/|\/fixtures\//
const papers = new Set([
  'README.md',
  'LICENSE',
  'NOTICE.md',
  'CHANGELOG.md',
  'package-lock.json',
  '.npmrc',
  'gerbang',
])

const copyTracked = () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of tracked.filter(file => papers.has(file) || (kept.test(file) && !left.test(file)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
}

const readManifest = file => JSON.parse(readFileSync(join(root, file), 'utf8'))
const writeManifest = (file, content) =>
  writeFileSync(join(folder, file), `${JSON.stringify(content, undefined, 2)}\n`)

/** The web's packages went into its pages, and nothing is developed here. */
const writeManifests = () => {
  for (const file of ['apps/server', ...packages].map(place => `${place}/package.json`))
    writeManifest(file, { ...readManifest(file), devDependencies: undefined })
  const scripts = Object.fromEntries(operatorScripts.map(script => [script, manifest.scripts[script]]))
  const workspaces = ['apps/server', ...packages]
  writeManifest('package.json', { ...manifest, devDependencies: undefined, workspaces, scripts })
}

const installInto = async () => {
  const flags = ['--omit=dev', '--include=optional', '--no-save', '--loglevel=error']
  if ((await runNpm(['install', ...flags], { cwd: folder })) !== 0) fail('Paket rilis gagal dipasang.')
}

const writeBom = () => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev']
  const options = { cwd: folder, env: environment(), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }
  writeFileSync(join(folder, 'sbom.cdx.json'), execFileSync('npm', args, options))
}

/** Headers for those who build modules, and a second name of the Node that stands beside: 67 MB. */
const dropHeaders = () =>
  rmSync(join(folder, 'node_modules/node/node_modules'), { recursive: true, force: true })

const pack = () => {
  const archive = `${folder}.tar.gz`
  execFileSync('tar', ['-czf', archive, '-C', target, name])
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`)
  return archive
}

await installPackages()
await buildWeb()
rmSync(folder, { recursive: true, force: true })
copyTracked()
cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true })
writeManifests()
await installInto()
writeBom()
dropHeaders()
writeManifest('release.json', {
  version: manifest.version,
  platform: process.platform,
  arch: process.arch,
})
console.log(`Rilis selesai: ${pack()}`)
