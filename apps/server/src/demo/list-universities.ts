import { majorLevel } from '@gerbang/contract/exam/universities.ts'
import { z } from 'zod'
import { readTable } from './read-table.ts'
import { recordedMajorTable, typicalMajorTable, universityTable } from './universities.data.ts'

const word = z.string().min(1)
const count = z.coerce.number().positive()
const universityRow = z
  .tuple([word, word, z.enum(['ptn', 'ptkin', 'polytechnic']), word, word, word])
  .rest(word)
const recordedRow = z.tuple([word, word, majorLevel, word, count, count])
const typicalRow = z.tuple([word, word, majorLevel, word, count, count])

const ESTIMATED = 'Daya tampung, peminat, dan skor: perkiraan Gerbang.'

interface MajorFigures {
  name: string
  level: z.infer<typeof majorLevel>
  group: string
  capacity: number
  applicants: number
  source: string
}

const recordedMajors = readTable(recordedMajorTable).map(row => recordedRow.parse(row))
const typicalMajors = new Map(readTable(typicalMajorTable).map(row => [row[0], typicalRow.parse(row)]))

function listRecordedMajors(shortName: string): MajorFigures[] {
  const source = 'Daya tampung dan peminat: SNPMB (dikutip publik). Skor: perkiraan Gerbang.'
  return recordedMajors
    .filter(([university]) => university === shortName)
    .map(([, name, level, group, capacity, applicants]) => ({
      name,
      level,
      group,
      capacity,
      applicants,
      source,
    }))
}

function estimateMajor(key: string, demand: number): MajorFigures {
  const row = typicalMajors.get(key)
  if (!row) throw new Error(`Cannot seed universities: no typical major has the key "${key}"`)
  const [, name, level, group, capacity, perSeat] = row
  const applicants = Math.round((capacity * perSeat * demand) / 10) * 10
  return { name, level, group, capacity, applicants, source: ESTIMATED }
}

/** Mean scores of the participants of 2025 by level, as published by SNPMB. */
const meanScores = { S1: 545.78, D4: 541.47, D3: 529.39 }

/**
 * Spread s of the applicants of one major. 44 is a standard deviation of 80; that of all participants is 100, and those
 * who choose the same major are more alike. A diploma is mostly a third or fourth choice, taken up by those whom their
 * first did not take, so that its many applicants say less.
 */
const spreads = { S1: 44, D4: 30, D3: 26 }

/** How far above their level's mean the applicants of these fields are. No source tells it: judgements, in points. */
const strongFields: [field: RegExp, points: number][] = [
  [/^Pendidikan Dokter$/, 45],
  [/^Pendidikan Dokter Gigi$/, 25],
]

/**
 * The score that the last of the accepted would have, if applicants' scores followed a logistic distribution around
 * the level's mean: mean + s·ln((1 − q) / q), where q = capacity / applicants.
 */
function estimatePassingScore({ name, level, capacity, applicants }: MajorFigures): number {
  const share = Math.min(0.95, capacity / applicants)
  const strength = strongFields.find(([field]) => field.test(name))?.[1] ?? 0
  return Math.round(meanScores[level] + strength + spreads[level] * Math.log((1 - share) / share))
}

/** Well-known state universities of all regions. Every passing score is an estimate. */
export function listUniversities() {
  return readTable(universityTable).map(row => {
    const [name, short_name, type, province_id, city, domain, demand, keys] = universityRow.parse(row)
    const majors = keys
      ? keys.split(' ').map(key => estimateMajor(key, Number(demand)))
      : listRecordedMajors(short_name)
    return {
      name,
      short_name,
      type,
      province_id,
      city,
      website: `https://www.${domain}`,
      majors: majors.map(major => ({ ...major, passing_score: estimatePassingScore(major) })),
    }
  })
}
export type SeedUniversity = ReturnType<typeof listUniversities>[number]
