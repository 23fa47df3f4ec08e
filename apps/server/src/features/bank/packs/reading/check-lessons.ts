import { splitLesson } from '../../../learning/lessons/split-lesson.ts'
import { itemsOf, type Pack, type PackItem, type PackItemOf, type TellFault } from './pack.ts'

/** Whoever has read a page tries it more than once. */
export const MIN_TO_TRY = 3

type Lesson = PackItem & PackItemOf<'lesson'>

/** Its questions can be practised, and are about what was read. */
function checkQuestions({ file, line, data }: Lesson, { items }: Pack, tell: TellFault): void {
  const questions = new Map(itemsOf(items, 'question').map(item => [item.ref, item.data]))
  const open = new Set(itemsOf(items, 'bank').flatMap(({ ref, data }) => (data.for_practice ? [ref] : [])))
  for (const ref of data.questions) {
    const question = questions.get(ref)
    if (!question) tell(file, line, `pelajaran menyebut soal ${ref}, yang tidak ada di paket ini`)
    else if (question.sub_test !== data.subject || !question.topics.includes(data.topic))
      tell(file, line, `soal ${ref} bukan tentang topik "${data.topic}"`)
    else if (!open.has(question.bank)) tell(file, line, `soal ${ref} ada di bank yang tidak untuk latihan`)
  }
  const count = new Set(data.questions).size
  if (count < MIN_TO_TRY) tell(file, line, `pelajaran menyebut ${count} soal, sedikitnya ${MIN_TO_TRY}`)
}

/** What holds of each lesson, and that no topic has two. */
export function lessonsAreWhole(pack: Pack, tell: TellFault): void {
  const [program] = itemsOf(pack.items, 'program')
  const first = new Map<string, string>()
  for (const lesson of itemsOf(pack.items, 'lesson')) {
    const { file, line, data } = lesson
    for (const fault of splitLesson(data.body).faults)
      tell(file, data.body_line + fault.line - 1, fault.message)
    const subject = program?.data.subjects.find(({ code }) => code === data.subject)
    if (program && !subject) tell(file, line, `subtes ${data.subject} tidak ada di program.json`)
    else if (subject && subject.topics.length > 0 && !subject.topics.includes(data.topic))
      tell(file, line, `topik "${data.topic}" tidak ada di daftar topik ${data.subject} di program.json`)
    const key = `${data.subject} ${data.topic}`
    const other = first.get(key)
    if (other !== undefined) tell(file, line, `topik "${data.topic}" sudah punya pelajaran di ${other}`)
    else first.set(key, file)
    checkQuestions(lesson, pack, tell)
  }
}
