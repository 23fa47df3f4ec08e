import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const firstPassword = 'kucing di atas genteng'
export const secondPassword = 'hujan turun sejak subuh'

export const inventEmail = () => `rani-${randomUUID()}@contoh.gerbang.test`
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const password = (page: Page, label = 'Kata sandi') => page.getByLabel(label, { exact: true })

async function pickRegion(page: Page, level: string, name: string) {
  await button(page, level).tap()
  const dialog = page.getByRole('dialog', { name: level })
  await dialog.getByRole('combobox').fill(name)
  await dialog.getByRole('option', { name }).first().tap()
  await expect(dialog).toBeHidden()
  await expect(button(page, level)).toHaveText(name)
}

/** What nobody registers without. */
export async function fillNeeded(page: Page, email: string) {
  await page.getByLabel('Nama lengkap').fill('Rani Putri Lestari')
  await page.getByLabel('Email').fill(email)
  await password(page).fill(firstPassword)
  await page.getByLabel('Program').selectOption('UTBK-SNBT')
}

/** Everything but the code of a school. */
export async function fillRegistration(page: Page, email: string) {
  await fillNeeded(page, email)
  await page.getByText('Kode Siswa, sekolah, tempat tinggal').tap()
  await page.getByLabel('Nomor HP').fill('0812 0000 2027')
  await page.getByLabel('Sekolah').fill('SMA Negeri 3 Bandung')
  await page.getByLabel('Kelas').selectOption('Kelas 12')
  await pickRegion(page, 'Provinsi', 'Jawa Barat')
  await pickRegion(page, 'Kota atau kabupaten', 'Kota Bandung')
  await pickRegion(page, 'Kecamatan', 'Coblong')
}

/** Opens the demo's mailbox until a mail with that subject is in it; the newest stands first. */
async function openMail(page: Page, email: string, subject: RegExp) {
  const mail = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) })
  await expect(async () => {
    await page.goto(`/mailbox?to=${encodeURIComponent(email)}`)
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail.first()
}

/** Opens the link of the verification mail. */
export async function followLink(page: Page, email: string) {
  const mail = await openMail(page, email, /^Verifikasi/)
  const link = new URL((await mail.getByRole('link', { name: /verify/ }).getAttribute('href')) ?? '')
  // The server of this run listens on a port that its mails cannot know.
  await page.goto(link.pathname + link.search)
}

/** Each step of somebody new may wait: placement, target and goal. */
export async function putOffFirstSteps(page: Page) {
  await expect(page).toHaveURL(/\/session\/practice\//)
  await button(page, 'Nanti saja').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamu ingin masuk ke mana?')
  await button(page, 'Belum tahu').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berapa hari seminggu kamu sanggup?')
  await button(page, 'Nanti saja').click()
  await expect(page).toHaveURL(/\/student$/)
}

/** The code of the newest mail that brings one. */
export async function readCode(page: Page, email: string) {
  const mail = await openMail(page, email, /kode untuk mengganti kata sandi/)
  const code = /\d{6}/.exec((await mail.getByRole('heading').textContent()) ?? '')?.[0]
  if (code === undefined) throw new Error('The mail names no code')
  return code
}

/** The address that the mail of an invitation leads to. */
export async function findInvitation(page: Page, email: string) {
  const mail = await openMail(page, email, /^Undangan/)
  const link = new URL(
    (await mail.getByRole('link', { name: /accept-invitation/ }).getAttribute('href')) ?? '',
  )
  // The server of this run listens on a port that its mails cannot know.
  return link.pathname + link.hash
}
