import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useKeyDown } from './use-key-down.ts'

function Counter({ onPress }: { onPress: (key: string) => void }) {
  useKeyDown(({ key }) => (key === 'j' ? () => onPress(key) : undefined))
  return <input aria-label="Catatan" />
}

test('a key that has an act does it wherever the focus is, and nothing else', () => {
  const onPress = vi.fn<(key: string) => void>()
  render(<Counter onPress={onPress} />)
  const isLeftToBrowser = fireEvent.keyDown(screen.getByLabelText('Catatan'), { key: 'j' })
  expect(onPress).toHaveBeenCalledWith('j')
  expect(isLeftToBrowser).toBe(false)
})

test('every other key is the browser’s', async () => {
  const onPress = vi.fn<(key: string) => void>()
  render(<Counter onPress={onPress} />)
  await userEvent.type(screen.getByLabelText('Catatan'), 'k')
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Catatan')).toHaveProperty('value', 'k')
})

test('the newest acts are done, and none once the page is gone', async () => {
  const [old, now] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const page = render(<Counter onPress={old} />)
  page.rerender(<Counter onPress={now} />)
  await userEvent.keyboard('j')
  page.unmount()
  await userEvent.keyboard('j')
  expect(old).not.toHaveBeenCalled()
  expect(now).toHaveBeenCalledTimes(1)
})
