import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FieldRules } from './src/form/field-rules.ts'

const folder = new URL('../../packages/contract/src/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !/\.test\.ts$|^question\//.test(file),
)

function listPatterns(rules: FieldRules): string[] {
  if (rules.kind === 'text') return (rules.patterns ?? []).map(({ source }) => source)
  if (rules.kind === 'list') return listPatterns(rules.of)
  return rules.kind === 'group' ? Object.values(rules.fields).flatMap(listPatterns) : []
}

test.each(files)(
  '%s reaches the browser without schemas, and its patterns are ones that a form can read',
  async file => {
    const module = await import(new URL(file, folder).href)
    for (const call of Object.values(module).flatMap(group => Object.values(group as object))) {
      expect(Object.keys(call)).toEqual(expect.not.arrayContaining(['body', 'data', 'query']))
      if (call.rules)
        for (const source of listPatterns(call.rules)) expect(() => new RegExp(source, 'u')).not.toThrow()
    }
  },
)
