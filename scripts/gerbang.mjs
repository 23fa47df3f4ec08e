import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './prepare.mjs'

// `./gerbang [COMMAND ...]` of a release: the commands of package.json, without npm.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [name = 'start', ...args] = process.argv.slice(2)
const command = scripts[name] ?? fail(`Pemakaian: ./gerbang [${Object.keys(scripts).join(' | ')}]`)
const [script, ...first] = command.split(' ').slice(1)
process.argv.splice(1, Infinity, join(root, script), ...first, ...args)
await import(join(root, script))
