import { type ListField, listField } from '@gerbang/contract/people/student-lists.ts'

/** How schools call their columns, in small letters and without marks; of two such columns the former name counts. */
const names: Record<ListField, readonly string[]> = {
  name: ['nama', 'nama lengkap', 'nama siswa', 'nama peserta didik', 'name', 'siswa'],
  nisn: ['nisn', 'no nisn', 'nomor nisn', 'nomor induk siswa nasional'],
  class: ['rombel saat ini', 'rombel', 'rombongan belajar', 'nama rombel', 'kelas'],
  sex: ['jk', 'l p', 'p l', 'jenis kelamin', 'kelamin'],
  born: ['tanggal lahir', 'tgl lahir', 'lahir', 'ttl'],
  email: ['email', 'e mail', 'surel'],
  phone: ['hp', 'no hp', 'nomor hp', 'no wa', 'telepon'],
  username: ['nama pengguna', 'username', 'user name', 'user'],
}

/** The same with more words around them. */
const patterns: Record<ListField, RegExp> = {
  name: /^nama\b.*\b(lengkap|siswa|siswi|peserta|pd|murid|santri|pelajar)\b|\b(student|full) name\b/,
  nisn: /\bnisn\b|\bsiswa nasional\b/,
  class: /\b(rombel|rombongan belajar|kelas|kls|class)\b/,
  sex: /\b(jk|kelamin|gender|sex|l p|lp)\b/,
  born: /\b(tanggal|tgl|tg)\b.*\blahir\b|\btgllahir\b|\b(birth ?date|date of birth)\b/,
  email: /\b(e ?mail|surel)\b/,
  phone: /\b(hp|handphone|ponsel|telp|tlp|telepon|wa|whatsapp|phone)\b/,
  username: /\b(username|user name|nama pengguna|nama user)\b/,
}

const fields = listField.options
const byName = new Map(
  fields.flatMap(field => names[field].map((name, rank) => [name, { field, rank }] as const)),
)
const ofOthers = /\b(ayah|ibu|bapak|wali|ortu|orang ?tua|keluarga|guru|sekolah|panggilan)\b/
const headLength = 60

/** In brackets people say how to fill in a column. */
export function foldHead(head: string): string {
  const bare = head.replaceAll(/\([^)]*\)/g, ' ')
  return (/[\p{L}\p{N}]/u.test(bare) ? bare : head)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a column with this head says, and how surely: the lower, the surer. */
export function readHead(head: string): { field: ListField; rank: number } | undefined {
  const folded = foldHead(head)
  const exact = byName.get(folded)
  if (exact || folded.length > headLength || ofOthers.test(folded)) return exact
  const field = fields.find(one => patterns[one].test(folded))
  return field && { field, rank: names[field].length }
}

/** What national lists hold of families, money and bodies: none of it is needed here, so none of it is kept. */
const foreign =
  /^(nik|agama|alamat|rt|rw|dusun|kelurahan|kecamatan|kode pos|jenis tinggal|alat transportasi|skhun|penerima|no kps|nomor|no seri|no registrasi|nama di kip|bank|rekening|layak|alasan|kebutuhan|lintang|bujur|no kk|berat|tinggi|lingkar|jml|jarak|anak ke|tempat lahir$)/

export function isForeign(head: string): boolean {
  const folded = foldHead(head)
  return readHead(head) === undefined && (foreign.test(folded) || ofOthers.test(folded))
}
