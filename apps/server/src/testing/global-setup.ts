import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { prepareSchema } from '../db/prepare-database.ts'
import { makeDatabaseFolder } from './make-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

export const templateName = 'gerbang_template'

/** One embedded server for the run; the schema is migrated once into a template that each test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDatabaseFolder('gerbang-test-')
  const server = await startEmbeddedPostgres({ dataDir: folder })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  await prepareSchema(databaseUrl(server.url, templateName))
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
