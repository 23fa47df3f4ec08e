import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openArchive } from '@gerbang/interchange/archive/open-archive.ts'
import type { WritableFormat } from '@gerbang/interchange/formats.ts'
import type { Bank, DocumentQuestion, DraftPicture, ReadResult } from '@gerbang/interchange/model/draft.ts'
import { readLatex } from '@gerbang/interchange/math/read-latex.ts'
import { writeLatex } from '@gerbang/interchange/math/write-latex.ts'
import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import { readDocument } from '@gerbang/interchange/read-document.ts'
import { writeDocument } from '@gerbang/interchange/write-document.ts'
import { parseXml } from '@gerbang/interchange/xml/parse-xml.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shippedFolder } from '../features/bank/packs/reading/shipped.ts'
import { readPackBank } from './testing/written-papers.ts'

const place = { position: 0 }
const NAMED = /!\[[^\]]*\]\(([^)]+)\)/g

/** Drawings leave as pictures of dots, as they do from a bank. */
async function readPicture(folder: string, name: string): Promise<DraftPicture> {
  const written = readFileSync(join(shippedFolder, folder, name))
  const isDrawing = name.endsWith('.svg')
  const bytes = new Uint8Array(isDrawing ? await sharp(written).webp().toBuffer() : written)
  return { name, type: 'image/webp', bytes, place, is_shown: true }
}

/** A bank of the demo as exports see it: all sub-tests, one after the other. */
async function readBank(name: string): Promise<Bank> {
  const { title, paper } = await readPackBank('utbk-snbt', name)
  const questions = paper.flatMap(({ sub_test, questions }) =>
    questions.map(item => ({ item, section: sub_test })),
  )
  const bodies = paper.flatMap(({ passages }) => passages)
  const names = [...JSON.stringify(paper).matchAll(NAMED)].map(([, picture = '']) => picture)
  return {
    title,
    questions: questions.map(({ item, section }, at): DocumentQuestion => {
      const { draft } = item
      const { keeps_order: _, ...content } = { keeps_order: undefined, ...draft.content }
      return {
        id: `q${at + 1}`,
        number: at + 1,
        place,
        section,
        draft: { ...draft, content, explanation_video_url: null },
        topic: item.topics[0] ?? '',
        difficulty: item.difficulty,
        ...(item.passage !== null && { passage: item.passage }),
      }
    }),
    passages: bodies.map(({ ref, title, body }) => ({ id: ref, title, body, place })),
    pictures: await Promise.all(
      [...new Set(names)].map(picture => readPicture(`utbk-snbt/banks/${name}`, picture)),
    ),
  }
}

const banks = [await readBank('perdana'), await readBank('akhir-pekan')]
const formats: WritableFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']
const cases = banks.flatMap(bank => formats.map(format => ({ title: bank.title, format, bank })))

/** The same formula however it is spelled: `x^2` and `{x}^{2}`, `2,5` and `2{,}5`. */
function tidyFormula(latex: string): string {
  const formula = readLatex(latex)
  return (formula ? writeLatex(formula) : latex).replaceAll(/(?<!\d), /g, ',')
}

function tidy(source: string, bank: Bank): string {
  return source
    .replaceAll(/\$\$?[^$]+\$\$?/g, formula => formula.replace(/[^$]+/, tidyFormula))
    .replaceAll(/-{2,}/g, '-')
    .replaceAll('|  |', '| |')
    .replaceAll(/\]\(([^)\s]+)\)/g, (_, name: string) => {
      const bytes = bank.pictures.find(picture => picture.name === name)?.bytes
      return `](${bytes ? createHash('sha256').update(bytes).digest('hex') : name})`
    })
}

/** What has to come back: every text, formula, picture, table and passage, kind, key, topic and difficulty. */
function structureOf(bank: Bank) {
  const { questions, passages } = bank
  const tidied = questions.map(({ draft, passage, section, topic, difficulty }) => ({
    section,
    draft,
    topic,
    difficulty,
    passage: passages.find(({ id }) => id === passage)?.body,
  }))
  return JSON.parse(JSON.stringify(tidied), (_, value: unknown) =>
    typeof value === 'string' ? tidy(value, bank) : value,
  ) as unknown
}

/** A sheet has texts only: its pictures keep their place by name, and the reader says that each is missing. */
const carriesPictures = (format: WritableFormat) => format !== 'xlsx'

/** Items of a QTI package are a flat list. */
const carriesSections = (format: WritableFormat) => format !== 'qti'

/** In a document a passage stands once, above all its questions. */
const carriesOrder = (format: WritableFormat) => format !== 'docx'

function gather({ questions }: Bank): DocumentQuestion[] {
  const groups = Map.groupBy(questions, ({ id, passage }) => passage ?? id)
  return [...groups.values()].flat()
}

const usedPassages = ({ questions, passages }: Bank) =>
  passages.filter(({ id }) => questions.some(({ passage }) => passage === id))

test.each(cases)('all of $title comes back from $format', ({ format, bank }) => {
  const result: ReadResult = readDocument(writeDocument(format, bank), 'bank')
  expect(result.errors).toEqual([])
  const pictures = carriesPictures(format) ? bank.pictures : []
  const ordered = carriesOrder(format) ? bank.questions : gather(bank)
  const questions = carriesSections(format) ? ordered : ordered.map(({ section: _, ...draft }) => draft)
  const expected = { ...bank, pictures, questions }
  expect(structureOf(result)).toEqual(structureOf(expected))
})

/** A second reader of what was written, where it is installed. */
const hasPandoc = spawnSync('pandoc', ['--version']).status === 0

function countFormulas(bank: Bank): number {
  const sources = JSON.stringify([bank.questions, usedPassages(bank)])
  return [...sources.matchAll(/\$\$?[^$]+\$\$?/g)].length
}

test.each(banks)(
  'the Word file of $title is well-formed in every part, and every part that it names is there',
  bank => {
    const archive = openArchive(writeDocument('docx', bank), DEFAULT_LIMITS)
    const xml = archive.names.filter(name => /\.(xml|rels)$/.test(name))
    const parts = xml.map(name => parseXml(new TextDecoder().decode(archive.read(name)), DEFAULT_LIMITS))
    expect(parts.map(({ name }) => name)).not.toContain('')
    const links = new TextDecoder().decode(archive.read('word/_rels/document.xml.rels'))
    const targets = [...links.matchAll(/Target="([^"]+)"/g)].map(([, target]) => `word/${target}`)
    expect(archive.names).toEqual(expect.arrayContaining(targets))
  },
)

test.skipIf(!hasPandoc).each(banks)('pandoc reads every equation of $title from its Word file', bank => {
  const input = writeDocument('docx', bank)
  const json = execFileSync('pandoc', ['-f', 'docx', '-t', 'json'], { input, maxBuffer: 2 ** 28 }).toString()
  expect([...json.matchAll(/\{"t":"Math"/g)]).toHaveLength(countFormulas(bank))
})
