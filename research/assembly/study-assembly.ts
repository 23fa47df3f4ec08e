import { assemblePapers } from '@gerbang/scoring/assembly/assemble-papers.ts'
import {
  type AssemblyItem,
  type AssemblyWishes,
  COMPARED,
} from '@gerbang/scoring/assembly/assembly-program.ts'
import { TARGETS } from '@gerbang/scoring/assembly/targets.ts'
import { findInformation } from '@gerbang/scoring/irt/item-response.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'

export interface AssemblyStudy {
  bank: number
  forms: number
  /** Items of each form; the bank has twelve cells of the same size. */
  length: number
  common: number
  seconds: number
  seed: number
}

export interface AssemblyFindings {
  /** Least information of any form at the target, over that of forms drawn at random. */
  gain: number
  /** What two forms differ by at most at any compared ability, over the least information at the target. */
  apart: number
  /** The same of forms drawn at random. */
  apart_drawn: number
}

const cells = 12

/** A bank as try-outs leave it: slopes around 1, difficulties around the students, one in five guessed. */
function drawBank(draw: () => number, size: number): AssemblyItem[] {
  return Array.from({ length: size }, (_, at) => {
    const a = Math.exp(0.3 * drawNormal(draw))
    return {
      id: `${at}`,
      cell: `${at % cells}`,
      passage: null,
      parameters: { a, d: -a * drawNormal(draw), c: 0.2 },
      words: 40,
      used: 0,
    }
  })
}

const sumInformation = (items: readonly AssemblyItem[], ability: number) =>
  items.reduce((sum, { parameters }) => sum + findInformation(ability, parameters), 0)

const leastOf = (forms: readonly AssemblyItem[][]) =>
  Math.min(
    ...forms.flatMap(form => TARGETS.even.map(({ ability, share }) => sumInformation(form, ability) / share)),
  )

const apartOf = (forms: readonly AssemblyItem[][]) =>
  Math.max(
    ...COMPARED.map(ability => {
      const all = forms.map(form => sumInformation(form, ability))
      return Math.max(...all) - Math.min(...all)
    }),
  ) / leastOf(forms)

/** Forms of the first items of each cell: the bank is in random order. */
function drawForms(bank: readonly AssemblyItem[], forms: number, wanted: ReadonlyMap<string, number>) {
  return Array.from({ length: forms }, (_, form) =>
    [...wanted].flatMap(([cell, count]) =>
      bank.filter(item => item.cell === cell).slice(form * count, (form + 1) * count),
    ),
  )
}

export async function studyAssembly(study: AssemblyStudy): Promise<AssemblyFindings> {
  const { forms, length, common, seconds } = study
  const bank = drawBank(createUniform(study.seed), study.bank)
  const wanted = new Map(
    Array.from({ length: cells }, (_, cell) => [
      `${cell}`,
      Math.floor(length / cells) + Number(cell < length % cells),
    ]),
  )
  const wishes: AssemblyWishes = {
    forms,
    cells: wanted,
    target: TARGETS.even,
    common,
    most_used: null,
    most_words: null,
    passages: new Map(),
    enemies: [],
  }
  const found = await assemblePapers(bank, wishes, seconds)
  if (found.kind !== 'assembled') throw new Error(`No forms: ${found.kind}`)
  const assembled = found.forms.map(ids => bank.filter(({ id }) => ids.includes(id)))
  const drawn = drawForms(bank, forms, wanted)
  return {
    gain: leastOf(assembled) / leastOf(drawn),
    apart: apartOf(assembled),
    apart_drawn: apartOf(drawn),
  }
}
