import type { JobResult } from '@gerbang/contract/platform/jobs.ts'
import { readDocument } from '@gerbang/interchange/read-document.ts'
import type { Database } from '../../../db/database.ts'
import type { Platform } from '../../../platform.ts'
import { JobError } from '../../platform/jobs/run-jobs.ts'
import { insertMedium } from '../../platform/media/media.queries.ts'
import type { SavedPicture } from '../../../content/save-picture.ts'
import type { ImportTask } from './import-process.ts'
import { findUploaded, insertImportQuestions, lockImport, noteRead } from './imports.queries.ts'
import { keepPictures } from './keep-pictures.ts'
import { understandFile } from './understand-file.ts'

export interface ImportMeans extends Pick<Platform, 'now' | 'newId'> {
  db: Database
  task: ImportTask
  tell: (stage: string, done: number, of: number | null) => void
}

const gone = 'Impor ini sudah dibuang. Unggah filenya lagi.'

/** Throws a JobError with the document's own sentence where it cannot be read as a whole. */
function readFile({ file, file_name }: { file: Buffer; file_name: string }) {
  const result = readDocument(file, file_name)
  const refusal = result.errors.find(({ question }) => question === undefined)
  if (refusal) throw new JobError(refusal.message)
  return result
}

async function noteMedia(
  means: ImportMeans,
  trx: Database,
  owner_id: string,
  pictures: Iterable<SavedPicture>,
): Promise<void> {
  const at = means.now().toISOString()
  for (const picture of pictures) {
    const about = { kind: 'image', media_type: 'image/webp', alt: '', owner_id } as const
    await insertMedium(trx, { id: means.newId(), ...about, ...picture, created_at: at, updated_at: at })
  }
}

/** Reads the file of an import, and puts what it understood in its place. One that has been read stays as it is. */
export async function readImport(means: ImportMeans): Promise<JobResult<'import_reading'>> {
  const { db, task, tell, now } = means
  const found = await findUploaded(db, task.import_id)
  if (!found) throw new JobError(gone)
  if (!found.file) return {}
  tell('reading', 0, null)
  const result = readFile({ file: found.file, file_name: found.file_name })
  const pictures = await keepPictures(task.media_place, result.pictures, done =>
    tell('pictures', done, result.pictures.length),
  )
  tell('checking', 0, result.questions.length)
  const understood = understandFile(result, pictures)
  return db.transaction().execute(async trx => {
    const locked = await lockImport(trx, task.import_id)
    if (!locked) throw new JobError(gone)
    if (locked.read_at) return {}
    await noteMedia(means, trx, found.owner_id, pictures.values())
    const rows = understood.questions.map(question => ({ ...question, import_id: task.import_id }))
    await insertImportQuestions(trx, rows)
    await noteRead(trx, task.import_id, { ...understood, pictures: pictures.size }, now().toISOString())
    return { questions: rows.length }
  })
}
