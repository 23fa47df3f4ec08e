import { readText } from '@gerbang/interchange/text/read-text.ts'
import { readTable, TableError } from '../../../../content/read-table.ts'
import { writeSlug } from '../../../../content/write-slug.ts'
import {
  type Article,
  type PackData,
  type PackItem,
  type PackItemOf,
  type PackKind,
  type TellFault,
} from './pack.ts'
import { bankFile, programFile, quizFile, tryoutFile } from './pack-schemas.ts'
import { readArticle } from './read-article.ts'
import { readJson } from './read-json.ts'

export interface PackText {
  file: string
  text: string
  /** What the pattern of its path calls the parts of it. */
  parts: Record<string, string>
}

type Reader = (file: PackText, tell: TellFault) => PackItem[]

const lineOf = (text: string, start: string) =>
  text.split(/\r?\n/).findIndex(line => line === start || line.startsWith(`${start}:`)) + 1

function readProgram({ file, text }: PackText, tell: TellFault): PackItem[] {
  const read = readJson(programFile, { file, text }, tell)
  if (!read) return []
  const { formats, ...data } = read
  const program: PackItem = { kind: 'program', ref: data.slug, name: data.name, file, line: 1, data }
  return [
    program,
    ...formats.map(({ ref, ...format }): PackItem => {
      const line = text.slice(0, text.indexOf(`"${ref}"`)).split('\n').length
      return { kind: 'format', ref, name: format.name, file, line, data: format }
    }),
  ]
}

/** One item, whose ref is the name of its file. */
const one = <K extends 'bank' | 'tryout' | 'quiz'>(
  kind: K,
  { file, parts }: PackText,
  data: (PackData[K] & { title: string }) | undefined,
): PackItemOf<K>[] => (data ? [{ kind, ref: parts['ref'] ?? '', name: data.title, file, line: 1, data }] : [])

function readQuestions({ file, text, parts }: PackText, tell: TellFault): PackItem[] {
  const { file: read, faults } = readText(text)
  for (const { line, message } of faults) tell(file, line, message)
  const place = { bank: parts['bank'] ?? '', sub_test: read.sub_test }
  return [
    ...read.passages.map(
      ({ ref, ...passage }): PackItem => ({
        kind: 'passage',
        ref,
        name: passage.title || ref,
        file,
        line: lineOf(text, `## Teks ${ref}`),
        data: { ...place, ...passage },
      }),
    ),
    ...read.questions.map(
      ({ ref, ...question }): PackItem => ({
        kind: 'question',
        ref,
        name: ref,
        file,
        line: lineOf(text, `## Soal ${ref}`),
        data: { ...place, ...question },
      }),
    ),
  ]
}

type ReadArticle = NonNullable<ReturnType<typeof readArticle>>

/** What the head of an article of each kind says. `urutan` puts them in order. */
const heads = {
  guide: {
    names: ['judul', 'urutan', 'video'],
    read: ({ demand, find }: ReadArticle) => ({ title: demand('judul'), video_url: find('video') }),
  },
  faq: {
    names: ['pertanyaan', 'kelompok', 'urutan'],
    read: ({ demand }: ReadArticle) => ({ question: demand('pertanyaan'), category: demand('kelompok') }),
  },
  news: {
    names: ['judul', 'ringkasan', 'sampul', 'hari-lalu'],
    read: ({ demand, count }: ReadArticle) => ({
      title: demand('judul'),
      excerpt: demand('ringkasan'),
      cover: demand('sampul'),
      days_ago: count('hari-lalu'),
    }),
  },
  banner: {
    names: ['judul', 'tempat', 'gambar', 'urutan'],
    read: ({ demand }: ReadArticle) => ({
      title: demand('judul'),
      placement: demand('tempat'),
      picture: demand('gambar'),
    }),
  },
  testimonial: {
    names: ['nama', 'sekolah', 'diterima', 'tahun', 'foto', 'urutan'],
    read: ({ demand, count }: ReadArticle) => ({
      name: demand('nama'),
      school: demand('sekolah'),
      accepted_at: demand('diterima'),
      year: count('tahun'),
      picture: demand('foto'),
    }),
  },
} satisfies {
  [K in PackKind]?: {
    names: string[]
    read: (article: ReadArticle) => PackData[K] extends Article<infer Head> ? Head : never
  }
}

export type ArticleKind = keyof typeof heads

const nameOf = (head: { title?: string; question?: string; name?: string }) =>
  head.title ?? head.question ?? head.name ?? ''

const articles =
  (kind: ArticleKind): Reader =>
  ({ file, text, parts }, tell) => {
    const { names, read } = heads[kind]
    const article = readArticle({ file, text }, names, tell)
    if (!article) return []
    const head = read(article)
    const order = names.includes('urutan') ? article.count('urutan') : 0
    const item = { kind, ref: parts['ref'] ?? '', name: nameOf(head), file, line: 1 }
    return [{ ...item, data: { head, body: article.body, order } } as PackItem]
  }

/** Several values of one field. */
const listOf = (value: string) =>
  value
    .split(',')
    .map(ref => ref.trim())
    .filter(ref => ref !== '')

function readLesson({ file, text, parts }: PackText, tell: TellFault): PackItem[] {
  const article = readArticle({ file, text }, ['judul', 'subtes', 'topik', 'soal'], tell)
  if (!article) return []
  const { demand, body, body_line } = article
  const title = demand('judul')
  const data = {
    title,
    subject: demand('subtes'),
    topic: demand('topik'),
    questions: listOf(demand('soal')),
    body,
    body_line,
  }
  return [{ kind: 'lesson', ref: parts['ref'] ?? '', name: title, file, line: 1, data }]
}

/** All rows about one university are one item. */
function readUniversities({ file, text }: PackText, tell: TellFault): PackItem[] {
  try {
    const rows = Map.groupBy(
      readTable(new TextEncoder().encode(text)),
      ({ cells }) => cells['universitas'] ?? '',
    )
    return [...rows].map(([name, [first, ...others]]): PackItem => {
      const ref = writeSlug(first?.cells['singkatan'] || name)
      const data = { rows: first ? [first, ...others] : [] }
      return { kind: 'university', ref, name, file, line: first?.row ?? 1, data }
    })
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    tell(file, 1, error.message)
    return []
  }
}

/** What a file is by its path. */
export const readers: [path: RegExp, read: Reader][] = [
  [/^program\.json$/, readProgram],
  [/^universitas\.csv$/, readUniversities],
  [/^banks\/(?<ref>[\w-]+)\/bank\.json$/, (file, tell) => one('bank', file, readJson(bankFile, file, tell))],
  [/^banks\/(?<bank>[\w-]+)\/[\w-]+\.soal\.md$/, readQuestions],
  [/^tryouts\/(?<ref>[\w-]+)\.json$/, (file, tell) => one('tryout', file, readJson(tryoutFile, file, tell))],
  [/^quizzes\/(?<ref>[\w-]+)\.json$/, (file, tell) => one('quiz', file, readJson(quizFile, file, tell))],
  [/^lessons\/(?<ref>[\w-]+)\.md$/, readLesson],
  [/^guides\/(?<ref>[\w-]+)\.md$/, articles('guide')],
  [/^faqs\/(?<ref>[\w-]+)\.md$/, articles('faq')],
  [/^news\/(?<ref>[\w-]+)\.md$/, articles('news')],
  [/^banners\/(?<ref>[\w-]+)\.md$/, articles('banner')],
  [/^testimonials\/(?<ref>[\w-]+)\.md$/, articles('testimonial')],
]
