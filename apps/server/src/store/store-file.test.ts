import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePicture } from '../content/save-picture.ts'
import { keepMedium } from '../features/platform/media/keep-medium.ts'
import { storeFile, syncFile } from './store-file.ts'

let folder: string
let synced: string[]

/** Listens to the real `sync` of every file and folder. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gerbang-store-'))
  const handle = await open(folder, 'r')
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  synced = []
  const sync: () => Promise<void> = Reflect.get(prototype, 'sync')
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    await Reflect.apply(sync, this, [])
    synced.push((await this.stat()).isDirectory() ? 'folder' : 'file')
  })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file that is stored is on the disk with its name, and every new folder with its own', async () => {
  const file = join(folder, 'a/b/c.bin')
  await storeFile(file, Buffer.from('isi'))
  expect(await readFile(file, 'utf8')).toBe('isi')
  expect(synced).toEqual(['file', 'folder', 'folder', 'folder'])
})

test('a file that got its name by a rename is on the disk with it', async () => {
  const file = join(folder, 'a.bin')
  await storeFile(file, Buffer.from('isi'))
  synced = []
  await syncFile(file)
  expect(synced).toEqual(['file', 'folder'])
})

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('a picture is on the disk before it is acknowledged', async () => {
  const upload = new File([new Uint8Array(await png())], 'a.png')
  await savePicture(folder, upload, { pixels: 8, fit: 'inside' })
  expect(synced).toEqual(['file', 'folder'])
})

test('a PDF of an author is on the disk before it is acknowledged', async () => {
  await keepMedium(folder, new File(['%PDF-1.4'], 'a.pdf'))
  expect(synced).toEqual(['file', 'folder'])
})
