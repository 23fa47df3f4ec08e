import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { laptop, launchOptions, phone } from './browser.ts'
import { screens } from './screens.ts'
import { rest } from './rest.ts'
import { startServer } from './start-server.ts'

// Every screen at two widths and in both themes, with a page to leaf through them. Words behind `npm run shots --`
// choose the screens whose names hold one of them.
const folder = resolve(import.meta.dirname, '../shots')
const wanted = process.argv.slice(2)
const sitePages = ['/', '/content-news'].map(path => ({
  name: path === '/' ? 'landing' : 'news',
  open: async ({ page, origin }: Parameters<(typeof screens)[number]['open']>[0]) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
  },
}))
const shown = [...sitePages, ...screens].filter(
  ({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)),
)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startServer()
const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'shots' })
const browser = await chromium.launch(launchOptions)
const files: string[] = []
try {
  for (const { name, open } of shown)
    for (const viewport of [phone, laptop])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({
          viewport,
          colorScheme,
          baseURL: server.url,
          locale: 'id-ID',
          timezoneId: 'Asia/Jakarta',
          reducedMotion: 'reduce',
        })
        await open({ page, db, origin: server.url })
        // Parts that load late stand in the picture, too.
        await page.waitForLoadState('networkidle')
        await rest(page)
        const file = `${name}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: resolve(folder, file), fullPage: true })
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
