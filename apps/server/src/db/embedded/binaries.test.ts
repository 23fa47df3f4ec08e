import { chmod, cp, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPackage, prepareBinaries } from './binaries.ts'
import { findServerUser, runAs } from './server-user.ts'

const user = await findServerUser('/nonexistent')
const isNoLink = async (path: string) => !(await lstat(path)).isSymbolicLink()

let folder: string

beforeAll(async () => {
  folder = await mkdtemp('/tmp/gerbang-binaries-')
  await chmod(folder, 0o755)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('uses the package where it lies when the server user can run it', async () => {
  const source = await findPackage()
  expect(await prepareBinaries(join(folder, 'unused'), user, source)).toBe(join(source.folder, 'native/bin'))
})

test('copies the package and makes its library links when nobody else can run it', async () => {
  const source = await findPackage()
  const bare = { folder: join(folder, 'bare'), version: source.version }
  await cp(source.folder, bare.folder, { recursive: true, filter: isNoLink })
  await chmod(bare.folder, 0o700)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const bin = await prepareBinaries(dataDir, user, bare)
  expect(bin).toBe(join(dataDir, 'bin', `postgresql-${source.version}`, 'bin'))
  await expect(runAs(user, join(bin, 'initdb'), ['--version'])).resolves.toBeUndefined()
})

test('says what to do when the binaries cannot run at all', async () => {
  const broken = { folder: join(folder, 'broken'), version: '0' }
  await mkdir(join(broken.folder, 'native/bin'), { recursive: true })
  await expect(prepareBinaries(folder, user, broken)).rejects.toThrow(
    /tidak bisa dijalankan: .* "npm ci" lagi/s,
  )
})
