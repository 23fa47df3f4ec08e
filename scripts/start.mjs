import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { becomeTool, buildWeb, installPackages, root } from './prepare.mjs'

// `npm start` has a shell replace itself by this: one process less beside the server. What follows # is for Windows, whose shell
// knows neither `exec` nor comments.

// The app drains for at most ten seconds and then closes its database.
const killAfterMs = 14_000

await installPackages()
await buildWeb()
// The data folder and relative paths in the environment mean the folder of the project.
const nodeFlags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'))
process.exitCode = await becomeTool('apps/server/src/main.ts', process.argv.slice(2), {
  cwd: root,
  nodeFlags,
  killAfterMs,
})
