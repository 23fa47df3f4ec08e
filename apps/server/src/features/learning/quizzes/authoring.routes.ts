import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import type { Db } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Act, Note } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { heldBy } from '../../exam/tryouts/held-questions.queries.ts'
import {
  deleteQuiz,
  findAuthored,
  insertQuiz,
  isStarted,
  listAuthored,
  listCandidates,
  listChoices,
  type LockedQuiz,
  lockQuiz,
  reserveSlug,
  updateQuiz,
} from './authoring.queries.ts'
import { changeQuiz } from './change-quiz.ts'
import { describeAuthored } from './describe-authored.ts'
import { listTakers } from './statistics.queries.ts'
import { requireFitting } from './require-fitting.queries.ts'

const change = <T>(act: Act, id: string, work: (trx: Db, quiz: LockedQuiz, note: Note) => Promise<T>) =>
  act(id, async (trx, note) => {
    const quiz = await lockQuiz(trx, id)
    if (!quiz) throw notFound('Kuis')
    return work(trx, quiz, note)
  })

export function quizAuthoringRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  const showQuiz = (id: string) => describeAuthored(db, id, now())

  mountReads(mount, platform)
  mount(quizAuthoring.list, ({ query }) => listAuthored(db, query))

  mount(quizAuthoring.get, async ({ params: { id } }) => ({ data: await showQuiz(id) }))

  mount(quizAuthoring.create, async ({ act, body }) => {
    await requireFitting(db, body)
    const id = newId()
    const at = now().toISOString()
    await act(id, async trx => {
      const slug = await reserveSlug(trx, body.title)
      await insertQuiz(trx, { ...body, id, slug, status: 'draft', created_at: at, updated_at: at })
    })
    return { message: 'Kuis dibuat', data: await showQuiz(id) }
  })

  mount(quizAuthoring.update, async ({ act, params: { id }, body }) => {
    await change(act, id, async (trx, quiz, note) => {
      await requireFitting(trx, { ...quiz, ...body })
      await changeQuiz(trx, quiz, body, now())
      await note({ action: body.status === 'published' ? 'quiz_published' : 'quiz_changed' })
    })
    return {
      message: body.status === 'published' ? 'Kuis terbit' : 'Perubahan tersimpan',
      data: await showQuiz(id),
    }
  })

  mount(quizAuthoring.delete, async ({ act, params: { id } }) => {
    const outcome = await change(act, id, async (trx, _, note) => {
      if (await isStarted(trx, id)) {
        await updateQuiz(trx, id, { status: 'archived', updated_at: now().toISOString() })
        await note({ action: 'quiz_archived' })
        return 'archived' as const
      }
      await deleteQuiz(trx, id)
      await note({ action: 'quiz_deleted' })
      return 'deleted' as const
    })
    const message = outcome === 'deleted' ? 'Kuis dihapus' : 'Kuis diarsipkan karena sudah dikerjakan'
    return { message, data: { outcome } }
  })
}

/** What is read to choose questions, and of those who took the quiz. */
function mountReads(mount: Mount, { db, now }: Platform): void {
  mount(quizAuthoring.candidates, async ({ params, query }) => {
    const quiz = await findAuthored(db, params.id)
    if (!quiz) throw notFound('Kuis')
    const [{ data, meta }, choices] = await Promise.all([
      listCandidates(db, quiz.program.id, heldBy('q.id', now()), query),
      listChoices(db, quiz.program.id),
    ])
    return { data, meta: { ...meta, ...choices } }
  })

  mount(quizAuthoring.takers, async ({ params, query }) => {
    if (!(await findAuthored(db, params.id))) throw notFound('Kuis')
    return listTakers(db, params.id, query)
  })
}
