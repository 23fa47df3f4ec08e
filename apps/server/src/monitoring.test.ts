import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { passwords } from '@gerbang/contract/people/passwords.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { noteBackup } from './backup/note-backup.ts'
import { createAccount } from './testing/accounts.ts'
import { createTestApp, type TestApp, type TestNode } from './testing/api.ts'
import { createProgram, createTryout } from './testing/factories.ts'
import { sendAllMails } from './testing/mails.ts'
import { answer } from './testing/running-sub-test.ts'
import { enroll, save, start } from './testing/sittings.ts'
import { openSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.ts'
import { openTcpProxy } from './testing/tcp-proxy.ts'

const root = resolve(import.meta.dirname, '../../..')
const alertsFile = join(root, 'ops/monitoring/alerts.yml')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const has = (program: string, flag: string) => spawnSync(program, [flag]).status === 0

/** What makes each alert true, as a series of readings a minute apart. */
const faults: Record<string, Record<string, string>> = {
  GerbangDown: { 'up{job="gerbang",instance="a"}': '0x20' },
  GerbangNotReady: { 'gerbang_ready{instance="a"}': '0x20' },
  GerbangClock: { gerbang_clock_fault: '1x20' },
  GerbangSavesFail: { 'gerbang_saves_total{outcome="failed"}': '0+600x20' },
  GerbangSavesSlow: {
    'gerbang_save_seconds_bucket{le="1"}': '0+10x20',
    'gerbang_save_seconds_bucket{le="2.5"}': '0+600x20',
    'gerbang_save_seconds_bucket{le="+Inf"}': '0+600x20',
  },
  GerbangSheds: { 'gerbang_refusals_total{lane="report"}': '0+600x20' },
  GerbangPoolWaits: { 'gerbang_pool_connections{pool="exam",state="waiting"}': '50x20' },
  GerbangDiskFull: { gerbang_disk_used_ratio: '0.95x20' },
  GerbangMailsFail: { 'gerbang_mails{state="failed"}': '0 1x20' },
  GerbangBackupOld: { gerbang_backup_age_seconds: '900000x20' },
}

/** Whether `alert` fires for these readings; another alert may fire as well. */
function firesFor(alert: string, series: Record<string, string>): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'gerbang-alerts-'))
  const tests = [
    {
      interval: '15s',
      input_series: Object.entries(series).map(([name, values]) => ({
        series: name,
        values: values.replace('x20', 'x80'),
      })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) > 0`,
          eval_time: '15m',
          exp_samples: [{ labels: '{}', value: 1 }],
        },
      ],
    },
  ]
  writeFileSync(
    join(folder, 'tests.yml'),
    JSON.stringify({ rule_files: [alertsFile], evaluation_interval: '15s', tests }),
  )
  const { status } = spawnSync('promtool', ['test', 'rules', join(folder, 'tests.yml')])
  rmSync(folder, { recursive: true })
  return status === 0
}

const names = [...readFileSync(alertsFile, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)

test('every alert names its cure', () => {
  expect(read('ops/monitoring/alerts.yml').match(/^ +cure: .{20,}$/gm)).toHaveLength(names.length)
  expect(Object.keys(faults)).toEqual(names)
})

test('alerts and dashboard ask only for what the server tells', async () => {
  const app = await createTestApp()
  const { body } = await app.http.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
  await app.close()
  const told = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = [read('ops/monitoring/alerts.yml'), read('ops/monitoring/grafana.json')].flatMap(text => [
    ...text.matchAll(/gerbang_\w+/g),
  ])
  // Told only where there is a backup, or a standby.
  const rare = ['gerbang_backup_age_seconds', 'gerbang_replication_lag_seconds']
  const unknown = asked
    .map(([name]) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter(name => !told.has(name) && !rare.includes(name))
  expect([...new Set(unknown)]).toEqual([])
})

test.skipIf(!has('promtool', '--version')).each(names)(
  '%s fires when its fault is there, and not before',
  name => {
    expect(firesFor(name, faults[name] ?? {})).toBe(true)
    expect(firesFor(name, { gerbang_backup_age_seconds: '60x20', gerbang_ready: '1x20' })).toBe(false)
  },
)

type Readings = Map<string, number>

async function readMetrics({ http }: Pick<TestNode, 'http'>): Promise<Readings> {
  const { body } = await http.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
  const lines = body.split('\n').filter(line => line.startsWith('gerbang_'))
  return new Map(lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

/** The first reading, and then as if what happened until the second went on happening at each of them. */
const goOn = (before: Readings, after: Readings): Record<string, string> =>
  Object.fromEntries(
    [...after].map(([name, value]) => {
      const first = before.get(name)
      const isCounted = /_(total|bucket|sum|count)(\{|$)/.test(name)
      const step = isCounted ? value - (first ?? 0) : 0
      return [name, `${first ?? '_'} ${value}+${step}x20`]
    }),
  )

/** Thirty who sit a sub-test, and one save of each. */
async function seatStudents(app: TestApp) {
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  const sittings = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const student = await enroll(app, tryout)
      return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
    }),
  )
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  return (node: Pick<TestNode, 'send'>) =>
    Promise.all(sittings.map(sitting => save(node, sitting, [answer(question_id, 'b', 1)])))
}

/** A disk that takes longer than a second for each group of saves. */
async function slowDown({ db }: TestApp): Promise<void> {
  await sql`
    create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(1.1); return null; end'
  `.execute(db)
  await sql`create trigger slow after insert on answers execute function wait()`.execute(db)
}

async function countSleepers({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes a fault, and returns the node that suffers from it. */
const makers: Record<
  string,
  (app: TestApp, inbox: SmtpInbox) => Promise<{ node: TestNode | TestApp; suffer: () => Promise<unknown> }>
> = {
  GerbangNotReady: async app => {
    const line = await openTcpProxy(app.platform.config.database_url)
    return { node: await app.addNode({ through: line.url }), suffer: line.cut }
  },
  GerbangSavesFail: async app => {
    const saveAll = await seatStudents(app)
    const suffer = async () => {
      const lock = await app.db.startTransaction().execute()
      await sql`lock table answers in access exclusive mode`.execute(lock)
      // A node of its own: its statements wait for a lock as long as those of students do.
      const node = await app.addNode()
      await saveAll(node)
      await lock.rollback().execute()
    }
    return { node: app, suffer }
  },
  GerbangSavesSlow: async app => {
    const saveAll = await seatStudents(app)
    const suffer = async () => {
      await slowDown(app)
      await saveAll(app)
    }
    return { node: app, suffer }
  },
  GerbangSheds: async app => {
    const saveAll = await seatStudents(app)
    const suffer = async () => {
      await slowDown(app)
      const first = saveAll(app)
      await vi.waitFor(async () => expect(await countSleepers(app)).toBe(1), { timeout: 10_000 })
      // They wait for longer than a save waits for its group.
      await Promise.all([first, saveAll(app)])
    }
    return { node: app, suffer }
  },
  GerbangMailsFail: async (app, inbox) => {
    const suffer = async () => {
      inbox.refusals.push({ at: 'recipient', code: 550 })
      const { email } = await createAccount(app)
      await app.send(passwords.forgot, { body: { email } })
      await sendAllMails(app)
    }
    return { node: app, suffer }
  },
  GerbangClock: async app => {
    const clock = { findClockFault: () => 'The clock of this machine is 3 s ahead of the database' }
    return { node: await app.addNode({ clock }), suffer: async () => {} }
  },
  GerbangBackupOld: async app => {
    const suffer = async () => {
      await noteBackup(app.platform.config.database_url)
      app.setClock(new Date(Date.now() + 3 * 86_400_000))
    }
    return { node: app, suffer }
  },
}

/** A wrong clock is wrong from the start, and no backup at all is as bad as an old one. */
const thereBefore = ['GerbangClock', 'GerbangBackupOld']

test.skipIf(!has('promtool', '--version')).each(Object.keys(makers))(
  '%s fires for what the server tells when that befalls it',
  async alert => {
    const inbox = await openSmtpInbox()
    const app = await createTestApp({ smtp_url: inbox.url })
    const made = await makers[alert]?.(app, inbox)
    if (!made) throw new Error(`Nothing makes ${alert}`)
    const before = await readMetrics(made.node)
    await made.suffer()
    const readings = goOn(before, await readMetrics(made.node))
    expect(firesFor(alert, goOn(before, before))).toBe(thereBefore.includes(alert))
    expect(firesFor(alert, readings)).toBe(true)
    await app.close()
    await inbox.close()
  },
)

test('a node whose database says nothing tells so in time, with what it knows itself', async () => {
  const app = await createTestApp()
  const line = await openTcpProxy(app.platform.config.database_url)
  const node = await app.addNode({ through: line.url })
  expect((await readMetrics(node)).get('gerbang_ready')).toBe(1)
  line.silence()
  const told = await readMetrics(node)
  expect(told.get('gerbang_ready')).toBe(0)
  expect(told.has('gerbang_disk_used_ratio')).toBe(true)
  expect(told.has('gerbang_mails{state="waiting"}')).toBe(false)
  line.heal()
  await line.close()
  await app.close()
})

test.skipIf(!has('caddy', 'version'))('Caddy takes its file', () => {
  const env = { ...process.env, SITE: 'localhost', UPSTREAM: '127.0.0.1:3000 127.0.0.1:3001' }
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'ops/proxy/Caddyfile')]
  expect(() => execFileSync('caddy', args, { env, stdio: 'pipe' })).not.toThrow()
})
