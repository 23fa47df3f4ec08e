import { type Assembly, paperAssembly } from '@gerbang/contract/exam/paper-assembly.ts'
import type { Wish } from '@gerbang/scoring/assembly/assembly-program.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, invalid, notFound, unavailable } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { assembleApart, type AssemblyEnding, type FormFacts } from './assemble-apart.ts'
import { listAssemblyPool, listKinAmong, listSiblings, readPassages } from './assembly.queries.ts'
import { createPlanChanges } from './change-plan.ts'
import { gatherPassages } from './draw-questions.rules.ts'
import { listFitting, replaceChosen } from './plan-questions.queries.ts'
import { findPlanSubTest } from './plan-sub-tests.queries.ts'

const wishNames: Record<Wish, string> = {
  most_words: 'batas kata',
  most_used: 'batas pemakaian',
  common: 'tanpa soal yang sama di dua naskah',
  cells: 'kisi-kisi',
  enemies: 'tanpa dua soal yang serupa',
}

function refuseImpossible(wishes: Wish[]): never {
  const [field = 'cells'] = wishes
  const names = wishes.map(wish => wishNames[wish]).join(' dan ')
  const sentence = names
    ? `Tidak ada susunan yang memenuhi semuanya. Bisa kalau ini dilonggarkan: ${names}.`
    : 'Bank tidak punya soal sebanyak itu.'
  throw invalid({ [field === 'enemies' ? 'cells' : field]: [sentence] })
}

function demandForms(found: AssemblyEnding): FormFacts[] {
  if (found.kind === 'assembled') return found.forms
  if (found.kind === 'impossible') return refuseImpossible(found.give_up)
  throw unavailable('Belum ada susunan yang ditemukan pada waktunya. Coba lagi, atau kurangi naskahnya.')
}

/** The own sub-test first, then that of each other draft. */
async function findPlaces(db: Db, { id, subTestId }: { id: string; subTestId: string }, alsoFor: string[]) {
  const own = await findPlanSubTest(db, id, subTestId)
  if (!own) throw notFound('Subtes')
  const siblings = await listSiblings(db, id, own.subject_id)
  const others = siblings.filter(sibling => alsoFor.includes(sibling.id))
  if (others.length < new Set(alsoFor).size)
    throw invalid({ also_for: ['Pilih draf lain yang punya subtes ini.'] })
  return { own, siblings, others }
}

async function search(db: Db, subjectId: string, forms: number, { bank_ids, ...wishes }: Assembly) {
  const pool = await listAssemblyPool(db, subjectId, bank_ids)
  if (pool.length * forms > limits.assemblyPlaces)
    throw invalid({ bank_ids: ['Soalnya terlalu banyak untuk dicari sekaligus. Pilih satu bank.'] })
  const ids = pool.map(({ id }) => id)
  const passages = await readPassages(db, [...new Set(pool.flatMap(({ stimulus_id }) => stimulus_id ?? []))])
  const enemies = await listKinAmong(db, ids)
  const found = demandForms(await assembleApart({ pool, passages, enemies, wishes, forms }))
  return { pool, found }
}

export function paperAssemblyRoutes(mount: Mount, platform: Platform): void {
  const { db, now } = platform
  const { changeDrafts } = createPlanChanges(platform)

  mount(paperAssembly.siblings, async ({ params }) => {
    const { siblings } = await findPlaces(db, params, [])
    return { data: siblings.map(({ sub_test_id: _, ...sibling }) => sibling) }
  })

  mount(paperAssembly.assemble, async ({ act, params, body }) => {
    const { own, others } = await findPlaces(db, params, body.also_for)
    // Nothing is locked while it searches.
    const { pool, found } = await search(db, own.subject_id, 1 + others.length, body)
    const known = new Map(pool.map(question => [question.id, question]))
    const places = [{ id: params.id, sub_test_id: own.id }, ...others]
    const titles = await changeDrafts(
      act,
      places.map(({ id }) => id),
      async (trx, tryouts, note) => {
        const fitting = await listFitting(
          trx,
          own.subject_id,
          found.flatMap(form => form.question_ids),
        )
        for (const [at, { question_ids }] of found.entries()) {
          if (!question_ids.every(id => fitting.has(id)))
            throw conflict('outdated', 'Bank berubah selagi mencari. Coba susun lagi.')
          const place = places[at]
          if (!place) continue
          const paper = gatherPassages(question_ids.flatMap(id => known.get(id) ?? [])).map(({ id }) => id)
          await replaceChosen(trx, place.sub_test_id, paper, now().toISOString())
          await note({ id: place.id, details: { sub_test_id: place.sub_test_id, questions: paper.length } })
        }
        return tryouts.map(({ title }) => title)
      },
    )
    return {
      message: found.length === 1 ? 'Naskah tersusun' : `${found.length} naskah tersusun`,
      data: found.map(({ question_ids, ...facts }, at) => ({
        tryout: { id: places[at]?.id ?? '', name: titles[at] ?? '' },
        questions: question_ids.length,
        ...facts,
      })),
    }
  })
}
