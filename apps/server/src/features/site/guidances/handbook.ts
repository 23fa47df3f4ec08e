import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { HandbookPage } from '@gerbang/contract/site/guidances.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { type Picture, renderArticle } from '../../../content/render-text.ts'
import { hashContent, pictureAddress } from '../../../content/save-picture.ts'
import { readWebpSize } from '../../../content/webp-size.ts'
import { storeFile } from '../../../store-file.ts'

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

/** Taken with two pixels for each of a page, and kept where uploads are. */
async function keepPictures(mediaDir: string): Promise<Map<string, Picture>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('@2x.webp'))
  const kept = names.map(async (name): Promise<[string, Picture]> => {
    const bytes = await readFile(join(folder, name))
    const { width, height } = readWebpSize(bytes) ?? { width: 0, height: 0 }
    const file = `${hashContent(bytes)}.webp`
    await storeFile(join(mediaDir, file), bytes)
    return [name, { src: pictureAddress(file), width: Math.round(width / 2), height: Math.round(height / 2) }]
  })
  return new Map(await Promise.all(kept))
}

async function readPage(slug: string, pictures: ReadonlyMap<string, Picture>): Promise<HandbookPage> {
  const text = await readFile(join(folder, `${slug}.md`), 'utf8')
  const [, title = '', body = ''] = /^# (.+)\n([^]*)$/.exec(text) ?? []
  const { html, problem } = renderArticle(body, address => pictures.get(basename(address)))
  if (problem) throw new Error(`The handbook's page ${slug} cannot be shown: ${describeProblem(problem)}`)
  return { slug, title, body_html: html }
}

async function readHandbook(mediaDir: string): Promise<Map<string, HandbookPage>> {
  const pictures = await keepPictures(mediaDir)
  const read = await Promise.all(pages.map(({ slug }) => readPage(slug, pictures)))
  return new Map(read.map(page => [page.slug, page]))
}

/** Pages for staff are part of the product, so they are read from its files once and stand in no table. */
export function openHandbook(mediaDir: string): (reader: Reader) => Promise<HandbookPage[]> {
  let read: Promise<Map<string, HandbookPage>> | undefined
  return async reader => {
    const all = await (read ??= readHandbook(mediaDir))
    const own = pages.filter(({ readers }) => readers.includes(reader))
    return own.flatMap(({ slug }) => all.get(slug) ?? [])
  }
}
