/** Items that no kind of Gerbang takes, by a stable word: what is said of them on the screen. */
const foreignKinds = {
  essay: 'berjenis uraian, yang belum ada di Gerbang',
  matching: 'berjenis menjodohkan, tetapi pasangannya tidak ditemukan',
  ordering: 'berjenis mengurutkan, yang belum ada di Gerbang',
  gaps: 'berjenis isian di dalam teks, yang belum ada di Gerbang',
  picture: 'dijawab pada gambar, yang belum ada di Gerbang',
  file: 'dijawab dengan mengunggah berkas, yang belum ada di Gerbang',
  slider: 'dijawab dengan menggeser nilai, yang belum ada di Gerbang',
  calculated: 'memakai angka yang diacak, yang belum ada di Gerbang',
  several: 'punya beberapa tempat menjawab, yang belum ada di Gerbang',
  none: 'tidak punya tempat menjawab',
  unknown: 'bukan jenis soal yang dikenal Gerbang',
  unreadable: 'tidak dapat dibaca',
}

export type ForeignKind = keyof typeof foreignKinds

export const sayForeign = (what: string, kind: ForeignKind) =>
  `${what} ${foreignKinds[kind]}. Teksnya disimpan; ubah menjadi jenis lain bila perlu.`
