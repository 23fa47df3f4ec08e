import { join } from 'node:path'
import type { Assembly } from '@gerbang/contract/exam/paper-assembly.ts'
import type { Assembly as Assembled } from '@gerbang/scoring/assembly/assemble-papers.ts'
import { createCrew, TooHeavyError } from '../../../crew.ts'
import { unavailable } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { AssemblyPool } from './assembly.queries.ts'

export interface AssemblyTask {
  pool: AssemblyPool
  passages: { id: string; html: string }[]
  enemies: [string, string][]
  wishes: Pick<Assembly, 'cells' | 'target' | 'common' | 'most_used' | 'most_words'>
  forms: number
}

/** What a form tells of itself. */
export interface FormFacts {
  question_ids: string[]
  estimated: number
  words: number
  information: { ability: number; value: number }[]
}

export type AssemblyEnding =
  | Exclude<Assembled, { kind: 'assembled' }>
  | { kind: 'assembled'; forms: FormFacts[] }

const workApart = createCrew<AssemblyTask, AssemblyEnding>({
  file: join(import.meta.dirname, 'assemble.child.ts'),
  processes: 1,
  waiting: limits.assembliesWaiting,
  heapMb: limits.assemblyHeapMb,
  patience: 'someone_waits',
  taskMs: limits.assemblyMs,
  idleMs: limits.assemblyIdleMs,
})

/** Searches one after the other, each in a process of its own. */
export function assembleApart(task: AssemblyTask): Promise<AssemblyEnding> {
  return workApart(task).catch((error: unknown) => {
    if (!(error instanceof TooHeavyError)) throw error
    throw unavailable('Susunan ini terlalu berat untuk dicari. Pilih satu bank, atau kurangi naskahnya.')
  })
}
