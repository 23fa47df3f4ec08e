import { loadModule, parseSync } from 'libpg-query'
import { type Node, walk } from './walk-statement.ts'

await loadModule()

/** Constraints that a column may not bring along, by their names in PostgreSQL's tree. */
const ownConstraints = new Set(['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'])

const alterations: Record<string, (command: Node) => string | undefined> = {
  AT_DropColumn: ({ name }) => `takes the column ${name} away, which the version before still reads`,
  AT_AlterColumnType: ({ name }) => `changes the type of ${name}, which rewrites the table under a lock`,
  AT_SetNotNull: ({ name }) => `demands ${name}, which the version before may leave empty`,
  AT_AddColumn: ({ def }) =>
    (def?.ColumnDef.constraints ?? []).some((one: Node) => ownConstraints.has(one['Constraint'].contype))
      ? `adds ${def.ColumnDef.colname} with a constraint: that takes a statement of its own, with a name`
      : undefined,
  AT_AddConstraint: ({ def }) =>
    def?.Constraint.conname ? undefined : 'adds a constraint without a name, which shards do not take',
}

/**
 * Why a statement of a migration stands in the way of the version before, which goes on serving meanwhile, or of shards. What
 * is taken away goes with a later version, once nothing reads it.
 */
export function findMigrationFaults(text: string): string[] {
  const { stmts = [] } = parseSync(text)
  if (stmts.length > 1) return ['sends several statements as one']
  return [...walk(stmts)].flatMap(({ kind, node }) => {
    if (kind === 'AlterTableCmd') return alterations[node['subtype']]?.(node) ?? []
    if (kind === 'RenameStmt') return [`renames ${node['relation']?.relname ?? 'something'}`]
    if (kind === 'DropStmt' && node['removeType'] === 'OBJECT_TABLE') return ['drops a table']
    return []
  })
}
