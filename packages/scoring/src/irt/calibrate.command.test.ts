import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { answerAll } from './testing/answer-items.ts'
import { createUniform, drawNormal } from './testing/generate-responses.ts'
import { findSimulated, listTrueBlocks, lsat, simulateCodes, simulated } from './testing/reference.ts'

const [block = []] = listTrueBlocks('2pl')

const command = fileURLToPath(new URL('calibrate.command.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gerbang-calibrate-'))
const out = join(folder, 'out.json')
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const listRows = (codes: Uint8Array, items: number) =>
  Array.from({ length: codes.length / items }, (_, row) =>
    Array.from(codes.subarray(row * items, (row + 1) * items), code => '01.'[code] ?? '').join(''),
  )

const [lsat6] = lsat.sets
const lsatRows = (lsat6?.patterns ?? []).flatMap(([pattern, count]) =>
  Array.from({ length: count }, () => pattern),
)

test('a 2pl file gives the reference’s parameters, errors and scores', () => {
  const responses = write('lsat.txt', `${lsatRows.join('\n')}\n`)
  execFileSync(process.execPath, [
    command,
    '--responses',
    responses,
    '--model',
    '2pl',
    '--converged',
    '--out',
    out,
  ])
  const result = JSON.parse(readFileSync(out, 'utf8'))
  const reference = lsat6?.models.find(({ model }) => model === '2pl')
  expect(result).toMatchObject({ model: '2pl', n: 1000, logPrior: 0, converged: true })
  expect(Math.abs(result.logLik - (reference?.log_likelihood ?? NaN))).toBeLessThan(1e-6)
  for (const [index, { a, d, se_a, se_d }] of (reference?.items ?? []).entries()) {
    const item = result.items[index]
    expect(item).toMatchObject({ item: index + 1, c: 0, se_c: null })
    expect(item.a).toBeCloseTo(a, 6)
    expect(item.d).toBeCloseTo(d, 6)
    expect(item.b).toBeCloseTo(-d / a, 5)
    expect(item.se_a / se_a).toBeCloseTo(1, 3)
    expect(item.se_d / se_d).toBeCloseTo(1, 3)
  }
  const score = reference?.scores.find(({ pattern }) => pattern === lsatRows[0])
  expect(result.persons.eap).toHaveLength(1000)
  expect(result.persons.eap[0]).toBeCloseTo(score?.eap ?? NaN, 5)
  expect(result.persons.se[0]).toBeCloseTo(score?.eap_se ?? NaN, 5)
})

test('a 3pl file with items and priors is calibrated by two workers, numeric items without c', () => {
  const { log_likelihood, log_prior } = findSimulated(500, '3pl')
  const responses = write('sim.txt', listRows(simulateCodes(500, '3pl'), 160).join('\r\n'))
  const options = { single5: 5, table4: 16, numeric: '' }
  const rows = simulated.items.map(({ type }, index) => `Q${index + 1},${type},${options[type]}`)
  const items = write('items.csv', `item,type,options\n${rows.join('\n')}\n`)
  const files = ['--responses', responses, '--items', items, '--out', out]
  const priors = ['--prior-a', '0,0.5', '--prior-d', '0,2', '--prior-logit-c', 'options,0.5']
  execFileSync(process.execPath, [command, ...files, ...priors, '--model', '3pl', '--workers', '2'])
  const result = JSON.parse(readFileSync(out, 'utf8'))
  // The reference rounds the logits of 1/5 and 1/16 to three decimals.
  expect(Math.abs(result.logLik + result.logPrior - log_likelihood - log_prior)).toBeLessThan(0.02)
  for (const [index, { type }] of simulated.items.entries()) {
    const { item, c, se_c } = result.items[index]
    expect(item).toBe(`Q${index + 1}`)
    expect(c > 0 && se_c > 0).toBe(type !== 'numeric')
  }
})

test('a prior with a mean below zero counts for each item once', () => {
  const reference = lsat6?.models.find(({ model }) => model === '3pl_prior')
  const responses = write('lsat.txt', lsatRows.join('\n'))
  const priors = ['--prior-logit-c', '-1.386,0.5', '--prior-a', '0,0.5', '--prior-d', '0,2']
  const files = ['--responses', responses, '--out', out]
  execFileSync(process.execPath, [command, ...priors, '--model', '3pl', '--converged', ...files])
  const result = JSON.parse(readFileSync(out, 'utf8'))
  expect(Math.abs(result.logPrior - (reference?.optimum?.log_prior ?? NaN))).toBeLessThan(1e-5)
})

/** Answers of students of this mean ability to some items of the true paper, and the names of these. */
function sitForm(name: string, places: readonly number[], mean: number, seed: number) {
  const draw = createUniform(seed)
  const students = 1000
  const items = places.flatMap(place => block[place] ?? [])
  const abilities = Float64Array.from({ length: students }, () => mean + drawNormal(draw))
  const rows = places.map(place => `B${place},numeric,`)
  return [
    '--responses',
    write(`${name}.txt`, listRows(answerAll(draw, abilities, items), items.length).join('\n')),
    '--items',
    write(`${name}.csv`, `item,type,options\n${rows.join('\n')}\n`),
  ]
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('forms with common items come to one scale, with tables for R', () => {
  const forms = [...sitForm('one', range(0, 20), 0, 51), ...sitForm('two', range(8, 30), 0.6, 52)]
  const [csv, information] = [join(folder, 'items.r.csv'), join(folder, 'information.csv')]
  const files = ['--out', out, '--csv', csv, '--information', information]
  const told = execFileSync(process.execPath, [command, ...forms, ...files, '--model', '2pl'], {
    encoding: 'utf8',
  })
  const [one, two] = JSON.parse(readFileSync(out, 'utf8')).forms
  expect(one).toMatchObject({ basis: 'base', n: 1000, links: null })
  expect(two).toMatchObject({ basis: 'anchors', n: 1000 })
  expect(two.anchors.length + two.drifted.length).toBe(12)
  expect(two.anchors.length).toBeGreaterThanOrEqual(10)
  expect(told).toContain(`${two.anchors.length} soal jangkar`)
  // The mean of 1,000 students is known to 0.03, and the anchors' error adds about as much.
  expect(Math.abs(two.latent.mean - 0.6)).toBeLessThan(0.15)
  expect(Math.abs(two.links.stocking_lord.s - two.links.haebara.s)).toBeLessThan(0.1)
  for (const name of two.anchors) {
    const find = (form: typeof one) => form.items.find((item: { item: string }) => item.item === name)
    expect(find(two)).toMatchObject({ a: find(one).a, d: find(one).d, anchor: true })
  }
  const lines = readFileSync(csv, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(1 + 20 + 22)
  expect(lines[0]).toBe('form,item,a,b,c,d,se_a,se_d,se_c,anchor')
  expect(lines[1]?.split(',')[8]).toBe('NA')
  const table = readFileSync(information, 'utf8').trim().split('\n')
  expect(table).toHaveLength(1 + 33 * (21 + 23))
  const atZero = table
    .map(line => line.split(','))
    .filter(([form, ability]) => form === '1' && ability === '0')
  const sum = atZero.slice(0, -1).reduce((total, cells) => total + Number(cells[3]), 0)
  expect(Number(atZero.at(-1)?.[3])).toBeCloseTo(sum, 9)
  expect(Number(atZero.at(-1)?.[4])).toBeCloseTo(1 / Math.sqrt(sum), 9)
})

test('what data cannot tell is named, and has no difficulty', () => {
  // The first item orders students as no other does: without a prior its slope has no end.
  const rows = ['111', '110', '101', '011', '010', '001', '000', '000']
  const responses = write(
    'degenerate.txt',
    Array.from({ length: 20 }, () => rows)
      .flat()
      .join('\n'),
  )
  const told = execFileSync(
    process.execPath,
    [command, '--responses', responses, '--model', '2pl', '--out', out],
    {
      encoding: 'utf8',
    },
  )
  const { converged, items } = JSON.parse(readFileSync(out, 'utf8'))
  expect(converged).toBe(true)
  const lost = items.filter((item: { unidentified: string[] }) => item.unidentified.length > 0)
  for (const item of lost) {
    expect(item.b).toBeNull()
    expect(told).toContain(`Soal ${item.item}: `)
  }
  expect(lost.length).toBeGreaterThan(0)
})

const good = write('good.txt', '10\n01\n11\n00\n')
const model = ['--model', '2pl']

test.each([
  ['an empty file', ['--responses', write('empty.txt', '\n'), ...model], 1, 'kosong'],
  [
    'a ragged file',
    ['--responses', write('ragged.txt', '101\n10\n'), ...model],
    1,
    'Baris 2 berisi 2 jawaban',
  ],
  ['another letter', ['--responses', write('letter.txt', '101\n1x1\n'), ...model], 1, 'Baris 2, soal 2'],
  [
    'an item all got right',
    ['--responses', write('right.txt', '10\n11\n'), ...model],
    1,
    'Soal 1: semua menjawab benar',
  ],
  [
    'an item all got wrong',
    ['--responses', write('wrong.txt', '00\n10\n'), ...model],
    1,
    'Soal 2: semua menjawab salah',
  ],
  [
    'an item nobody met',
    ['--responses', write('none.txt', '0.\n1.\n'), ...model],
    1,
    'Soal 2: tidak ada jawaban',
  ],
  ['a missing file', ['--responses', join(folder, 'no.txt'), ...model], 1, 'tidak dapat dibaca'],
  [
    'too few items',
    ['--responses', good, '--items', write('i.csv', 'item,type,options\n1,single5,5\n'), ...model],
    1,
    'berisi 1 soal',
  ],
  [
    'fewer files of items than forms',
    ['--responses', good, '--responses', good, '--items', good, ...model],
    2,
    'harus sebanyak',
  ],
  ['forms without names of items', ['--responses', good, '--responses', good, ...model], 2, 'perlu --items'],
  ['no model', ['--responses', good], 2, '--model harus'],
  ['another model', ['--responses', good, '--model', '4pl'], 2, '--model harus'],
  ['a prior without SD', ['--responses', good, ...model, '--prior-a', '0'], 2, '--prior-a harus MEAN,SD'],
  ['an unknown option', ['--responses', good, ...model, '--fast'], 2, '--fast'],
  ['no worker', ['--responses', good, ...model, '--workers', '0'], 2, '--workers harus'],
])('%s is refused by name', (_, args, status, message) => {
  const refused = spawnSync(process.execPath, [command, ...args, '--out', out], { encoding: 'utf8' })
  expect(refused.status).toBe(status)
  expect(refused.stderr).toContain(message)
})

test('a result that cannot be written is refused before the work', () => {
  const args = [command, '--responses', good, ...model, '--out', join(folder, 'no', 'out.json')]
  const refused = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('tidak dapat ditulis')
})
