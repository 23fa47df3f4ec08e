import { fail, installPackages, runTool } from './prepare.mjs'

// `npm run drill -- nodes`: ten times three nodes at once on an empty database.
// `npm run drill -- lives`: three hundred attempts of students who do anything in any order.
// `npm run drill -- pooler [PROGRAM]`: three hundred attempts at once through PgBouncer in transaction mode, Debian's or the one named.
// `npm run drill -- backup [BIN …]`: a backup under load into PostgreSQL 15 of Debian and into each server whose folder of
// programs is named, a whole attempt there, and back again.
const [name, ...bins] = process.argv.slice(2)
const drills = {
  nodes: { file: 'apps/server/src/main.test.ts', only: 'three that start', env: { START_ROUNDS: '10' } },
  lives: {
    file: 'apps/server/src/features/exam/progresses/attempt-life.model.test.ts',
    only: 'whatever a student does',
    env: { LIVES: '300' },
  },
  pooler: {
    file: 'apps/server/src/db/pooler.test.ts',
    only: 'many attempts',
    env: { POOLED_ATTEMPTS: '300', ...(bins[0] && { PGBOUNCER: bins[0] }) },
  },
  backup: {
    file: 'apps/server/src/backup/backup.test.ts',
    only: 'a backup',
    env: { POSTGRES_BINS: bins.join(':') },
  },
}
const drill = drills[name] ?? fail(`npm run drill -- ${Object.keys(drills).join(' | ')}`)
await installPackages({ withTools: true })
const args = ['run', '--project', 'server', drill.file, '-t', drill.only, '--reporter', 'verbose']
process.exitCode = await runTool('node_modules/vitest/vitest.mjs', args, {
  env: { ...process.env, ...drill.env },
})
