import { startServer } from './start-server.ts'

/**
 * One server for the run; its addresses reach the workers through the environment. Where they stand there already, such as
 * those of a container, that server is used.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL'] && process.env['E2E_DATABASE_URL']) return async () => {}
  const server = await startServer()
  process.env['E2E_URL'] = server.url
  process.env['E2E_DATABASE_URL'] = server.databaseUrl
  return server.stop
}
