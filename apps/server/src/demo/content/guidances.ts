import { writeSlug } from '../../content/write-slug.ts'
import type { Row } from '../../db/insert-rows.ts'
import type { SeedMeans } from '../../db/reference/seed-reference.ts'
import type { WriteBody } from './write-body.ts'

const guides = [
  {
    title: 'Cara kerja satu subtes',
    body: `Try out terdiri dari beberapa subtes. Tiap subtes punya waktunya sendiri.

## Sebelum mulai

Waktu baru berjalan setelah kamu menekan **Mulai**. Sejak itu waktunya terus berjalan, walaupun halamannya ditutup. Halaman rincian try out menunjukkan jumlah soal dan lamanya tiap subtes.

## Selama mengerjakan

- Pindah soal dengan **Sebelumnya** dan **Berikutnya**, atau pilih nomornya di daftar soal.
- Belum yakin? Tandai **Ragu-ragu**. Tanda itu hanya pengingat untukmu dan tidak mengubah nilai.
- Jawaban boleh diganti atau dihapus selama waktunya masih ada.
- Di laptop, huruf A sampai E memilih jawaban, N dan P pindah soal, dan R menandai ragu-ragu.

![Layar soal di ponsel: sisa waktu di kanan atas, soal dengan pilihan A sampai E, lalu di bawah tombol Ragu-ragu, daftar soal, dan panah ke soal berikutnya.](./screens/question.webp)

## Selesai

Tekan **Selesai** untuk melihat soal yang belum dijawab, yang ragu-ragu, dan yang belum terkirim. Setelah **Kumpulkan**, jawaban tidak bisa diubah lagi dan kamu menerima bukti pengumpulan. Kalau waktunya habis duluan, jawabanmu dikumpulkan otomatis.

![Layar Periksa sebelum mengumpulkan: nomor soal yang belum dijawab, yang ragu-ragu, dan yang belum terkirim, lalu tombol Kumpulkan.](./screens/before-submit.webp)`,
  },
  {
    title: 'Kalau sinyal hilang di tengah subtes',
    body: `Tenang, dan **jangan tutup halamannya**. Lanjutkan saja.

## Yang terjadi pada jawabanmu

Setiap jawaban dicatat dulu di perangkatmu, lalu dikirim. Di bagian atas halaman selalu tertulis keadaannya: *Tersimpan*, *Menyimpan*, atau *Belum terkirim* dengan jumlahnya. Di ponsel yang terlihat tandanya: centang, panah berputar, atau awan dicoret dengan angkanya. Begitu tersambung lagi, semua yang menunggu terkirim sendiri.

![Bagian atas layar soal ketika sinyal hilang: di samping jumlah terjawab ada awan dicoret dan angka 1, karena satu jawaban belum terkirim.](./screens/unsent-answer.webp)

## Yang terjadi pada waktumu

Jam yang berlaku adalah jam server, dan ia tidak berhenti ketika sinyalmu hilang. Server masih menerima jawaban sampai satu menit setelah waktu subtes habis. Jawaban yang datang lebih lambat dari itu disimpan terpisah dan tidak dinilai begitu saja.

## Kalau harus pindah perangkat

Masuk dengan akun yang sama, lalu buka subtesnya. Halaman di perangkat lama berhenti menyimpan. Jawaban yang belum terkirim tetap ada di perangkat lama itu.`,
  },
  {
    title: 'Dari jawaban menjadi skor',
    body: `Jawaban kosong dan jawaban salah sama-sama bernilai nol. **Menebak tidak mengurangi skor**, jadi jangan biarkan soal kosong.

Soal tabel dan soal dengan beberapa jawaban bernilai penuh kalau **semua** bagiannya tepat, dan nol kalau tidak. Isi semua barisnya: baris kosong tidak menyelamatkan apa-apa.

## Bukan cuma jumlah benar

Try out berskala UTBK dinilai dengan teori respons butir (IRT). Kesulitan tiap soal diukur dari jawaban semua peserta, lalu dari situ kemampuanmu ditaksir. Karena itu dua siswa dengan jumlah benar yang sama bisa berbeda skornya.

## Sementara, lalu akhir

Sampai try out ditutup, skor yang memakai IRT bertanda **Sementara** dan dihitung dari jumlah benar. Setelah ditutup, skor akhir dihitung dan bisa naik atau turun.

## Kalau ada soal yang keliru

Kuncinya dibetulkan atau soalnya dianulir, lalu skor semua peserta dihitung ulang. Halaman hasil memberi tahu kalau itu terjadi.

Penjelasan lengkap beserta contoh yang bisa dicoba ada di halaman hasilmu, di tautan **Bagaimana skor dihitung**.

![Contoh di halaman Bagaimana skor dihitung: lima soal yang bisa diketuk menjadi benar atau salah, dan skor dengan ±-nya yang langsung ikut berubah.](./screens/score-example.webp)`,
  },
  {
    title: 'Membaca hasil dan ± di belakangnya',
    body: `Skor selalu ditulis dengan galatnya, misalnya 612 ± 30.

![Kartu hasil: skor akhir dengan ± di belakangnya, rentang tempat nilai yang sebenarnya kemungkinan besar berada, lalu peringkat nasional, provinsi, dan sekolah.](./screens/result-score.webp)

## Arti ±

Dua dari tiga kali, nilaimu yang sebenarnya ada di dalam rentang itu: antara 582 dan 642. Satu dari tiga kali ada di luarnya. Tidak ada tes yang bebas galat.

## Naik atau turun?

Bandingkan selisih dua skor dengan ±-nya. Selisih yang lebih kecil dari ± belum tentu perubahan. Lihat beberapa try out, bukan satu.

## Peringkat dan persentase

Peringkat menunjukkan urutanmu di antara peserta try out itu. “Di atas 70% peserta lain” berarti 70% peserta lain skornya lebih rendah. Siswa yang selisih skornya lebih kecil dari ± belum tentu berbeda kemampuannya.

## Mulai dari mana

Bagian bab untuk diulang mengurutkan topik dari yang paling sering meleset. Buka **Bahas soal**, lalu baca pembahasan soal yang salah.

![Kartu bab untuk diulang: tiga topik dengan jumlah soal yang benar, masing-masing dengan tombol Latih.](./screens/result-topics.webp)`,
  },
  {
    title: 'Membaca raport',
    body: `Raport mengumpulkan semua try out yang hasilnya sudah keluar. Satu try out bercerita tentang satu hari; raport bercerita tentang arah.

## Garis skor

Tiap titik adalah satu try out, dan tiap titik punya ±. Kalau dua ± bertumpuk, naik atau turunnya belum tentu sungguhan; di tabel, perubahan seperti itu bertanda **belum pasti**. Percayai arah beberapa titik, bukan lompatan satu titik.

![Garis skor di raport: satu titik tiap try out, garis tegak sepanjang ±-nya, dan garis putus-putus di skor target.](./screens/raport-trend.webp)

## Jarak ke target

Raport menyebut berapa angka lagi ke skor rujukan jurusan pertamamu. Skor rujukan yang berupa perkiraan disebut perkiraan.

## Per subtes

Skor terakhir, perubahannya, dan riwayatnya. Cari subtes yang tidak ikut naik.

## Sudah kuat, dilatih berikutnya

Hanya topik dengan cukup soal yang disebut. Mulailah dari yang teratas di **Dilatih berikutnya**, lalu buka lagi pembahasan soal yang salah.

![Daftar Dilatih berikutnya di raport: tiga topik dengan jumlah soal yang benar dan tautan Latih bab ini.](./screens/raport-topics.webp)

**Cetak, 1 halaman A4** memuat semuanya untuk orang tua atau wali kelas.`,
  },
  {
    title: 'Memilih jurusan dengan jujur',
    body: `Pilih jurusan yang memang kamu inginkan. Pilihanmu menentukan pembanding yang kamu lihat di hasil.

## Yang ditunjukkan

Untuk tiap jurusan kamu melihat daya tampung dan skor terakhir yang tercatat, lengkap dengan tahun dan sumbernya. Skor yang bertanda *perkiraan* bukan angka resmi.

![Kartu Pilihan 1: universitas, jurusan, daya tampung, dan skor terakhir dengan tahunnya, tanda perkiraan, serta sumbernya.](./screens/major-choice.webp)

## Peluang bukan keputusan

Peluang disebut dalam tiga kata: **Aman**, **Bersaing**, dan **Berat**. Dasarnya skor siswa di sini yang memilih jurusan yang sama. Kalau belum ada 50 siswa, peluangnya tidak disebut: lebih baik tidak tahu daripada salah.

![Kartu Target jurusan di halaman hasil: jarak skor ke dua jurusan, dan di bawah keduanya tertulis bahwa peluangnya belum bisa ditaksir.](./screens/major-chance.webp)

## Yang tidak diketahui

- Panitia memakai bobotnya sendiri untuk tiap jurusan.
- Pelamar yang sebenarnya bisa lebih kuat atau lebih lemah daripada peserta di sini.
- Skor terakhir berubah tiap tahun.

Pakai peluang untuk menyusun urutan pilihan dan rencana belajar, bukan untuk memutuskan berhenti.`,
  },
]

/** How the product works, for students. */
export function buildGuidances(writeBody: WriteBody, { now, newId }: SeedMeans): Row<'guidances'>[] {
  const at = now().toISOString()
  return guides.map(({ title, body }, index) => ({
    id: newId(),
    title,
    slug: writeSlug(title),
    ...writeBody(title, body),
    video_url: null,
    file_url: null,
    file_name: null,
    position: index + 1,
    is_published: true,
    created_at: at,
    updated_at: at,
  }))
}
