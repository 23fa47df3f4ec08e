import { assemblePapers } from '@gerbang/scoring/assembly/assemble-papers.ts'
import { limits } from '../../../limits.ts'
import { serveTasks } from '../../../serve-tasks.ts'
import type { AssemblyEnding, AssemblyTask } from './assemble-apart.ts'
import { describeForm, describeTask } from './describe-pool.rules.ts'

serveTasks(async (task: AssemblyTask): Promise<AssemblyEnding> => {
  const described = describeTask(task)
  const found = await assemblePapers(described.items, described.wishes, limits.assemblySeconds)
  if (found.kind !== 'assembled') return found
  return { kind: 'assembled', forms: found.forms.map(ids => describeForm(ids, task, described)) }
})
