import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const interchangeScreens = [
  screen(
    areaPaths.bankUpload,
    [{ title: 'Bank Soal', path: areaPaths.banks }, 'Unggah Dokumen Soal'],
    async () => (await import('./upload-page.tsx')).UploadPage,
  ),
]
