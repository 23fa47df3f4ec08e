import { installPackages, root, runTool } from './prepare.mjs'

// `node scripts/run.mjs FILE.ts ...`: runs a command of the project under the Node that it brings along.
const [file, ...args] = process.argv.slice(2)
await installPackages()
process.exitCode = await runTool(file, args, { cwd: root })
