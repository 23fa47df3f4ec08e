import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { drawNoise } from '../../apps/server/src/testing/pictures.ts'
import {
  bold,
  buildDocx,
  formula,
  mathRun,
  paragraph as p,
  picture,
  run,
} from '../../packages/interchange/src/testing/build-docx.ts'
import { hostileFiles } from '../../packages/interchange/src/testing/hostile-files.ts'
import type { PacedOutcome } from '../load/paced-saves.ts'
import { judge, judgeBudgets, printTable, quantile } from '../table.ts'
import { watchMemory } from '../world/measure.ts'
import type { ServerProcess } from '../world/server.ts'
import { openClassroom } from './classroom.ts'

const questions = 500
const pictures = 300
const students = 200
const everyMs = 500
const rounds = 9
const quietSeconds = 10
const restMs = 5_000
/** As often as the page of an import asks. */
const followMs = 1_000
const chunkBytes = 65_536
const chunkMs = 5
/** The 99th percentile of saves may rise by half while a document is read. */
const wanted = 0.67

/** Questions with a formula each, three in five with a picture. */
async function writeExam(): Promise<Uint8Array> {
  const media: Record<string, { name: string; bytes: Uint8Array }> = {}
  for (let at = 1; at <= pictures; at++)
    media[`rId${at}`] = { name: `gambar-${at}.png`, bytes: await drawNoise(90) }
  const body = Array.from({ length: questions }, (_, index) => index + 1).flatMap(number => [
    p(run(`${number}. Nilai x dari `) + formula(mathRun(`x+${number}=7`)) + run(' adalah …')),
    ...(number <= pictures ? [p(picture(`rId${number}`, 'Grafik'))] : []),
    p('A. 1'),
    p(bold('B. 2')),
    p('C. 3'),
  ])
  return buildDocx(body, { media })
}

interface Reading {
  seconds: number
  steps: number
  /** Why the document was not read, as its owner is told. */
  refusal: string | null
}

/** What its author sends over a line of 100 Mbit/s: from another machine, not at the speed of this one's memory. */
async function* sendOverLine(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes)
    await sleep(chunkMs)
  }
}

/** Uploads a document and asks how far it is until it is read, or refused. */
async function readExam(
  server: ServerProcess,
  token: string,
  bank_sub_test_id: string,
  exam: Uint8Array,
): Promise<Reading> {
  const api = `http://127.0.0.1:${server.port}/api/v1`
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('dry_run', 'true')
  form.set('bank_sub_test_id', bank_sub_test_id)
  form.set('file', new File([new Uint8Array(exam)], 'soal.docx'))
  const written = new Response(form)
  const began = performance.now()
  const sending = request(`${api}/admin/question-banks/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': written.headers.get('content-type') ?? '' },
  })
  const replied = once(sending, 'response') as Promise<[IncomingMessage]>
  await pipeline(sendOverLine(await written.bytes()), sending)
  const [reply] = await replied
  const { data } = (await json(reply)) as { data: { job_id: string } }
  const seen = new Set<string>()
  for (;;) {
    await sleep(followMs)
    const asked = await fetch(`${api}/jobs/${data.job_id}`, { headers })
    if (!asked.ok) continue
    const { data: job } = (await asked.json()) as {
      data: { state: string; stage: string; done: number; error: string }
    }
    seen.add(`${job.stage} ${job.done}`)
    const refusal = job.state === 'failed' ? job.error : null
    if (refusal !== null || job.state === 'done')
      return { seconds: (performance.now() - began) / 1000, steps: seen.size, refusal }
  }
}

/** A save that was turned away took no time at all: such a round says nothing. */
function refuse({ refused }: PacedOutcome, when: string): void {
  const told = Object.entries(refused).map(([status, count]) => `${count} × ${status}`)
  if (told.length > 0) throw new Error(`Saves were refused ${when}: ${told.join(', ')}`)
}

const p99 = (latencies: number[]) => quantile(latencies, 0.99)

/** What breaks readers or is meant to: how long until it is refused, and what is left of it in memory. */
async function benchHostile(server: ServerProcess, token: string, subTestId: string): Promise<void> {
  const before = server.readMemory()
  const rows: string[][] = []
  const longest: number[] = []
  for (const [name, write, code] of hostileFiles) {
    if (code === 'too_large' || code === 'empty') continue
    const bytes = write()
    const [{ seconds, refusal }, peak] = await watchMemory(server, readExam(server, token, subTestId, bytes))
    if (refusal === null) throw new Error(`Was read: ${name}`)
    longest.push(seconds)
    rows.push([name, seconds.toFixed(1), peak.toFixed(0), refusal])
  }
  await sleep(restMs)
  printTable(['file', 'refused in s', 'MB peak', 'told'], rows)
  judgeBudgets('hostile files', '', [
    { name: 'until refused, s', reached: Math.max(...longest), most: 10 },
    { name: 'memory kept, MB', reached: server.readMemory() - before, most: 150 },
  ])
}

/** A document of 500 questions with 300 pictures, read while a class answers: how long, how much memory, who waits. */
export async function benchImport(stack: AsyncDisposableStack): Promise<void> {
  const { description, token, bank, server, save } = await openClassroom(stack, students, everyMs)
  const exam = await writeExam()
  await save(5, 1)

  const alone: number[] = []
  const beside: number[] = []
  const longest: number[] = []
  const grown: number[] = []
  const rows: string[][] = []
  for (let round = 1; round <= rounds; round++) {
    const [quiet] = await watchMemory(server, save(quietSeconds, round * 10_000))
    // What the class alone takes of memory it has taken by now.
    const before = server.readMemory()
    const [[busy, reading], peak] = await watchMemory(
      server,
      Promise.all([
        save(quietSeconds, round * 10_000 + 5_000),
        readExam(server, token, bank.sub_test_id, exam),
      ]),
    )
    if (reading.refusal !== null) throw new Error(reading.refusal)
    refuse(quiet, 'alone')
    refuse(busy, 'beside a document')
    await sleep(restMs)
    const after = server.readMemory()
    alone.push(...quiet.latencies)
    beside.push(...busy.latencies)
    longest.push(reading.seconds)
    grown.push(after - before)
    rows.push([
      String(round),
      reading.seconds.toFixed(1),
      String(reading.steps),
      ...[before, peak, after].map(megabytes => megabytes.toFixed(0)),
      ...[quiet, busy].map(({ latencies }) => p99(latencies).toFixed(1)),
    ])
  }
  printTable(
    ['round', 'preview s', 'steps seen', 'MB before', 'MB peak', 'MB after', 'p99 ms alone', 'p99 ms beside'],
    rows,
  )
  console.log(`
${questions} questions with a formula each and ${pictures} pictures in ${(exam.length / 1_048_576).toFixed(1)} MB, read while
${students} students save every ${everyMs} ms, against the same class alone, in turn on ${description}.
Of all ${alone.length} saves alone and ${beside.length} beside it the 99th percentiles are ${p99(alone).toFixed(1)} and ${p99(beside).toFixed(1)} ms.`)
  judgeBudgets('a document', '', [
    { name: 'preview, s', reached: Math.max(...longest), most: 20 },
    { name: 'memory kept, MB', reached: Math.max(...grown), most: 150 },
  ])
  await benchHostile(server, token, bank.sub_test_id)
  judge('99th percentile of all saves alone to beside a document', p99(alone) / p99(beside), wanted)
}
