import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const interchangeScreens: Screen[] = [
  {
    path: areaPaths.bankUpload,
    title: 'Unggah Dokumen Soal',
    under: areaPaths.banks,
    load: async () => (await import('./upload-page.tsx')).UploadPage,
  },
]
