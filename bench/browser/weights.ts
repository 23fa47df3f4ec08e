import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { startServer } from '../../e2e/start-server.ts'
import { judgeBudgets } from '../table.ts'
import { countScripts, weighBuild, weighLaterParts } from './weigh-build.ts'
import { weighPapers } from './weigh-papers.ts'

const build = resolve(import.meta.dirname, '../../scripts/build.mjs')

/** Kilobytes of scripts that each page has to load, from the build alone. `npm run check` runs this. */
export async function benchWeight(): Promise<void> {
  execFileSync(process.execPath, [build], { stdio: 'inherit' })
  judgeBudgets('JavaScript', 'kB', await weighBuild())
  judgeBudgets('scripts of a student’s page', 'files', await countScripts())
  const { toasts, tooltips } = await weighLaterParts()
  console.log(`Pages are weighed as they can first be used. Toasts come at the first tap (${toasts.toFixed(1)} kB); a mouse also gets menus and
tooltips (${tooltips.toFixed(1)} kB). Brotli, as the server sends it; a kB is 1,000 bytes.\n`)
}

/** Kilobytes of papers that a student's browser has to load. */
export async function benchPapers(stack: AsyncDisposableStack): Promise<void> {
  const server = await startServer()
  stack.defer(server.stop)
  judgeBudgets('exam of the demo, without pictures', 'kB', await weighPapers(stack, server))
}
