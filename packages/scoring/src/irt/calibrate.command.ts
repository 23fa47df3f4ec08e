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
import { type CalibratedForm, calibrateForms, type Form } from './calibrate-forms.ts'
import { describeInformation } from './describe-information.ts'
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

function readForm(args: CalibrationArguments, index: number): Form & { rows: ItemRow[] } {
  const { items, codes } = readResponseLines(readInput(args.responses[index] ?? ''))
  const rows = readRows(args.items[index] ?? null, items)
  const responses = packResponses(codes, items)
  checkItems(responses, rows)
  return { responses, rows, names: rows.map(({ item }) => item), items: designItems(args, rows) }
}

/** One form alone may have a slope common to all items. */
async function calibrateAll(forms: readonly Form[], args: CalibrationArguments): Promise<CalibratedForm[]> {
  const [form] = forms
  if (!form || args.model !== '1pl')
    return calibrateForms(forms, (responses, design) => run(responses, design, args))
  const design = { items: form.items, common_slope: true, free_latent: false }
  const calibration = await run(form.responses, design, args)
  const errors = findStandardErrors(form.responses, design, calibration)
  return [{ calibration, errors, basis: 'base', anchors: [], drifted: [], links: null }]
}

/** What an estimate at a limit says: nothing. JSON has no NaN. */
const orNull = (value: number, isKnown: boolean) => (isKnown && Number.isFinite(value) ? value : null)

function describeItems({ names }: Form, { calibration, errors, anchors }: CalibratedForm) {
  return calibration.items.map(({ a, d, c }, place) => {
    const unidentified = calibration.unidentified[place] ?? []
    const isLocated = !unidentified.includes('a') && !unidentified.includes('d')
    return {
      item: nameItem(names[place] ?? ''),
      a,
      b: orNull(findDifficulty({ a, d, c }), isLocated),
      c,
      d,
      se_a: errors[place]?.a,
      se_d: errors[place]?.d,
      se_c: errors[place]?.c,
      anchor: anchors.includes(names[place] ?? ''),
      unidentified,
    }
  })
}

/** Scores by the prior N(0, 1) of the first form's group, so that no score depends on who sat the same form. */
function describeForm(form: Form, calibrated: CalibratedForm) {
  const { calibration, basis, anchors, drifted, links } = calibrated
  const { eap, se } = scoreAbilities(form.responses, calibration.items)
  return {
    n: form.responses.students,
    logLik: calibration.log_likelihood,
    logPrior: calibration.log_prior,
    converged: calibration.converged,
    cycles: calibration.cycles,
    basis,
    latent: calibration.latent,
    anchors: anchors.map(nameItem),
    drifted: drifted.map(row => ({ ...row, item: nameItem(row.item) })),
    links,
    items: describeItems(form, calibrated),
    persons: { eap: Array.from(eap), se: Array.from(se) },
  }
}

type DescribedForm = ReturnType<typeof describeForm>

const writeCsv = (path: string, rows: readonly (readonly (string | number | null | undefined)[])[]) =>
  writeFileSync(locate(path), rows.map(row => `${row.map(cell => cell ?? 'NA').join(',')}\n`).join(''))

/** As R reads it: NA where nothing is known, 1 and 0 for yes and no. */
function toCell(value: string | number | boolean | null | undefined) {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' && !Number.isFinite(value) ? null : value
}

/** One line an item and form. */
function writeItems(path: string, forms: readonly DescribedForm[]) {
  const names = ['item', 'a', 'b', 'c', 'd', 'se_a', 'se_d', 'se_c', 'anchor'] as const
  const rows = forms.flatMap(({ items }, form) =>
    items.map(item => [form + 1, ...names.map(name => toCell(item[name]))]),
  )
  writeCsv(path, [['form', ...names], ...rows])
}

/** One line an ability, item and form, and one for the whole test of each. */
function writeInformation(path: string, forms: readonly DescribedForm[]) {
  const rows = forms.flatMap(({ items }, form) =>
    describeInformation(items).flatMap(({ ability, items: own, test, se }) => [
      ...own.map((value, place) => [form + 1, ability, items[place]?.item, value, null]),
      [form + 1, ability, 'test', test, se],
    ]),
  )
  writeCsv(path, [['form', 'ability', 'item', 'information', 'se'], ...rows])
}

function reportForm(
  { n, items, converged, cycles, logLik, ...form }: DescribedForm,
  name: string,
  model: string,
) {
  const end = converged ? 'konvergen' : 'BELUM KONVERGEN'
  console.log(
    `${name}: ${n} siswa, ${items.length} soal, ${model}: ${end} setelah ${cycles} siklus, logLik ${logLik.toFixed(6)}`,
  )
  if (form.basis === 'anchors')
    console.log(
      `  ${form.anchors.length} soal jangkar, bergeser: ${form.drifted.map(row => row.item).join(', ') || 'tidak ada'}`,
    )
  if (form.basis === 'equivalent_groups')
    console.log('  Soal bersamanya kurang, jadi pesertanya dianggap semampu peserta form pertama.')
  for (const { item, unidentified } of items)
    if (unidentified.length > 0)
      console.log(`  Soal ${item}: ${unidentified.join(', ')} tidak teridentifikasi, berhenti di batas.`)
}

async function main() {
  const args = readArguments(process.argv.slice(2))
  const { out, csv, information, model } = args
  for (const path of [out, csv, information]) if (path !== null) checkOutput(path)
  const forms = args.responses.map((_, index) => readForm(args, index))
  const start = performance.now()
  const calibrated = await calibrateAll(forms, args)
  const described = forms.flatMap((form, index) => {
    const own = calibrated[index]
    return own ? [describeForm(form, own)] : []
  })
  const seconds = (performance.now() - start) / 1000
  const [first] = described
  // A single form stands by itself; several stand in a list.
  const result = described.length === 1 ? { model, seconds, ...first } : { model, seconds, forms: described }
  writeFileSync(locate(out), `${JSON.stringify(result)}\n`)
  if (csv !== null) writeItems(csv, described)
  if (information !== null) writeInformation(information, described)
  for (const [index, form] of described.entries()) reportForm(form, args.responses[index] ?? '', model)
  console.log(`${seconds.toFixed(1)} s -> ${out}`)
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? 2 : 1
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else if (error instanceof CalibrationFileError) console.error(error.message)
  else console.error('Calibration failed:', error)
})
