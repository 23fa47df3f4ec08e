import { createHash } from 'node:crypto'
import { type Calibration, calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import { calibrateInThreads } from '@gerbang/scoring/irt/calibrate-in-threads.ts'
import { findDifficulty, type ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { findStandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import { findChecksum, generateResponses } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { designSimulated, findSimulated, listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'

export interface SetTask {
  students: number
  model: '2pl' | '3pl'
  /** 0 calibrates without any worker. */
  workers: number
}

export interface SetOutcome {
  is_generated: boolean
  cycles: number
  /** Processor seconds of all threads, and seconds on the clock. */
  calibrate_cpu: number
  calibrate_wall: number
  errors_cpu: number
  score_cpu: number
  /** Highest resident memory of the process, MiB. */
  memory: number
  /** Log likelihood plus log prior, less that of the optimum. */
  objective: number
  /** Root mean squares of estimate less truth. */
  rmse_a: number
  rmse_b: number
  digest: string
}

function time<T>(run: () => T): { result: T; cpu: number; wall: number } {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const result = run()
  const { user, system } = process.cpuUsage(cpu)
  return { result, cpu: (user + system) / 1e6, wall: (performance.now() - start) / 1000 }
}

const findRmse = (differences: readonly number[]) =>
  Math.sqrt(differences.reduce((sum, difference) => sum + difference ** 2, 0) / differences.length)

const compare = (
  found: readonly ItemParameters[],
  truth: readonly ItemParameters[],
  read: (item: ItemParameters) => number,
) => findRmse(found.map((item, index) => read(item) - read(truth[index] ?? item)))

/** One set from generation to abilities, in a process of its own so that its memory is only its own. */
async function calibrateSet({ students, model, workers }: SetTask): Promise<SetOutcome> {
  const blocks = listTrueBlocks(model)
  const { checksum, log_likelihood, log_prior } = findSimulated(students, model)
  const { codes } = generateResponses(students, blocks)
  const is_generated = findChecksum(codes) === checksum
  const responses = packResponses(codes, blocks.flat().length)
  const design = designSimulated(model)
  const cpu = process.cpuUsage()
  const start = performance.now()
  const calibration: Calibration =
    workers > 0 ? await calibrateInThreads(responses, design, { workers }) : calibrate(responses, design)
  const calibrate_wall = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const errors = time(() => findStandardErrors(responses, design, calibration))
  const abilities = time(() => scoreAbilities(responses, calibration.items))
  return {
    is_generated,
    cycles: calibration.cycles,
    calibrate_cpu: (user + system) / 1e6,
    calibrate_wall,
    errors_cpu: errors.cpu,
    score_cpu: abilities.cpu,
    memory: process.resourceUsage().maxRSS / 1024,
    objective: calibration.log_likelihood + calibration.log_prior - log_likelihood - log_prior,
    rmse_a: compare(calibration.items, blocks.flat(), item => item.a),
    rmse_b: compare(calibration.items, blocks.flat(), findDifficulty),
    digest: createHash('sha256').update(calibration.estimates).update(abilities.result.eap).digest('hex'),
  }
}

process.send?.(await calibrateSet(JSON.parse(process.argv[2] ?? '{}')))
