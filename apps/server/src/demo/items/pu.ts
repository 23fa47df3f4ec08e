import type { SeedSubTest } from '../seed-item.ts'

export const pu: SeedSubTest = {
  subject: 'PU',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'PU-01',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'easy',
      prompt: `Sejak Januari, kelas X-1, X-3, dan X-5 di sebuah SMA membaca senyap selama 15 menit setiap pagi. Kelas X-2, X-4, dan X-6 tidak melakukannya. Pada bulan Juni, rata-rata peminjaman buku di ketiga kelas pertama naik dari 2 menjadi 5 buku per siswa per bulan, sedangkan di tiga kelas lainnya tetap 2 buku. Tidak ada perubahan lain dalam kegiatan sekolah.

Simpulan manakah yang paling didukung oleh informasi tersebut?`,
      options: [
        'Kebanyakan siswa yang membaca senyap meminjam sedikitnya lima buku setiap bulan.',
        'Siswa kelas X-2, X-4, dan X-6 tampaknya tidak gemar membaca buku perpustakaan.',
        'Membaca senyap setiap pagi mendorong siswa kelas itu meminjam lebih banyak buku.',
        'Kenaikan peminjaman buku mungkin membuat ketiga kelas itu mulai membaca senyap.',
        'Peminjaman buku di sekolah lain akan naik jika membaca senyap diwajibkan di sana.',
      ],
      key: 'C',
      explanation: `Bandingkan kedua kelompok. Keduanya bersekolah di tempat yang sama dan mula-mula meminjam 2 buku. Yang berbeda hanya satu, yaitu kegiatan membaca senyap, dan hanya kelompok itu yang peminjamannya naik. Jadi, simpulan yang paling didukung ialah bahwa membaca senyap mendorong peminjaman di kelas-kelas itu. Simpulan induktif tetap dapat digugurkan oleh data baru, tetapi dari kelima simpulan inilah yang paling kuat.

Angka 5 buku adalah rata-rata; beberapa peminjam berat dapat menaikkannya sehingga kebanyakan siswa belum tentu mencapai lima. Peminjaman yang tetap 2 buku tidak menunjukkan bahwa siswanya tidak gemar membaca. Membaca senyap dimulai lebih dahulu sehingga tidak mungkin menjadi akibat kenaikan. Data dari satu sekolah belum cukup untuk meramalkan sekolah lain. Jangan memilih simpulan hanya karena ada kata *mungkin* atau *tampaknya*; periksa buktinya.`,
    },
    {
      ref: 'PU-02',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt: `Pada bulan Maret, sebuah kota menaikkan tarif parkir di pusat kota menjadi dua kali lipat. Pada bulan April, jumlah kendaraan yang parkir di sana turun 30 persen. Pengelola kota menyimpulkan bahwa kenaikan tarif parkir membuat banyak warga beralih ke angkutan umum untuk pergi ke pusat kota.

Pernyataan manakah yang, jika benar, paling melemahkan simpulan pengelola kota?`,
      options: [
        'Penumpang angkutan umum ke pusat kota pada bulan April sama banyaknya dengan pada bulan Februari.',
        'Banyak warga yang biasa memarkir kendaraan di pusat kota menilai tarif yang baru terlalu mahal.',
        'Tarif angkutan umum di kota itu pada bulan April sama dengan tarifnya pada bulan Februari.',
        'Bus ke pusat kota mengangkut lebih banyak penumpang pada bulan April daripada pada bulan Februari.',
        'Di kota lain yang tarif parkirnya tidak naik, kendaraan yang parkir pada bulan April tidak berkurang.',
      ],
      key: 'A',
      explanation: `Simpulan pengelola terdiri atas dua bagian: warga berhenti parkir karena tarif naik, *lalu* mereka beralih ke angkutan umum. Jika banyak warga memang beralih, jumlah penumpang angkutan umum seharusnya bertambah. Fakta bahwa penumpang pada bulan April, sesudah kenaikan, sama banyaknya dengan pada bulan Februari, sebelum kenaikan, langsung melemahkan bagian kedua itu.

Warga yang menilai tarif terlalu mahal dan penumpang bus yang bertambah justru mendukung simpulan. Kota lain yang tarifnya tetap dan kendaraannya tidak berkurang pun mendukung karena menjadi pembanding. Tarif angkutan umum yang tidak berubah bersifat netral: fakta itu tidak memberi tahu apakah warga beralih atau tidak.`,
    },
    {
      ref: 'PU-03',
      type: 'true_false_table',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt: `Seorang peneliti menyatakan, “Pohon peneduh di tepi jalan menurunkan suhu siang hari di permukiman sekitarnya.”

Tentukan apakah setiap temuan berikut, jika benar, mendukung atau melemahkan pernyataan peneliti itu.`,
      columns: ['Mendukung', 'Melemahkan'],
      statements: [
        'Suhu permukiman yang ditanami pohon turun, sedangkan suhu permukiman di sebelahnya yang tidak ditanami tetap sama.',
        'Makin rapat pohon peneduh yang ditanam di suatu permukiman, makin besar penurunan suhunya.',
        'Setelah pohon peneduh di suatu jalan ditebang, suhu permukiman di sekitarnya naik.',
        'Di permukiman yang suhunya turun setelah ditanami pohon, atap-atap dicat dengan cat pemantul panas pada saat yang sama.',
      ],
      key: [0, 0, 0, 1],
      explanation: `Untuk menguji hubungan sebab-akibat, tanyakan dua hal: apakah akibat muncul ketika sebab ada dan hilang ketika sebab tidak ada, serta apakah ada penyebab lain?

Suhu yang turun hanya di permukiman yang ditanami menunjukkan bahwa akibat mengikuti sebab. Suhu yang naik setelah pohon ditebang menunjukkan hal yang sama dari arah sebaliknya: sebab dihilangkan, akibatnya pun hilang. Penurunan yang makin besar pada pohon yang makin rapat menunjukkan bahwa akibat mengikuti takaran sebabnya. Ketiganya mendukung.

Jika atap dicat pemantul panas pada saat yang sama, ada penjelasan lain bagi penurunan suhu. Temuan itu melemahkan, meskipun tidak membuktikan bahwa pohon sama sekali tidak berpengaruh.`,
    },
    {
      ref: 'PU-04',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt: `Sebuah kelompok tani mencoba enam petak padi yang luasnya sama.

| Petak | Varietas | Pupuk | Irigasi | Hasil (ton/ha) |
| :-: | :-: | :-- | :-- | --: |
| 1 | P | organik | berselang | 6,1 |
| 2 | P | organik | genangan | 4,8 |
| 3 | Q | organik | berselang | 6,0 |
| 4 | P | kimia | berselang | 6,2 |
| 5 | Q | kimia | genangan | 4,9 |
| 6 | Q | organik | genangan | 4,7 |

Simpulan manakah yang paling didukung oleh data tersebut?`,
      options: [
        'Mengganti pupuk lebih berpengaruh terhadap hasil daripada mengganti irigasi.',
        'Setiap petak varietas P memberi hasil lebih tinggi daripada setiap petak varietas Q.',
        'Gabungan varietas Q, pupuk kimia, dan irigasi berselang memberi hasil tertinggi.',
        'Irigasi berselang menaikkan hasil panen semua jenis tanaman pangan.',
        'Cara irigasi paling berkaitan dengan perbedaan hasil di keenam petak.',
      ],
      key: 'E',
      explanation: `Bandingkan petak yang hanya berbeda pada satu hal.

- Irigasi: petak 1 dan 2 selisih $6{,}1-4{,}8=1{,}3$; petak 3 dan 6 selisih $6{,}0-4{,}7=1{,}3$.
- Pupuk: petak 4 dan 1 selisih $0{,}1$; petak 5 dan 6 selisih $0{,}2$.
- Varietas: petak 1 dan 3 selisih $0{,}1$; petak 2 dan 6 selisih $0{,}1$.

Selisih terbesar selalu muncul ketika cara irigasi berbeda. Pengaruh pupuk jauh lebih kecil. Petak 2 (varietas P) kalah dari petak 3 (varietas Q), jadi P tidak selalu unggul. Gabungan varietas Q, pupuk kimia, dan irigasi berselang tidak pernah dicoba. Data tentang padi juga tidak boleh diperluas ke semua tanaman pangan.`,
    },
    {
      ref: 'PU-05',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'easy',
      prompt: `Semua peserta yang lolos seleksi tahap dua telah mengunggah portofolio. Sebagian peserta dari Kelas Seni belum mengunggah portofolio.

Simpulan manakah yang pasti benar?`,
      options: [
        'Semua peserta yang telah mengunggah portofolio lolos seleksi tahap dua.',
        'Sebagian peserta dari Kelas Seni tidak lolos seleksi tahap dua.',
        'Semua peserta dari Kelas Seni tidak lolos seleksi tahap dua.',
        'Sebagian peserta dari Kelas Seni lolos seleksi tahap dua.',
        'Semua peserta yang tidak lolos tahap dua belum mengunggah portofolio.',
      ],
      key: 'B',
      explanation: `Premis pertama berbentuk “jika lolos, maka telah mengunggah”. Bentuk ini setara dengan kontraposisinya: “jika belum mengunggah, maka tidak lolos”. Karena sebagian peserta Kelas Seni belum mengunggah, sebagian peserta itu pasti tidak lolos.

Simpulan bahwa semua yang mengunggah pasti lolos membalik arah premis; mengunggah adalah syarat, bukan jaminan. Simpulan bahwa semua yang tidak lolos belum mengunggah keliru dengan cara yang sama. Kita juga tidak boleh memperluas “sebagian” menjadi “semua”. Adapun tentang peserta Kelas Seni yang lain, mereka mungkin sudah mengunggah, tetapi belum tentu ada yang lolos.`,
    },
    {
      ref: 'PU-06',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: `Aturan berikut selalu dijalankan di sebuah bendungan.

1. Jika hujan deras turun lebih dari dua jam, pintu air dibuka.
2. Jika pintu air dibuka atau tanggul diperbaiki, jalan inspeksi ditutup.

Hari ini jalan inspeksi tidak ditutup. Simpulan manakah yang pasti benar?`,
      options: [
        'Hari ini hujan sama sekali tidak turun di sekitar bendungan.',
        'Pintu air dibuka, tetapi tanggul tidak diperbaiki hari ini.',
        'Setiap kali jalan inspeksi ditutup, hujan deras telah turun lebih dari dua jam.',
        'Hujan deras tidak turun lebih dari dua jam dan tanggul tidak diperbaiki.',
        'Hujan deras turun lebih dari dua jam, tetapi pintu air tidak dibuka.',
      ],
      key: 'D',
      explanation: `Mulailah dari fakta: jalan inspeksi tidak ditutup. Menurut aturan kedua, pintu air yang dibuka *atau* tanggul yang diperbaiki masing-masing sudah cukup untuk menutup jalan. Karena jalan tidak ditutup, keduanya tidak terjadi: pintu air tidak dibuka dan tanggul tidak diperbaiki. Selanjutnya, menurut aturan pertama, pintu yang tidak dibuka berarti hujan deras tidak turun lebih dari dua jam.

Simpulan bahwa hujan sama sekali tidak turun terlalu jauh; hujan ringan atau hujan deras satu jam tetap mungkin. Menganggap penutupan jalan selalu disebabkan hujan berarti membalik implikasi, padahal jalan juga ditutup saat tanggul diperbaiki. Dua simpulan lainnya bertentangan dengan aturan.`,
    },
    {
      ref: 'PU-07',
      type: 'multiple_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'hard',
      prompt: `Ari, Bela, Candra, Dini, Edo, dan Fitri masing-masing akan presentasi satu kali dari Senin sampai Sabtu, satu orang per hari, dengan ketentuan berikut.

- Candra presentasi tepat sehari setelah Ari.
- Dini presentasi sebelum Bela.
- Edo presentasi pada hari Rabu.
- Fitri tidak presentasi pada hari Senin ataupun Sabtu.

Pernyataan manakah yang pasti benar? Pilih semua jawaban yang benar.`,
      options: [
        'Fitri presentasi setelah Edo.',
        'Jika Ari presentasi pada hari Senin, Bela presentasi pada hari Sabtu.',
        'Jika Dini presentasi pada hari Senin, Candra presentasi pada hari Sabtu.',
        'Orang yang presentasi pada hari Senin adalah Ari atau Dini.',
        'Jika Bela presentasi pada hari Selasa, Fitri presentasi pada hari Kamis.',
      ],
      key: ['B', 'D', 'E'],
      explanation: `Edo di hari Rabu, jadi pasangan Ari–Candra hanya dapat menempati Senin–Selasa, Kamis–Jumat, atau Jumat–Sabtu.

- Senin–Selasa: sisa Kamis, Jumat, Sabtu. Fitri tidak di hari Sabtu dan Dini mendahului Bela, jadi Bela di hari Sabtu (2 susunan).
- Kamis–Jumat: sisa Senin, Selasa, Sabtu. Fitri harus Selasa, Dini Senin, Bela Sabtu.
- Jumat–Sabtu: sisa Senin, Selasa, Kamis. Dini pasti Senin; Fitri dan Bela mengisi Selasa dan Kamis (2 susunan).

Di kelima susunan, Senin diisi Ari atau Dini. Jika Ari Senin, Bela pasti Sabtu; jika Bela Selasa, Fitri pasti Kamis. Fitri dapat tampil pada hari Selasa, sebelum Edo. Ketika Dini Senin, Candra dapat tampil Jumat, jadi belum tentu Sabtu.`,
    },
    {
      ref: 'PU-08',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: `Sebuah tim lomba akan terdiri atas tepat tiga orang dari lima calon: Gita, Hadi, Kirana, Intan, dan Jaka. Pelatih menetapkan aturan berikut.

- Jika Gita dipilih, Hadi juga dipilih.
- Tepat satu orang dari Intan dan Jaka dipilih.
- Hadi dan Kirana tidak boleh dipilih bersama.

Siapakah yang pasti tidak dipilih?`,
      options: ['Gita', 'Hadi', 'Kirana', 'Intan', 'Jaka'],
      key: 'C',
      explanation: `Hanya satu dari Intan dan Jaka yang dipilih, jadi dua anggota lain harus berasal dari Gita, Hadi, dan Kirana.

Andaikan Kirana dipilih. Hadi tidak boleh dipilih. Karena Hadi tidak dipilih, Gita pun tidak dapat dipilih (aturan pertama). Tinggal Kirana sendiri, padahal dibutuhkan dua orang. Jadi, pengandaian itu mustahil: Kirana pasti tidak dipilih, sedangkan Gita dan Hadi pasti dipilih.

Intan atau Jaka memang salah satunya tidak dipilih, tetapi kita tidak tahu yang mana; tim Gita–Hadi–Intan dan Gita–Hadi–Jaka sama-sama memenuhi aturan. Gita tampak berisiko karena bergantung pada Hadi, tetapi Hadi justru harus ada di dalam tim.`,
    },
    {
      ref: 'PU-09',
      type: 'short_answer',
      topic: 'Penalaran kuantitatif',
      difficulty: 'easy',
      prompt: `Perhatikan barisan bilangan berikut.

$$3,\\quad 4,\\quad 8,\\quad 17,\\quad 33,\\quad \\ldots$$

Jika polanya berlanjut, berapakah bilangan berikutnya? Tuliskan jawabanmu dengan angka.`,
      answer: { kind: 'number', value: 58, tolerance: 0 },
      explanation: `Hitung selisih dua suku yang berdekatan:

$$4-3=1,\\quad 8-4=4,\\quad 17-8=9,\\quad 33-17=16.$$

Selisihnya $1, 4, 9, 16$, yaitu $1^2, 2^2, 3^2, 4^2$. Selisih berikutnya adalah $5^2=25$ sehingga bilangan berikutnya $33+25=58$.

Jebakan yang sering muncul ialah menganggap setiap suku kira-kira dua kali suku sebelumnya karena $4\\to8\\to17\\to33$, lalu menjawab 66 atau 65. Dugaan itu gagal pada awal barisan: dari 3 ke 4 hanya bertambah 1. Pola yang benar harus cocok untuk semua suku. Jika kelipatan tidak cocok, periksalah selisihnya.`,
    },
    {
      ref: 'PU-10',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt: `Tabel berikut memuat penjualan koperasi sekolah selama dua pekan.

| Barang | Harga beli (Rp) | Harga jual (Rp) | Terjual pekan I | Terjual pekan II |
| :-- | --: | --: | --: | --: |
| Buku tulis | 4.000 | 5.000 | 60 | 66 |
| Penggaris | 3.000 | 5.500 | 20 | 28 |
| Pulpen | 2.000 | 3.500 | 40 | 52 |
| Map | 1.500 | 2.500 | 50 | 45 |
| Penghapus | 1.000 | 1.500 | 80 | 100 |

Barang manakah yang labanya (dalam rupiah) paling banyak bertambah dari pekan I ke pekan II?`,
      options: ['Buku tulis', 'Penggaris', 'Pulpen', 'Map', 'Penghapus'],
      keeps_order: true,
      key: 'B',
      explanation: `Tambahan laba = (harga jual − harga beli) × tambahan barang terjual.

- Buku tulis: $1.000\\times6=6.000$
- Penggaris: $2.500\\times8=20.000$
- Pulpen: $1.500\\times12=18.000$
- Map: $1.000\\times(-5)=-5.000$
- Penghapus: $500\\times20=10.000$

Jadi, laba penggaris bertambah paling banyak. Penghapus mengecoh karena jumlah terjualnya paling banyak bertambah, padahal laba tiap buahnya hanya Rp500. Pulpen mengecoh karena total labanya pada pekan II paling besar (Rp78.000), tetapi yang ditanyakan adalah *pertambahannya*. Buku tulis mengecoh karena uang hasil penjualannya paling besar; uang penjualan belum dikurangi harga beli.`,
    },
    {
      ref: 'PU-11',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'easy',
      prompt: `Grafik berikut menunjukkan jumlah pengunjung sebuah perpustakaan selama lima bulan.

![Diagram batang berkelompok jumlah pengunjung perpustakaan. Januari: anggota 240 orang, umum 60 orang. Februari: anggota 200, umum 80. Maret: anggota 300, umum 150. April: anggota 180, umum 120. Mei: anggota 360, umum 190.](pu-pengunjung-perpustakaan.webp)

Pada bulan manakah persentase pengunjung umum terhadap seluruh pengunjung paling besar?`,
      options: ['Januari', 'Februari', 'Maret', 'April', 'Mei'],
      keeps_order: true,
      key: 'D',
      explanation: `Persentase pengunjung umum = pengunjung umum ÷ (anggota + umum) × 100%.

- Januari: $\\frac{60}{300}=20\\%$
- Februari: $\\frac{80}{280}\\approx28{,}6\\%$
- Maret: $\\frac{150}{450}\\approx33{,}3\\%$
- April: $\\frac{120}{300}=40\\%$
- Mei: $\\frac{190}{550}\\approx34{,}5\\%$

Persentase terbesar terjadi pada bulan April. Mei paling mengecoh karena *jumlah* pengunjung umumnya paling banyak, tetapi jumlah anggotanya juga paling banyak sehingga bagiannya tidak paling besar.

Cara cepat: bandingkan pengunjung umum dengan anggota. Pada bulan April, $120:180=2:3$; pada bulan lain perbandingannya hanya sekitar $1:2$ atau kurang.`,
    },
    {
      ref: 'PU-12',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'hard',
      prompt: `Sebuah kelas terdiri atas 40 siswa. Setiap siswa mengikuti pramuka, paduan suara, atau keduanya. Berapa orang siswa yang mengikuti keduanya?

1. Sebanyak 25 siswa mengikuti pramuka.
2. Sebanyak 15 siswa hanya mengikuti paduan suara.

Penilaian manakah yang tepat tentang kecukupan pernyataan (1) dan (2) untuk menjawab pertanyaan itu?`,
      options: [
        'Pernyataan (1) saja cukup, tetapi pernyataan (2) saja tidak cukup.',
        'Pernyataan (2) saja cukup, tetapi pernyataan (1) saja tidak cukup.',
        'Kedua pernyataan bersama-sama cukup, tetapi masing-masing tidak cukup.',
        'Pernyataan (1) saja cukup dan pernyataan (2) saja juga cukup.',
        'Kedua pernyataan bersama-sama tetap tidak cukup.',
      ],
      keeps_order: true,
      key: 'E',
      explanation: `Misalkan $a$ siswa hanya ikut pramuka, $b$ ikut keduanya, dan $c$ hanya ikut paduan suara. Diketahui $a+b+c=40$.

Pernyataan (1) berarti $a+b=25$, jadi $c=15$. Pernyataan (2) juga berarti $c=15$, jadi $a+b=25$. Ternyata kedua pernyataan memberi informasi yang *sama*. Setelah digabungkan pun kita hanya tahu $a+b=25$; nilai $b$ dapat $0, 1, 2, \\ldots, 25$. Jadi, keduanya tetap tidak cukup.

Jawaban bahwa gabungan keduanya cukup mengecoh karena biasanya dua data baru menambah informasi. Ada pula yang menghitung $25-15=10$, padahal 15 siswa itu bukan bagian dari 25 peserta pramuka. Sebelum menggabungkan, periksalah apakah pernyataan kedua benar-benar baru.`,
    },
  ],
}
