import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HandbookPage } from '@gerbang/contract/site/guidances.ts'
import { describeProblem } from '../../../content/describe-problem.ts'
import { renderArticle } from '../../../content/render-text.ts'

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

async function readPage(slug: string): Promise<HandbookPage> {
  const text = await readFile(join(folder, `${slug}.md`), 'utf8')
  const [, title = '', body = ''] = /^# (.+)\n([^]*)$/.exec(text) ?? []
  const { html, problem } = renderArticle(body, () => undefined)
  if (problem) throw new Error(`The handbook's page ${slug} cannot be shown: ${describeProblem(problem)}`)
  return { slug, title, body_html: html }
}

async function readHandbook(): Promise<Map<string, HandbookPage>> {
  const read = await Promise.all(pages.map(({ slug }) => readPage(slug)))
  return new Map(read.map(page => [page.slug, page]))
}

/** Pages for staff are part of the product, so they are read from its files once and stand in no table. */
export function openHandbook(): (reader: Reader) => Promise<HandbookPage[]> {
  let read: Promise<Map<string, HandbookPage>> | undefined
  return async reader => {
    const all = await (read ??= readHandbook())
    const own = pages.filter(({ readers }) => readers.includes(reader))
    return own.flatMap(({ slug }) => all.get(slug) ?? [])
  }
}
