import { screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

export const packScreens = [
  screen(
    paths.packs,
    [{ title: 'Bank Soal', path: areaPaths.banks }, 'Paket Isi'],
    async () => (await import('./packs-page.tsx')).PacksPage,
  ),
]
