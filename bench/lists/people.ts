import { setTimeout as sleep } from 'node:timers/promises'
import { sheetFiles } from '../../apps/server/src/content/sheet-files.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { createProgram } from '../../apps/server/src/testing/factories.ts'
import { openSmtpInbox } from '../../apps/server/src/testing/smtp-inbox.ts'
import { type Budget, judgeBudgets } from '../table.ts'
import { createAsk, signIn } from '../world/accounts.ts'
import { openBenchDatabase } from '../world/database.ts'
import { realServer, startServer } from '../world/server.ts'

const people = 10_000
const wrong = 37
const pollMs = 50

const head = ['Nama', 'Email', 'Peran', 'Program', 'Sekolah', 'Kelas', 'Nomor HP']

function writePerson(number: number, program: string): string[] {
  const name = `Siswa ${String.fromCodePoint(65 + (number % 26))}`
  return [name, `siswa${number}@bench.test`, 'siswa', program, 'SMA Negeri 1', '12', '']
}

/** 10,000 people with 37 rows among them that nobody can be made of, each in one of four ways. */
function listRows(program: string): string[][] {
  const rows = Array.from({ length: people }, (_, number) => writePerson(number, program))
  for (let at = 0; at < wrong; at++) {
    const row = writePerson(people + at, program)
    const column = at % 4
    row[column] = ['', 'bukan email', 'dewa', 'Olimpiade'][column] ?? ''
    rows.splice(at * 250, 0, row)
  }
  return rows
}

async function writeSheet(rows: string[][]): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const all = (async function* () {
    yield head
    yield* rows
  })()
  for await (const part of sheetFiles.xlsx.write(all, 'Siswa')) parts.push(new Uint8Array(part))
  return new File(parts, 'siswa.xlsx')
}

async function time<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const done = await work()
  return [(performance.now() - began) / 1000, done]
}

async function countPeople(db: Database): Promise<number> {
  const rows = await db.selectFrom('users').select('id').where('email', 'like', 'siswa%@bench.test').execute()
  return rows.length
}

/** 10,000 people out of a sheet, sent twice, and 10,000 codes made and read for their cards. */
export async function benchPeople(stack: AsyncDisposableStack): Promise<void> {
  const { url, db, description } = await openBenchDatabase(stack)
  const inbox = stack.use(await openSmtpInbox())
  const program = await createProgram(db, { name: 'UTBK Impor' })
  const token = await signIn(db, 'admin')
  const server = await startServer(stack, realServer, {
    DATABASE_URL: url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'bench@bench.test',
    PUBLIC_URL: 'https://gerbang.test',
  })
  const ask = createAsk(server.port, token)
  const file = await writeSheet(listRows(program.name))
  const send = async (dry_run: boolean) => {
    const body = new FormData()
    body.set('file', file)
    body.set('dry_run', String(dry_run))
    return JSON.parse(await ask('/admin/users/import', { method: 'POST', body })).data
  }
  const finish = async (jobId: string) => {
    for (;;) {
      const { data } = JSON.parse(await ask(`/jobs/${jobId}`))
      if (data.state === 'done') return data.result
      if (data.state === 'failed') throw new Error(`The import failed: ${JSON.stringify(data)}`)
      await sleep(pollMs)
    }
  }

  const [previewSeconds, preview] = await time(() => send(true))
  const [importSeconds, first] = await time(async () => finish((await send(false)).job_id))
  const second = await finish((await send(false)).job_id)
  const there = await countPeople(db)
  const isRight =
    preview.problems.length === wrong &&
    preview.fresh === people &&
    first.created === people &&
    second.created === 0 &&
    there === people
  const codes = { program_id: program.id, batch: 'Bench', label: '', school_name: null, tryout_ids: [] }
  const [codeSeconds] = await time(() =>
    ask('/admin/student-codes/bulk', {
      method: 'POST',
      body: { ...codes, count: 10_000, max_uses: 1, expires_at: null },
    }),
  )
  const [cardSeconds, cards] = await time(() => ask('/admin/student-codes/cards?batch=Bench'))

  const budgets: Budget[] = [
    { name: 'preview of the sheet', reached: previewSeconds, most: 10 },
    { name: 'everybody made and invited', reached: importSeconds, most: 60 },
    { name: '10,000 codes made', reached: codeSeconds, most: 10 },
    { name: 'read for their cards', reached: cardSeconds, most: 3 },
  ]
  judgeBudgets(`${people.toLocaleString('en')} people`, 's', budgets)
  console.log(`${preview.problems.length} wrong rows named, the first "${preview.problems[0]?.message}" (row ${preview.problems[0]?.row}); ${first.created} made at
first, ${second.created} when sent again, ${there} there, ${JSON.parse(cards).data.length} cards: ${isRight ? 'as it should be' : 'WRONG'}. On ${description}.`)
  if (!isRight) process.exitCode = 1
}
