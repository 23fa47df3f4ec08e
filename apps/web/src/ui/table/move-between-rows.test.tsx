import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { moveBetweenRows } from './move-between-rows.ts'

afterEach(cleanup)

function open() {
  render(
    <table>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as in the table itself */}
      <tbody onKeyDown={moveBetweenRows}>
        <tr>
          <td>
            <a href="/1">Satu</a>
            <button>Hapus 1</button>
          </td>
        </tr>
        <tr>
          <td>
            <a href="/2">Dua</a>
            <button disabled>Tetap</button>
            <button>Hapus 2</button>
          </td>
        </tr>
        <tr>
          <td>
            <a href="/3">Tiga</a>
          </td>
        </tr>
        <tr>
          <td>kosong</td>
        </tr>
      </tbody>
    </table>,
  )
  return userEvent.setup()
}
const focus = () => document.activeElement?.textContent

test('down and up go to the same control of the next row', async () => {
  const user = open()
  screen.getByText('Satu').focus()
  await user.keyboard('{ArrowDown}')
  expect(focus()).toBe('Dua')
  await user.keyboard('{ArrowUp}')
  expect(focus()).toBe('Satu')
  screen.getByText('Hapus 1').focus()
  await user.keyboard('{ArrowDown}')
  expect(focus(), 'what is switched off is passed over').toBe('Hapus 2')
})

test('where the next row has fewer controls its last one is taken, and where it has none nothing moves', async () => {
  const user = open()
  screen.getByText('Hapus 2').focus()
  await user.keyboard('{ArrowDown}')
  expect(focus()).toBe('Tiga')
  await user.keyboard('{ArrowDown}')
  expect(focus()).toBe('Tiga')
})

test('at the first row up stays, and other keys are left to whoever they belong to', async () => {
  const user = open()
  screen.getByText('Satu').focus()
  await user.keyboard('{ArrowUp}{ArrowLeft}{Home}')
  expect(focus()).toBe('Satu')
})
