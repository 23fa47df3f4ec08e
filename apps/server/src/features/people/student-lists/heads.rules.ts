import type { ListField } from '@gerbang/contract/people/student-lists.ts'

/** How schools call their columns, in small letters and without marks. */
const names: Record<ListField, readonly string[]> = {
  name: [
    'nama',
    'nama lengkap',
    'nama siswa',
    'nama peserta didik',
    'nama pd',
    'nama murid',
    'name',
    'siswa',
  ],
  nisn: ['nisn', 'no nisn', 'nomor nisn', 'nomor induk siswa nasional'],
  class: [
    'kelas',
    'rombel',
    'rombel saat ini',
    'rombongan belajar',
    'nama rombel',
    'nama kelas',
    'kelas saat ini',
    'kelas rombel',
  ],
  sex: ['jk', 'l p', 'lp', 'p l', 'jenis kelamin', 'kelamin', 'gender', 'sex'],
  born: [
    'tanggal lahir',
    'tgl lahir',
    'tgllahir',
    'lahir',
    'tempat tanggal lahir',
    'tempat tgl lahir',
    'ttl',
  ],
  email: ['email', 'e mail', 'surel', 'alamat email', 'email siswa'],
  phone: [
    'hp',
    'no hp',
    'nomor hp',
    'nohp',
    'no telp',
    'no telepon',
    'nomor telepon',
    'wa',
    'no wa',
    'whatsapp',
  ],
  username: ['nama pengguna', 'username', 'user name', 'user'],
}

const byName = new Map(
  Object.entries(names).flatMap(([field, all]) => all.map(name => [name, field as ListField] as const)),
)

export function foldHead(head: string): string {
  return head
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export const fieldOfHead = (head: string): ListField | undefined => byName.get(foldHead(head))

/** What national lists hold of families, money and bodies: none of it is needed here, so none of it is kept. */
const foreign =
  /^(data (ayah|ibu|wali)|nik|agama|alamat|rt|rw|dusun|kelurahan|kecamatan|kode pos|jenis tinggal|alat transportasi|skhun|penerima|no kps|nomor|no seri|no registrasi|nama di kip|bank|rekening|layak|alasan|kebutuhan|lintang|bujur|no kk|berat|tinggi|lingkar|jml|jarak|anak ke|tempat lahir$)/

export function isForeign(head: string): boolean {
  return fieldOfHead(head) === undefined && foreign.test(foldHead(head))
}
