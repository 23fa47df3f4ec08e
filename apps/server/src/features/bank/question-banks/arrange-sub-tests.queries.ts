import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { listSubjects } from '../subjects/subjects.queries.ts'
import { deleteSubTests, listSubTests } from './sub-tests.queries.ts'

type SubTest = Awaited<ReturnType<typeof listSubTests>>[number]

function isEmpty({ question_counts }: SubTest): boolean {
  return Object.values(question_counts).every(count => count === 0)
}

/** Makes a bank's sub-tests the wanted subjects in the wanted order; 422 for what cannot be so. */
export async function arrangeSubTests(
  trx: Db,
  bank: { id: string; program_id: string },
  subjectIds: string[],
  { now, newId }: Pick<Platform, 'now' | 'newId'>,
): Promise<void> {
  const present = await listSubTests(trx, bank.id)
  const subjects = new Map((await listSubjects(trx, bank.program_id)).map(subject => [subject.id, subject]))
  if (new Set(subjectIds).size < subjectIds.length || !subjectIds.every(id => subjects.has(id)))
    throw invalid({ subject_ids: ['Pilih subtes dari program bank ini, masing-masing satu kali.'] })
  const gone = present.filter(({ subject_id }) => !subjectIds.includes(subject_id))
  const full = gone.find(subTest => !isEmpty(subTest))
  if (full)
    throw invalid({ subject_ids: [`${full.subject.name} masih berisi soal. Pindahkan soalnya dulu.`] })
  await deleteSubTests(
    trx,
    gone.map(({ id }) => id),
  )
  const at = now().toISOString()
  for (const [index, subject_id] of subjectIds.entries()) {
    await trx
      .insertInto('bank_sub_tests')
      .values({
        id: newId(),
        bank_id: bank.id,
        subject_id,
        position: index + 1,
        instructions: '',
        default_duration_seconds: subjects.get(subject_id)?.default_duration_seconds ?? 1,
        created_at: at,
        updated_at: at,
      })
      .onConflict(oc =>
        oc.columns(['bank_id', 'subject_id']).doUpdateSet({ position: index + 1, updated_at: at }),
      )
      .execute()
  }
}
