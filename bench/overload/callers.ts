import { setTimeout as sleep } from 'node:timers/promises'
import type { HostileOutcome, HostileTask } from '../load/hostile-calls.ts'
import { openLoader } from '../load/loader.ts'
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
  const api = `http://127.0.0.1:${server.port}/api/v1`
  const attack = openLoader<HostileTask, HostileOutcome>(stack, 'hostile-calls.ts', { elsewhere: true })
  const measure = async (seq: number) => {
    const [saves, signIns] = await Promise.all([save(seconds, seq), signIn(api, emails, seconds)])
    const turnedAway = [saves, signIns].flatMap(({ refused }) => Object.values(refused))
    return {
      saves: saves.latencies,
      signIns: signIns.latencies,
      refused: turnedAway.reduce((sum, count) => sum + count, 0),
    }
  }
  // The first call of a kind also starts the process that works on it.
  await Promise.all([measure(1), attack({ api, token, bank, callers, seconds })])

  const statuses = new Map<string, number>()
  const times: Record<'alone' | 'beside', Waits> = {
    alone: { saves: [], signIns: [] },
    beside: { saves: [], signIns: [] },
  }
  const refused = { alone: 0, beside: 0 }
  for (let round = 1; round <= rounds; round++) {
    const alone = await measure(round * 100_000)
    const [beside, answered] = await Promise.all([
      measure(round * 100_000 + 50_000),
      attack({ api, token, bank, callers, seconds }),
    ])
    for (const [key, count] of Object.entries(answered)) statuses.set(key, (statuses.get(key) ?? 0) + count)
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
