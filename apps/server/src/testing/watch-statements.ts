import { relative, resolve } from 'node:path'
import type { KyselyPlugin, Logger } from 'kysely'
import { type Database, throughPlugin } from '../db/database.ts'
import { acrossShards } from './across-shards.ts'
import { findShardFault } from './find-shard-faults.ts'

const source = resolve(import.meta.dirname, '..')
const frame = /at (?:async )?(?:(\S+) )?\(?(?:file:\/\/)?(\/[^)]+?):\d+:\d+\)?$/

/** The function of the product that sends a statement, as `file function`; undefined where a test sends it. */
function findSender(stack = ''): string | undefined {
  for (const line of stack.split('\n').slice(1)) {
    const [, name = '', file = ''] = frame.exec(line.trim()) ?? []
    // What lists, inserts and groups share speaks for whoever calls it.
    if (!file.startsWith(source) || /watch-statements|\/db\//.test(file)) continue
    if (/\.test\.ts|\/testing\/|\/demo\//.test(file)) return undefined
    return `${relative(source, file)} ${name.split('.').at(-1)}`
  }
  return undefined
}

/**
 * Notes each statement that the product sends over a database, and which function sends it. `listFaults` tells those that
 * cross shards without standing in `across-shards.ts`.
 */
export function watchStatements() {
  const senders = new WeakMap<object, string>()
  const sent = new Map<string, string>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const sender = findSender(new Error('Where from').stack)
      if (sender) senders.set(queryId, sender)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const log: Logger = ({ query }) => {
    const sender = senders.get(query.queryId)
    if (sender) sent.set(query.sql, sender)
  }
  return {
    log,
    watch: (db: Database): Database => throughPlugin(db, plugin),
    listFaults: (): string[] =>
      [...sent].flatMap(([text, sender]) => {
        const fault = acrossShards.has(sender) ? undefined : findShardFault(text)
        return fault ? [`${sender}: ${fault} in ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`] : []
      }),
  }
}
export type Watch = ReturnType<typeof watchStatements>
