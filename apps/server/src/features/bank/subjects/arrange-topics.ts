import type { Topic } from '@gerbang/contract/bank/subjects.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { deleteTopic, findTaught, insertTopic, renameTopic } from './subjects.queries.ts'

interface Wanted {
  id?: string | undefined
  name: string
}

function demandPossible(present: readonly Topic[], wanted: readonly Wanted[]): void {
  const names = new Set(wanted.map(({ name }) => name.toLowerCase()))
  if (names.size < wanted.length) throw invalid({ topics: ['Ada dua topik dengan nama yang sama.'] })
  const known = new Set(present.map(({ id }) => id))
  if (!wanted.every(({ id }) => id === undefined || known.has(id)))
    throw invalid({ topics: ['Ada topik yang sudah tidak ada. Muat ulang, lalu ubah lagi.'] })
  const used = present.find(topic => topic.question_count > 0 && !wanted.some(({ id }) => id === topic.id))
  if (used)
    throw invalid({ topics: [`“${used.name}” dipakai ${used.question_count} soal. Pindahkan soalnya dulu.`] })
}

/** Makes the topics of a locked subject the wanted ones; 422 for what cannot be so. */
export async function arrangeTopics(
  trx: Db,
  { id: subject_id, topics }: { id: string; topics: readonly Topic[] },
  wanted: readonly Wanted[],
  { now, newId }: Pick<Platform, 'now' | 'newId'>,
): Promise<void> {
  demandPossible(topics, wanted)
  const at = now().toISOString()
  const kept = new Map(wanted.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name]])))
  const gone = topics.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  const taught = await findTaught(trx, gone)
  if (taught) throw invalid({ topics: [`“${taught.name}” punya pelajaran. Hapus pelajarannya dulu.`] })
  for (const id of gone) await deleteTopic(trx, id)
  // Names that nobody types stand in between, since two topics may trade theirs.
  const renamed = topics.filter(({ id, name }) => kept.has(id) && kept.get(id) !== name)
  for (const { id } of renamed) await renameTopic(trx, id, id, at)
  for (const { id } of renamed) await renameTopic(trx, id, kept.get(id) ?? '', at)
  for (const { id, name } of wanted)
    if (id === undefined)
      await insertTopic(trx, { id: newId(), subject_id, name, created_at: at, updated_at: at })
}
