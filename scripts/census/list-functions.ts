import { parseSync, visitorKeys } from 'oxc-parser'

export interface FoundFunction {
  name: string
  line: number
  /** From the first line to the last, blank lines and comments included. */
  lines: number
  parameters: number
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** All functions of a file, those inside of others too. */
export function listFunctions(path: string, code: string): FoundFunction[] {
  const { program, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const lineAt = countLines(code)
  return [...walk(program as unknown as Node, [])]
    .filter(([node]) => functionTypes.has(node.type) && node.body !== null)
    .map(([node, parents]) => {
      const line = lineAt(node.start)
      const lines = lineAt(node.end) - line + 1
      return { name: nameFunction(node, parents), line, lines, parameters: listParameters(node).length }
    })
}

/** Every node with its parents, the nearest first. */
function* walk(node: Node, parents: Node[]): Generator<[Node, Node[]]> {
  yield [node, parents]
  const inside = [node, ...parents]
  for (const key of visitorKeys[node.type] ?? [])
    for (const child of [node[key]].flat() as (Node | null)[]) if (child) yield* walk(child, inside)
}

/** `this` is a note to the compiler, not a parameter. */
const listParameters = (node: Node) => (node.params as Node[]).filter(({ name }) => name !== 'this')

/** The own name, else that of the variable or property that holds it, else that of the call that takes it. */
function nameFunction(node: Node, parents: Node[]): string {
  for (const candidate of [node, ...parents]) {
    const name = readName(candidate.id) ?? readName(candidate.key)
    if (name) return name
    if (candidate.type === 'CallExpression') return `${readName(candidate.callee) ?? 'call'}(…)`
  }
  return 'default'
}

function readName(node: unknown): string | undefined {
  const { name, value, property } = (node ?? {}) as { name?: string; value?: unknown; property?: unknown }
  if (name || !property) return name ?? (typeof value === 'string' ? value : undefined)
  return readName(property)
}

/** Gives the line, from 1, of a place in the code. */
function countLines(code: string): (place: number) => number {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return place => {
    const next = starts.findIndex(start => start > place)
    return next === -1 ? starts.length : next
  }
}
