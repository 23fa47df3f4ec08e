import { lessons } from '@gerbang/contract/learning/lessons.ts'
import type { PackItemOf } from '../../reading/pack.ts'
import { findRow, type KindLoader, loadBy, type Loading, PackError, withAddresses } from '../loading.ts'
import { readSubjects } from './programs.ts'
import { findTopics } from './questions.ts'

async function lessonOf(loading: Loading, item: PackItemOf<'lesson'>) {
  const { title, subject, topic, questions, body } = withAddresses(loading, item, item.data)
  const subjectId = (await readSubjects(loading)).get(subject)
  if (subjectId === undefined)
    throw new PackError(`${item.file} baris ${item.line}: subtes ${subject} tidak ada di sini`)
  const topics = await findTopics(loading, subjectId, [topic])
  return {
    title,
    topic_id: topics.get(topic) ?? '',
    body,
    question_ids: questions.map(ref => findRow(loading, 'question', ref, item)),
    is_published: true,
  }
}

export const lessonLoader: KindLoader<'lesson'> = loadBy(lessons, lessonOf)
