import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'

export const galleryPath = '/student/slicing'

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/** The app as developers see it: only that build holds the gallery. Returns its folder and how to take it away. */
export function buildGallery(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'gerbang-gallery-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', folder], {
    cwd: resolve(import.meta.dirname, '../apps/web'),
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
  })
  if (status === 0) return { folder, remove }
  remove()
  throw new Error(`Cannot build the gallery:\n${stderr}`)
}

/** Opens the gallery at the server's own address: the pages come from the folder, the data from the server. */
export async function openGallery(page: Page, folder: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === galleryPath || pathname.startsWith('/assets/'),
    (route, request) => {
      const { pathname } = new URL(request.url())
      return route.fulfill({ path: join(folder, pathname === galleryPath ? 'index.html' : pathname) })
    },
  )
  await page.goto(galleryPath)
  await page.getByRole('heading', { level: 1, name: 'Galeri komponen' }).waitFor()
}
