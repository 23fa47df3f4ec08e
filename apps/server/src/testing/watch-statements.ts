import { relative, resolve } from 'node:path'
import type { KyselyPlugin, Logger } from 'kysely'
import { type Database, throughPlugin } from '../db/database.ts'
import { acrossShards } from './across-shards.ts'
import { findShardFault } from './find-shard-faults.ts'

const source = resolve(import.meta.dirname, '..')

/** Places alone: to write a trace out looks each place up in a map of its file, which costs more than the statement itself. */
function listCalls(at: Error): NodeJS.CallSite[] {
  const before = Reflect.get(Error, 'prepareStackTrace')
  Error.prepareStackTrace = (_error, calls) => calls
  const calls = at.stack as unknown as NodeJS.CallSite[]
  Error.prepareStackTrace = before
  return calls
}

/** The function of the product that sends a statement, as `file function`; undefined where a test sends it. */
function findSender(at: Error): string | undefined {
  for (const call of listCalls(at)) {
    const file = call.getFileName()?.replace('file://', '') ?? ''
    // What lists, inserts and groups share speaks for whoever calls it.
    if (!file.startsWith(source) || /watch-statements|\/db\//.test(file)) continue
    if (/\.test\.ts|\/testing\/|\/demo\//.test(file)) return undefined
    return `${relative(source, file)} ${call.getFunctionName()?.split('.').at(-1) ?? ''}`
  }
  return undefined
}

/** Statements without fault, whoever sends them. */
const sound = new Set<string>()

function findFault(text: string): string | undefined {
  const fault = findShardFault(text)
  if (fault === undefined) sound.add(text)
  return fault
}

/**
 * Notes each statement that the product sends over a database, and which function sends it. `listFaults` tells those that
 * cross shards without standing in `across-shards.ts`.
 */
export function watchStatements() {
  const sentAt = new WeakMap<object, Error>()
  const sent = new Map<string, string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sentAt.set(queryId, new Error('Where from'))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const log: Logger = ({ query }) => {
    const at = sound.has(query.sql) ? undefined : sentAt.get(query.queryId)
    const sender = at && findSender(at)
    if (sender) sent.set(query.sql, sender)
  }
  return {
    log,
    watch: (db: Database): Database => throughPlugin(db, plugin),
    listFaults: (): string[] =>
      [...sent].flatMap(([text, sender]) => {
        const fault = acrossShards.has(sender) ? undefined : findFault(text)
        return fault ? [`${sender}: ${fault} in ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`] : []
      }),
  }
}
export type Watch = ReturnType<typeof watchStatements>
