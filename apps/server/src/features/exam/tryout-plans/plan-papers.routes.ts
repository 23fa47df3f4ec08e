import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import type { Db } from '../../../db/database.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Note } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { createPlanChanges } from './change-plan.ts'
import { arrangePlan } from './create-plan.queries.ts'
import { drawQuestions, gatherPassages } from './draw-questions.rules.ts'
import {
  countStock,
  listChosenIds,
  listDrawable,
  listFitting,
  listKept,
  listPool,
  readChosenPaper,
  readFrozenPaper,
  replaceChosen,
} from './plan-questions.queries.ts'
import { findPlanSubTest } from './plan-sub-tests.queries.ts'
import { readChosenTrials, readFrozenTrials, replaceTrials } from './plan-trials.queries.ts'

async function findSubTest(db: Db, { id, subTestId }: { id: string; subTestId: string }) {
  const subTest = await findPlanSubTest(db, id, subTestId)
  if (!subTest) throw notFound('Subtes')
  return subTest
}

interface Trials {
  question_ids: string[]
  each: number
}

/** Makes what follows from the trial questions that a draft has its trial questions. */
async function storeTrials(
  trx: Db,
  note: Note,
  params: { id: string; subTestId: string },
  choose: (own: readonly string[]) => Trials,
): Promise<void> {
  const subTest = await findSubTest(trx, params)
  const own = (await readChosenTrials(trx, subTest.id)).questions.map(({ id }) => id)
  const { question_ids, each } = choose(own)
  const fitting = await listFitting(trx, subTest.subject_id, question_ids)
  const isFit = question_ids.every(id => fitting.has(id) || own.includes(id))
  if (!isFit || new Set(question_ids).size < question_ids.length)
    throw invalid({ question_ids: ['Pilih soal terbit dari subtes ini, masing-masing satu kali.'] })
  await replaceTrials(trx, subTest.id, { question_ids, each })
  await note({ details: { sub_test_id: subTest.id, questions: question_ids.length, each } })
}

export function planPaperRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId, randomBytes } = platform
  const { show, changeDraft } = createPlanChanges(platform)
  const random = () => randomBytes(4).readUInt32BE() / 2 ** 32

  mount(tryoutPlans.arrange, async ({ act, params: { id }, body }) => {
    await changeDraft(act, id, (trx, tryout) =>
      arrangePlan(trx, tryout, body.sub_tests, { at: now().toISOString(), newId }),
    )
    return { message: 'Subtes tersimpan', data: await show(id) }
  })

  mount(tryoutPlans.paper, async ({ params }) => {
    const { id, status } = await findSubTest(db, params)
    return { data: await (status === 'draft' ? readChosenPaper(db, id) : readFrozenPaper(db, id)) }
  })

  mount(tryoutPlans.pool, async ({ params, query }) => listPool(db, await findSubTest(db, params), query))

  mount(tryoutPlans.stock, async ({ params, query }) => {
    return { data: await countStock(db, await findSubTest(db, params), query) }
  })

  mount(tryoutPlans.choose, async ({ act, params, body: { question_ids } }) => {
    await changeDraft(act, params.id, async (trx, _, note) => {
      const subTest = await findSubTest(trx, params)
      const chosen = new Set(await listChosenIds(trx, subTest.id))
      const fitting = await listFitting(trx, subTest.subject_id, question_ids)
      // What was chosen may have left the pool since; it stays until it is taken out, and the checks name it.
      const isFit = question_ids.every(id => fitting.has(id) || chosen.has(id))
      if (!isFit || new Set(question_ids).size < question_ids.length)
        throw invalid({ question_ids: ['Pilih soal terbit dari subtes ini, masing-masing satu kali.'] })
      await replaceChosen(trx, subTest.id, question_ids, now().toISOString())
      await note({ details: { sub_test_id: subTest.id, questions: question_ids.length } })
    })
    return { message: 'Pilihan soal tersimpan', data: await show(params.id) }
  })

  mount(tryoutPlans.trials, async ({ params }) => {
    const { id, status } = await findSubTest(db, params)
    return { data: await (status === 'draft' ? readChosenTrials(db, id) : readFrozenTrials(db, id)) }
  })

  mount(tryoutPlans.chooseTrials, async ({ act, params, body }) => {
    await changeDraft(act, params.id, (trx, _, note) => storeTrials(trx, note, params, () => body))
    return { message: 'Soal uji coba tersimpan', data: await show(params.id) }
  })

  mount(tryoutPlans.addTrials, async ({ act, params, body: { question_ids, each } }) => {
    await changeDraft(act, params.id, (trx, _, note) =>
      storeTrials(trx, note, params, own => ({
        question_ids: [...new Set([...own, ...question_ids])],
        each,
      })),
    )
    return { message: 'Soal masuk ke uji coba', data: await show(params.id) }
  })

  mount(tryoutPlans.draw, async ({ act, params, body: { cells, keeps, ...from } }) => {
    const meta = await changeDraft(act, params.id, async (trx, _, note) => {
      const subTest = await findSubTest(trx, params)
      const pool = await listDrawable(trx, subTest.subject_id, from)
      const kept = keeps ? await listKept(trx, subTest) : []
      const { drawn, missing } = drawQuestions(pool, cells, kept, random)
      const paper = gatherPassages([...kept, ...drawn]).map(({ id }) => id)
      await replaceChosen(trx, subTest.id, paper, now().toISOString())
      await note({ details: { sub_test_id: subTest.id, questions: paper.length } })
      return { drawn: drawn.length, missing }
    })
    const lack = meta.missing === 0 ? '' : `, bank kekurangan ${meta.missing}`
    return { message: `${meta.drawn} soal diambil${lack}`, data: await show(params.id), meta }
  })
}
