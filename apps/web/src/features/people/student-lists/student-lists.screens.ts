import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const studentListScreens: Screen[] = [
  {
    path: paths.studentLists,
    title: 'Siswa dari daftar',
    under: paths.users,
    load: async () => (await import('./upload-page.tsx')).UploadListPage,
  },
  {
    path: paths.studentList,
    title: 'Periksa',
    under: paths.studentLists,
    load: async () => (await import('./list-page.tsx')).StudentListPage,
  },
]
