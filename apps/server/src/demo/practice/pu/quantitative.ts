import { COMPARISON, SUFFICIENCY } from '../../common-options.ts'
import type { SeedItem, SeedStimulus } from '../../seed-item.ts'

const topic = 'Penalaran kuantitatif'

export const quantitativeTexts: SeedStimulus[] = [
  {
    ref: 'PU-S27',
    title: 'Lima Kebun Jeruk',
    body: `Tabel berikut memuat hasil panen dan penjualan lima kebun jeruk dalam satu musim.

| Kebun | Pohon | Panen (kg) | Terjual (kg) |
| :-- | --: | --: | --: |
| Arum | 120 | 4.200 | 3.360 |
| Bumi | 150 | 4.950 | 4.455 |
| Cakra | 90 | 3.420 | 2.565 |
| Dewi | 200 | 6.000 | 5.100 |
| Eka | 80 | 2.960 | 2.220 |`,
  },
]

export const quantitative: SeedItem[] = [
  {
    ref: 'PU-241',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Bilangan yang melanjutkan barisan $4,\; 7,\; 13,\; 22,\; 34,\; \ldots$ adalah ….`,
    options: ['46', '49', '52', '56', '68'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Selisih suku yang berdekatan $3, 6, 9, 12$, selalu bertambah 3. Selisih berikutnya 15, jadi bilangannya $34 + 15 = 49$.

Nilai 46 mengulang selisih 12, 52 melompat ke selisih 18, 56 menjumlahkan dua suku terakhir, dan 68 menggandakan suku terakhir. Menjumlahkan dua suku tidak cocok sejak awal: $4 + 7 = 11$, bukan 13. Uji dugaan pada suku-suku pertama lebih dahulu.`,
  },
  {
    ref: 'PU-242',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Bilangan yang melanjutkan barisan $2,\; 6,\; 12,\; 20,\; 30,\; \ldots$ adalah ….`,
    options: ['36', '40', '42', '44', '50'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Setiap suku adalah hasil kali dua bilangan berurutan: $1 \cdot 2, 2 \cdot 3, 3 \cdot 4, 4 \cdot 5, 5 \cdot 6$. Berikutnya $6 \cdot 7 = 42$.

Nilai 40 mengulang selisih 10, 44 menambahkan 14, 36 memakai $6^2$, dan 50 menjumlahkan dua suku terakhir. Selisihnya, $4, 6, 8, 10$, memberi jawaban yang sama: $30 + 12 = 42$. Dua cara yang bertemu menguatkan dugaan.`,
  },
  {
    ref: 'PU-243',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Bilangan yang melanjutkan barisan $7,\; 2,\; 10,\; 4,\; 14,\; 8,\; 19,\; \ldots$ adalah ….`,
    options: ['11', '12', '14', '16', '25'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Dua barisan berselang-seling. Suku ganjil $7, 10, 14, 19$ bertambah $3, 4, 5$. Suku genap $2, 4, 8$ selalu dikalikan 2. Suku berikutnya adalah suku genap: $8 \cdot 2 = 16$.

Nilai 25 melanjutkan suku ganjil ($19 + 6$). Nilai 14 menganggap suku genap bertambah $2, 4, 6$; itu juga cocok dengan tiga suku, tetapi suku ganjil sudah bertambah menurut pola lain dan pengali 2 lebih sederhana. Nilai 12 mengulang tambahan 4, dan 11 mengurangkan 8 dari 19. Hitung dahulu giliran siapa.`,
  },
  {
    ref: 'PU-244',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Pasangan huruf yang melanjutkan AZ, BX, DU, GQ, … adalah ….',
    options: ['HM', 'JL', 'KK', 'KL', 'KM'],
    keeps_order: true,
    key: 'D',
    explanation: `Pisahkan kedua huruf. Huruf pertama A, B, D, G maju 1, 2, 3, jadi berikutnya maju 4: K. Huruf kedua Z, X, U, Q mundur 2, 3, 4, jadi berikutnya mundur 5: L. Pasangannya KL.

JL memajukan huruf pertama 3 lagi, KM memundurkan huruf kedua 4 lagi, KK memundurkannya 6, dan HM memakai langkah awal bagi huruf pertama. Ganti huruf dengan nomor abjadnya: 1, 2, 4, 7, 11 dan 26, 24, 21, 17, 12.`,
  },
  {
    ref: 'PU-245',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Operasi $\diamond$ memenuhi

$$3 \diamond 4 = 9, \qquad 5 \diamond 2 = 5, \qquad 4 \diamond 6 = 20.$$

Jika polanya sama, nilai $6 \diamond 5$ adalah ….`,
    options: ['11', '24', '25', '30', '36'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Bandingkan dengan hasil kalinya: $12 \to 9$, $10 \to 5$, $24 \to 20$. Yang dikurangkan 3, 5, dan 4, yaitu bilangan pertama. Jadi, $a \diamond b = ab - a$ dan $6 \diamond 5 = 30 - 6 = 24$.

Nilai 25 mengurangkan bilangan kedua, 30 tidak mengurangkan apa pun, 36 menambahkan, dan 11 menjumlahkan kedua bilangan. Contoh $5 \diamond 2 = 5$ paling berguna karena hasilnya sama dengan salah satu bilangan: $5 \cdot (2 - 1)$.`,
  },
  {
    ref: 'PU-246',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `Setiap baris tabel berikut mengikuti aturan yang sama.

| I | II | III |
| --: | --: | --: |
| 3 | 5 | 14 |
| 2 | 7 | 11 |
| 5 | 1 | 26 |
| 4 | 3 | ? |

Bilangan yang menggantikan tanda tanya adalah ….`,
    options: ['10', '12', '13', '19', '25'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Baris ketiga memberi petunjuk: dari 5 dan 1 menjadi 26, kira-kira $5^2$. Coba $a^2 + b$: $9 + 5 = 14$, $4 + 7 = 11$, $25 + 1 = 26$. Cocok, jadi $16 + 3 = 19$.

Nilai 13 menukar peran kedua kolom ($3^2 + 4$), 25 mengkuadratkan keduanya, 12 mengalikan, dan 10 memakai $a + 2b$. Pilih baris dengan angka yang paling berbeda untuk menduga aturan, lalu uji pada semua baris.`,
  },
  {
    ref: 'PU-247',
    stimulus: 'PU-S27',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Kebun manakah yang panen per pohonnya paling besar?',
    options: ['Arum', 'Bumi', 'Cakra', 'Dewi', 'Eka'],
    keeps_order: true,
    key: 'C',
    explanation: `Bagilah panen dengan banyak pohon.

- Arum: $4.200:120=35$ kg
- Bumi: $4.950:150=33$ kg
- Cakra: $3.420:90=38$ kg
- Dewi: $6.000:200=30$ kg
- Eka: $2.960:80=37$ kg

Dewi mengecoh karena panennya terbanyak, padahal pohonnya juga terbanyak. Eka dan Arum berada di bawah Cakra, sedangkan Bumi di bawah keduanya. Kata “per pohon” menentukan pembaginya.`,
  },
  {
    ref: 'PU-248',
    stimulus: 'PU-S27',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Di kebun manakah berat jeruk yang tidak terjual paling besar?',
    options: ['Arum', 'Bumi', 'Cakra', 'Dewi', 'Eka'],
    keeps_order: true,
    key: 'D',
    explanation: `Kurangkan yang terjual dari panen: Arum 840, Bumi 495, Cakra 855, Dewi 900, dan Eka 740 kg. Yang terbanyak Dewi.

Cakra dan Eka mengecoh karena *persentasenya* paling besar, masing-masing 25%, sedangkan Dewi hanya 15%. Arum berada di tengah dan Bumi paling laku. Baca yang diminta: berat dan persentase dapat memberi urutan yang berbeda.`,
  },
  {
    ref: 'PU-249',
    stimulus: 'PU-S27',
    type: 'true_false_table',
    topic,
    difficulty: 'hard',
    prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Jika kelima kebun digabung, panen per pohonnya lebih dari 34 kg.',
      'Jika Dewi menjual 300 kg lagi, persentase terjualnya sama dengan Bumi.',
      'Panen Arum lebih dari 20% di atas panen Cakra.',
      'Jeruk yang terjual dari Cakra dan Eka bersama-sama lebih banyak daripada jeruk yang terjual dari Dewi.',
    ],
    key: [1, 0, 0, 1],
    explanation: String.raw`Hitung satu per satu.

- Jumlah panen 21.530 kg dari 640 pohon, yaitu sekitar 33,6 kg. Salah; rata-rata kelima angka per pohon (34,6) tidak boleh dipakai karena banyak pohonnya berbeda.
- $5.400 : 6.000 = 90\%$ dan $4.455 : 4.950 = 90\%$. Benar.
- $4.200 : 3.420 \approx 1{,}228$. Benar.
- $2.565 + 2.220 = 4.785$, kurang dari 5.100. Salah.

Untuk angka gabungan, jumlahkan pembilang dan penyebut sebelum membagi.`,
  },
  {
    ref: 'PU-250',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Berapa luas sebuah persegi panjang?

(1) Kelilingnya 28 cm.

(2) Diagonalnya 10 cm.

Penilaian manakah yang tepat tentang kecukupan kedua pernyataan itu untuk menjawab pertanyaan?`,
    options: SUFFICIENCY,
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Keliling saja tidak cukup: ukuran $7 \times 7$ dan $8 \times 6$ sama-sama berkeliling 28. Diagonal saja tidak cukup: $8 \times 6$ dan $5\sqrt{2} \times 5\sqrt{2}$ sama-sama berdiagonal 10.

Bersama-sama: $p + l = 14$ dan $p^2 + l^2 = 100$. Dari $(p + l)^2 = p^2 + l^2 + 2pl$ diperoleh $196 = 100 + 2pl$, jadi luasnya 48.

Panjang dan lebar tidak perlu dihitung sendiri-sendiri. Pada soal kecukupan, hitunglah seperlunya sampai yakin jawabannya tunggal.`,
  },
  {
    ref: 'PU-251',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `Berapa tahun umur Lia sekarang?

(1) Tiga tahun lagi, umur Lia dua kali umurnya lima tahun yang lalu.

(2) Selisih umur Lia dan umur adiknya empat tahun, dan umur adiknya bilangan ganjil.

Penilaian manakah yang tepat tentang kecukupan kedua pernyataan itu untuk menjawab pertanyaan?`,
    options: SUFFICIENCY,
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Pernyataan (1): $x + 3 = 2(x - 5)$ hanya memuat satu yang tidak diketahui, dan penyelesaiannya $x = 13$. Cukup.

Pernyataan (2) hanya mengatakan bahwa umur Lia juga ganjil; 9, 11, dan 13 semuanya mungkin. Tidak cukup.

Banyak orang memilih gabungan karena pernyataan (2) terasa melengkapi. Jika satu pernyataan sudah cukup sendirian, gabungan bukan jawabannya. Hitung banyaknya yang tidak diketahui dalam setiap pernyataan.`,
  },
  {
    ref: 'PU-252',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Perbandingan umur Raka dan Sinta sekarang 5 : 3. Enam tahun lagi, perbandingannya menjadi 4 : 3. Umur Raka sekarang adalah … tahun.',
    options: ['10', '12', '16', '22', '28'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Misalkan umur mereka $5k$ dan $3k$. Enam tahun lagi:

$$\frac{5k + 6}{3k + 6} = \frac{4}{3} \iff 15k + 18 = 12k + 24 \iff k = 2.$$

Umur Raka $5 \cdot 2 = 10$ tahun.

Nilai 12 adalah umur Sinta enam tahun lagi, 16 umur Raka enam tahun lagi dan juga jumlah umur mereka sekarang, 28 jumlah umur enam tahun lagi, dan 22 menambahkan 6 hanya satu kali pada jumlah itu. Selisih umur tetap: 4 tahun sekarang, 4 tahun nanti.`,
  },
  {
    ref: 'PU-253',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Sebuah bus berangkat pukul 07.00 dengan kecepatan tetap 60 km/jam. Pada pukul 08.30, sebuah mobil berangkat dari tempat yang sama, lewat jalan yang sama, dengan kecepatan tetap 80 km/jam. Mobil itu menyusul bus pada pukul ….',
    options: ['09.38', '10.00', '11.30', '12.30', '13.00'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Ketika mobil berangkat, bus sudah 1,5 jam berjalan dan berada 90 km di depan. Setiap jam jarak itu berkurang $80 - 60 = 20$ km, jadi diperlukan $90 : 20 = 4{,}5$ jam. Pukul 08.30 ditambah 4,5 jam adalah pukul 13.00.

Pukul 11.30 menambahkan 4,5 jam pada pukul 07.00, dan 12.30 pada pukul 08.00. Pukul 09.38 membagi 90 dengan 80 seolah-olah bus berhenti, dan 10.00 mengulang selisih 1,5 jam. Periksa jaraknya: bus $6 \cdot 60 = 360$ km, mobil $4{,}5 \cdot 80 = 360$ km.`,
  },
  {
    ref: 'PU-254',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Sebanyak 300 gram larutan gula berkadar 20% diencerkan dengan air sampai kadarnya menjadi 12%. Berat larutan setelah diencerkan adalah … gram.',
    options: ['180', '200', '324', '360', '500'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Berat gulanya tidak berubah: $20\% \cdot 300 = 60$ gram. Jika 60 gram itu menjadi 12%, berat larutannya $60 : 0{,}12 = 500$ gram.

Nilai 200 hanya air yang ditambahkan, 180 memakai perbandingan terbalik ($300 \cdot \frac{12}{20}$), 324 menambahkan 8% pada 300, dan 360 menambahkan 60 gram. Kadar yang turun berarti larutannya bertambah, jadi 180 dan 200 langsung gugur. Pegang yang *tetap*, yaitu gulanya.`,
  },
  {
    ref: 'PU-255',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Tiga hari setelah lusa adalah hari Minggu. Dua hari sebelum kemarin adalah hari ….',
    options: ['Senin', 'Selasa', 'Rabu', 'Jumat', 'Sabtu'],
    keeps_order: true,
    key: 'E',
    explanation: `Ubah menjadi langkah dari hari ini. Lusa +2, tiga hari setelahnya +5: hari itu Minggu, jadi hari ini Selasa. Kemarin −1, dua hari sebelumnya −3: tiga hari sebelum Selasa adalah Sabtu.

Selasa adalah hari ini, Senin kemarin, Rabu menghitung dari besok, dan Jumat mundur satu hari terlalu jauh. Menuliskan setiap keterangan sebagai +2 atau −1 mencegah salah hitung.`,
  },
  {
    ref: 'PU-256',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Dari lima siswa dan empat siswi akan dipilih tiga orang untuk lomba debat. Sedikitnya satu di antara mereka harus siswi. Banyak cara memilihnya adalah ….',
    options: ['10', '40', '70', '74', '84'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Banyak semua pilihan $\binom{9}{3} = 84$. Yang tanpa siswi $\binom{5}{3} = 10$. Jadi, yang memuat sedikitnya satu siswi $84 - 10 = 74$.

Nilai 84 melupakan syarat, 10 justru yang tidak boleh, 40 hanya yang memuat *tepat* satu siswi, dan 70 melupakan tim yang ketiganya siswi ($40 + 30$). Untuk “sedikitnya satu”, mengurangi yang tidak memuat sama sekali hampir selalu lebih singkat. Periksa: $40 + 30 + 4 = 74$.`,
  },
  {
    ref: 'PU-257',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Tika bersepeda motor dari rumah ke kota dengan kecepatan 40 km/jam dan pulang lewat jalan yang sama dengan kecepatan 60 km/jam. Perhatikan dua kuantitas berikut.

| $P$ | $Q$ |
| :---: | :---: |
| kecepatan rata-rata seluruh perjalanan, dalam km/jam | $50$ |

Hubungan yang benar antara kuantitas $P$ dan $Q$ adalah ….`,
    options: COMPARISON,
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Misalkan jaraknya 120 km. Pergi 3 jam dan pulang 2 jam, jadi 240 km ditempuh dalam 5 jam: rata-ratanya 48 km/jam. Untuk jarak lain hasilnya sama, jadi $P < Q$.

Jawaban “sama” merata-ratakan kedua kecepatan, padahal waktunya tidak sama lama. “Tidak dapat ditentukan” mengira jarak berpengaruh; jaraknya saling menghapus. $P > Q$ terbalik dan $P = 2Q$ melebihi kecepatan tertinggi. Kecepatan rata-rata condong ke kecepatan yang dipakai lebih *lama*, yaitu yang lebih rendah.`,
  },
  {
    ref: 'PU-258',
    type: 'true_false_table',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Barisan $2,\; 5,\; 8,\; 11,\; \ldots$ mempunyai beda tetap. Tentukan apakah setiap pernyataan berikut benar atau salah.`,
    columns: ['Benar', 'Salah'],
    statements: [
      'Suku ke-20 barisan itu adalah 59.',
      'Bilangan 100 adalah suku barisan itu.',
      'Jumlah sepuluh suku pertamanya adalah 155.',
      'Selisih suku ke-15 dan suku ke-5 adalah 30.',
    ],
    key: [0, 1, 0, 0],
    explanation: String.raw`Bedanya 3, jadi suku ke-$n$ adalah $3n - 1$.

- $3 \cdot 20 - 1 = 59$. Benar.
- $3n - 1 = 100$ memberi $3n = 101$, yang tidak habis dibagi 3. Salah.
- Suku ke-10 adalah 29, jadi jumlahnya $\frac{10(2 + 29)}{2} = 155$. Benar.
- Sepuluh langkah kali beda 3 adalah 30. Benar.

Setiap suku bersisa 2 jika dibagi 3. Cara itu langsung menguji apakah sebuah bilangan termasuk barisan.`,
  },
  {
    ref: 'PU-259',
    type: 'true_false_table',
    topic,
    difficulty: 'easy',
    prompt:
      'Dalam sebuah sandi, setiap huruf diganti dengan huruf yang terletak dua tempat sesudahnya dalam abjad. Misalnya, BUKU menjadi DWMW. Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'TINTA menjadi VKPUC.',
      'KAPUR menjadi MCRWT.',
      'Sandi OGLC berarti MEJE.',
      'LAMPU menjadi NCOQW.',
    ],
    key: [1, 0, 1, 1],
    explanation: `Majukan setiap huruf dua tempat.

- TINTA: T→V, I→K, N→P, T→V, A→C, jadi VKPVC. Salah pada huruf keempat.
- KAPUR: K→M, A→C, P→R, U→W, R→T, jadi MCRWT. Benar.
- OGLC dimundurkan: O→M, G→E, L→J, C→A, jadi MEJA. Salah.
- LAMPU: L→N, A→C, M→O, P→R, U→W, jadi NCORW. Salah.

Huruf yang sama selalu mendapat sandi yang sama; kedua T pada TINTA harus sama-sama menjadi V.`,
  },
  {
    ref: 'PU-260',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt:
      'Mesin A mengisi 120 botol per jam, mesin B mengisi 90 botol dalam 40 menit, dan mesin C mengisi 50 botol dalam 25 menit. Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Mesin B paling cepat.',
      'Dalam 20 menit, mesin A dan C bersama-sama mengisi 100 botol.',
      'Mesin A dan mesin C sama cepat.',
      'Mesin B memerlukan lebih dari 7 jam untuk mengisi 1.000 botol.',
    ],
    key: [0, 1, 0, 0],
    explanation: String.raw`Samakan satuannya menjadi botol per jam: A 120, B $90 \cdot \frac{60}{40} = 135$, dan C $50 \cdot \frac{60}{25} = 120$.

- B paling cepat. Benar.
- A dan C: 240 botol per jam, jadi 80 botol dalam 20 menit. Salah.
- A dan C sama-sama 120. Benar.
- $1.000 : 135 \approx 7{,}4$ jam. Benar.

Angka 90 dan 50 tidak dapat dibandingkan sebelum waktunya sama.`,
  },
]
