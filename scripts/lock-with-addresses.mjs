import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'node_modules/'

const addAddress = (registry, path, entry) => {
  const isFetched = path.includes(folder) && !entry.link && !entry.resolved
  if (!isFetched) return entry
  const name = entry.name ?? path.slice(path.lastIndexOf(folder) + folder.length)
  const file = `${name.split('/').pop()}-${entry.version}.tgz`
  return { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }
}

/** A copy of a lock file that says of each package where this registry has it. */
export const addAddresses = (lock, registry) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => [path, addAddress(registry, path, entry)]),
  ),
})

const readRegistry = root => {
  const npm = process.env.npm_execpath
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' && first.length === 0 }
  return execFileSync(file, [...first, 'config', 'get', 'registry'], options).trim()
}

/**
 * Our lock file names no registry, so npm reads the long list of all versions of each package to learn where the wanted one lies.
 * Meanwhile a copy that says so stands beside the lock file, under the name that npm prefers, for as long as `install` runs.
 */
export const withAddresses = async (root, install) => {
  const copy = join(root, 'npm-shrinkwrap.json')
  const remove = () => rmSync(copy, { force: true })
  // A signal ends this process without coming back here.
  process.once('exit', remove)
  try {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    writeFileSync(copy, JSON.stringify(addAddresses(lock, readRegistry(root))))
    return await install()
  } finally {
    remove()
    process.off('exit', remove)
  }
}
