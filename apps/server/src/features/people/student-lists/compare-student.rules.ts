import { isHomeroom, type KnownClass, type KnownPerson } from './lists.queries.ts'
import { gradeOfClass } from './name-classes.rules.ts'
import type { Student } from './read-student.rules.ts'

/** What of an account a list may change. */
export interface PersonChanges {
  name?: string
  nisn?: string
  birth_date?: string
  gender?: 'female' | 'male'
  email?: string
  phone?: string
  grade?: string
}

export interface Difference {
  outcome: 'fresh' | 'changed' | 'same'
  changes: PersonChanges
  /** Null: is in it already, or the list says nothing of classes. */
  joins: string | null
  /** Ids of classes that are left for it. */
  leaves: string[]
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Only what the list says, and only where it says something else. What somebody said of themselves stays. */
function listChanges(student: Student, person: KnownPerson): PersonChanges {
  const grade = gradeOfClass(student.class ?? '')
  return {
    ...(grade !== undefined && grade !== person.grade && { grade }),
    ...(!isSameName(student.name, person.name) && { name: student.name }),
    ...(student.nisn !== null && student.nisn !== person.nisn && { nisn: student.nisn }),
    ...(student.born !== null && student.born !== person.birth_date && { birth_date: student.born }),
    ...(student.sex !== null && person.gender === null && { gender: student.sex }),
    ...(student.email !== null && student.email !== person.email && { email: student.email }),
    ...(student.phone !== null && person.phone === null && { phone: student.phone }),
  }
}

interface Around {
  classes: readonly KnownClass[]
  /** Names of all classes on the list. */
  listed: ReadonlySet<string>
}

export function compareStudent(
  student: Student,
  person: KnownPerson | undefined,
  { classes, listed }: Around,
): Difference {
  if (person === undefined) return { outcome: 'fresh', changes: {}, joins: student.class, leaves: [] }
  const own = classes.filter(({ id }) => person.class_ids.includes(id))
  const isIn = student.class === null || own.some(({ name }) => isSameName(name, student.class ?? ''))
  const leaves = isIn ? [] : own.filter(({ name }) => isHomeroom(name, listed)).map(({ id }) => id)
  const changes = listChanges(student, person)
  const isSame = isIn && Object.keys(changes).length === 0
  return { outcome: isSame ? 'same' : 'changed', changes, joins: isIn ? null : student.class, leaves }
}
