import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from './embedded.ts'
import { prepareSchema } from './prepare-database.ts'

// `npm run db:types`: migrates an empty database and writes types.ts from what PostgreSQL then says.
const folder = await mkdtemp(join(tmpdir(), 'gerbang-types-'))
await chmod(folder, 0o711)
const server = await startEmbeddedPostgres({ dataDir: folder })
try {
  await prepareSchema(server.url)
  const codegen = resolve(import.meta.dirname, '../../../../node_modules/kysely-codegen/dist/cli/bin.js')
  const options = {
    dialect: 'postgres',
    url: server.url,
    'out-file': join(import.meta.dirname, 'types.ts'),
    'type-mapping': JSON.stringify({ timestamptz: 'string', date: 'string', int8: 'number' }),
    'default-schema': 'public',
    'exclude-pattern': 'pgboss.*',
  }
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const written = spawnSync(process.execPath, [codegen, ...words], { stdio: 'inherit' })
  process.exitCode = written.status ?? 1
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
