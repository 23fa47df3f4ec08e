import type { Body } from '@gerbang/contract/call.ts'
import type { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import type { Db } from '../../../db/database.ts'
import { type FieldErrors, invalid } from '../../../http/errors.ts'
import { makeCode } from '../../../make-code.ts'
import { ensureNamedClass } from '../classes/ensure-class.ts'
import type { Platform } from '../../../platform.ts'
import { countFittingTryouts, insertCodes, isProgram } from './write-codes.queries.ts'

type Bulk = Body<typeof studentCodes.bulk>

/** Try-outs of another program, or that want no code, can't be opened by one. */
export async function findTieFault(
  db: Db,
  tryoutIds: readonly string[],
  programId: string,
): Promise<FieldErrors> {
  const count = new Set(tryoutIds).size
  if (count === 0 || (await countFittingTryouts(db, tryoutIds, programId)) === count) return {}
  return { tryout_ids: ['Pilih try out dari program ini yang dibuka dengan kode.'] }
}

async function listFaults(trx: Db, { count, codes, program_id, tryout_ids }: Bulk): Promise<FieldErrors> {
  return {
    ...((count === undefined) === (codes === undefined) && {
      count: ['Isi jumlah kode, atau daftar kode, salah satu.'],
    }),
    ...(!(await isProgram(trx, program_id)) && { program_id: ['Pilih program yang ada.'] }),
    ...(await findTieFault(trx, tryout_ids, program_id)),
  }
}

const named = 5

function refuseTaken(field: string, taken: readonly string[]): never {
  const more = taken.length > named ? ` dan ${taken.length - named} lainnya` : ''
  throw invalid({ [field]: [`Sudah ada: ${taken.slice(0, named).join(', ')}${more}.`] })
}

/** Random codes until there are as many as wanted: one that is taken already is simply made anew. */
async function insertRandom(
  count: number,
  prefix: string,
  randomBytes: Platform['randomBytes'],
  insert: (codes: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const made: string[] = []
  while (made.length < count) {
    const codes = new Set<string>()
    while (codes.size < count - made.length) codes.add(prefix + makeCode(randomBytes))
    made.push(...(await insert([...codes])))
  }
  return made
}

/** All or none; `field` is where a code that is taken is told. */
export async function createCodes(
  trx: Db,
  { now, newId, randomBytes }: Platform,
  body: Bulk,
  field = 'codes',
): Promise<string[]> {
  const faults = await listFaults(trx, body)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const { count = 0, prefix = '', codes, tryout_ids, ...facts } = body
  const at = now().toISOString()
  const class_id = await ensureNamedClass(trx, { newId, now }, facts)
  const insert = (texts: readonly string[]) => {
    const rows = texts.map(code => ({ id: newId(), code }))
    return insertCodes(trx, rows, { ...facts, class_id, at }, [...new Set(tryout_ids)])
  }
  if (codes === undefined) return insertRandom(count, prefix, randomBytes, insert)
  const wanted = [...new Set(codes)]
  const made = await insert(wanted)
  if (made.length === wanted.length) return made
  const fresh = new Set(made)
  return refuseTaken(
    field,
    wanted.filter(code => !fresh.has(code)),
  )
}
