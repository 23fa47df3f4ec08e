import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { profile } from '@gerbang/contract/people/profile.ts'
import { settings } from '@gerbang/contract/platform/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/api.ts'
import { drawPicture, writeForm } from '../testing/pictures.ts'

let app: TestApp
let picture: File
beforeAll(async () => {
  app = await createTestApp()
  picture = new File([new Uint8Array(await drawPicture('png', 40, 40))], 'a.png')
})
afterAll(() => app.close())

const listStored = () => readdir(app.platform.config.media_place)

async function changeAvatar(token: string, avatar: File | string): Promise<string> {
  const { data } = await app.send(profile.update, { token, ...(await writeForm({ avatar })) })
  return basename(data.avatar_url ?? '')
}

test('a picture of a profile is removed in the second round that finds it unused, and not before', async () => {
  const { token } = await app.signIn()
  const first = await changeAvatar(token, picture)
  await app.jobs.tidy()
  const second = await changeAvatar(token, picture)
  await app.jobs.tidy()
  expect(await listStored()).toEqual(expect.arrayContaining([first, second]))
  await app.jobs.tidy()
  expect(await listStored()).toContain(second)
  expect(await listStored()).not.toContain(first)
  await changeAvatar(token, '')
  await app.jobs.tidy()
  await app.jobs.tidy()
  expect(await listStored()).not.toContain(second)
})

test('who uploads what another has as well keeps it when the other takes it away', async () => {
  const [one, other] = [await app.signIn(), await app.signIn()]
  const left = await changeAvatar(one.token, picture)
  const kept = await changeAvatar(other.token, picture)
  await changeAvatar(one.token, '')
  await app.jobs.tidy()
  await app.jobs.tidy()
  const stored = await listStored()
  expect([stored.includes(left), stored.includes(kept)]).toEqual([false, true])
})

test('a picture that came with a refused change is removed', async () => {
  await app.signIn({ username: 'sudah-dipakai' })
  const { token } = await app.signIn()
  const before = await listStored()
  const form = await writeForm({ avatar: picture, username: 'sudah-dipakai' })
  expect(await app.send(profile.update, { token, ...form })).toMatchObject({ status: 422 })
  expect(await listStored()).toHaveLength(before.length + 1)
  await app.jobs.tidy()
  await app.jobs.tidy()
  expect(await listStored()).toEqual(before)
})

test('a replaced logo is removed, the one in use and pictures of questions stay', async () => {
  const { token } = await app.signIn({ role: 'admin' })
  const changeLogo = async () => {
    const { data } = await app.send(settings.update, { token, ...(await writeForm({ logo: picture })) })
    return basename(data.logo_url ?? '')
  }
  const [left, kept] = [await changeLogo(), await changeLogo()]
  const ofQuestion = `${'0'.repeat(32)}.webp`
  await writeFile(join(app.platform.config.media_place, ofQuestion), 'x')
  await app.jobs.tidy()
  await Promise.all([app.jobs.tidy(), app.jobs.tidy()])
  const stored = await listStored()
  expect(stored).toEqual(expect.arrayContaining([kept, ofQuestion]))
  expect(stored).not.toContain(left)
})
