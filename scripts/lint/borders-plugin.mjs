import { dirname, posix, relative, resolve, sep } from 'node:path'
import { findBorderFault, holdsStatements, isStatement } from './borders.mjs'

const root = resolve(import.meta.dirname, '../..')

/** The side of the product that a file belongs to, and its path below `src`. */
function locate(file) {
  const path = relative(root, file).split(sep).join(posix.sep)
  const [, side, below] = /^apps\/(server|web)\/src\/(.+)$/.exec(path) ?? []
  return { side, below }
}

const isTest = path => /\.test\.tsx?$|(?:^|\/)testing\//.test(path)

const directions = {
  create(context) {
    const { side, below } = locate(context.filename)
    if (!side || isTest(below)) return {}
    const check = node => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const target = locate(resolve(dirname(context.filename), source))
      if (target.side !== side) return
      const fault = findBorderFault(side, below, target.below)
      if (fault)
        context.report({ node, message: `${fault} scripts/lint/borders.mjs says who may know whom.` })
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
  create(context) {
    const { side, below } = locate(context.filename)
    if (side !== 'server' || !below.startsWith('features/') || isTest(below) || holdsStatements(below))
      return {}
    const report = node =>
      context.report({ node, message: 'SQL stands in files that end in .queries.ts (docs/architecture.md).' })
    return {
      CallExpression(node) {
        if (node.callee.type === 'MemberExpression' && isStatement(node.callee.property.name)) report(node)
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') report(node)
      },
    }
  },
}

export default { meta: { name: 'borders' }, rules: { directions, statements } }
