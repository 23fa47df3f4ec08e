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

await installPackages()
// The data folder and relative paths in the environment mean the folder of the project.
const nodeFlags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'))
// Both take about as long, and each is content with one core.
await buildWeb(async () => {
  const status = await runTool('apps/server/src/prepare.command.ts', [], { cwd: root, nodeFlags })
  if (status !== 0) process.exit(status)
})
process.exitCode = await becomeTool('apps/server/src/main.ts', process.argv.slice(2), {
  cwd: root,
  nodeFlags,
  killAfterMs,
})
