import { parseArgs } from 'node:util'
import type { ItemDesign, Normal } from './estimates.ts'
import { logit } from './item-response.ts'
import { CalibrationFileError, type ItemRow } from './read-response-lines.ts'

export const USAGE = `Pemakaian: npm run calibrate -- --responses FILE --model 1pl|2pl|3pl --out FILE.json
  --items CSV                kolom item,type,options; type numeric tidak punya c
                             beberapa form: ulangi --responses dan --items, urut; soal bernama sama menautkan
                             form ke skala form pertama
  --csv FILE                 parameter semua soal sebagai CSV, misalnya untuk R
  --information FILE         informasi tiap soal dan tes di sepanjang kemampuan sebagai CSV
  --prior-a MEAN,SD          ln a normal (satu kali untuk 1pl, yang a-nya bersama)
  --prior-d MEAN,SD          d normal
  --prior-logit-c MEAN,SD    logit c normal; MEAN boleh "options": logit(1/options) tiap soal
  --converged                sampai optimum, bukan sampai langkah di bawah 0,00001
  --workers N                jumlah thread; hasilnya sama sampai bit terakhir`

export class UsageError extends Error {
  override name = 'UsageError'
}

export type Model = '1pl' | '2pl' | '3pl'

/** A prior of the command line; a mean of null follows from the number of options of each item. */
export interface PriorArgument {
  mean: number | null
  sd: number
}

export interface CalibrationArguments {
  /** One file a form. */
  responses: string[]
  model: Model
  /** None, or as many as there are forms. */
  items: string[]
  csv: string | null
  information: string | null
  out: string
  prior_a: Normal | null
  prior_d: Normal | null
  prior_logit_c: PriorArgument | null
  converged: boolean
  workers: number
}

const MODELS: readonly string[] = ['1pl', '2pl', '3pl'] satisfies Model[]
const isModel = (text: string): text is Model => MODELS.includes(text)

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const

/** parseArgs takes a value that begins with a minus, like that of a mean, for an option unless it is joined by =. */
const joinPriors = (args: readonly string[]) =>
  args.flatMap((arg, index) => {
    if (/^--prior-[a-z-]+$/.test(arg) && index + 1 < args.length) return [`${arg}=${args[index + 1] ?? ''}`]
    return /^--prior-[a-z-]+$/.test(args[index - 1] ?? '') ? [] : [arg]
  })

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: joinPriors(args),
      options: {
        responses: texts,
        model: text,
        items: texts,
        out: text,
        csv: text,
        information: text,
        'prior-a': text,
        'prior-d': text,
        'prior-logit-c': text,
        converged: { type: 'boolean' },
        workers: text,
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const readNumber = (text: string) => (text.trim() === '' ? NaN : Number(text))

function readPrior(name: string, value: string | undefined): PriorArgument | null {
  if (value === undefined) return null
  const [mean = '', sd = '', ...rest] = value.split(',')
  const prior = { mean: mean === 'options' ? null : readNumber(mean), sd: readNumber(sd) }
  const hasMean = prior.mean === null ? name === 'prior-logit-c' : Number.isFinite(prior.mean)
  if (!hasMean || !(prior.sd > 0) || !Number.isFinite(prior.sd) || rest.length > 0)
    throw new UsageError(`--${name} harus MEAN,SD dengan SD lebih dari 0, bukan "${value}".`)
  return prior
}

const readNormal = (name: string, value: string | undefined): Normal | null => {
  const prior = readPrior(name, value)
  return prior && { mean: prior.mean ?? 0, sd: prior.sd }
}

/** Reads the command line; throws a UsageError that says which option is wrong. */
export function readArguments(args: readonly string[]): CalibrationArguments {
  const values = readOptions(args)
  const { responses = [], items = [], model = '', out } = values
  const workers = readNumber(values.workers ?? '1')
  if (responses.length === 0 || !out) throw new UsageError('--responses dan --out wajib diisi.')
  if (!isModel(model)) throw new UsageError(`--model harus 1pl, 2pl, atau 3pl, bukan "${model}".`)
  if (!Number.isInteger(workers) || workers < 1 || workers > 256)
    throw new UsageError(`--workers harus bilangan bulat 1 sampai 256, bukan "${values.workers ?? ''}".`)
  if (items.length > 0 && items.length !== responses.length)
    throw new UsageError(`--items harus sebanyak --responses: ${responses.length}, bukan ${items.length}.`)
  if (responses.length > 1 && items.length === 0)
    throw new UsageError('Beberapa form perlu --items, supaya soal yang sama dikenali dari namanya.')
  if (responses.length > 1 && model === '1pl')
    throw new UsageError('Beberapa form hanya dapat ditautkan dengan 2pl atau 3pl.')
  return {
    responses,
    model,
    out,
    workers,
    items,
    csv: values.csv ?? null,
    information: values.information ?? null,
    prior_a: readNormal('prior-a', values['prior-a']),
    prior_d: readNormal('prior-d', values['prior-d']),
    prior_logit_c: readPrior('prior-logit-c', values['prior-logit-c']),
    converged: values.converged ?? false,
  }
}

/** What to estimate of each item. */
export function designItems(args: CalibrationArguments, rows: readonly ItemRow[]): ItemDesign[] {
  return rows.map(({ item, type, options }) => {
    const guessing = args.model === '3pl' && type !== 'numeric'
    const prior = guessing ? args.prior_logit_c : null
    if (prior && prior.mean === null && options === null)
      throw new CalibrationFileError(`Soal ${item}: --prior-logit-c options memerlukan kolom options.`)
    const logit_c = prior && { mean: prior.mean ?? logit(1 / (options ?? NaN)), sd: prior.sd }
    return { guessing, priors: { a: args.prior_a, d: args.prior_d, logit_c }, fixed: null }
  })
}
