import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Bank } from '../model/draft.ts'
import { FORMULAS } from '../testing/arbitrary-bank.ts'
import { writeDocx } from './write-docx.ts'

const hasPandoc = spawnSync('pandoc', ['--version']).status === 0
const place = { position: 0 }

const bank: Bank = {
  title: 'Latihan',
  questions: FORMULAS.map((latex, index) => ({
    id: `q${index + 1}`,
    number: index + 1,
    place,
    explanation: '',
    question: { type: 'single_choice', prompt: `Nilai $${latex}$ adalah`, options: ['a', 'b'], key: 0 },
  })),
  passages: [],
  pictures: [],
}

/** A second reader: `pandoc`, where it is installed. */
test.skipIf(!hasPandoc)('pandoc reads every equation of a written document, x < 0 included', () => {
  const input = Buffer.from(writeDocx(bank))
  const { blocks } = JSON.parse(
    execFileSync('pandoc', ['-f', 'docx', '-t', 'json'], { input, encoding: 'utf8' }),
  ) as { blocks: unknown[] }
  const found = [
    ...JSON.stringify(blocks).matchAll(/\{"t":"Math","c":\[\{"t":"\w+"\},"((?:\\.|[^"\\])*)"\]\}/g),
  ].map(match => match[1])
  expect(found).toHaveLength(FORMULAS.length)
  expect(found).toContain('x < 0')
})
