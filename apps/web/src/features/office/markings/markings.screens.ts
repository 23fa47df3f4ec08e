import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

const bank = { title: 'Bank Soal', path: areaPaths.banks }
const list = { title: 'Uraian', path: areaPaths.markings }

export const markingScreens = [
  screen(
    areaPaths.markings,
    [bank, 'Uraian'],
    async () => (await import('./marking-list-page.tsx')).MarkingListPage,
  ),
  screen(
    areaPaths.marking,
    [bank, list, 'Soal'],
    async () => (await import('./marking-page.tsx')).MarkingPage,
  ),
  screen(
    areaPaths.markingDesk,
    [bank, list, 'Menilai'],
    async () => (await import('./desk-page.tsx')).DeskPage,
  ),
]
