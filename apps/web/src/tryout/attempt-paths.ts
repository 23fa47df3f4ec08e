import { fillPath, paths } from '../paths.ts'

interface Finished {
  slug: string
  /** Which attempt; the newest finished one when left out. */
  number?: number | undefined
}

const askFor = (number: number | undefined) => (number === undefined ? '' : `?attempt=${number}`)

export function resultPath({ slug, number }: Finished): string {
  return fillPath(paths.result, { slug }) + askFor(number)
}

export function reviewPath({ slug, number }: Finished): string {
  return fillPath(paths.review, { slug }) + askFor(number)
}

/** The attempt that an address names; undefined where it names none. */
export function readAttempt(search: string): number | undefined {
  const number = Number(new URLSearchParams(search).get('attempt'))
  return Number.isInteger(number) && number > 0 ? number : undefined
}
