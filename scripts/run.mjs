import { installPackages, root, runTool } from './prepare.mjs'

// `node scripts/run.mjs [--with-tools] FILE.ts ...`: runs a command of the project under the Node that it brings along.
const withTools = process.argv[2] === '--with-tools'
const [file, ...args] = process.argv.slice(withTools ? 3 : 2)
await installPackages({ withTools })
process.exitCode = await runTool(file, args, { cwd: root })
