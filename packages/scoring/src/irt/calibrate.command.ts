import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import {
  type Calibration,
  type CalibrationLimits,
  calibrate,
  DEFAULT_LIMITS,
  type Progress,
  TIGHT_TOLERANCE,
} from './calibrate.ts'
import { calibrateInThreads } from './calibrate-in-threads.ts'
import {
  type CalibrationArguments,
  designItems,
  readArguments,
  USAGE,
  UsageError,
} from './calibration-arguments.ts'
import type { CalibrationDesign } from './estimates.ts'
import { findDifficulty } from './item-response.ts'
import { countResponses, type PackedResponses, packResponses } from './pack-responses.ts'
import { CalibrationFileError, type ItemRow, readItemRows, readResponseLines } from './read-response-lines.ts'
import { scoreAbilities } from './score-abilities.ts'
import { findStandardErrors } from './standard-errors.ts'

// npm runs its scripts in the project's folder; the person who typed a path was in this one.
const locate = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path)

function readInput(path: string): Buffer {
  try {
    return readFileSync(locate(path))
  } catch {
    throw new CalibrationFileError(`File ${path} tidak dapat dibaca.`)
  }
}

/** Before the work, not after it. */
function checkOutput(path: string) {
  try {
    accessSync(dirname(locate(path)), constants.W_OK)
  } catch {
    throw new CalibrationFileError(`File ${path} tidak dapat ditulis.`)
  }
}

function readRows(path: string | null, items: number): ItemRow[] {
  if (path === null)
    return Array.from({ length: items }, (_, index) => ({ item: `${index + 1}`, type: '', options: null }))
  const rows = readItemRows(readInput(path).toString('utf8'))
  if (rows.length !== items)
    throw new CalibrationFileError(`File soal berisi ${rows.length} soal, file jawaban ${items}.`)
  return rows
}

/** An item that all got right, or wrong, or that nobody met, has no difficulty to find. */
function checkItems(responses: PackedResponses, rows: readonly ItemRow[]) {
  const { tried, right } = countResponses(responses)
  const problems = rows.flatMap(({ item }, index) => {
    if (tried[index] === 0) return [`Soal ${item}: tidak ada jawaban.`]
    if (right[index] === tried[index]) return [`Soal ${item}: semua menjawab benar.`]
    return right[index] === 0 ? [`Soal ${item}: semua menjawab salah.`] : []
  })
  if (problems.length === 0) return
  throw new CalibrationFileError(`${problems.join('\n')}\nKeluarkan soal itu dari file, lalu ulangi.`)
}

const report = ({ cycle, change, objective }: Progress) => {
  if (process.stderr.isTTY && cycle > 0)
    process.stderr.write(`\r${cycle}: ${objective.toFixed(4)}, ${change.toExponential(1)}   `)
}

function run(
  responses: PackedResponses,
  design: CalibrationDesign,
  { workers, converged }: CalibrationArguments,
): Calibration | Promise<Calibration> {
  const limits: CalibrationLimits = converged
    ? { tolerance: TIGHT_TOLERANCE, max_cycles: 10_000 }
    : DEFAULT_LIMITS
  if (workers === 1) return calibrate(responses, design, limits, report)
  return calibrateInThreads(responses, design, { workers, limits, report })
}

const nameItem = (item: string) => (/^(0|[1-9]\d{0,14})$/.test(item) ? Number(item) : item)

async function calibrateFiles(args: CalibrationArguments) {
  const { students, items, codes } = readResponseLines(readInput(args.responses))
  const rows = readRows(args.items, items)
  const responses = packResponses(codes, items)
  checkItems(responses, rows)
  const common_slope = args.model === '1pl'
  const design = { items: designItems(args, rows), common_slope, free_latent: false }
  const start = performance.now()
  const calibration = await run(responses, design, args)
  const errors = findStandardErrors(responses, design, calibration)
  const { eap, se } = scoreAbilities(responses, calibration.items)
  return {
    model: args.model,
    n: students,
    logLik: calibration.log_likelihood,
    logPrior: calibration.log_prior,
    converged: calibration.converged,
    cycles: calibration.cycles,
    seconds: (performance.now() - start) / 1000,
    items: calibration.items.map(({ a, d, c }, index) => ({
      item: nameItem(rows[index]?.item ?? ''),
      a,
      b: findDifficulty({ a, d, c }),
      c,
      d,
      se_a: errors[index]?.a,
      se_d: errors[index]?.d,
      se_c: errors[index]?.c,
    })),
    persons: { eap: Array.from(eap), se: Array.from(se) },
  }
}

async function main() {
  const args = readArguments(process.argv.slice(2))
  checkOutput(args.out)
  const result = await calibrateFiles(args)
  writeFileSync(locate(args.out), `${JSON.stringify(result)}\n`)
  const end = result.converged ? 'konvergen' : 'BELUM KONVERGEN'
  console.log(
    `${result.n} siswa, ${result.items.length} soal, ${result.model}: ${end} setelah ${result.cycles} siklus, ${result.seconds.toFixed(1)} s, logLik ${result.logLik.toFixed(6)} -> ${args.out}`,
  )
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? 2 : 1
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else if (error instanceof CalibrationFileError) console.error(error.message)
  else console.error('Calibration failed:', error)
})
