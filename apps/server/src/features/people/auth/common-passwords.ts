import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** The shortest that any account may have; shorter entries can never be typed. */
export const shortestPassword = 10

/** A process unpacks them and ends: their packages take ten times the memory of what is kept. */
async function readEntries(): Promise<Set<string>> {
  const { stdout } = await execute(process.execPath, [join(import.meta.dirname, 'common-passwords.child.ts')])
  return new Set(stdout.split('\n'))
}

let known: Promise<Set<string>> | undefined

/** More than 100,000 leaked passwords, words and names, of which those of a possible length are kept. */
export function loadCommonPasswords(): Promise<Set<string>> {
  known ??= readEntries()
  return known
}

/** True for what guessers try first, in any case, also when only digits or signs follow. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const entries = await loadCommonPasswords()
  const folded = password.toLowerCase()
  return entries.has(folded) || entries.has(folded.replace(/[^\p{L}]+$/u, ''))
}
