import { itemsOf, type Pack, type PackItem, type PackItemOf, type TellFault } from './pack.ts'
import type { ProgramFile } from './pack-schemas.ts'

/** What a topic of fewer questions says about a student is chance. */
const MIN_OF_TOPIC = 3

type Subject = ProgramFile['subjects'][number]
type Question = PackItem & PackItemOf<'question'>

/** Drafts are still looking for theirs. */
function listPublished({ items }: Pack): Question[] {
  const banks = itemsOf(items, 'bank').filter(({ data }) => data.status === 'published')
  const published = new Set(banks.map(({ ref }) => ref))
  return itemsOf(items, 'question').filter(({ data }) => published.has(data.bank))
}

function checkSubject({ code, topics }: Subject, questions: Question[], program: string, tell: TellFault) {
  const counts = new Map(topics.map(topic => [topic, 0]))
  for (const { ref, file, line, data } of questions)
    for (const topic of data.topics) {
      const count = counts.get(topic)
      if (count !== undefined) counts.set(topic, count + 1)
      else tell(file, line, `soal ${ref}: topik "${topic}" tidak ada di daftar topik ${code} di program.json`)
    }
  for (const [topic, count] of counts)
    if (count < MIN_OF_TOPIC)
      tell(program, 1, `topik "${topic}" di ${code} punya ${count} soal, sedikitnya ${MIN_OF_TOPIC}`)
}

/** Where a subject lists its topics, every question is about one of them, and each is asked often enough to be reported. */
export function topicsAreListed(pack: Pack, tell: TellFault): void {
  const [program] = itemsOf(pack.items, 'program')
  if (!program) return
  const bySubject = Map.groupBy(listPublished(pack), ({ data }) => data.sub_test)
  for (const subject of program.data.subjects)
    if (subject.topics.length > 0)
      checkSubject(subject, bySubject.get(subject.code) ?? [], program.file, tell)
}
