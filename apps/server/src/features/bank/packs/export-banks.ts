import { parse } from 'node:path'
import type { Body } from '@gerbang/contract/call.ts'
import type { packs } from '@gerbang/contract/bank/packs.ts'
import type { FileQuestion, QuestionFile } from '@gerbang/interchange/text/question-file.ts'
import { writeText } from '@gerbang/interchange/text/write-text.ts'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { listAddresses } from '../../../content/render-apart.ts'
import { writeSlug } from '../../../content/write-slug.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { openStore } from '../../../store/open-store.ts'
import { listPictures } from '../../platform/media/media.queries.ts'
import { writeEstimates } from './estimates.queries.ts'
import {
  listExportBanks,
  listExportLessons,
  listExportPassages,
  listExportQuestions,
  listExportSubTests,
} from './export.queries.ts'
import { exportFormats, exportPapers } from './export-papers.ts'
import { countItems } from './reading/pack-kinds.ts'
import { describePackFault } from './reading/pack.ts'
import { readPack } from './reading/read-pack.ts'

type Order = Omit<Body<typeof packs.export>, 'word'>
type Files = Map<string, Uint8Array>
type Means = Pick<Platform, 'db' | 'now' | 'config'>

const held = (count: number) =>
  conflict(
    'locked',
    `${count} soal di sini dipakai try out yang berjalan atau segera dibuka. Buat paket setelah try out itu selesai, atau minta pemilik banknya.`,
  )

/** Never changes as long as the row lives: its end is as good as random. */
const codeOf = (code: string, id: string) => `${code}-${id.slice(-12)}`

async function readSubTest(
  { db, now }: Means,
  viewer: Viewer,
  { id, code }: { id: string; code: string },
  taken: Map<string, string>,
): Promise<QuestionFile> {
  const rows = await listExportQuestions(db, viewer, id, now())
  const locked = rows.filter(({ is_held }) => is_held).length
  if (locked > 0) throw held(locked)
  for (const { id } of rows) taken.set(id, codeOf(code, id))
  const used = new Set(rows.map(({ stimulus_id }) => stimulus_id))
  const passages = (await listExportPassages(db, id)).filter(passage => used.has(passage.id))
  return {
    sub_test: code,
    passages: passages.map(({ id, title, source }) => ({
      ref: codeOf(`${code}-T`, id),
      title,
      body: source,
    })),
    questions: rows.map(
      ({ id, stimulus_id, draft, topics, difficulty, points, lang }): FileQuestion => ({
        ref: codeOf(code, id),
        draft,
        passage: stimulus_id && codeOf(`${code}-T`, stimulus_id),
        topics,
        difficulty,
        points,
        lang,
      }),
    ),
  }
}

/** Puts the pictures of a text beside it and names them there, at the size that they are shown in. */
async function takePictures(
  { db, config }: Means,
  text: string,
  folder: string,
  files: Files,
): Promise<string> {
  let named = text
  for (const { url, width } of await listPictures(db, listAddresses(text))) {
    const { base, name: stem, ext } = parse(url)
    const bytes = await openStore(config.media_place).read(base)
    if (!bytes) continue
    const { width: pixels } = await sharp(bytes).metadata()
    const scale = Math.max(1, Math.round(pixels / (width ?? pixels)))
    const name = `${stem}${scale > 1 ? `@${scale}x` : ''}${ext}`
    files.set(`${folder}/${name}`, new Uint8Array(bytes))
    named = named.replaceAll(`](${url})`, `](${name})`)
  }
  return named
}

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)

/** Counts are told by what the files say, and a pack that could not be loaded again is none. */
function finish(files: Files, head: Omit<Order, 'bank_ids'>): Uint8Array {
  const about = { format: 1, ...head, language: 'id', counts: {} }
  const { pack } = readPack(new Map(files).set('pack.json', json(about)))
  files.set('pack.json', json({ ...about, counts: countItems(pack?.items ?? []) }))
  const [fault] = readPack(files).faults
  if (fault) throw invalid({ bank_ids: [describePackFault(fault)] })
  return zipSync(Object.fromEntries(files))
}

/** Lessons whose questions to try go along. */
async function addLessons(means: Means, practised: ReadonlyMap<string, string>, files: Files): Promise<void> {
  for (const { id, title, body, subject, topic, question_ids } of await listExportLessons(means.db, [
    ...practised.keys(),
  ])) {
    const refs = question_ids.flatMap(questionId => practised.get(questionId) ?? [])
    const head = [`judul: ${title}`, `subtes: ${subject}`, `topik: ${topic}`, `soal: ${refs.join(', ')}`]
    const text = await takePictures(means, body, 'lessons', files)
    const name = `${writeSlug(topic).slice(0, 60)}-${id.slice(-12)}`
    files.set(`lessons/${name}.md`, strToU8(`---\n${head.join('\n')}\n---\n\n${text}\n`))
  }
}

/**
 * A pack of question banks of one program that the viewer may read: published questions with their passages and pictures, formats of
 * the program, and for admins the papers that these banks hold whole.
 */
export async function exportBanks(
  means: Means,
  viewer: Viewer,
  { bank_ids, ...head }: Order,
): Promise<Uint8Array> {
  const { db } = means
  const banks = await listExportBanks(db, viewer, bank_ids)
  const [first] = banks
  if (!first || banks.length < new Set(bank_ids).size)
    throw invalid({ bank_ids: ['Pilih bank soal yang boleh kamu baca.'] })
  if (banks.some(({ program_id }) => program_id !== first.program_id))
    throw invalid({ bank_ids: ['Pilih bank soal dari satu program.'] })
  const files: Files = new Map()
  const subjects = new Map<string, object>()
  const folders = new Map<string, string>()
  const practised = new Map<string, string>()
  for (const [index, { id, title, description, tags, for_practice, visibility }] of banks.entries()) {
    const name = `${index + 1}-${writeSlug(title)}`.slice(0, 60)
    const folder = `banks/${name}`
    folders.set(id, name)
    const sub_tests: string[] = []
    for (const subTest of await listExportSubTests(db, id)) {
      const file = await readSubTest(means, viewer, subTest, for_practice ? practised : new Map())
      if (file.questions.length === 0) continue
      const {
        code,
        name,
        group,
        default_question_count: questions,
        default_duration_seconds: seconds,
      } = subTest
      subjects.set(code, { code, name, group, questions, seconds })
      const fileName = code.toLowerCase()
      sub_tests.push(fileName)
      const text = await takePictures(means, writeText(file), folder, files)
      files.set(`${folder}/${fileName}.soal.md`, strToU8(text))
      const measured = await writeEstimates(db, subTest.id, id => codeOf(code, id))
      if (measured) files.set(`${folder}/${fileName}.estimates.json`, json(measured))
    }
    if (sub_tests.length === 0) throw invalid({ bank_ids: [`“${title}” belum punya soal terbit.`] })
    files.set(`${folder}/bank.json`, json({ title, description, tags, for_practice, visibility, sub_tests }))
  }
  await addLessons(means, practised, files)
  const { program_name, program_slug: slug, program_description, credit } = first
  const program = { slug, name: program_name, description: program_description, credit }
  const { program_id: programId } = first
  const formats = await exportFormats(db, programId, subjects)
  files.set('program.json', json({ ...program, subjects: [...subjects.values()], formats }))
  // Papers are the admins': teachers see none of them.
  const papers = viewer.role === 'admin' ? await exportPapers({ db, programId, folders, codeOf }) : []
  for (const [path, paper] of papers) files.set(path, json(paper))
  return finish(files, head)
}
