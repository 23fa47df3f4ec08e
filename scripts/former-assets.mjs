import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const keptMs = 7 * 24 * 3_600_000

const listFiles = folder =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(name => join(folder, name))
        .filter(file => statSync(file).isFile())
    : []

/**
 * Before a build is replaced: its files with a hash go where the server still finds them, for pages that are open. A copy
 * has the time of its making, so that the week begins when the file is replaced, however long ago it was built.
 */
export const keepFormerAssets = (build, former) => {
  for (const file of listFiles(former)) if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file)
  const assets = join(build, 'assets')
  if (existsSync(assets)) cpSync(assets, join(former, 'assets'), { recursive: true })
}
