import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { laptop, launchOptions, phone } from './browser.ts'
import { createPerson, rememberLogin } from './people.ts'
import { startServer } from './start-server.ts'
import { enrol, listSubTests, slug } from './tryout.ts'

// `npm run shots`: every screen at two widths and in both themes, with a page to leaf through them.
const folder = resolve(import.meta.dirname, '../shots')
mkdirSync(folder, { recursive: true })
const server = await startServer()
const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'shots' })
const browser = await chromium.launch(launchOptions)
const files: string[] = []
try {
  const student = await createPerson(db, 'student')
  const attempt = await enrol(db, server.url, student)
  const [first] = await listSubTests(db)
  const publicPages = ['/', '/content-news', '/login', '/register', '/forgot-password', '/tidak/ada']
  const ownPages = [
    '/student/try-out',
    `/student/try-out/detail/${slug}`,
    `/student/try-out/fill-major/${slug}/${attempt}`,
    `/student/try-out/subjects/${slug}`,
    `/student/try-out/detail/${slug}/ranking`,
    '/student/profile',
    `/session/tryout/${slug}/${first?.id}#mulai`,
  ]
  for (const viewport of [phone, laptop])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const path of [...publicPages, ...ownPages]) {
        const storageState = rememberLogin(server.url, ownPages.includes(path) ? student : undefined)
        const page = await browser.newPage({ viewport, colorScheme, storageState, baseURL: server.url })
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const takeOver = page.getByRole('button', { name: 'Ambil alih' })
        if (await takeOver.isVisible()) await takeOver.click()
        const name =
          path
            .split('#')[0]
            ?.replaceAll(/[^a-z]+/g, '-')
            .slice(0, 60) ?? ''
        const file = `${viewport.width}-${colorScheme}-${name}.png`
        await page.screenshot({ path: resolve(folder, file) })
        files.push(file)
        await page.close()
      }
  const figures = files.map(
    file => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  )
  writeFileSync(resolve(folder, 'index.html'), `<!doctype html><meta charset="utf-8">${figures.join('')}`)
  console.log(`${files.length} pictures in ${folder}/index.html`)
} finally {
  await browser.close()
  await db.destroy()
  await server.stop()
}
