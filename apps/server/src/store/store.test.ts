import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { media } from '@gerbang/contract/platform/media.ts'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBackup } from '../backup/check-backup.ts'
import { fetchBackup } from '../backup/fetch-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { limits } from '../limits.ts'
import { createTestApp } from '../testing/api.ts'
import { drawPicture, writeForm } from '../testing/pictures.ts'
import { hasS3Server, startS3Server } from '../testing/s3-server.ts'
import { createAsk, readElements, StoreFault } from './bucket.ts'
import { openDownload, uploadTo } from './bucket-streams.ts'
import { openStore } from './open-store.ts'

const makeFolder = () => mkdtemp(join(tmpdir(), 'gerbang-store-'))

let s3: Awaited<ReturnType<typeof startS3Server>>
const buckets = hasS3Server ? ['a bucket', 'a part of a bucket'] : []
const places = new Map<string, string>()

beforeAll(async () => {
  places.set('a folder', await makeFolder())
  if (!hasS3Server) return
  s3 = await startS3Server()
  await createAsk(s3.place).ask({ method: 'PUT' })
  places.set('a bucket', s3.place)
  places.set('a part of a bucket', `${s3.place}/school/one`)
}, 600_000)
afterAll(() => s3?.stop())

const text = (bytes: Buffer | undefined) => bytes?.toString()

describe.each(['a folder', ...buckets])('%s', kind => {
  const open = () => openStore(places.get(kind) ?? '')

  test('gives back what was written, also over what stood there, and nothing once it is removed', async () => {
    await open().write('a.svg', Buffer.from('satu'))
    await open().write('a.svg', Buffer.from('dua'))
    expect(text(await open().read('a.svg'))).toBe('dua')
    await open().remove('a.svg')
    await open().remove('a.svg')
    expect(await open().read('a.svg')).toBeUndefined()
  })

  test('lists what is in it, and nothing else', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `avatar-${n}.webp`)
    await Promise.all(names.map(name => open().write(name, Buffer.from(name))))
    expect((await open().list()).filter(name => !name.includes('/')).toSorted()).toEqual(names.toSorted())
    for (const name of names) await open().remove(name)
  })

  test('is ready when it is there', async () => {
    await expect(open().prepare()).resolves.toBeUndefined()
  })
})

test('a name that would leave its folder is refused', async () => {
  const store = openStore(await makeFolder())
  expect(() => store.write('../a.svg', Buffer.from('x'))).toThrow('leaves its folder')
})

test('a bucket that does not answer is a fault that passes, and does not stop a start', async () => {
  const gone = openStore('s3+http://KEY:SECRET@127.0.0.1:1/bucket')
  await expect(gone.read('a.svg')).rejects.toThrow(StoreFault)
  await expect(gone.prepare()).resolves.toBeUndefined()
})

test('names are read from the reply of a bucket as they are', () => {
  const xml = '<List><Contents><Key>a &amp; b.svg</Key></Contents><Contents><Key>c</Key></Contents></List>'
  expect(readElements(xml, 'Key')).toEqual(['a & b.svg', 'c'])
})

describe.skipIf(!hasS3Server)('a real S3 server', () => {
  test('a start with the wrong secret, or without its bucket, says what to look at', async () => {
    const wrong = s3.place.replace('gerbang-secret', 'guessed')
    await expect(openStore(wrong).prepare()).rejects.toThrow('kunci itu tidak boleh membacanya')
    await expect(openStore(`${s3.place}x`).prepare()).rejects.toThrow('ember itu tidak ada')
  })

  test('what is damaged on its way is refused: the server reads what is signed', async () => {
    const { origin, pathname } = new URL(s3.place.replace(/^s3\+/, '').replace(/\/\/.*@/, '//'))
    const client = new AwsClient({
      accessKeyId: 'GERBANGKEY',
      secretAccessKey: 'gerbang-secret',
      service: 's3',
      region: 'us-east-1',
    })
    const url = `${origin}${pathname}/damaged.svg`
    const signed = await client.sign(url, {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': '0'.repeat(64) },
      body: 'isi',
    })
    expect((await fetch(signed)).status).toBe(400)
    expect(await openStore(s3.place).read('damaged.svg')).toBeUndefined()
  })

  test('a picture that is uploaded on one node is seen on the other at once, and is in the backup', async () => {
    const app = await createTestApp({ media_place: s3.place })
    const node = await app.addNode()
    const { token } = await app.signIn({ role: 'teacher' })
    const form = await writeForm({ file: new File([new Uint8Array(await drawPicture('png'))], 'a.png') })
    const { data } = await app.send(media.create, { token, ...form })
    const seen = await node.http.inject(data.url)
    expect(seen).toMatchObject({ statusCode: 200 })
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31449600, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect((await node.http.inject('/media/none.webp')).statusCode).toBe(404)
    const { database_url: url, media_place } = app.platform.config
    const task = { url, media_place, file: 'cadangan.tar.gz', bucket: `${s3.place}/backups`, say: () => {} }
    const saved = await writeBackup(task)
    expect(Object.keys(saved.media)).toContain(basename(data.url))
    await expect(writeBackup(task)).rejects.toThrow('cadangan.tar.gz sudah ada')
    const checked = await checkBackup(await fetchBackup(task.file, task.bucket))
    expect(checked.end).toEqual(saved)
    await expect(fetchBackup('lain.tar.gz', task.bucket)).rejects.toThrow('tidak ada di sini maupun')
    await app.close()
  })

  test('a file of many parts comes back as it went, and one that is cut off was never there', async () => {
    const bytes = randomBytes(2.5 * limits.uploadPartBytes)
    const pieces = Array.from({ length: 10 }, (_, at) => bytes.subarray(at * 2_097_152, (at + 1) * 2_097_152))
    await pipeline(Readable.from(pieces), uploadTo(s3.place, 'large.bin'))
    const found = await openDownload(s3.place, 'large.bin')
    expect(found && (await buffer(found)).equals(bytes)).toBe(true)
    const cut = pipeline(
      async function* () {
        yield* pieces
        throw new Error('power cut')
      },
      uploadTo(s3.place, 'half.bin'),
    )
    await expect(cut).rejects.toThrow('power cut')
    expect(await openStore(s3.place).list()).not.toContain('half.bin')
    const uploads = await createAsk(s3.place).ask({ method: 'GET', query: { uploads: '' } })
    expect(await uploads.text()).not.toContain('half.bin')
  })
})
