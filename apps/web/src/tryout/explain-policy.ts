import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'

export interface Policy
  extends Pick<Plan, 'result_release' | 'release_at' | 'review_policy' | 'scoring' | 'max_attempts'> {
  /** Whether the try-out closes; practice may not. */
  hasEnd: boolean
}

const releases: Record<Plan['result_release'], (hasEnd: boolean, time: string) => string> = {
  instant: hasEnd =>
    hasEnd
      ? 'Siswa melihat “terkumpul” dulu. Skor keluar setelah tidak ada lagi yang bisa menyimpan jawaban, waktu tambahan ikut dihitung.'
      : 'Skor keluar begitu subtes terakhir dikumpulkan.',
  at_close: () =>
    'Skor keluar setelah try out ditutup dan yang terakhir selesai, waktu tambahan ikut dihitung.',
  at_time: (hasEnd, time) =>
    `Skor keluar ${time}${hasEnd ? ', paling cepat setelah yang terakhir selesai' : ''}.`,
}

/** What students will notice of the settings together, one sentence each. */
export function explainPolicy(policy: Policy, formatTime: (iso: string) => string): string[] {
  const { hasEnd, result_release, release_at, review_policy, scoring, max_attempts } = policy
  const sentences = [
    releases[result_release](
      hasEnd,
      release_at === null ? 'pada waktu yang kamu isi' : formatTime(release_at),
    ),
    review_policy === 'never'
      ? 'Kunci dan pembahasan tidak pernah dibuka, jadi soalnya bisa dipakai lagi.'
      : 'Kunci dan pembahasan dibuka bersama skor. Soalnya tidak rahasia lagi sesudah itu.',
  ]
  if (scoring === 'irt')
    sentences.push(
      hasEnd
        ? 'Skor IRT dihitung dari jawaban semua peserta, sesudah semuanya selesai. Peserta di bawah 50 terlalu sedikit untuk IRT.'
        : 'Sampai ada penilaian IRT, siswa melihat skor sementara dari poin.',
    )
  if (hasEnd && max_attempts !== 1)
    sentences.push('Boleh diulang selama dibuka; yang masuk peringkat hanya pengerjaan pertama.')
  return sentences
}
