import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderSite } from '@gerbang/contract/site/site.ts'

/** The public pages as `vite build` left them; undefined before the first build. */
export async function loadSite(webDir: string): Promise<RenderSite | undefined> {
  const file = join(webDir, '.site/render-site.js')
  if (!existsSync(file)) return undefined
  const built: { renderSite: RenderSite } = await import(pathToFileURL(file).href)
  return built.renderSite
}
