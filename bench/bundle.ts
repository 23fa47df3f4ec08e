import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { startServer } from '../e2e/start-server.ts'
import { weighBuild, weighLaterParts } from './bundle/weigh-build.ts'
import { weighPapers } from './bundle/weigh-papers.ts'
import { judgeBudgets } from './table.ts'

const build = resolve(import.meta.dirname, '../scripts/build.mjs')

/** What a student's browser has to load. With --build-only nothing is started: what `npm run check` asks for. */
export async function benchBundle(stack: AsyncDisposableStack, args: string[]): Promise<void> {
  execFileSync(process.execPath, [build], { stdio: 'inherit' })
  judgeBudgets('JavaScript', 'kB', await weighBuild())
  const { toasts, tooltips } = await weighLaterParts()
  console.log(`Pages are weighed as they can first be used. Toasts follow (${toasts.toFixed(1)} kB); a mouse also gets menus and
tooltips (${tooltips.toFixed(1)} kB). Brotli, as the server sends it; a kB is 1,000 bytes.\n`)
  if (args.includes('--build-only')) return
  const server = await startServer()
  stack.defer(server.stop)
  judgeBudgets('exam of the demo, without pictures', 'kB', await weighPapers(stack, server))
}
