import { render, screen } from '@testing-library/react'
import Clock from 'icon:clock'
import Lock from 'icon:lock'
import { expect, test } from 'vitest'
import { createStateChip } from './state-chip.tsx'

const words = { draft: 'Draf', waiting: 'Menunggu', closed: 'Ditutup' }
const StateChip = createStateChip(words, {
  draft: 'brand',
  waiting: Clock,
  closed: { tone: 'bad', icon: Lock },
})

function show(state: keyof typeof words) {
  render(<StateChip state={state} />)
  const chip = screen.getByText(words[state])
  return {
    tone: chip.className.match(/text-(brand|muted|bad)/)?.[1],
    icons: chip.querySelectorAll('svg').length,
  }
}

test('a state is a colour, an icon, or both; one that only has an icon is neutral', () => {
  expect(show('draft')).toEqual({ tone: 'brand', icons: 0 })
  expect(show('waiting')).toEqual({ tone: 'muted', icons: 1 })
  expect(show('closed')).toEqual({ tone: 'bad', icons: 1 })
})

/** Compiled and never called. */
export function refuseToCompile() {
  const Chip = createStateChip(words, { draft: 'brand', waiting: Clock })
  // @ts-expect-error -- a state has no look
  const closed = <Chip state="closed" />
  // @ts-expect-error -- a state has no words
  const Wordless = createStateChip({ draft: 'Draf' }, { draft: 'brand', waiting: Clock })
  return [closed, Wordless]
}
