import { expect, type Page } from '@playwright/test'
import type { Call, Data } from '@gerbang/contract/call.ts'
import { tryouts } from '@gerbang/contract/tryouts.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import type { Person } from './people.ts'

export const slug = 'try-out-perdana'

/** A call of the API that a test needs to get anywhere. */
async function send<C extends Call>(
  origin: string,
  { token }: Person,
  { method, path }: C,
  body?: object,
): Promise<Data<C>> {
  const response = await fetch(`${origin}/api/v1${path.replace('{slug}', slug)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return (JSON.parse(text) as { data: Data<C> }).data
}

export async function listSubTests(db: Database) {
  const found = await db
    .selectFrom('tryout_sub_tests as s')
    .innerJoin('tryouts as t', 't.id', 's.tryout_id')
    .innerJoin('subjects as j', 'j.id', 's.subject_id')
    .select(['s.id', 'j.name', 'j.code'])
    .where('t.slug', '=', slug)
    .orderBy('s.position')
    .execute()
  return found
}

export function listMajors(db: Database, count: number) {
  return db.selectFrom('majors').select(['id', 'name']).where('level', '=', 'S1').limit(count).execute()
}

/** Enrols a student and chooses a major: the next thing to do is the first sub-test. */
export async function enrol(db: Database, origin: string, student: Person): Promise<string> {
  await send(origin, student, tryouts.enroll, {})
  const majors = await listMajors(db, 1)
  const attempt = await send(origin, student, tryouts.choose, { major_ids: majors.map(({ id }) => id) })
  return attempt.id
}

/** What the server has stored for a student, by question. */
export async function listStored(db: Database, student: Person) {
  const rows = await db
    .selectFrom('answers as a')
    .innerJoin('progresses as p', join =>
      join.onRef('p.bucket', '=', 'a.bucket').onRef('p.id', '=', 'a.progress_id'),
    )
    .select(['a.question_id', 'a.value', 'a.flagged', 'p.sub_test_id'])
    .where('p.user_id', '=', student.id)
    .execute()
  return rows
}

/** A student who has enrolled and stands in the first sub-test. */
export async function openFirstSubTest(page: Page, db: Database, origin: string, student: Person) {
  await enrol(db, origin, student)
  const [first] = await listSubTests(db)
  await page.goto(`/session/tryout/${slug}/${first?.id}#mulai`)
  await expect(page.getByRole('heading', { name: /^Soal 1 dari/ })).toBeVisible()
}

/** Answers whatever question is shown, by touch; returns once the page shows it as answered. */
export async function answerShown(page: Page): Promise<void> {
  const choices = page.locator('fieldset label:has(input)')
  const text = page.getByLabel('Jawabanmu')
  await expect(choices.first().or(text)).toBeVisible()
  if (await text.isVisible()) return text.fill('12')
  await choices.first().tap()
  await expect(page.locator('fieldset input:checked').first()).toBeAttached()
}

export async function goToNext(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Berikutnya' }).tap()
  await expect(page.getByRole('heading', { name: new RegExp(`^Soal ${number} dari`) })).toBeVisible()
}

/** A question with a passage opens on the passage; its own tab shows the question. */
export async function showQuestion(page: Page, number: number): Promise<void> {
  const heading = page.getByRole('heading', { name: new RegExp(`^Soal ${number} dari`) })
  const tab = page.getByRole('button', { name: 'Soal', exact: true })
  await expect(heading.or(tab).first()).toBeVisible()
  if (await tab.isVisible()) await tab.tap()
  await expect(heading).toBeVisible()
}
