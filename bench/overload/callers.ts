import { setTimeout as sleep } from 'node:timers/promises'
import { draftSample } from '../../apps/server/src/testing/factories.ts'
import { drawPicture, promisePixels } from '../../apps/server/src/testing/pictures.ts'
import type { PacedOutcome } from '../load/paced-saves.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { createAccounts } from '../world/passwords.ts'
import { openClassroom } from './classroom.ts'

const students = 200
const everyMs = 500
const signInEveryMs = 200
const seconds = 10
const rounds = 3
const callers = { previews: 6, uploads: 6, imports: 2 }
/** Against the same run without those callers. */
const mostTimes = 2

/** One is refused before it is read, one takes as long as a text may. */
const texts = ['_a'.repeat(30_000), 'a**_'.repeat(1_600), '>'.repeat(3_000), '*a **b '.repeat(900)]
const files = ['{'.repeat(200_000), `Apa? {=a ~b}\n\n${'['.repeat(200_000)}`]

/** One that its head gives away, and the largest that may be decoded. */
async function drawWorst(): Promise<Buffer[]> {
  return [promisePixels(1, 49_000_000, true), await drawPicture('png', 8_000, 6_000)]
}

interface Site {
  api: string
  token: string
  bank: { id: string; sub_test_id: string }
}

type Statuses = Map<string, number>

/** Calls again and again until it is told to stop; `call` is given how many calls came before. */
async function callOn(
  name: string,
  { signal, statuses }: { signal: AbortSignal; statuses: Statuses },
  call: (at: number) => Promise<Response>,
): Promise<void> {
  for (let at = 0; !signal.aborted; at++) {
    // A server that refuses a form before it has come whole may close the line.
    const status = await call(at).then(
      reply => reply.status,
      () => 'cut off',
    )
    const key = `${name} ${status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
  }
}

function previewText({ api, token, bank }: Site, prompt: string): Promise<Response> {
  const draft = { ...draftSample, content: { ...draftSample.content, prompt } }
  return fetch(`${api}/admin/question-banks/${bank.id}/subjects/${bank.sub_test_id}/questions/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ draft, stimulus_id: null }),
  })
}

function sendForm({ api, token }: Site, path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(`${api}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
}

const repeat = (count: number, begin: (caller: number) => Promise<void>) =>
  Array.from({ length: count }, (_, caller) => begin(caller))

const nth = <T>(list: readonly T[], at: number) => list[at % list.length] as T

/** Six preview, six upload, two import, each with the worst there is, as fast as they are answered. */
function attack(site: Site, pictures: Buffer[], rules: { signal: AbortSignal; statuses: Statuses }) {
  const png = (at: number) => new File([new Uint8Array(nth(pictures, at))], 'gambar.png')
  return Promise.all([
    ...repeat(callers.previews, caller =>
      callOn('preview', rules, at => previewText(site, `${nth(texts, at)} ${caller} ${at}`)),
    ),
    ...repeat(callers.uploads, () =>
      callOn('picture', rules, at => sendForm(site, '/admin/media', { file: png(at) })),
    ),
    ...repeat(callers.imports, () =>
      callOn('import', rules, async at => {
        const { sub_test_id: bank_sub_test_id } = site.bank
        const file = new File([nth(files, at)], 'soal.txt')
        const form = { dry_run: 'true', bank_sub_test_id, file }
        const reply = await sendForm(site, '/admin/question-banks/import', form)
        await sleep(1_000)
        return reply
      }),
    ),
  ])
}

/** Students who sign in one after the other: how long each waits, and how many are turned away. */
async function signIn(api: string, emails: string[], forSeconds: number): Promise<PacedOutcome> {
  const end = performance.now() + forSeconds * 1000
  const waits: number[] = []
  const refused: Record<number, number> = {}
  for (let at = 0; performance.now() < end; at++) {
    const began = performance.now()
    const { status } = await fetch(`${api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: emails[at % emails.length], password: 'sandi yang tidak ditebak' }),
    })
    waits.push(performance.now() - began)
    if (status !== 200) refused[status] = (refused[status] ?? 0) + 1
    await sleep(signInEveryMs)
  }
  return { latencies: waits, refused }
}

const p99 = (times: number[]) => quantile(times, 0.99)

type Waits = Record<'saves' | 'signIns', number[]>

/** Medians and 99th percentiles of both, and the 99th percentiles beside to those alone. */
function printWaits(alone: Waits, beside: Waits): Record<keyof Waits, number> {
  const row = (name: string, what: keyof Waits) => [
    name,
    ...[alone[what], beside[what]].flatMap(list => [quantile(list, 0.5).toFixed(1), p99(list).toFixed(1)]),
  ]
  printTable(
    ['', 'median ms alone', 'p99 alone', 'median ms beside', 'p99 beside'],
    [row('saves', 'saves'), row('sign-ins', 'signIns')],
  )
  const compare = (what: keyof Waits) => p99(beside[what]) / p99(alone[what])
  return { saves: compare('saves'), signIns: compare('signIns') }
}

/** What saves and sign-ins wait while others send the worst texts, pictures and files that there are. */
export async function benchCallers(stack: AsyncDisposableStack): Promise<void> {
  const { db, description, token, bank, server, save } = await openClassroom(stack, students, everyMs)
  const { emails } = await createAccounts(db, 20)
  const pictures = await drawWorst()
  const api = `http://127.0.0.1:${server.port}/api/v1`
  const site: Site = { api, token, bank }
  const measure = async (seq: number) => {
    const [saves, signIns] = await Promise.all([save(seconds, seq), signIn(api, emails, seconds)])
    const turnedAway = [saves, signIns].flatMap(({ refused }) => Object.values(refused))
    return {
      saves: saves.latencies,
      signIns: signIns.latencies,
      refused: turnedAway.reduce((sum, count) => sum + count, 0),
    }
  }
  await measure(1)

  const statuses: Statuses = new Map()
  const times: Record<'alone' | 'beside', Waits> = {
    alone: { saves: [], signIns: [] },
    beside: { saves: [], signIns: [] },
  }
  const refused = { alone: 0, beside: 0 }
  for (let round = 1; round <= rounds; round++) {
    const alone = await measure(round * 100_000)
    const stop = new AbortController()
    const attacking = attack(site, pictures, { signal: stop.signal, statuses })
    const beside = await measure(round * 100_000 + 50_000)
    stop.abort()
    await attacking
    for (const [key, found] of Object.entries({ alone, beside }) as ['alone', typeof alone][]) {
      times[key].saves.push(...found.saves)
      times[key].signIns.push(...found.signIns)
    }
    refused.alone += alone.refused
    refused.beside += beside.refused
  }
  const reached = printWaits(times.alone, times.beside)
  const told = [...statuses].map(([key, count]) => `${count} × ${key}`).toSorted()
  console.log(`
${students} students save every ${everyMs} ms and others sign in, alone and beside ${callers.previews} who preview, ${callers.uploads} who upload and
${callers.imports} who import the worst, ${rounds} rounds of ${seconds} s in turn on ${description}. Answered: ${told.join(', ')}.`)
  judgeBudgets('beside hostile callers', '×', [
    { name: 'saves, p99', reached: reached.saves, most: mostTimes },
    { name: 'sign-ins, p99', reached: reached.signIns, most: mostTimes },
    { name: 'refused beside, not alone', reached: Math.max(0, refused.beside - refused.alone), most: 0 },
  ])
}
