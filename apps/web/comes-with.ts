import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** All that a module cannot start without, itself among them. */
function listNeeded(path: string, context: Context): Set<string> {
  const needed = new Set([fileURLToPath(new URL(path, import.meta.url))])
  for (const id of needed) for (const next of context.getModuleInfo(id)?.importedIds ?? []) needed.add(next)
  return needed
}

/** Puts into one file what any of these modules cannot start without; of several in brackets, what each of them needs. */
export function comesWith(
  name: string,
  ...starts: (string | string[])[]
): Rolldown.CodeSplittingNameFunction {
  const known = new WeakMap<Context, Set<string>[][]>()
  const find = (context: Context) =>
    starts.map(start => [start].flat().map(path => listNeeded(path, context)))
  return (id, context) => {
    const needed = known.get(context) ?? find(context)
    known.set(context, needed)
    return needed.some(all => all.every(one => one.has(id))) ? name : null
  }
}

/** Those that so many of these modules cannot start without. */
export function neededBy(least: number, paths: string[]): Test {
  const find = rememberNeeded(paths)
  return (id, context) => find(context).filter(one => one.has(id)).length >= least
}

/** Those that one of these modules cannot start without, and another or anything beyond it needs, too. */
export function neededElsewhere(paths: string[]): Test {
  const find = rememberNeeded(paths)
  return (id, context) => {
    const [only, ...others] = find(context).filter(one => one.has(id))
    if (only === undefined || others.length > 0) return only !== undefined
    return context.getModuleInfo(id)?.importers.some(importer => !only.has(importer)) ?? false
  }
}

type Test = (id: string, context: Context) => boolean

function rememberNeeded(paths: string[]): (context: Context) => Set<string>[] {
  const known = new WeakMap<Context, Set<string>[]>()
  return context => {
    const needed = known.get(context) ?? paths.map(path => listNeeded(path, context))
    known.set(context, needed)
    return needed
  }
}
