import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createUser } from '../apps/server/src/testing/factories.ts'
import {
  schoolClient,
  type SchoolProvider,
  startSchoolProvider,
} from '../apps/server/src/testing/school-provider.ts'
import { laptop } from './browser.ts'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { createPerson } from './people.ts'
import { type RunningServer, startServer } from './start-server.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const label = 'Masuk dengan akun SMAN 1'
const verified = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@sman1.sch.id`,
  email_verified: true,
})

let server: RunningServer
let school: SchoolProvider
let db: Database

/** The provider has to know beforehand where it sends people back to. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

test.beforeAll(async () => {
  const port = await findPort()
  school = await startSchoolProvider(
    { rani: verified('Rani'), asing: verified('Asing') },
    `http://127.0.0.1:${port}/login/school`,
  )
  server = await startServer({ port })
  db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'school login' })
})
test.afterAll(async () => {
  await db?.destroy()
  await server?.stop()
  await school?.stop()
})

/** The provider's own pages: who it is, and that this school may know it. */
async function signInAtSchool(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('apa saja')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function setUp(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin/setting`)
  await page.getByRole('link', { name: 'Atur akun sekolah' }).click()
  await expect(page.getByLabel('Alamat balik')).toHaveValue(`${server.url}/login/school`)
  await page.getByLabel('Alamat penyedia').fill(school.issuer)
  await page.getByLabel('ID klien').fill(schoolClient.client_id)
  await page.getByLabel('Rahasia klien', { exact: true }).fill(schoolClient.client_secret)
  await page.getByLabel('Domain email sekolah').fill('sman1.sch.id')
  await page.getByLabel('Tulisan tombol').fill(label)
  await page.getByLabel('Tampilkan tombolnya').check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Pengaturan tersimpan').first()).toBeVisible()
}

test('an admin sets the school up, a student signs in there, and a stranger is told whom to ask', async ({
  page,
  browser,
  expectConsole,
}) => {
  // The provider of the test asks for letters of its own, which not every machine can fetch.
  expectConsole(/fonts\.googleapis\.com/)
  const { id: program_id } = await db.selectFrom('programs').select('id').executeTakeFirstOrThrow()
  await createUser(db, { name: 'Rani Lestari', email: 'rani@sman1.sch.id', program_id })
  const desk = await (await browser.newContext({ viewport: laptop, locale: 'id-ID' })).newPage()
  await signIn(desk, server.url, await createPerson(db, 'admin'))
  await setUp(desk)

  await page.goto(`${server.url}/login?redirect=%2Fstudent%2Fraport`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: label }).click()
  await signInAtSchool(page, 'rani')
  await expect(page).toHaveURL(`${server.url}/student/raport`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const other = await (await browser.newContext({ locale: 'id-ID' })).newPage()
  await other.goto(`${server.url}/login`)
  await other.getByRole('button', { name: label }).click()
  await signInAtSchool(other, 'asing')
  await expect(other.getByRole('alert')).toContainText('belum terdaftar di sini')
  expect(new URL(other.url()).search).toBe('')
  await expectNoViolations(other)
  await other.getByRole('link', { name: 'Ke halaman masuk' }).click()
  await expect(other.getByRole('button', { name: label })).toBeVisible()
  // The refusal itself, and pictures that the provider's pages do not have.
  expectConsole(/status of 40[34]/)
})
