import type { SeedSubTest } from '../seed-item.ts'

export const pm: SeedSubTest = {
  subject: 'PM',
  lang: 'id',
  stimuli: [
    {
      ref: 'PM-S11',
      title: 'Tagihan Air',
      body: `Tagihan air bulanan sebuah kota terdiri atas biaya tetap Rp12.000 dan biaya pemakaian. Tarif pemakaian per m³ berjenjang: Rp3.000 untuk 10 m³ pertama, Rp4.500 untuk 10 m³ berikutnya, dan Rp7.000 untuk pemakaian di atas 20 m³. Tarif suatu jenjang hanya berlaku bagi pemakaian dalam jenjang itu.

| Pelanggan | Pemakaian (m³) |
| :-- | --: |
| Bu Ani | 8 |
| Pak Bagas | 15 |
| Pak Dedi | 20 |
| Bu Citra | 24 |`,
    },
    {
      ref: 'PM-S12',
      title: 'Berangkat ke Sekolah',
      body: `Sebuah sekolah mencatat cara siswanya berangkat ke sekolah. Setiap siswa memilih tepat satu cara.

| Cara | Kelas 10 | Kelas 11 | Kelas 12 |
| :-- | --: | --: | --: |
| Berjalan kaki | 40 | 30 | 20 |
| Bersepeda | 30 | 35 | 25 |
| Naik angkutan umum | 60 | 55 | 75 |
| Diantar | 70 | 60 | 60 |
| Jumlah | 200 | 180 | 180 |`,
    },
  ],
  items: [
    {
      ref: 'PM-101',
      stimulus: 'PM-S11',
      type: 'single_choice',
      topic: 'Aritmetika sosial',
      difficulty: 'easy',
      prompt: 'Berapa rupiah tagihan Pak Bagas?',
      options: ['52.500', '57.000', '64.500', '67.500', '79.500'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Pemakaian 15 m³ terbagi atas 10 m³ pada jenjang pertama dan 5 m³ pada jenjang kedua:

$$12.000 + 10 \cdot 3.000 + 5 \cdot 4.500 = 64.500.$$

Nilai 52.500 melupakan biaya tetap. Nilai 57.000 memakai Rp3.000 untuk semuanya, 67.500 memakai Rp4.500 untuk semuanya tanpa biaya tetap, dan 79.500 memakai Rp4.500 untuk semuanya dengan biaya tetap. Pada tarif berjenjang, pecah dahulu pemakaiannya; tarif baru tidak mengubah bagian sebelumnya.`,
    },
    {
      ref: 'PM-102',
      stimulus: 'PM-S11',
      type: 'short_answer',
      topic: 'Aritmetika sosial',
      difficulty: 'medium',
      prompt: 'Berapa rupiah tagihan Bu Citra? Tuliskan jawabanmu dengan bilangan bulat.',
      answer: { kind: 'number', value: 115000, tolerance: 0 },
      explanation: String.raw`Pecah 24 m³ menjadi $10 + 10 + 4$:

| Jenjang | Perhitungan | Rupiah |
| :-- | :-- | --: |
| tetap | | 12.000 |
| pertama | $10 \cdot 3.000$ | 30.000 |
| kedua | $10 \cdot 4.500$ | 45.000 |
| ketiga | $4 \cdot 7.000$ | 28.000 |

Jumlahnya Rp115.000. Jika seluruh 24 m³ dikenai Rp7.000, hasilnya Rp180.000; jika biaya tetap terlupa, Rp103.000. Menyusun tabel jenjang membuat tidak ada bagian yang terlewat.`,
    },
    {
      ref: 'PM-103',
      stimulus: 'PM-S11',
      type: 'true_false_table',
      topic: 'Aritmetika sosial',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
      columns: ['Benar', 'Salah'],
      statements: [
        'Tagihan Pak Dedi lebih dari dua kali tagihan Bu Ani.',
        'Tagihan per m³ Bu Ani lebih murah daripada tagihan per m³ Pak Bagas.',
        'Jika pemakaian Bu Citra berkurang 4 m³, tagihannya berkurang Rp28.000.',
        'Jika pemakaian Pak Dedi bertambah 1 m³, tagihannya bertambah Rp4.500.',
      ],
      key: [0, 1, 0, 1],
      explanation: String.raw`Hitung tagihan yang diperlukan.

- Pak Dedi: $12.000 + 30.000 + 45.000 = 87.000$; Bu Ani: $12.000 + 24.000 = 36.000$. Dua kalinya 72.000, jadi benar.
- Per m³: Bu Ani $36.000 : 8 = 4.500$; Pak Bagas $64.500 : 15 = 4.300$. Bu Ani lebih mahal karena biaya tetapnya dibagi sedikit pemakaian. Salah.
- 4 m³ terakhir Bu Citra seluruhnya di jenjang ketiga: $4 \cdot 7.000 = 28.000$. Benar.
- m³ ke-21 termasuk jenjang ketiga, jadi bertambah Rp7.000. Salah.

Perubahan kecil dihitung dengan tarif jenjang *terakhir*, bukan dengan rata-rata.`,
    },
    {
      ref: 'PM-104',
      stimulus: 'PM-S11',
      type: 'single_choice',
      topic: 'Aritmetika sosial',
      difficulty: 'hard',
      prompt:
        'Bulan depan, biaya tetap dihapus dan tarif jenjang pertama naik menjadi Rp4.200 per m³. Jika semua pemakaian tetap, tagihan siapa sajakah yang turun?',
      options: [
        'hanya Bu Ani',
        'hanya Bu Ani dan Pak Bagas',
        'hanya Pak Dedi dan Bu Citra',
        'semua, kecuali Bu Citra',
        'keempat pelanggan',
      ],
      key: 'A',
      explanation: String.raw`Semua pelanggan berhemat Rp12.000 dari biaya tetap. Tambahan biayanya Rp1.200 untuk setiap m³ di jenjang pertama.

- Bu Ani memakai 8 m³: tambahan $8 \cdot 1.200 = 9.600$. Tagihannya turun Rp2.400.
- Tiga pelanggan lain menghabiskan 10 m³ jenjang pertama: tambahan $10 \cdot 1.200 = 12.000$, tepat sama dengan penghematannya. Tagihan mereka tetap.

Mengira semua turun berarti hanya melihat biaya tetap; mengira pemakai besar yang turun berarti menganggap kenaikan berlaku di semua jenjang. Bandingkan *perubahan*, tidak perlu menghitung ulang seluruh tagihan.`,
    },
    {
      ref: 'PM-105',
      type: 'single_choice',
      topic: 'Aritmetika sosial',
      difficulty: 'medium',
      prompt:
        'Sebuah toko memberi potongan 25%, lalu potongan 20% dari harga yang sudah dipotong. Kedua potongan itu sama dengan satu potongan sebesar ….',
      options: ['36%', '40%', '42,5%', '45%', '50%'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Setelah potongan pertama tersisa 75% dari harga. Setelah potongan kedua tersisa $0{,}80 \cdot 75\% = 60\%$. Jadi, potongannya 40%.

Nilai 45% menjumlahkan kedua persen, padahal potongan kedua dihitung dari harga yang lebih kecil. Nilai 36% mengurangi 45% dengan 9%, 42,5% merata-ratakan keduanya dengan cara yang keliru, dan 50% membulatkan. Kalikan bagian yang *tersisa*, lalu kurangi dari 100%. Coba dengan harga Rp100.000: menjadi 75.000, lalu 60.000.`,
    },
    {
      ref: 'PM-106',
      stimulus: 'PM-S12',
      type: 'single_choice',
      topic: 'Penalaran data',
      difficulty: 'easy',
      prompt: 'Berapa persen siswa kelas 10 yang diantar?',
      options: ['12,5%', '30%', '35%', '36,8%', '70%'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Yang ditanyakan adalah bagian dari siswa *kelas 10*, jadi pembaginya 200: $\frac{70}{200} = 35\%$.

Nilai 12,5% membagi dengan seluruh siswa (560). Nilai 36,8% membagi dengan semua siswa yang diantar (190). Nilai 70% menganggap banyak siswa sudah berupa persen, dan 30% adalah bagian yang naik angkutan umum. Kata sesudah “persen” menunjukkan pembaginya.`,
    },
    {
      ref: 'PM-107',
      stimulus: 'PM-S12',
      type: 'single_choice',
      topic: 'Penalaran data',
      difficulty: 'medium',
      prompt:
        'Persentase siswa yang berjalan kaki di kelas 12 lebih rendah daripada di kelas 10. Selisihnya paling dekat dengan … poin persen.',
      options: ['9', '11', '20', '44', '50'],
      keeps_order: true,
      key: 'A',
      explanation: String.raw`Kelas 10: $\frac{40}{200} = 20\%$. Kelas 12: $\frac{20}{180} \approx 11{,}1\%$. Selisihnya $20 - 11{,}1 \approx 8{,}9$ poin persen, paling dekat dengan 9.

Nilai 50 adalah penurunan *banyak siswa* (dari 40 menjadi 20). Nilai 44 adalah penurunan *relatif* persentasenya ($8{,}9 : 20$). Nilai 20 dan 11 adalah persentase kelas 10 dan kelas 12 sendiri. Poin persen ialah selisih dua persentase; penurunan relatif masih membaginya dengan nilai awal.`,
    },
    {
      ref: 'PM-108',
      stimulus: 'PM-S12',
      type: 'true_false_table',
      topic: 'Penalaran data',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
      columns: ['Benar', 'Salah'],
      statements: [
        'Persentase siswa yang diantar di kelas 11 sama dengan di kelas 12.',
        'Selisih banyak siswa yang diantar dan yang berjalan kaki sama di setiap kelas.',
        'Lebih dari tiga perempat siswa yang berjalan kaki berasal dari kelas 10 dan kelas 11.',
        'Jika 15 siswa kelas 12 beralih dari angkutan umum ke sepeda, pesepeda kelas 12 lebih banyak daripada pesepeda kelas 11.',
      ],
      key: [0, 1, 0, 0],
      explanation: String.raw`Periksa dengan angka.

- $\frac{60}{180}$ di kedua kelas. Benar.
- Selisihnya $70 - 40 = 30$, $60 - 30 = 30$, dan $60 - 20 = 40$. Salah.
- Pejalan kaki seluruhnya 90 orang; $40 + 30 = 70$ dan $\frac{70}{90} \approx 78\%$. Benar.
- Pesepeda kelas 12 menjadi $25 + 15 = 40$, lebih dari 35. Benar.

Pernyataan “di setiap kelas” harus diuji pada semua kelas; satu kelas yang berbeda sudah cukup untuk menggugurkannya.`,
    },
    {
      ref: 'PM-109',
      stimulus: 'PM-S12',
      type: 'short_answer',
      topic: 'Penalaran data',
      difficulty: 'medium',
      prompt:
        'Rata-rata waktu tempuh siswa kelas 10 adalah 15 menit bagi yang berjalan kaki, 10 menit bagi yang bersepeda, 25 menit bagi yang naik angkutan umum, dan 20 menit bagi yang diantar. Berapa menit rata-rata waktu tempuh seluruh siswa kelas 10? Tuliskan jawabanmu dengan bilangan bulat.',
      answer: { kind: 'number', value: 19, tolerance: 0 },
      explanation: String.raw`Rata-rata gabungan memakai banyak siswa sebagai bobot:

$$\frac{40 \cdot 15 + 30 \cdot 10 + 60 \cdot 25 + 70 \cdot 20}{200} = \frac{3.800}{200} = 19.$$

Jika keempat rata-rata langsung dijumlahkan dan dibagi 4, hasilnya 17,5. Nilai itu terlalu rendah karena kelompok yang paling banyak, yaitu angkutan umum dan diantar, justru yang perjalanannya lama. Periksa akal sehatnya: rata-rata gabungan harus condong ke kelompok besar.`,
    },
    {
      ref: 'PM-110',
      stimulus: 'PM-S12',
      type: 'single_choice',
      topic: 'Penalaran data',
      difficulty: 'hard',
      prompt:
        'Andaikan sekolah membatasi siswa yang diantar menjadi 120 orang. Separuh dari siswa yang tidak lagi diantar naik angkutan umum, sedangkan sisanya bersepeda dan berjalan kaki dengan perbandingan 3 : 2. Jika banyak siswa dan cara berangkat siswa lain tidak berubah, berapa banyak siswa yang bersepeda?',
      options: ['104', '111', '118', '125', '132'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Siswa yang diantar sekarang $70 + 60 + 60 = 190$, jadi yang berpindah $190 - 120 = 70$. Separuhnya, 35 orang, naik angkutan umum. Dari 35 orang sisanya, $\frac{3}{5} \cdot 35 = 21$ orang bersepeda. Pesepeda semula $30 + 35 + 25 = 90$, jadi menjadi $90 + 21 = 111$.

Nilai 104 memakai bagian pejalan kaki (14), 125 memindahkan semua 35 orang, 132 mengambil $\frac{3}{5}$ dari 70, dan 118 mengambil $\frac{2}{5}$ dari 70. Kerjakan berurutan dan tuliskan jumlah setelah setiap langkah.`,
    },
    {
      ref: 'PM-111',
      type: 'single_choice',
      topic: 'Geometri',
      difficulty: 'easy',
      prompt:
        'Sebuah kolam berbentuk persegi panjang berukuran 12 m × 8 m dikelilingi jalan setapak selebar 1 m di bagian luarnya. Luas jalan setapak itu adalah … m².',
      options: ['40', '44', '48', '52', '56'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Kolam beserta jalannya berukuran $14 \times 10$ karena lebar jalan ditambahkan di *kedua* sisi. Luas jalan $14 \cdot 10 - 12 \cdot 8 = 140 - 96 = 44$ m².

Nilai 40 adalah keliling kolam dikalikan 1 m; cara itu melupakan keempat sudut. Nilai 48 adalah keliling luar, 52 menghitung sudut tiga kali, dan 56 menambahkan 2 m di setiap sisi pada satu arah saja. Periksa: $40 + 4$ sudut seluas 1 m² $= 44$.`,
    },
    {
      ref: 'PM-112',
      type: 'short_answer',
      topic: 'Geometri',
      difficulty: 'medium',
      prompt: String.raw`Sebuah kaleng berbentuk tabung berjari-jari alas 7 cm dan tingginya 20 cm penuh berisi sirop. Sirop itu dituang ke dalam gelas sampai setiap gelas terisi tepat 220 cm³. Dengan $\pi = \frac{22}{7}$, berapa gelas yang terisi? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 14, tolerance: 0 },
      explanation: String.raw`Volume tabung:

$$\pi r^2 t = \frac{22}{7} \cdot 7^2 \cdot 20 = 3.080 \text{ cm}^3.$$

Banyak gelas $3.080 : 220 = 14$.

Jika 7 cm disangka diameter, hasilnya 3,5 gelas; jika yang dihitung keliling alas dikalikan tinggi ($880$), hasilnya 4 gelas. Perkirakan dahulu: alasnya kira-kira 150 cm², dikalikan 20 menjadi 3.000 cm³, jadi jawabannya harus sekitar 14.`,
    },
    {
      ref: 'PM-113',
      type: 'single_choice',
      topic: 'Geometri',
      difficulty: 'medium',
      prompt:
        'Tangga sepanjang 2,5 m bersandar pada tembok tegak. Kaki tangga mula-mula berjarak 0,7 m dari tembok, lalu bergeser sehingga jaraknya 1,5 m. Berapa meter ujung atas tangga turun?',
      options: ['0,2', '0,4', '0,6', '0,8', '1,0'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Tangga adalah sisi miring. Tinggi mula-mula $\sqrt{2{,}5^2 - 0{,}7^2} = \sqrt{5{,}76} = 2{,}4$ m dan tinggi kemudian $\sqrt{2{,}5^2 - 1{,}5^2} = \sqrt{4} = 2{,}0$ m. Ujungnya turun 0,4 m.

Nilai 0,8 menganggap penurunan sama dengan pergeseran kaki. Nilai 1,0 mengurangkan 1,5 dari 2,5, sedangkan 0,2 dan 0,6 berasal dari salah mengakarkan salah satu tinggi. Panjang tangga tetap; yang berubah hanya kedua sisi siku-sikunya.`,
    },
    {
      ref: 'PM-114',
      type: 'single_choice',
      topic: 'Geometri',
      difficulty: 'hard',
      prompt:
        'Dari karton berukuran 30 cm × 21 cm akan dibuat kotak tanpa tutup dengan memotong persegi yang sama di keempat sudutnya, lalu melipat sisinya. Sisi persegi itu harus berupa bilangan bulat sentimeter dari 2 sampai dengan 6. Volume terbesar kotak itu adalah … cm³.',
      options: ['972', '1.080', '1.100', '1.144', '1.260'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Jika sisi persegi $x$ cm, ukuran kotaknya $(30 - 2x)$, $(21 - 2x)$, dan $x$.

| $x$ | Volume (cm³) |
| --: | :-- |
| 2 | $26 \cdot 17 \cdot 2 = 884$ |
| 3 | $24 \cdot 15 \cdot 3 = 1.080$ |
| 4 | $22 \cdot 13 \cdot 4 = 1.144$ |
| 5 | $20 \cdot 11 \cdot 5 = 1.100$ |
| 6 | $18 \cdot 9 \cdot 6 = 972$ |

Yang terbesar 1.144 cm³. Nilai 1.080 dan 1.100 berasal dari berhenti satu langkah terlalu awal atau terlalu akhir, 972 dari memilih kotak paling tinggi, dan 1.260 dari tidak mengurangi panjang di kedua ujung. Volume naik, lalu turun; periksa sampai melewati puncaknya.`,
    },
    {
      ref: 'PM-115',
      type: 'single_choice',
      topic: 'Peluang dan rata-rata',
      difficulty: 'easy',
      prompt:
        'Rata-rata nilai lima ulangan Wulan adalah 78. Berapa nilai ulangan keenam yang diperlukan agar rata-ratanya menjadi 80?',
      options: ['80', '82', '88', '90', '92'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Jumlah nilai yang diperlukan $6 \cdot 80 = 480$, sedangkan jumlah lima ulangan $5 \cdot 78 = 390$. Ulangan keenam harus bernilai $480 - 390 = 90$.

Nilai 82 hanya menyeimbangkan satu ulangan ($80 + 2$); padahal, kelima ulangan masing-masing kurang 2, jadi diperlukan tambahan 10. Nilai 80 menambah tanpa mengejar kekurangan, 88 memakai empat kali kekurangan, dan 92 enam kali. Hitung total kekurangannya, lalu tambahkan pada sasaran.`,
    },
    {
      ref: 'PM-116',
      type: 'single_choice',
      topic: 'Peluang dan rata-rata',
      difficulty: 'medium',
      prompt:
        'Dua puluh kartu bernomor 1 sampai dengan 20. Satu kartu diambil secara acak. Peluang bahwa nomornya kelipatan 3 atau kelipatan 5 adalah ….',
      options: [
        String.raw`$\frac{3}{10}$`,
        String.raw`$\frac{7}{20}$`,
        String.raw`$\frac{2}{5}$`,
        String.raw`$\frac{9}{20}$`,
        String.raw`$\frac{1}{2}$`,
      ],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Kelipatan 3: $3, 6, 9, 12, 15, 18$ (6 kartu). Kelipatan 5: $5, 10, 15, 20$ (4 kartu). Nomor 15 terhitung dua kali, jadi banyaknya $6 + 4 - 1 = 9$ dan peluangnya $\frac{9}{20}$.

Nilai $\frac{1}{2}$ menghitung 15 dua kali, $\frac{2}{5}$ membuang 15 sama sekali, $\frac{3}{10}$ hanya menghitung kelipatan 3, dan $\frac{7}{20}$ melupakan dua kartu pada ujungnya. Untuk “atau”, kurangi yang termasuk keduanya satu kali.`,
    },
    {
      ref: 'PM-117',
      type: 'single_choice',
      topic: 'Peluang dan rata-rata',
      difficulty: 'hard',
      prompt:
        'Kelas A berisi 30 siswa dengan rata-rata nilai 72, sedangkan kelas B berisi 20 siswa dengan rata-rata nilai 80. Lima siswa kelas A yang rata-rata nilainya 68 pindah ke kelas B. Rata-rata nilai kelas B sekarang adalah ….',
      options: ['74', '76,8', '77,6', '78', '79,2'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Jumlah nilai kelas B semula $20 \cdot 80 = 1.600$. Lima siswa baru membawa $5 \cdot 68 = 340$. Rata-rata barunya

$$\frac{1.600 + 340}{25} = \frac{1.940}{25} = 77{,}6.$$

Nilai 74 merata-ratakan 80 dan 68 tanpa memperhatikan banyak siswa. Nilai 76,8 menganggap enam siswa yang pindah atau salah menjumlahkan, 78 menganggap yang pindah bernilai 70, dan 79,2 hanya satu per tiga dari penurunan yang benar. Menariknya, rata-rata kelas A ikut *naik* menjadi 72,8 karena yang pindah nilainya di bawah rata-rata kelas itu.`,
    },
    {
      ref: 'PM-118',
      type: 'short_answer',
      topic: 'Optimasi dan pemodelan',
      difficulty: 'medium',
      prompt:
        'Tempat fotokopi Aksara memungut Rp250 per lembar. Tempat fotokopi Buana memungut Rp150 per lembar bagi pelanggan yang membayar iuran Rp30.000 per bulan. Paling sedikit berapa lembar sebulan agar Buana lebih murah daripada Aksara? Tuliskan jawabanmu dengan bilangan bulat.',
      answer: { kind: 'number', value: 301, tolerance: 0 },
      explanation: String.raw`Untuk $n$ lembar, biaya Aksara $250n$ dan biaya Buana $30.000 + 150n$. Buana lebih murah jika

$$30.000 + 150n < 250n \iff n > 300.$$

Pada 300 lembar biayanya sama, yaitu Rp75.000. Karena diminta *lebih murah*, lembar paling sedikit adalah 301.

Jawaban 300 adalah titik impas. Jawaban 200 membagi iuran dengan 150, bukan dengan selisih tarif 100. Periksa: 301 lembar berharga Rp75.250 di Aksara dan Rp75.150 di Buana.`,
    },
    {
      ref: 'PM-119',
      type: 'single_choice',
      topic: 'Optimasi dan pemodelan',
      difficulty: 'hard',
      prompt:
        'Seorang pembuat kue mempunyai 40 butir telur dan 5 kg tepung. Satu bolu memerlukan 2 butir telur dan 100 gram tepung, dengan laba Rp5.000. Satu roti memerlukan 1 butir telur dan 200 gram tepung, dengan laba Rp6.000. Bahan lain selalu cukup. Laba terbesar yang dapat diperoleh adalah … rupiah.',
      options: ['100.000', '150.000', '170.000', '190.000', '220.000'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Misalkan $a$ bolu dan $b$ roti. Telur: $2a + b \le 40$. Tepung: $100a + 200b \le 5.000$, yaitu $a + 2b \le 50$. Periksa titik sudutnya.

| $(a, b)$ | Laba (ribu rupiah) |
| :-- | --: |
| $(20, 0)$ | 100 |
| $(0, 25)$ | 150 |
| $(10, 20)$ | $50 + 120 = 170$ |

Titik $(10, 20)$ menghabiskan kedua bahan dan labanya terbesar. Nilai 100.000 dan 150.000 hanya membuat satu jenis kue. Nilai 190.000 dan 220.000 melampaui persediaan, misalnya $(20, 20)$ memerlukan 60 butir telur. Laba terbesar selalu terletak di titik sudut daerah yang mungkin.`,
    },
    {
      ref: 'PM-120',
      type: 'single_choice',
      topic: 'Optimasi dan pemodelan',
      difficulty: 'medium',
      prompt:
        'Banyak bakteri dalam suatu biakan menjadi tiga kali lipat setiap 4 jam. Jika mula-mula ada 200 bakteri, banyak bakteri setelah 12 jam adalah ….',
      options: ['600', '1.800', '2.400', '3.600', '5.400'],
      keeps_order: true,
      key: 'E',
      explanation: String.raw`Dalam 12 jam terdapat $12 : 4 = 3$ kali pelipatan. Banyak bakteri $200 \cdot 3^3 = 200 \cdot 27 = 5.400$.

Nilai 600 hanya satu kali pelipatan, 1.800 dua kali atau $200 \cdot 9$, 2.400 mengalikan 200 dengan 12, dan 3.600 mengalikan 1.800 dengan 2, bukan dengan 3. Pertumbuhan berlipat dikalikan berulang, bukan dijumlahkan; tuliskan urutannya: $200, 600, 1.800, 5.400$.`,
    },
  ],
}
