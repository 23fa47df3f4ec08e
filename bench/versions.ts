import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrationNames } from '../apps/server/src/db/migrate.ts'
import { createProgram, createTryout } from '../apps/server/src/testing/factories.ts'
import { countLost, sitWhole } from './shards/attempts.ts'
import { judgeBudgets } from './table.ts'
import { createFolder, openEmptyDatabase } from './world/database.ts'
import { realServer, startServer } from './world/server.ts'
import { describeStudent } from './world/student.ts'
import { createEnrolled } from './world/students.ts'

const repository = resolve(import.meta.dirname, '..')
const migrateFile = 'apps/server/src/db/migrate.ts'
const studentsEach = 40

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 30 })

function listMigrations(commit: string): string[] {
  const text = git('show', `${commit}:${migrateFile}`)
  return [...text.matchAll(/^ {2}'(\d{4}\w?-[\w-]+)':/gm)].map(([, name = '']) => name).toSorted()
}

/** The newest commit whose schema becomes today's by further migrations alone. */
function findFormer(): string {
  const names = migrationNames.toSorted()
  const isFormer = (commit: string) => {
    const own = listMigrations(commit)
    return own.length < names.length && own.every((name, at) => name === names[at])
  }
  const former = git('rev-list', 'HEAD', '--', migrateFile).split('\n').filter(Boolean).find(isFormer)
  if (!former) throw new Error('No former version in the history: name a commit')
  return former
}

/** The files of that commit, with today's packages from the registry and its own packages of the project. */
function unpack(commit: string, folder: string): void {
  const archive = join(folder, 'former.tar')
  git('archive', '--output', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  const own = join(folder, 'node_modules/@gerbang')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(join(repository, 'node_modules')).filter(entry => entry !== '@gerbang'))
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(own, name))
  const nested = 'apps/server/node_modules'
  symlinkSync(join(repository, nested), join(folder, nested))
}

/**
 * Students sit whole attempts on a server of the version before while a new one starts beside it and migrates; then others on
 * both at once.
 */
export async function benchVersions(stack: AsyncDisposableStack, [named]: string[]): Promise<void> {
  const commit = named ?? findFormer()
  const fresh = migrationNames.filter(name => !listMigrations(commit).includes(name))
  console.log(git('log', '-1', '--format=%h %s', commit), `Migrations since: ${fresh.join(', ')}`)
  const folder = await createFolder(stack)
  unpack(commit, folder)
  const { url, db } = await openEmptyDatabase(stack)
  const env = { DATABASE_URL: url, DATA_DIR: await createFolder(stack), THREADS: '1' }
  const former = await startServer(stack, join(folder, realServer), env)
  const { id: program_id } = await createProgram(db)
  const tryout = await createTryout(db, { program_id, sub_tests: 3, questions: 20 })
  await createEnrolled(db, tryout, 0, 3 * studentsEach)
  const sitOn = (port: number, group: number) =>
    Promise.all(
      Array.from({ length: studentsEach }, (_, number) =>
        sitWhole({ port, tryout, pauseMs: 150 }, describeStudent(group * studentsEach + number)),
      ),
    )
  let isOver = false
  const during = sitOn(former.port, 0).finally(() => {
    isOver = true
  })
  await sleep(1_000)
  const { port } = await startServer(stack, realServer, env)
  console.log(`The new version was ready ${isOver ? 'after' : 'before'} the first students were done`)
  const tolls = (await Promise.all([during, sitOn(former.port, 1), sitOn(port, 2)])).flat()
  for (const fault of new Set(tolls.flatMap(({ faults }) => faults))) console.log(fault)
  judgeBudgets('two versions', '', [
    {
      name: 'saves acknowledged',
      reached: tolls.reduce((sum, { saves }) => sum + saves, 0),
      least: tolls.length * 60,
    },
    { name: 'attempts without a receipt', reached: tolls.flatMap(({ faults }) => faults).length, most: 0 },
    { name: 'acknowledged and lost', reached: await countLost(db, tolls), most: 0 },
  ])
}
