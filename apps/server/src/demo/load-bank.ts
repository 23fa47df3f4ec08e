import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuestionFile } from '@gerbang/interchange/text/question-file.ts'
import { describeFault, readText } from '@gerbang/interchange/text/read-text.ts'
import { z } from 'zod'

/** One folder for each bank: what it is, a file for each sub-test, and the pictures that these name. */
export const bankFolders = {
  first: join(import.meta.dirname, 'questions/perdana'),
  second: join(import.meta.dirname, 'questions/akhir-pekan'),
  practice: join(import.meta.dirname, 'questions/latihan'),
  skd: join(import.meta.dirname, 'questions/skd'),
  inWork: join(import.meta.dirname, 'questions/kelas-12'),
}

export type BankFolder = keyof typeof bankFolders

const about = z.strictObject({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** Students are given its questions to practise. */
  for_practice: z.boolean().default(false),
  /** Names of its files, in the order of the sub-tests. */
  sub_tests: z.array(z.string()),
})

export interface SeedBank extends Omit<z.infer<typeof about>, 'sub_tests'> {
  paper: QuestionFile[]
}

function readFile(path: string): QuestionFile {
  const { file, faults } = readText(readFileSync(path, 'utf8'))
  if (faults.length > 0) throw new Error(faults.map(fault => describeFault(path, fault)).join('\n'))
  return file
}

/** Throws an error that names each fault with its file and line. */
export function loadBank(folder: BankFolder): SeedBank {
  const path = bankFolders[folder]
  const { sub_tests, ...bank } = about.parse(JSON.parse(readFileSync(join(path, 'bank.json'), 'utf8')))
  return { ...bank, paper: sub_tests.map(name => readFile(join(path, `${name}.soal.md`))) }
}
