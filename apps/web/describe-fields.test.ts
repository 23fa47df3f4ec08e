import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeFields } from './describe-fields.ts'

test.each([
  [z.string().trim().min(3).max(9), { kind: 'text', trim: true, min: 3, max: 9 }],
  [
    z.string().trim().toLowerCase().pipe(z.email().max(254)),
    { kind: 'text', trim: true, lower: true, format: 'email', max: 254 },
  ],
  [z.uuid().toLowerCase(), { kind: 'text', format: 'uuid', lower: true }],
  [z.string().regex(/^\d{6}$/), { kind: 'text', patterns: [{ source: String.raw`^\d{6}$` }] }],
  [z.string().regex(/a/, 'Tulis a.'), { kind: 'text', patterns: [{ source: 'a', message: 'Tulis a.' }] }],
  [z.int().min(1).max(5), { kind: 'number', whole: true, min: 1, max: 5 }],
  [z.preprocess(Number, z.int().min(1)), { kind: 'number', whole: true, min: 1 }],
  [z.number().max(0.5), { kind: 'number', max: 0.5 }],
  [z.enum(['a', 'b']), { kind: 'choice', values: ['a', 'b'] }],
  [z.array(z.int()).min(1).max(4), { kind: 'list', of: { kind: 'number', whole: true }, min: 1, max: 4 }],
  [z.string().nullable().optional(), { kind: 'text', optional: true, nullable: true }],
  [z.boolean().default(false), { kind: 'other', optional: true }],
  [z.union([z.boolean(), z.stringbool()]), { kind: 'other' }],
  [z.file(), { kind: 'other' }],
])('schema %#', (schema, rules) => {
  expect(describeFields(schema)).toEqual(rules)
})

test('groups within groups keep their names, and a refinement is left to the server', () => {
  const schema = z
    .strictObject({ options: z.array(z.strictObject({ text: z.string().max(9) })) })
    .refine(() => false)
  expect(describeFields(schema)).toEqual({
    kind: 'group',
    fields: { options: { kind: 'list', of: { kind: 'group', fields: { text: { kind: 'text', max: 9 } } } } },
  })
})
