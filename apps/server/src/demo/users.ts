import type { Db } from '../db/database.ts'
import { insertRows, type Row } from '../db/insert-rows.ts'
import type { SeedMeans } from '../db/reference/seed-reference.ts'
import { hashPassword } from '../features/people/auth/passwords.ts'
import { createPeople, type Person } from './people.ts'
import type { Random } from './seeded-random.ts'

export const PASSWORD = 'gerbang-demo-2026'
const STUDENTS = 300
const DAY_MS = 24 * 3_600_000

export const home: Omit<Person, 'name'> = {
  province_id: '32',
  city_id: '32.73',
  school_name: 'SMA Contoh 3 Bandung',
  grade: '12',
}

type Profile = Pick<Row<'users'>, 'name' | 'username' | 'email' | 'role'> & Partial<Row<'users'>>

function buildUser(profile: Profile, { now, newId }: SeedMeans): Row<'users'> {
  const at = new Date(now().getTime() - 2 * DAY_MS).toISOString()
  return {
    id: newId(),
    email_verified_at: at,
    nisn: null,
    birth_date: null,
    phone: null,
    status: 'active',
    avatar_url: null,
    program_id: null,
    school_name: null,
    grade: null,
    graduation_year: null,
    gender: null,
    province_id: null,
    city_id: null,
    district_id: null,
    show_name_in_ranking: false,
    extra_time_factor: 1,
    last_login_at: null,
    reminders: true,
    anonymised_at: null,
    deletion_at: null,
    created_at: at,
    updated_at: at,
    ...profile,
  }
}

function buildAccounts(program_id: string, means: SeedMeans) {
  const account = (username: string, profile: Omit<Profile, 'username' | 'email'>) =>
    buildUser({ username, email: `${username}@gerbang.test`, ...profile }, means)
  return {
    admin: account('admin', { name: 'Admin Gerbang', role: 'admin' }),
    teacher: account('guru', { name: 'Ratna Kusumawati', role: 'teacher' }),
    student: account('siswa', {
      name: 'Nadia Permatasari',
      role: 'student',
      program_id,
      ...home,
      district_id: '32.73.02',
    }),
  }
}

/** The three accounts that the demo is entered with. The teacher owns the question bank. */
export async function insertAccounts(db: Db, program_id: string, means: SeedMeans) {
  const accounts = buildAccounts(program_id, means)
  const rows = Object.values(accounts)
  const password_hash = await hashPassword(PASSWORD)
  await insertRows(db, 'users', rows)
  await insertRows(
    db,
    'credentials',
    rows.map(({ id, created_at }) => ({
      user_id: id,
      password_hash,
      is_first: false,
      changed_at: created_at,
    })),
  )
  return accounts
}

/** A participant who cannot sign in; `number` makes the name unique. */
export function buildStudent(
  person: Person,
  { number, program_id }: { number: number; program_id: string },
  random: Random,
  means: SeedMeans,
): Row<'users'> {
  const username = `${person.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${number}`
  return buildUser(
    {
      ...person,
      username,
      email: `${username}@contoh.gerbang.test`,
      role: 'student',
      program_id,
      show_name_in_ranking: random.chance(0.5),
    },
    means,
  )
}

/** Other participants, who cannot sign in. Every 25th goes to the demo student's school. */
export async function insertStudents(
  db: Db,
  program_id: string,
  random: Random,
  means: SeedMeans,
): Promise<Row<'users'>[]> {
  const cities = await db.selectFrom('cities').selectAll().orderBy('id').execute()
  const invent = createPeople(cities, random)
  const rows = Array.from({ length: STUDENTS }, (_, index) => {
    const person = { ...invent(), ...(index % 25 === 0 ? home : {}) }
    return buildStudent(person, { number: index + 1, program_id }, random, means)
  })
  await insertRows(db, 'users', rows)
  return rows
}
