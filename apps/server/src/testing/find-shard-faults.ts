import { loadModule, parseSync } from 'libpg-query'
import { tables } from '../db/tables.ts'
import { type Node, walk } from './walk-statement.ts'

await loadModule()

const distributed: ReadonlySet<string> = new Set(tables.distributed)
const declared = /\/\* plain only \*\//

const textOf = (field: Node) => String(field['String']?.sval ?? '')
const nameOf = (table: Node) => String(table['alias']?.aliasname ?? table['relname'])

/** Which columns named `bucket` are the same value, and whether one of them is a parameter. */
function createClasses() {
  const parents = new Map<string, string>()
  const rootOf = (name: string): string => {
    const parent = parents.get(name) ?? name
    return parent === name ? name : rootOf(parent)
  }
  return {
    join: (a: string, b: string) => void parents.set(rootOf(a), rootOf(b)),
    isGiven: (name: string) => rootOf(name) === rootOf('given'),
  }
}

/** A side of `=`: the bucket of a table, something given from outside, or neither. */
function describeSide(side: Node | undefined, only: string | undefined): string | undefined {
  const value = side?.['TypeCast']?.arg ?? side
  if (value?.ParamRef || value?.A_Const) return 'given'
  const fields: Node[] = value?.ColumnRef?.fields ?? []
  const [table, column] = fields.length === 1 ? [only, textOf(fields[0] ?? {})] : fields.map(textOf)
  return column === 'bucket' ? table : undefined
}

/** The two sides of a union stand without a name of their own. */
const levels = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'larg', 'rarg'])

/** Tables of one level of a statement, without those of the levels inside. */
function listTables(level: Node): Node[] {
  return [...walk(level)]
    .filter(({ kind, path }) => kind === 'RangeVar' || (kind === 'relation' && path.length === 0))
    .filter(({ path }) => !path.some(kind => levels.has(kind)))
    .map(({ node }) => node)
    .filter(({ relname }) => typeof relname === 'string')
}

/** What lies below an `or` or a `not` need not hold. */
function findUnsure(level: Node): ReadonlySet<Node> {
  const below = [...walk(level)]
    .filter(({ kind, node }) => kind === 'BoolExpr' && node['boolop'] !== 'AND_EXPR')
    .flatMap(({ node }) => [...walk(node)])
  return new Set(below.map(({ node }) => node))
}

function joinBuckets(tree: unknown, classes: ReturnType<typeof createClasses>): void {
  for (const { kind, node: level } of walk(tree)) {
    if (!levels.has(kind)) continue
    // A column without its table can only be that of the one table that has it.
    const own = listTables(level).filter(({ relname }) => distributed.has(relname))
    const only = own.length === 1 && own[0] ? nameOf(own[0]) : undefined
    const unsure = findUnsure(level)
    for (const { kind: inner, node, path } of walk(level)) {
      if (inner !== 'A_Expr' || unsure.has(node) || path.some(one => levels.has(one))) continue
      if (textOf(node['name']?.[0] ?? {}) !== '=' || node['kind'] !== 'AEXPR_OP') continue
      const [left, right] = [describeSide(node['lexpr'], only), describeSide(node['rexpr'], only)]
      if (left && right) classes.join(left, right)
    }
  }
}

/** Rows that name their bucket each: by something given, or by the bucket of a table that is read by it. */
function givesBuckets(insert: Node, classes: ReturnType<typeof createClasses>): boolean {
  const place = (insert['cols'] ?? []).findIndex((column: Node) => column['ResTarget']?.name === 'bucket')
  const select = insert['selectStmt']?.SelectStmt
  const rows: Node[][] = select?.valuesLists
    ? select.valuesLists.map((row: Node) => row['List'].items)
    : [(select?.targetList ?? []).map((target: Node) => target['ResTarget'].val)]
  return place >= 0 && rows.every(row => classes.isGiven(describeSide(row[place], undefined) ?? ''))
}

/**
 * Why a sharded database would refuse the statement or send it to all of its shards: distributed tables whose bucket it does
 * not name, where it does not declare that. Nothing where all is well.
 */
export function findShardFault(text: string): string | undefined {
  if (declared.test(text)) return undefined
  if (!tables.distributed.some(name => text.includes(name))) return undefined
  const tree = parseSync(text)
  const classes = createClasses()
  joinBuckets(tree, classes)
  const used = [...walk(tree)].filter(
    ({ kind, node }) => ['RangeVar', 'relation'].includes(kind) && distributed.has(node['relname']),
  )
  const inserted = new Set(
    [...walk(tree)]
      .filter(({ kind, node }) => kind === 'InsertStmt' && givesBuckets(node, classes))
      .map(({ node }) => node['relation'].relname),
  )
  const loose = used.filter(
    ({ kind, node }) =>
      !classes.isGiven(nameOf(node)) && !(kind === 'relation' && inserted.has(node['relname'])),
  )
  const names = [...new Set(loose.map(({ node }) => node['relname']))]
  return names.length > 0 ? `no bucket for ${names.join(', ')}` : undefined
}
