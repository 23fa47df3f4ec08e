import { startServer } from './start-server.ts'

/** One server for the run; its addresses reach the workers through the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env['E2E_URL'] = server.url
  process.env['E2E_DATABASE_URL'] = server.databaseUrl
  return server.stop
}
