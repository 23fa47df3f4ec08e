import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PressedButtons } from './pressed-buttons.tsx'

const panes = [
  ['passage', 'Bacaan'],
  ['question', 'Soal'],
] as const

function Panes() {
  const [current, setCurrent] = useState<'passage' | 'question'>('passage')
  return <PressedButtons of={panes} current={current} onPick={setCurrent} className="" />
}

const listPressed = () => screen.getAllByRole('button', { pressed: true }).map(button => button.textContent)

test('one is pressed at a time, by a click or by the keys', async () => {
  const user = userEvent.setup()
  render(<Panes />)
  expect(listPressed()).toEqual(['Bacaan'])
  await user.click(screen.getByRole('button', { name: 'Soal' }))
  expect(listPressed()).toEqual(['Soal'])
  await user.tab({ shift: true })
  await user.keyboard('{Enter}')
  expect(listPressed()).toEqual(['Bacaan'])
})
