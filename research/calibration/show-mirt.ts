import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'

const seed = 760_000
const command = fileURLToPath(new URL('../../packages/scoring/src/irt/calibrate.command.ts', import.meta.url))
const script = fileURLToPath(new URL('./compare-with-mirt.R', import.meta.url))
const hasR = () =>
  spawnSync('Rscript', ['-e', 'library(mirt); library(jsonlite)'], { stdio: 'ignore' }).status === 0

function writeSet(folder: string, students: number, items: readonly ItemParameters[]): void {
  const draw = createUniform(seed + students)
  const abilities = Float64Array.from({ length: students }, () => drawNormal(draw))
  const codes = answerAll(draw, abilities, items)
  const rows = Array.from({ length: students }, (_, student) =>
    codes.subarray(student * items.length, (student + 1) * items.length).join(''),
  )
  writeFileSync(join(folder, 'a.txt'), `${rows.join('\n')}\n`)
  const types = items.map(({ c }, place) => `${place + 1},${c > 0 ? 'single5' : 'numeric'},5`)
  writeFileSync(join(folder, 'a.csv'), `item,type,options\n${types.join('\n')}\n`)
}

/** Seconds of a process, by the clock: both fit, find errors and score. */
function time<T>(work: () => T): { found: T; seconds: string } {
  const from = performance.now()
  const found = work()
  return { found, seconds: ((performance.now() - from) / 1000).toFixed(1) }
}

function compare(students: number, model: '2pl' | '3pl'): void {
  const folder = mkdtempSync(join(tmpdir(), 'gerbang-mirt-'))
  const [responses = '', items = '', out = ''] = ['a.txt', 'a.csv', 'a.json'].map(name => join(folder, name))
  try {
    writeSet(folder, students, listTrueBlocks(model)[0] ?? [])
    const priors = ['--prior-a', '0,0.5', '--prior-d', '0,2', '--prior-logit-c', 'options,0.5']
    const ask = [
      '--responses',
      responses,
      '--items',
      items,
      '--model',
      model,
      ...priors,
      '--converged',
      '--out',
      out,
    ]
    const ours = time(() => execFileSync(process.execPath, [command, ...ask], { encoding: 'utf8' }))
    console.log(`\n${students} students, 30 items, ${model}, seed ${seed + students}: ${ours.seconds} s here`)
    if (!hasR()) return
    const theirs = time(() => execFileSync('Rscript', [script, responses, items, out], { encoding: 'utf8' }))
    console.log(`${theirs.seconds} s by mirt, R's start included\n${theirs.found}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same simulated answers through this engine and through R's mirt, where R is installed. */
export function showMirt([most = '5000']: string[]): void {
  if (!hasR())
    console.log(
      'R with the packages mirt and jsonlite is not installed here: its side is skipped, which fails nothing.',
    )
  for (const students of [500, 5_000].filter(size => size <= Number(most)))
    for (const model of ['2pl', '3pl'] as const) compare(students, model)
}
