import { expect, type Page } from '@playwright/test'
import type { Database } from '../apps/server/src/db/database.ts'
import { createPerson, type Person, signIn } from './people.ts'
import { enrol, takeTryout } from './tryout.ts'

/** A browser that nobody has signed in to yet. */
export interface Visit {
  page: Page
  db: Database
  origin: string
}

export interface Screen {
  name: string
  /** Ends when everything that belongs to the screen is there. */
  open: (visit: Visit) => Promise<void>
  /** What the network says about being cut off, for a screen that is about that. */
  noise?: RegExp
}

let finished: Promise<Person> | undefined

/** Somebody whose result is there. Nobody changes them, so one is enough for all screens. */
export function findFinished({ db, origin }: Visit): Promise<Person> {
  finished ??= createPerson(db, 'student').then(async student => {
    await takeTryout(db, origin, student)
    return student
  })
  return finished
}

export async function openPage({ page, origin }: Visit, path: string): Promise<void> {
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByText('Memuat…')).toHaveCount(0)
}

/** A page for a student who has enrolled; `path` may want their attempt. */
export function forEnrolled(path: (attempt: string) => string) {
  return async (visit: Visit) => {
    const student = await createPerson(visit.db, 'student')
    const attempt = await enrol(visit.db, visit.origin, student)
    await signIn(visit.page, visit.origin, student)
    await openPage(visit, path(attempt))
  }
}

/** Parts far below load when somebody comes near them. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight))
}

export function forFinished(path: string, act?: (page: Page) => Promise<void>) {
  return async (visit: Visit) => {
    await signIn(visit.page, visit.origin, await findFinished(visit))
    await openPage(visit, path)
    await act?.(visit.page)
  }
}
