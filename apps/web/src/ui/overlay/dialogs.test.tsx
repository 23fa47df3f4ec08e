import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogButton } from './dialog-button.tsx'
import { Menu, MenuItem, MenuLink } from './menu.tsx'
import { SideSheet } from './side-sheet.tsx'

type Question = Partial<Parameters<typeof ConfirmDialog>[0]>

function ask(more: Question = {}) {
  const [onConfirm, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <DialogButton label="Hapus">
      {close => (
        <ConfirmDialog
          title="Hapus kelas ini?"
          text="Siswanya tetap ada."
          back="Jangan"
          confirm="Hapus kelas"
          onConfirm={onConfirm}
          onClose={() => (onClose(), close())}
          {...more}
        />
      )}
    </DialogButton>,
  )
  return { user: userEvent.setup(), onConfirm, onClose }
}

const open = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Hapus' }))

test('nothing is asked before the button is pressed, and then with what it means', async () => {
  const { user } = ask()
  expect(screen.queryByRole('dialog')).toBeNull()
  await open(user)
  const question = { name: 'Hapus kelas ini?', description: 'Siswanya tetap ada.' }
  expect(screen.getByRole('dialog', question)).toBeTruthy()
})

test('whoever confirms does it once, and the dialog stays until it is done', async () => {
  const { user, onConfirm } = ask()
  await open(user)
  await user.click(screen.getByRole('button', { name: 'Hapus kelas' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test.each([
  ['the way back', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Jangan'))],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('%s does nothing, closes, and gives the focus back to the button', async (_, leave) => {
  const { user, onConfirm, onClose } = ask()
  await open(user)
  await leave(user)
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hapus' })))
})

test.each([
  ['is being done', { isBusy: true }],
  ['lacks a choice', { isOff: true }],
])('what %s cannot be confirmed', async (_, state) => {
  const { user, onConfirm } = ask(state)
  await open(user)
  await user.click(screen.getByRole('button', { name: 'Hapus kelas' }))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('each time it opens it begins anew', async () => {
  const { user } = ask({ children: <input aria-label="Alasan" /> })
  await open(user)
  await user.type(screen.getByLabelText('Alasan'), 'pindah')
  await user.click(screen.getByText('Jangan'))
  await open(user)
  expect(screen.getByLabelText('Alasan')).toHaveProperty('value', '')
})

test('a sheet beside the table is closed by its cross, and what it offers stays in view below', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <SideSheet title="Budi Santoso" onClose={onClose} actions={<Button>Beri waktu</Button>}>
      <p>12/20 terjawab</p>
    </SideSheet>,
  )
  expect(screen.getByRole('dialog', { name: 'Budi Santoso' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Beri waktu' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a menu opens by keyboard, passes over what is off, and leads to other pages', async () => {
  const onSelect = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <Menu trigger={<Button>Lainnya</Button>}>
        <MenuItem disabled onSelect={onSelect}>
          Kirim pesan
        </MenuItem>
        <MenuItem onSelect={onSelect}>Jeda</MenuItem>
        <MenuLink to="/admin/try-out">Rincian</MenuLink>
      </Menu>
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Lainnya' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Kirim pesan' })).toHaveProperty('ariaDisabled', 'true')
  expect(screen.getByRole('menuitem', { name: 'Rincian' }).getAttribute('href')).toBe('/admin/try-out')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Jeda'))
  await user.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(1)
})
