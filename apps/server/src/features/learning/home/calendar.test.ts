import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../../db/bucket.ts'
import type { Viewer } from '../../../http/access.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { createUser } from '../../../testing/factories.ts'
import { findCalendar } from '../../exam/study-plans/study-plans.queries.ts'
import { readDay } from '../practices/practices.queries.ts'
import { listWeek } from './home.queries.ts'

const places = [
  { clock: 'WIB', hours: 7, province: { id: '35', name: 'Jawa Timur', time_zone: 'Asia/Jakarta' } },
  { clock: 'WITA', hours: 8, province: { id: '51', name: 'Bali', time_zone: 'Asia/Makassar' } },
  { clock: 'WIT', hours: 9, province: { id: '94', name: 'Papua', time_zone: 'Asia/Jayapura' } },
  { clock: 'no place', hours: 7, province: null },
]

let database: TestDatabase
const viewers = new Map<string, Viewer>()

beforeAll(async () => {
  database = await createTestDatabase()
  const provinces = places.flatMap(({ province }) => province ?? [])
  await database.db.insertInto('provinces').values(provinces).execute()
  for (const { clock, province } of places) {
    const { id: user_id } = await createUser(database.db, { province_id: province?.id ?? null })
    viewers.set(clock, {
      user_id,
      bucket: bucketOf(user_id),
      session_id: '',
      role: 'student',
      program_id: null,
      email_verified: true,
      must_change_password: false,
      extra_time_factor: 1,
      owes_second_factor: false,
    })
  }
})
afterAll(() => database.close())

const dayMs = 86_400_000
const hourMs = 3_600_000
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** What a clock so many hours before that of Greenwich shows: it knows no summer. */
function showClock(at: Date, hours: number) {
  const local = at.getTime() + hours * hourMs
  const midnight = local - (local % dayMs)
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return {
    today: dateOf(midnight),
    began_at: new Date(midnight - hours * hourMs).toISOString(),
    week: Array.from({ length: 7 }, (_, day) => dateOf(midnight + (day - sinceMonday) * dayMs)),
    monday: dateOf(midnight + (7 - sinceMonday) * dayMs),
  }
}

// Midnight between a Sunday and a Monday comes to the three clocks at 15, 16 and 17 o'clock in Greenwich.
const moments = ['14:59:59.999', '15:00', '15:59:59.999', '16:00', '16:59:59.999', '17:00'].map(
  time => `2026-11-22T${time.padEnd(12, ':00.000')}Z`,
)
const borders = [
  ...moments,
  '2026-12-31T15:30:00.000Z',
  '2026-12-31T16:59:59.999Z',
  '2028-02-28T17:00:00.000Z',
]

test.each(places.flatMap(place => borders.map(moment => ({ ...place, moment }))))(
  'at $moment the goal, the week and the day of practice of a student by $clock are those of their wall',
  async ({ clock, hours, moment }) => {
    const viewer = viewers.get(clock)
    if (!viewer) throw new Error(`Nobody lives by ${clock}`)
    const at = new Date(moment)
    const { today, began_at, week, monday } = showClock(at, hours)
    expect(await findCalendar(database.db, viewer, at)).toMatchObject({ today, monday })
    expect((await listWeek(database.db, viewer, at)).map(({ date }) => date)).toEqual(week)
    expect((await readDay(database.db, viewer, at)).began_at).toBe(began_at)
  },
)
