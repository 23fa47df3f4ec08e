import { parse } from 'node:path'
import type { ExportFormat } from '@gerbang/contract/bank/interchange.ts'
import { readHtml } from '@gerbang/interchange/content/read-html.ts'
import { writeMarkdown } from '@gerbang/interchange/content/write-markdown.ts'
import type { Bank, DocumentQuestion, DraftPicture, Passage } from '@gerbang/interchange/model/draft.ts'
import { movePictures } from '@gerbang/interchange/model/move-pictures.ts'
import sharp from 'sharp'
import { openStore } from '../../../store/open-store.ts'
import type { ExportedQuestion, ExportSelection } from './exports.queries.ts'

const place = { position: 0 }
const named = /\/media\/[a-z0-9-]+\.(?:webp|svg)/g

/** Drawings become pictures of twice their size: other programs read few of them. */
const DRAWING_DPI = 144

/** Word shows no WebP. Undefined for a file that is gone: its place is kept in words. */
async function readPicture(
  mediaPlace: string,
  url: string,
  format: ExportFormat,
): Promise<DraftPicture | undefined> {
  const { base, name, ext } = parse(url)
  const bytes = await openStore(mediaPlace).read(base)
  if (!bytes) return undefined
  const isConverted = format === 'docx'
  const picture = sharp(bytes, { density: DRAWING_DPI })
  const encoded = isConverted ? picture.png({ palette: true }) : picture.webp({ quality: 90 })
  return {
    name: `${name}.${isConverted ? 'png' : 'webp'}`,
    type: isConverted ? 'image/png' : 'image/webp',
    bytes: new Uint8Array(isConverted || ext === '.svg' ? await encoded.toBuffer() : bytes),
    place,
    is_shown: true,
  }
}

/** Each picture once, by its address. */
async function readPictures(mediaPlace: string, sources: string, format: ExportFormat) {
  const pictures = new Map<string, DraftPicture>()
  for (const url of new Set(sources.match(named))) {
    const picture = await readPicture(mediaPlace, url, format)
    if (picture) pictures.set(url, picture)
  }
  return pictures
}

/** One that has been rewritten since it was frozen is read back from what students saw. */
const sourceOf = ({ source, frozen_html }: NonNullable<ExportedQuestion['passage']>) =>
  frozen_html === null ? source : writeMarkdown(readHtml(frozen_html))

/** What is exported, in the model that every format is written from. */
export async function buildBank(
  { title, questions }: ExportSelection,
  format: ExportFormat,
  mediaPlace: string,
): Promise<Bank> {
  const pictures = await readPictures(mediaPlace, JSON.stringify(questions), format)
  const move = (source: string) => movePictures(source, url => pictures.get(url)?.name)
  const passages = new Map<string, Passage>()
  for (const { passage } of questions) {
    if (!passage || passages.has(passage.id)) continue
    const body = move(sourceOf(passage))
    passages.set(passage.id, { id: `s${passages.size + 1}`, title: passage.title, body, place })
  }
  const drafts = questions.map(({ draft, sub_test, topic, difficulty, passage }, at): DocumentQuestion => {
    const own = passage && passages.get(passage.id)
    return {
      id: `q${at + 1}`,
      number: at + 1,
      place,
      section: sub_test,
      draft: JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
        typeof value === 'string' ? move(value) : value,
      ) as typeof draft,
      difficulty,
      ...(topic !== null && { topic }),
      ...(own && { passage: own.id }),
    }
  })
  return { title, questions: drafts, passages: [...passages.values()], pictures: [...pictures.values()] }
}
