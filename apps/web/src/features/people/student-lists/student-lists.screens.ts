import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const users = { title: 'Pengguna', path: paths.users }
const start = { title: 'Siswa dari daftar', path: paths.studentLists }

export const studentListScreens = [
  screen(
    paths.studentLists,
    [users, 'Siswa dari daftar'],
    async () => (await import('./upload-page.tsx')).UploadListPage,
  ),
  screen(
    paths.studentList,
    [users, start, 'Periksa'],
    async () => (await import('./list-page.tsx')).StudentListPage,
  ),
]
