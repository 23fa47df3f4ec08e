import type { ListedStudent, ListField } from '@gerbang/contract/people/student-lists.ts'
import type { Db } from '../../../db/database.ts'
import { compareStudent, type Difference } from './compare-student.rules.ts'
import { type KnownClass, type KnownPerson, listClassesOf, listKnown, type ListRow } from './lists.queries.ts'
import { nameRow } from './join-tables.rules.ts'
import { nameClasses } from './name-classes.rules.ts'
import { type Cells, type Note, readStudent, type Student, suggestUsername } from './read-student.rules.ts'

/** One line of a list, and what taking it in would do. */
export interface Judged {
  row: number
  /** The row as people find it. */
  place: string
  cells: Cells
  student: Student
  notes: Note[]
  state: ListedStudent['state']
  /** Who it is, where there is an account. */
  person: KnownPerson | undefined
  /** Absent for a row that cannot be taken in. */
  difference: Difference | undefined
}

export interface JudgedList {
  rows: Judged[]
  /** Of the year. */
  classes: KnownClass[]
}

function readCells(list: ListRow, row: number, cells: readonly string[]): Cells {
  const mended = list.mended[String(row)] ?? {}
  const mapped = Object.entries(list.mapping).map(([field, at]) => {
    return [field, typeof at === 'number' ? (cells[at] ?? '') : ''] as const
  })
  return { ...Object.fromEntries(mapped), ...mended }
}

/** Nothing is said, or one thing that names nobody: a place and a date, a title of an office. */
function isNobody({ name = '', ...others }: Cells): boolean {
  return name === '' && Object.values(others).filter(text => (text ?? '') !== '').length < 2 && !others.nisn
}

/** What is only known once all rows are read: whose number or name another row has. */
function blameDoubles(rows: Judged[]): void {
  for (const field of ['nisn', 'email', 'username'] as const satisfies ListField[]) {
    const seen = new Map<string, Judged>()
    for (const judged of rows) {
      const value = judged.student[field]
      const earlier = value === null ? undefined : seen.get(value)
      if (value === null) continue
      if (earlier === undefined) seen.set(value, judged)
      else
        judged.notes.push({
          field,
          message: `Sama dengan baris ${earlier.place}, ${earlier.student.name}.`,
          suggestion: null,
          isFault: true,
        })
    }
  }
}

/** Where a class is missing between two of one class, it is most likely that one. */
function blameMissingClass(rows: Judged[]): void {
  rows.forEach((judged, at) => {
    if (judged.student.class !== null) return
    const above = rows[at - 1]?.student.class
    const below = rows[at + 1]?.student.class
    const suggestion = above !== undefined && above === below ? above : null
    const where = suggestion === null ? '' : ` Baris di atas dan di bawahnya ${suggestion}.`
    judged.notes.push({ field: 'class', message: `Kelas kosong.${where}`, suggestion, isFault: true })
  })
}

/** Neither number, address nor a name of their own: nobody could sign in so. */
const isNameless = ({ nisn, email, username }: Student) =>
  nisn === null && email === null && username === null

const namesakes = 9

/** Names to sign in with, the plainest first; none where letters are missing to make one. */
function listUsernames({ name }: Student): string[] {
  const plain = suggestUsername(name)
  return plain.length < 3
    ? []
    : [plain, ...Array.from({ length: namesakes - 1 }, (_, nth) => `${plain.slice(0, 29)}${nth + 2}`)]
}

/** Suggests to each a name that neither another row nor another account has. */
function blameNameless(rows: Judged[], known: readonly KnownPerson[]): void {
  const taken = new Set([...rows.map(({ student }) => student.username), ...known.map(one => one.username)])
  for (const { student, notes, person } of rows) {
    if (!isNameless(student) || person !== undefined || notes.some(({ field }) => field === 'nisn')) continue
    const suggestion = listUsernames(student).find(name => !taken.has(name)) ?? null
    taken.add(suggestion)
    notes.push({
      field: 'username',
      message: 'NISN dan email kosong. Isi nama pengguna untuk masuk.',
      suggestion,
      isFault: true,
    })
  }
}

function spellClasses(rows: Judged[], classes: readonly KnownClass[]): void {
  const written = rows.flatMap(({ student }) => student.class ?? [])
  const names = nameClasses(
    written,
    classes.map(({ name }) => name),
  )
  for (const { student, notes } of rows) {
    const spelled = student.class === null ? undefined : names.get(student.class)
    if (spelled === undefined || spelled === student.class) continue
    const message = `Ditulis "${student.class}". Kami baca sebagai ${spelled}.`
    notes.push({ field: 'class', message, suggestion: null, isFault: false })
    student.class = spelled
  }
}

const nameKey = ({ name, born }: { name: string; born: string | null }) => `${name.toLowerCase()} ${born}`

/** Of two who share a name and a day of birth, two numbers make two people. */
const isOther = ({ nisn }: Student, person: KnownPerson) =>
  nisn !== null && person.nisn !== null && nisn !== person.nisn

/** By NISN, then e-mail, then name and day of birth. */
function findPersons(known: readonly KnownPerson[]) {
  const index = (keyOf: (person: KnownPerson) => string | null) =>
    new Map(known.flatMap(person => (keyOf(person) === null ? [] : [[keyOf(person) ?? '', person] as const])))
  const byNisn = index(({ nisn }) => nisn)
  const byEmail = index(({ email }) => email)
  const byName = index(({ name, birth_date, role }) =>
    birth_date === null || role !== 'student' ? null : nameKey({ name, born: birth_date }),
  )
  const byUsername = index(({ username }) => username)
  const namesake = (student: Student) => (student.born === null ? undefined : byName.get(nameKey(student)))
  const find = (student: Student): KnownPerson | undefined => {
    const found =
      (student.nisn === null ? undefined : byNisn.get(student.nisn)) ??
      (student.email === null ? undefined : byEmail.get(student.email))
    const other = namesake(student)
    return found ?? (other && isOther(student, other) ? undefined : other)
  }
  return { find, namesake, byEmail, byUsername }
}

const isTakenFrom = (holder: KnownPerson | undefined, person: KnownPerson | undefined) =>
  holder !== undefined && holder.id !== person?.id

function blameAccounts(rows: Judged[], known: readonly KnownPerson[]): void {
  const { find, namesake, byEmail, byUsername } = findPersons(known)
  const claimed = new Map<string, Judged>()
  for (const judged of rows) {
    const { student, notes } = judged
    const person = find(student)
    const blame = (field: ListField, message: string) =>
      notes.push({ field, message, suggestion: null, isFault: true })
    if (person && person.role !== 'student') {
      blame('email', 'Alamat ini milik akun guru atau admin.')
      continue
    }
    const earlier = person && claimed.get(person.id)
    if (earlier) blame('name', `Akunnya sama dengan baris ${earlier.place}, ${earlier.student.name}.`)
    if (person && !earlier) claimed.set(person.id, judged)
    judged.person = person
    const other = person ? undefined : namesake(student)
    if (other)
      notes.push({
        field: 'nisn',
        message: `Nama dan tanggal lahirnya sama dengan akun NISN ${other.nisn}. Kami baca sebagai siswa lain.`,
        suggestion: null,
        isFault: false,
      })
    if (student.email !== null && isTakenFrom(byEmail.get(student.email), person))
      blame('email', 'Alamat ini dipakai akun lain.')
    const login = person ? null : (student.username ?? student.nisn)
    if (login !== null && isTakenFrom(byUsername.get(login), person))
      blame(student.username === null ? 'nisn' : 'username', 'Nama pengguna ini dipakai akun lain.')
  }
}

/** Reads every line as it is mapped and mended, and compares it with who is there. */
export async function judgeList(db: Db, list: ListRow): Promise<JudgedList> {
  const left = new Set(list.left_out)
  const rows = list.lines.flatMap(([row, cells]): Judged[] => {
    const read = readCells(list, row, cells)
    if (isNobody(read)) return []
    return [
      {
        row,
        place: nameRow(list.sheets, row),
        cells: read,
        ...readStudent(read),
        state: 'ready',
        person: undefined,
        difference: undefined,
      },
    ]
  })
  const taken = rows.filter(({ row }) => !left.has(row))
  const { year } = list.answers
  const classes = await listClassesOf(db, year)
  spellClasses(taken, classes)
  if (typeof list.mapping.class === 'number') blameMissingClass(taken)
  blameDoubles(taken)
  const known = await listKnown(db, soughtOf(taken), year)
  blameAccounts(taken, known)
  blameNameless(taken, known)
  const listed = new Set(taken.flatMap(({ student }) => student.class ?? []))
  for (const judged of rows) {
    if (left.has(judged.row)) judged.state = 'left'
    else if (judged.notes.some(({ isFault }) => isFault)) judged.state = 'fault'
    else {
      judged.state = judged.notes.length > 0 ? 'look' : 'ready'
      judged.difference = compareStudent(judged.student, judged.person, { classes, listed })
    }
  }
  return { rows, classes }
}

function soughtOf(rows: readonly Judged[]) {
  const all = rows.map(({ student }) => student)
  const nisns = all.flatMap(({ nisn }) => nisn ?? [])
  return {
    nisns,
    emails: all.flatMap(({ email }) => email ?? []),
    usernames: [
      ...nisns,
      ...all.flatMap(({ username }) => username ?? []),
      ...all.filter(isNameless).flatMap(listUsernames),
    ],
    names: all.flatMap(({ name, born }) => (born === null ? [] : name.toLowerCase())),
  }
}
