import { readFileSync } from 'node:fs'
import { NO_PRIORS } from '../priors.ts'
import type { CalibrationDesign, ItemPriors } from '../estimates.ts'
import { type ItemParameters, logistic } from '../item-response.ts'
import { packResponses } from '../pack-responses.ts'
import { generateResponses } from './generate-responses.ts'

export type ReferenceModel = '1pl' | '2pl' | '2pl_prior' | '3pl_prior'

interface LsatModel {
  model: ReferenceModel
  log_likelihood: number
  log_prior: number
  items: {
    a: number
    d: number
    logit_c: number | null
    se_a: number
    se_d: number
    se_logit_c: number | null
  }[]
  optimum: { log_likelihood: number; log_prior: number; a: number[]; d: number[]; logit_c?: number[] } | null
  /** At theta -4 to 4 in steps of 1. */
  information: number[]
  fit: { outfit: number; infit: number; s_x2: number | null; df: number; p: number | null }[]
  scores: { pattern: string; eap: number; eap_se: number; map: number; map_se: number; wle: number }[]
}

interface LsatSet {
  data: string
  patterns: [pattern: string, count: number][]
  classical: {
    mean: number
    sd: number
    alpha: number
    sem: number
    items: { p: number; total_r: number; rest_r: number; alpha_if_deleted: number }[]
  }
  models: LsatModel[]
}

interface SimulatedSet {
  students: number
  model: '2pl' | '3pl'
  checksum: string
  log_likelihood: number
  log_prior: number
  optimum?: [a: number, d: number, c: number][]
  scores?: [eap: number, eap_se: number, map: number, map_se: number][]
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'))

export const lsat: { sets: LsatSet[] } = read('lsat')

export const simulated: {
  items: { subtest: string; type: 'single5' | 'table4' | 'numeric'; a: number; b: number; c: number }[]
  sets: SimulatedSet[]
} = read('simulated')

/** The responses of an LSAT set, each student a row. */
export const listLsatCodes = ({ patterns }: LsatSet): Uint8Array =>
  Uint8Array.from(
    patterns.flatMap(([pattern, count]) => Array.from({ length: count }, () => pattern.split('')).flat()),
    Number,
  )

export const packLsat = (set: LsatSet) => packResponses(listLsatCodes(set), 5)

const LSAT_PRIORS: ItemPriors = {
  a: { mean: 0, sd: 0.5 },
  d: { mean: 0, sd: 2 },
  logit_c: { mean: -1.386, sd: 0.5 },
}

export const designLsat = (model: ReferenceModel): CalibrationDesign => ({
  common_slope: model === '1pl',
  free_latent: false,
  items: Array.from({ length: 5 }, () => ({
    guessing: model === '3pl_prior',
    priors: model.endsWith('prior') ? LSAT_PRIORS : NO_PRIORS,
    fixed: null,
  })),
})

export const readLsatItems = (items: LsatModel['items']): ItemParameters[] =>
  items.map(({ a, d, logit_c }) => ({ a, d, c: logit_c === null ? 0 : logistic(logit_c) }))

/** The generating parameters in their seven blocks. */
export const listTrueBlocks = (model: '2pl' | '3pl'): ItemParameters[][] =>
  [...Map.groupBy(simulated.items, item => item.subtest).values()].map(block =>
    block.map(({ a, b, c }) => ({ a, d: -a * b, c: model === '3pl' ? c : 0 })),
  )

/** How many answers blind guessing chooses from, item by item of each block; undefined where nothing can be guessed. */
export const listGuesses = (): (number | undefined)[][] =>
  [...Map.groupBy(simulated.items, item => item.subtest).values()].map(block =>
    block.map(({ type }) => ({ single5: 5, table4: 16, numeric: undefined })[type]),
  )

export const simulateCodes = (students: number, model: '2pl' | '3pl'): Uint8Array =>
  generateResponses(students, listTrueBlocks(model)).codes

export const designSimulated = (model: '2pl' | '3pl'): CalibrationDesign => ({
  common_slope: false,
  free_latent: false,
  items: simulated.items.map(({ type }) =>
    model === '2pl'
      ? { guessing: false, priors: NO_PRIORS, fixed: null }
      : {
          guessing: type !== 'numeric',
          priors: { ...LSAT_PRIORS, logit_c: { mean: type === 'table4' ? -2.708 : -1.386, sd: 0.5 } },
          fixed: null,
        },
  ),
})

export function findSimulated(students: number, model: '2pl' | '3pl'): SimulatedSet {
  const set = simulated.sets.find(set => set.students === students && set.model === model)
  if (!set) throw new Error(`No simulated set of ${students} students, ${model}`)
  return set
}

/** Without priors the reference itself is at the optimum. */
export const readOptimum = ({
  log_likelihood,
  log_prior,
  items,
}: LsatModel): NonNullable<LsatModel['optimum']> => ({
  log_likelihood,
  log_prior,
  a: items.map(item => item.a),
  d: items.map(item => item.d),
})
