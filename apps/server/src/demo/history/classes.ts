import type { Db } from '../../db/database.ts'
import { insertRows, insertTables, type Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import { schoolYearAt } from '../../features/people/classes/classes.rules.ts'
import { createPeople, type Person } from '../people.ts'
import type { Random } from '../seeded-random.ts'
import { buildStudent, home } from '../users.ts'

/** The label of their Kode Siswa, by which they are known as invented. */
export const INVENTED_CLASS = 'Kelas contoh'

interface SeedClass {
  code: string
  name: string
  place: Omit<Person, 'name'>
  /** Whom the demo invents for it. */
  invented: number
}

/** The class of the demo's student and teacher. */
const homeClass: SeedClass = {
  code: 'CONTOHBDG',
  name: `XII MIPA 2 ${home.school_name}`,
  place: home,
  invented: 35,
}

const otherClasses: SeedClass[] = [
  {
    code: 'CONTOHSBY',
    name: 'XII IPA 1 SMA Contoh 1 Surabaya',
    place: { province_id: '35', city_id: '35.78', school_name: 'SMA Contoh 1 Surabaya', grade: '12' },
    invented: 24,
  },
  {
    code: 'CONTOHMKS',
    name: 'XII MIA 3 MA Contoh 1 Makassar',
    place: { province_id: '73', city_id: '73.71', school_name: 'MA Contoh 1 Makassar', grade: '12' },
    invented: 20,
  },
]

export interface InsertedClass {
  name: string
  students: Row<'users'>[]
}

interface Place {
  program_id: string
  student: Row<'users'>
  teacher: Row<'users'>
  /** The first free number of an invented student. */
  number: number
}

function buildCode(
  { code, name, place }: SeedClass,
  students: number,
  program_id: string,
  { now, newId }: SeedMeans,
): Row<'student_codes'> {
  const at = now().toISOString()
  return {
    id: newId(),
    program_id,
    code,
    label: INVENTED_CLASS,
    batch: name,
    class_id: newId(),
    school_name: place.school_name,
    max_uses: students,
    used_count: students,
    expires_at: null,
    status: 'active',
    created_at: at,
    updated_at: at,
  }
}

/** Three classes of three provinces, each with a Kode Siswa that all of it have redeemed. The first is the demo's own. */
export async function insertClasses(
  db: Db,
  { program_id, student, teacher, number }: Place,
  random: Random,
  means: SeedMeans,
): Promise<InsertedClass[]> {
  const invent = createPeople([], random)
  let next = number
  const classes = [homeClass, ...otherClasses].map(seed => {
    const invented = Array.from({ length: seed.invented }, () => {
      next += 1
      return buildStudent(invent(seed.place), { number: next, program_id }, random, means)
    })
    const students = seed === homeClass ? [student, ...invented] : invented
    return { name: seed.name, invented, students, code: buildCode(seed, students.length, program_id, means) }
  })
  await insertTables(db, {
    users: classes.flatMap(({ invented }) => invented),
    classes: classes.map(({ code }) => ({
      id: code.class_id ?? '',
      name: code.batch,
      year: schoolYearAt(means.now()),
      school_name: code.school_name,
      created_at: code.created_at,
      updated_at: code.updated_at,
    })),
    student_codes: classes.map(({ code }) => code),
  })
  const redeemed_at = means.now().toISOString()
  const redemptions = classes.flatMap(({ code, students }) =>
    students.map(({ id }) => ({ student_code_id: code.id, user_id: id, redeemed_at })),
  )
  await insertRows(db, 'student_code_redemptions', redemptions)
  const members = classes.flatMap(({ code, students }) =>
    students.map(({ id }) => ({
      class_id: code.class_id ?? '',
      user_id: id,
      joined_at: redeemed_at,
      left_at: null,
    })),
  )
  await insertRows(db, 'class_members', members)
  const class_id = classes[0]?.code.class_id ?? ''
  await insertRows(db, 'class_teachers', [{ class_id, user_id: teacher.id, created_at: redeemed_at }])
  return classes.map(({ name, students }) => ({ name, students }))
}
