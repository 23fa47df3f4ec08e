import { dirname, posix, relative, resolve, sep } from 'node:path'
import { findBorderFault, holdsStatements, isStatement, type Side } from './borders.ts'

const root = resolve(import.meta.dirname, '../..')

/** The side of the product that a file belongs to, and its path below `src`. */
function locate(file: string): { side?: Side; below: string } {
  const path = relative(root, file).split(sep).join(posix.sep)
  const [, side, below = ''] = /^apps\/(server|web)\/src\/(.+)$/.exec(path) ?? []
  return side === 'server' || side === 'web' ? { side, below } : { below }
}

const isTest = (path: string) => /\.test\.tsx?$|(?:^|\/)testing\//.test(path)

interface Node {
  source?: { value?: unknown }
  callee?: { property?: { name?: string } }
  tag?: { name?: string }
}

interface Context {
  filename: string
  report: (fault: { node: Node; message: string }) => void
}

const directions = {
  create(context: Context) {
    const { side, below } = locate(context.filename)
    if (!side || isTest(below)) return {}
    const check = (node: Node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const target = locate(resolve(dirname(context.filename), source))
      if (target.side !== side) return
      const fault = findBorderFault(side, below, target.below)
      if (fault) context.report({ node, message: `${fault} scripts/lint/borders.ts says who may know whom.` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

const statements = {
  create(context: Context) {
    const { side, below } = locate(context.filename)
    if (side !== 'server' || !below.startsWith('features/') || isTest(below) || holdsStatements(below))
      return {}
    const report = (node: Node) =>
      context.report({ node, message: 'SQL stands in files that end in .queries.ts (docs/architecture.md).' })
    return {
      CallExpression(node: Node) {
        if (isStatement(node.callee?.property?.name ?? '')) report(node)
      },
      TaggedTemplateExpression(node: Node) {
        if (node.tag?.name === 'sql') report(node)
      },
    }
  },
}

export default { meta: { name: 'borders' }, rules: { directions, statements } }
