import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const interchangeScreens: Screen[] = [
  {
    path: areaPaths.bankUpload,
    crumbs: [{ title: 'Bank Soal', path: areaPaths.banks }, { title: 'Unggah Dokumen Soal' }],
    load: async () => (await import('./upload-page.tsx')).UploadPage,
  },
]
