import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HandbookPage } from '@gerbang/contract/site/guidances.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { type Picture, renderArticle } from '../../../content/render-text.ts'
import { hashContent, pictureAddress } from '../../../content/save-picture.ts'
import { readWebpSize } from '../../../content/webp-size.ts'
import { openStore } from '../../../store/open-store.ts'

type Reader = 'teacher' | 'admin'
const everybody: Reader[] = ['teacher', 'admin']

/** In the order in which a new school needs them. */
const pages: { slug: string; readers: Reader[] }[] = [
  { slug: 'memasukkan-siswa', readers: ['admin'] },
  { slug: 'paket-isi', readers: everybody },
  { slug: 'latihan-dan-kuis', readers: everybody },
  { slug: 'laporan-soal', readers: everybody },
  { slug: 'jawaban-kertas', readers: ['admin'] },
  { slug: 'laporan-kelas', readers: everybody },
]

const folder = join(import.meta.dirname, 'handbook')

/** Kept beside what people upload, under a name made of what it holds. It has two pixels for each of a page. */
async function keepPicture(mediaPlace: string, name: string): Promise<Picture> {
  const bytes = await readFile(join(folder, name))
  const pixels = readWebpSize(bytes)
  if (!pixels) throw new Error(`The handbook's picture ${name} is no WebP`)
  const file = `${hashContent(bytes)}.webp`
  await openStore(mediaPlace).write(file, bytes)
  const [width, height] = [Math.round(pixels.width / 2), Math.round(pixels.height / 2)]
  return { src: pictureAddress(file), width, height }
}

async function readPage(slug: string, pictures: ReadonlyMap<string, Picture>): Promise<HandbookPage> {
  const text = await readFile(join(folder, `${slug}.md`), 'utf8')
  const [, title = '', body = ''] = /^# (.+)\n([^]*)$/.exec(text) ?? []
  const { html, problem } = renderArticle(body, name => pictures.get(name))
  if (problem) throw new Error(`The handbook's page ${slug} cannot be shown: ${describeProblem(problem)}`)
  return { slug, title, body_html: html }
}

async function readHandbook(mediaPlace: string): Promise<Map<string, HandbookPage>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.webp'))
  const pictures = new Map(
    await Promise.all(names.map(async name => [name, await keepPicture(mediaPlace, name)] as const)),
  )
  const read = await Promise.all(pages.map(({ slug }) => readPage(slug, pictures)))
  return new Map(read.map(page => [page.slug, page]))
}

/** Pages for staff are part of the product, so they are read from its files once and stand in no table. */
export function openHandbook(mediaPlace: string): (reader: Reader) => Promise<HandbookPage[]> {
  let read: Promise<Map<string, HandbookPage>> | undefined
  return async reader => {
    read ??= readHandbook(mediaPlace)
    // Where pictures are kept may be away for a moment.
    read.catch(() => (read = undefined))
    const all = await read
    const own = pages.filter(({ readers }) => readers.includes(reader))
    return own.flatMap(({ slug }) => all.get(slug) ?? [])
  }
}
