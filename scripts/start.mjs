import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { becomeTool, buildWeb, fail, installPackages, root, runTool } from './prepare.mjs'

// The app drains for at most ten seconds and then closes its database.
const killAfterMs = 14_000

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20)
  fail(
    `Gerbang memerlukan Node 20 atau lebih baru; yang terpasang ${process.version}. Unduh di https://nodejs.org`,
  )

// The data folder and relative paths in the environment mean the folder of the project.
const nodeFlags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'))
const options = { cwd: root, nodeFlags }
let preparing
let isBuilt = false

const prepare = async () => {
  const status = await runTool('apps/server/src/prepare.command.ts', [], options)
  // It has said why. The server would fail in the same way, and does what is left to do where it does not.
  if (status !== 0 && !isBuilt) process.exit(status)
}

/** Packages and pages take one core, and so does the database. */
const prepareDatabase = () => {
  preparing ??= prepare()
}

await installPackages({ meanwhile: prepareDatabase })
await buildWeb(prepareDatabase)
isBuilt = true
// The server joins the database that runs, and waits for the end of what prepares it.
process.exitCode = await becomeTool('apps/server/src/main.ts', process.argv.slice(2), {
  ...options,
  killAfterMs,
})
