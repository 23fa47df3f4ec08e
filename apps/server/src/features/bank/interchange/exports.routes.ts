import { type Exported, type ExportFormat, interchange } from '@gerbang/contract/bank/interchange.ts'
import type { FastifyReply } from 'fastify'
import { writeSlug } from '../../../content/write-slug.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { writeExport } from './export-process.ts'
import { selectExport } from './exports.queries.ts'

const [word, sheet, text, xml, zip] = interchange.export.produces
const files: Record<ExportFormat, { type: string; extension: string }> = {
  docx: { type: word, extension: 'docx' },
  xlsx: { type: sheet, extension: 'xlsx' },
  gift: { type: `${text}; charset=utf-8`, extension: 'gift.txt' },
  moodle_xml: { type: xml, extension: 'moodle.xml' },
  qti: { type: zip, extension: 'qti.zip' },
}

/** As the audit calls it. */
const subjects: Record<Exported['kind'], string> = {
  bank: 'question_bank',
  sub_test: 'bank_sub_test',
  questions: 'question',
  tryout: 'tryout',
}

const whats: Record<Exported['kind'], string> = {
  bank: 'Bank soal',
  sub_test: 'Subtes',
  questions: 'Soal',
  tryout: 'Try out',
}

const tooMany = (count: number) =>
  `Ada ${count} soal; satu file memuat paling banyak ${limits.exportQuestions}. Ekspor per subtes.`

const heldBack = (count: number) =>
  `${count} soal di sini dipakai try out yang berjalan atau segera dibuka. Ekspor setelah try out itu selesai, atau minta pemilik banknya.`

function sendFile(reply: FastifyReply, bytes: Uint8Array, type: string, name: string) {
  void reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return undefined
}

export function exportRoutes(mount: Mount, { db, now, config }: Platform): void {
  mount(interchange.export, async ({ viewer, act, body: { of, format }, reply }) => {
    const selection = await selectExport(db, viewer, of, now())
    if (!selection) throw notFound(whats[of.kind])
    const { title, questions } = selection
    if (questions.length === 0)
      throw invalid({ of: ['Belum ada soal di sini. Tulis atau unggah soal dulu.'] })
    const held = questions.filter(({ is_held }) => is_held).length
    if (held > 0) throw conflict('locked', heldBack(held))
    if (questions.length > limits.exportQuestions) throw invalid({ of: [tooMany(questions.length)] })
    const bytes = await writeExport({ selection, format, media_place: config.media_place })
    const id = of.kind === 'questions' ? (of.ids[0] ?? '') : of.id
    const details = { format, questions: questions.length }
    await act(id, (_, note) => note({ type: subjects[of.kind], details }))
    const { type, extension } = files[format]
    return sendFile(reply, bytes, type, `${writeSlug(title)}.${extension}`)
  })

  mount(interchange.template, async ({ reply }) => {
    // What reads and writes files of every format is read when somebody asks for it.
    const { writeTemplate } = await import('@gerbang/interchange/xlsx/write-template.ts')
    return sendFile(reply, writeTemplate(), sheet, 'templat-soal.xlsx')
  })
}
