import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FactList } from './fact-list.tsx'

const facts = [
  ['Dibuka', '1 Desember'],
  ['Soal', '40 soal'],
] as const

test.each(['stacked', 'lines', 'counts'] as const)('facts %s are terms, each with what it is', look => {
  render(<FactList of={facts} look={look} className="gap-3" />)
  const terms = screen.getAllByRole('term')
  const values = screen.getAllByRole('definition')
  expect(terms.map((term, at) => [term.textContent, values[at]?.textContent])).toEqual(facts)
  // A reader tells a value with its own name only where both have one parent.
  expect(terms.map(term => term.parentElement)).toEqual(values.map(value => value.parentElement))
})
