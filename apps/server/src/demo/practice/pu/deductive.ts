import type { SeedItem, SeedStimulus } from '../../seed-item.ts'

const topic = 'Penalaran deduktif'

export const deductiveTexts: SeedStimulus[] = [
  {
    ref: 'PU-S25',
    title: 'Meja Bundar',
    body: `Ayu, Bram, Citra, Dewa, Elsa, dan Fajar duduk mengelilingi meja bundar berkursi enam, semuanya menghadap ke tengah meja, menurut aturan berikut.

- Ayu berhadapan dengan Bram.
- Dewa duduk tepat di sebelah kanan Ayu.
- Citra tidak bersebelahan dengan Ayu.

Susunan yang hanya berbeda karena meja diputar dianggap sama.`,
  },
  {
    ref: 'PU-S26',
    title: 'Gedung Lima Lantai',
    body: `Bank, kafe, kantor pos, klinik, dan toko buku menempati lantai 1 sampai dengan 5 sebuah gedung, satu di setiap lantai, menurut aturan berikut.

- Bank terletak tepat satu lantai di bawah klinik.
- Kafe terletak di lantai 1 atau lantai 5.
- Toko buku terletak di atas kantor pos, tetapi tidak harus tepat di atasnya.`,
  },
]

export const deductive: SeedItem[] = [
  {
    ref: 'PU-201',
    stimulus: 'PU-S25',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Siapakah yang pasti duduk bersebelahan dengan Bram?',
    options: ['Ayu', 'Citra', 'Dewa', 'Elsa', 'Fajar'],
    key: 'B',
    explanation: `Ayu dan Bram berhadapan, jadi setiap kursi lain bersebelahan dengan tepat satu dari mereka. Dua kursi di sebelah Ayu: satu ditempati Dewa, dan yang lain bukan Citra. Karena Citra tidak di sebelah Ayu, ia pasti di sebelah Bram.

Ayu berhadapan dengan Bram dan Dewa di sebelah Ayu, jadi keduanya tidak mungkin. Elsa dan Fajar masing-masing mungkin, tetapi belum pasti. Pada meja berkursi enam, dua orang yang berhadapan membagi empat kursi lain menjadi dua pasang; mulailah dari pasangan itu.`,
  },
  {
    ref: 'PU-202',
    stimulus: 'PU-S25',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Berapa banyak susunan duduk yang memenuhi semua aturan?',
    options: ['2', '3', '4', '6', '8'],
    keeps_order: true,
    key: 'C',
    explanation: `Letak Ayu, Bram, dan Dewa sudah tetap. Citra dapat duduk di salah satu dari dua kursi di sebelah Bram: 2 cara. Dua kursi yang tersisa ditempati Elsa dan Fajar: 2 cara. Jadi, $2\\times2=4$ susunan.

Jawaban 2 melupakan pertukaran Elsa dan Fajar, 6 menempatkan Citra di tiga kursi yang kosong tanpa memperhatikan aturan, 8 juga membolehkan Dewa di kiri Ayu, dan 3 menghitung tempat Citra saja. Kunci dahulu yang tetap, lalu kalikan pilihan yang bebas.`,
  },
  {
    ref: 'PU-203',
    stimulus: 'PU-S25',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: 'Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.',
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      'Elsa berhadapan dengan Fajar.',
      'Di sebelah kiri Ayu duduk Elsa atau Fajar.',
      'Citra bersebelahan dengan Dewa.',
      'Dewa tidak bersebelahan dengan Bram.',
    ],
    key: [1, 0, 1, 0],
    explanation: `Nomori kursi searah: Ayu 0, Dewa 1, Bram 3. Citra di kursi 2 atau 4, dan kursi 5 di sisi lain Ayu.

- Jika Citra di kursi 2, Elsa dan Fajar di kursi 4 dan 5: bersebelahan. Belum pasti berhadapan.
- Kursi 5 tidak ditempati Citra, Dewa, atau Bram, jadi pasti Elsa atau Fajar.
- Citra di kursi 4 tidak bersebelahan dengan Dewa. Belum pasti.
- Kursi 1 dan 3 selalu terpisah satu kursi. Pasti.

Untuk menguji “pasti”, carilah satu susunan sah yang menggugurkannya.`,
  },
  {
    ref: 'PU-204',
    stimulus: 'PU-S25',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: 'Jika Citra bersebelahan dengan Dewa, pernyataan manakah yang pasti benar?',
    options: [
      'Elsa bersebelahan dengan Fajar.',
      'Elsa berhadapan dengan Dewa.',
      'Fajar bersebelahan dengan Ayu.',
      'Citra berhadapan dengan Elsa.',
      'Bram bersebelahan dengan Elsa.',
    ],
    key: 'A',
    explanation: `Dewa di antara Ayu dan Citra, lalu Bram sesudah Citra. Dua kursi yang tersisa terletak berdampingan di antara Bram dan Ayu, dan keduanya diisi Elsa dan Fajar. Jadi, Elsa dan Fajar pasti bersebelahan.

Urutan keduanya bebas: jika Elsa di sebelah Bram, ia berhadapan dengan Dewa; jika Fajar di sebelah Bram, Elsa berhadapan dengan Citra dan bersebelahan dengan Ayu. Karena itu, empat pilihan lain hanya benar pada salah satu susunan. Syarat tambahan biasanya menyisakan sedikit susunan; gambarlah semuanya.`,
  },
  {
    ref: 'PU-205',
    stimulus: 'PU-S26',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Susunan manakah yang memenuhi semua aturan, dari lantai 1 sampai dengan lantai 5?',
    options: [
      'kafe, klinik, bank, kantor pos, toko buku',
      'bank, klinik, kafe, kantor pos, toko buku',
      'kafe, bank, kantor pos, klinik, toko buku',
      'kafe, toko buku, bank, klinik, kantor pos',
      'kantor pos, bank, klinik, toko buku, kafe',
    ],
    key: 'E',
    explanation: `Uji satu aturan pada satu waktu. Pada susunan kantor pos, bank, klinik, toko buku, kafe, bank tepat di bawah klinik, kafe di lantai 5, dan toko buku di atas kantor pos. Semua aturan terpenuhi.

Susunan yang menempatkan klinik sebelum bank membalik aturan pertama. Kafe di lantai 3 melanggar aturan kedua. Kantor pos di antara bank dan klinik memisahkan keduanya. Toko buku di lantai 2 dengan kantor pos di lantai 5 melanggar aturan ketiga. Ingat bahwa daftar dimulai dari lantai *bawah*.`,
  },
  {
    ref: 'PU-206',
    stimulus: 'PU-S26',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Jika kafe berada di lantai 1, di lantai berapakah toko buku mungkin berada?',
    options: ['hanya 3', 'hanya 5', '3 atau 5', '4 atau 5', '3, 4, atau 5'],
    keeps_order: true,
    key: 'C',
    explanation: `Bank dan klinik menempati lantai 2–3, 3–4, atau 4–5.

- 2–3: kantor pos 4, toko buku 5.
- 3–4: kantor pos 2, toko buku 5.
- 4–5: kantor pos 2, toko buku 3.

Jadi, toko buku di lantai 3 atau 5. Lantai 4 mustahil: dua lantai yang berurutan di antara 2, 3, dan 5 hanya 2–3, sehingga kantor pos terpaksa di lantai 5, di atas toko buku. Mendaftar menurut aturan yang paling ketat, yaitu pasangan bank–klinik, membuat tidak ada kemungkinan yang terlewat.`,
  },
  {
    ref: 'PU-207',
    stimulus: 'PU-S26',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: 'Jika klinik berada di lantai 4, pernyataan manakah yang pasti benar?',
    options: [
      'Kafe berada di lantai 1.',
      'Kantor pos berada di bawah bank.',
      'Toko buku berada di lantai 5.',
      'Toko buku berada di atas klinik.',
      'Kafe berada di atas klinik.',
    ],
    key: 'B',
    explanation: `Klinik 4, jadi bank 3. Sisa lantai 1, 2, dan 5.

- Kafe di 1: kantor pos 2 dan toko buku 5.
- Kafe di 5: kantor pos 1 dan toko buku 2.

Pada keduanya kantor pos berada di bawah lantai 3, yaitu di bawah bank. Letak kafe berubah, jadi kedua pernyataan tentang kafe belum pasti. Toko buku di lantai 5, yang juga berarti di atas klinik, hanya terjadi pada susunan pertama. Yang “pasti” harus berlaku pada *setiap* susunan yang tersisa.`,
  },
  {
    ref: 'PU-208',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Aturan sebuah kolam renang: jika seorang pengunjung membayar tarif anak, umurnya harus di bawah 12 tahun. Petugas melihat empat pengunjung.

- Pengunjung 1 membayar tarif anak; umurnya belum diketahui.
- Pengunjung 2 membayar tarif dewasa; umurnya belum diketahui.
- Pengunjung 3 berumur 9 tahun; tarif yang dibayarnya belum diketahui.
- Pengunjung 4 berumur 15 tahun; tarif yang dibayarnya belum diketahui.

Siapa saja yang perlu diperiksa untuk memastikan aturan itu dipatuhi?`,
    options: ['hanya 1', '1 dan 3', '1 dan 4', '2 dan 3', '1, 3, dan 4'],
    keeps_order: true,
    key: 'C',
    explanation: `Aturan “jika tarif anak, maka di bawah 12 tahun” hanya dilanggar oleh orang yang membayar tarif anak *dan* berumur 12 tahun atau lebih. Pengunjung 1 mungkin sudah berumur 12 tahun, dan pengunjung 4 mungkin membayar tarif anak. Keduanya perlu diperiksa.

Pengunjung 2 tidak dapat melanggar karena tidak membayar tarif anak. Pengunjung 3 juga tidak: anak 9 tahun boleh membayar tarif mana pun. Memeriksa pengunjung 3 berarti membaca aturan terbalik, sedangkan memeriksa pengunjung 1 saja melupakan kontraposisinya. Tanyakan: siapa yang *dapat* melanggar?`,
  },
  {
    ref: 'PU-209',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: `Semua anggota klub fotografi memiliki kamera. Tio tidak memiliki kamera.

Simpulan manakah yang pasti benar?`,
    options: [
      'Semua orang yang memiliki kamera adalah anggota klub fotografi.',
      'Tio akan membeli kamera agar dapat menjadi anggota klub.',
      'Sebagian anggota klub fotografi tidak memiliki kamera.',
      'Tio bukan anggota klub fotografi.',
      'Tio anggota klub fotografi yang meminjam kamera.',
    ],
    key: 'D',
    explanation: `Jika anggota, maka memiliki kamera. Kontraposisinya: jika tidak memiliki kamera, maka bukan anggota. Tio tidak memiliki kamera, jadi ia bukan anggota.

“Semua yang memiliki kamera adalah anggota” membalik premis. Rencana Tio tidak disebutkan. “Sebagian anggota tidak memiliki kamera” dan “Tio anggota yang meminjam” bertentangan dengan premis pertama. Dari “semua A adalah B”, dua langkah yang sah hanyalah A menuju B dan bukan-B menuju bukan-A.`,
  },
  {
    ref: 'PU-210',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: `Jika harga pupuk naik, biaya tanam naik. Jika biaya tanam naik, luas sawah yang ditanami berkurang. Tahun ini harga pupuk naik.

Simpulan manakah yang pasti benar?`,
    options: [
      'Luas sawah berkurang hanya karena harga pupuk naik.',
      'Jika harga pupuk tidak naik, luas sawah tidak berkurang.',
      'Biaya tanam naik karena luas sawah berkurang.',
      'Tahun ini luas sawah yang ditanami berkurang.',
      'Tahun depan harga pupuk akan turun kembali.',
    ],
    key: 'D',
    explanation: `Rangkaikan: pupuk naik → biaya naik → luas berkurang. Ujung kirinya terjadi, jadi ujung kanannya terjadi: luas sawah yang ditanami berkurang.

Kata “hanya” menutup penyebab lain, padahal premis tidak menutupnya. “Jika pupuk tidak naik, luas tidak berkurang” menyangkal awal, bentuk yang tidak sah. Sebab dan akibat tertukar pada simpulan tentang biaya tanam, dan tahun depan tidak disebut. Panah boleh diikuti ke depan selama ujung awalnya diketahui benar.`,
  },
  {
    ref: 'PU-211',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Tidak ada pemain cadangan yang memakai ban kapten. Sebagian pemain muda memakai ban kapten.

Simpulan manakah yang pasti benar?`,
    options: [
      'Sebagian pemain cadangan adalah pemain muda.',
      'Sebagian pemain muda bukan pemain cadangan.',
      'Tidak ada pemain muda yang menjadi pemain cadangan.',
      'Semua pemain yang memakai ban kapten berusia muda.',
      'Sebagian pemain cadangan bukan pemain muda.',
    ],
    key: 'B',
    explanation: `Ambil pemain muda yang memakai ban kapten; menurut premis kedua, mereka ada. Menurut premis pertama, pemakai ban kapten bukan pemain cadangan. Jadi, ada pemain muda yang bukan pemain cadangan.

“Tidak ada pemain muda” terlalu luas karena hanya sebagian yang disebut. Pemakai ban kapten yang lain belum tentu muda. Kedua simpulan tentang pemain cadangan tidak didukung: mereka mungkin semuanya muda atau tidak ada yang muda. Jika satu premis berbunyi “sebagian”, simpulannya juga hanya “sebagian”.`,
  },
  {
    ref: 'PU-212',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Semua perajin rotan di desa itu anggota koperasi. Sebagian anggota koperasi di desa itu bukan perempuan.

Penilaian manakah yang tepat tentang perajin rotan di desa itu?`,
    options: [
      'Sebagian perajin rotan di desa itu pasti bukan perempuan karena mereka anggota koperasi.',
      'Semua perajin rotan di desa itu pasti perempuan karena hanya sebagian anggota yang bukan.',
      'Sebagian besar perajin rotan di desa itu pasti perempuan, tetapi tidak semuanya.',
      'Anggota koperasi yang bukan perempuan pasti bukan perajin rotan di desa itu.',
      'Tidak dapat dipastikan apakah ada perajin rotan di desa itu yang bukan perempuan.',
    ],
    keeps_order: true,
    key: 'E',
    explanation: `Anggota koperasi yang bukan perempuan mungkin perajin rotan, mungkin juga bukan, misalnya petani. Kedua keadaan cocok dengan premis, jadi tidak ada yang dapat dipastikan.

“Sebagian pasti bukan perempuan” menganggap sifat sebagian anggota terbawa ke kelompok di dalamnya. “Semua pasti perempuan” dan “anggota yang bukan perempuan pasti bukan perajin” menutup salah satu kemungkinan tanpa alasan. “Sebagian besar” memperkirakan jumlah yang tidak disebut. Gambarlah lingkaran kecil di dalam lingkaran besar: bagian yang diarsir boleh berada di luar lingkaran kecil.`,
  },
  {
    ref: 'PU-213',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Rapat diadakan pada hari Senin atau Kamis. Jika ketua berhalangan, rapat tidak diadakan pada hari Senin. Jika rapat diadakan pada hari Kamis, notulis menginap. Ketua berhalangan.

Simpulan manakah yang pasti benar?`,
    options: [
      'Rapat ditunda sampai ketua hadir dan dapat memimpin lagi.',
      'Rapat diadakan pada hari Senin tanpa ketua.',
      'Notulis menginap karena rapat diadakan pada hari Kamis.',
      'Notulis menggantikan ketua memimpin rapat.',
      'Rapat diadakan pada hari Senin dan Kamis.',
    ],
    key: 'C',
    explanation: `Ketua berhalangan, jadi rapat tidak pada hari Senin. Karena rapat diadakan pada hari Senin atau Kamis, tinggal Kamis. Rapat hari Kamis membuat notulis menginap.

Penundaan dan pergantian pemimpin tidak disebut dalam premis. Rapat hari Senin, sendiri ataupun bersama Kamis, dilarang oleh premis kedua. Pada “A atau B”, begitu A gugur, B menjadi pasti; lanjutkan rangkaiannya dari sana.`,
  },
  {
    ref: 'PU-214',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Ingkaran dari “Semua peserta membawa payung atau jas hujan” adalah ….',
    options: [
      'Ada peserta yang tidak membawa payung dan tidak membawa jas hujan.',
      'Semua peserta tidak membawa payung dan tidak membawa jas hujan.',
      'Ada peserta yang tidak membawa payung atau tidak membawa jas hujan.',
      'Semua peserta tidak membawa payung atau tidak membawa jas hujan.',
      'Ada peserta yang membawa payung dan sekaligus membawa jas hujan.',
    ],
    key: 'A',
    explanation: `Pernyataan “semua” menjadi salah begitu ada *satu* peserta yang tidak memenuhi. Peserta itu tidak membawa payung atau jas hujan, yang berarti tidak membawa keduanya.

“Semua peserta tidak …” terlalu kuat; satu pelanggar sudah cukup. “Tidak payung *atau* tidak jas hujan” juga benar bagi orang yang membawa salah satunya, padahal orang itu memenuhi pernyataan semula. Membawa keduanya tidak melanggar apa pun. Ingat dua perubahan: semua menjadi ada, atau menjadi dan.`,
  },
  {
    ref: 'PU-215',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Pernyataan “Jika padi ditanam, sawah diairi” setara dengan ….',
    options: [
      'Jika sawah diairi, padi ditanam.',
      'Jika padi tidak ditanam, sawah tidak diairi.',
      'Padi ditanam dan sawah diairi.',
      'Jika sawah tidak diairi, padi tidak ditanam.',
      'Padi ditanam atau sawah tidak diairi.',
    ],
    key: 'D',
    explanation: `Pernyataan itu hanya salah ketika padi ditanam, tetapi sawah tidak diairi. Kontraposisinya, “jika sawah tidak diairi, padi tidak ditanam”, salah pada keadaan yang sama dan benar pada keadaan lain. Jadi, keduanya setara.

“Jika diairi, ditanam” dan “jika tidak ditanam, tidak diairi” salah ketika sawah diairi tanpa padi, padahal pernyataan semula benar. “Padi ditanam dan sawah diairi” terlalu kuat. “Padi ditanam atau sawah tidak diairi” justru sama dengan kebalikannya. Bandingkan keempat keadaan dalam tabel kebenaran jika ragu.`,
  },
  {
    ref: 'PU-216',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `Museum hanya dibuka jika ada pemandu. Pada hari libur nasional tidak ada pemandu. Jika museum tidak dibuka, kantin tutup. Hari ini kantin buka.

Simpulan manakah yang pasti benar?`,
    options: [
      'Hari ini museum tutup, tetapi pemandu tetap datang.',
      'Setiap kali ada pemandu, museum pasti dibuka.',
      'Setiap kali museum dibuka, kantin pasti ikut buka.',
      'Kantin tutup pada semua hari selain hari libur nasional.',
      'Hari ini bukan hari libur nasional.',
    ],
    key: 'E',
    explanation: `Runut dari belakang. Kantin buka, jadi museum dibuka (kontraposisi aturan ketiga). Museum hanya dibuka jika ada pemandu, jadi pemandu ada. Pada hari libur tidak ada pemandu, jadi hari ini bukan hari libur nasional.

Museum jelas dibuka. “Setiap kali ada pemandu, museum dibuka” membalik kata *hanya jika*. “Setiap kali museum dibuka, kantin buka” menyangkal awal aturan ketiga: dari museum yang dibuka, tidak ada yang diketahui tentang kantin. Simpulan tentang semua hari lain tidak didukung. “A hanya jika B” berarti A → B.`,
  },
  {
    ref: 'PU-217',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `Semua penyelam bersertifikat dapat berenang. Sebagian orang yang dapat berenang takut gelap. Tidak seorang pun yang takut gelap bekerja pada malam hari. Edi penyelam bersertifikat yang bekerja pada malam hari.

Simpulan manakah yang pasti benar?`,
    options: [
      'Sebagian penyelam bersertifikat takut gelap.',
      'Edi dapat berenang dan tidak takut gelap.',
      'Semua yang dapat berenang adalah penyelam bersertifikat.',
      'Semua orang yang tidak takut gelap bekerja pada malam hari.',
      'Tidak ada penyelam bersertifikat yang takut gelap.',
    ],
    key: 'B',
    explanation: `Edi penyelam bersertifikat, jadi ia dapat berenang. Edi bekerja pada malam hari; karena yang takut gelap tidak bekerja pada malam hari, Edi tidak takut gelap.

Yang takut gelap ialah sebagian dari orang yang dapat berenang, dan mereka belum tentu penyelam. Karena itu, baik “sebagian penyelam takut gelap” maupun “tidak ada penyelam yang takut gelap” tidak dapat dipastikan; Edi hanya satu orang. Dua pilihan lain membalik premis. Premis “sebagian” di tengah soal sering hanya pengecoh; periksa apakah ia menyentuh orang yang ditanyakan.`,
  },
  {
    ref: 'PU-218',
    type: 'true_false_table',
    topic,
    difficulty: 'hard',
    prompt: `Jika alarm berbunyi, pintu terkunci. Pintu terkunci hanya jika listrik menyala. Listrik padam atau lampu darurat padam.

Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.`,
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      'Jika alarm berbunyi, lampu darurat padam.',
      'Jika listrik menyala, pintu terkunci.',
      'Jika lampu darurat menyala, alarm tidak berbunyi.',
      'Jika pintu terkunci, lampu darurat padam.',
    ],
    key: [0, 1, 0, 0],
    explanation: `Tuliskan sebagai panah: alarm → terkunci → listrik menyala. Premis ketiga berarti: jika listrik menyala, lampu darurat padam.

- Alarm → terkunci → listrik menyala → lampu darurat padam. Pasti.
- Listrik yang menyala tidak menjamin pintu terkunci; “hanya jika” berarah dari pintu ke listrik. Belum pasti.
- Kontraposisi pernyataan pertama. Pasti.
- Bagian akhir rangkaian yang sama. Pasti.

“P atau Q” selalu dapat ditulis “jika bukan P, maka Q”; dengan begitu ia dapat disambungkan ke rangkaian.`,
  },
  {
    ref: 'PU-219',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt:
      'Dari 30 siswa, 22 siswa menyukai pelajaran musik dan 18 siswa menyukai pelajaran tari. Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.',
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      'Sedikitnya 10 siswa menyukai keduanya.',
      'Sedikitnya 4 siswa menyukai musik, tetapi tidak menyukai tari.',
      'Ada siswa yang tidak menyukai keduanya.',
      'Paling banyak 8 siswa tidak menyukai keduanya.',
    ],
    key: [0, 0, 1, 0],
    explanation: `Misalkan $x$ siswa menyukai keduanya. Yang menyukai sedikitnya satu $40-x$, dan tidak boleh lebih dari 30, jadi $x\\ge10$. Tentu juga $x\\le18$.

- $x\\ge10$. Pasti.
- Yang hanya menyukai musik $22-x\\ge22-18=4$. Pasti.
- Jika $x=10$, semua siswa menyukai sedikitnya satu. Belum pasti ada yang tidak.
- Yang tidak menyukai keduanya $30-(40-x)=x-10\\le8$. Pasti.

Cari nilai terkecil dan terbesar irisan; keempat pernyataan bergantung padanya.`,
  },
  {
    ref: 'PU-220',
    type: 'true_false_table',
    topic,
    difficulty: 'easy',
    prompt: `Semua bus kota berwarna biru. Sebagian kendaraan biru milik perusahaan swasta. Kendaraan X berwarna hijau.

Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.`,
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      'Sebagian bus kota milik perusahaan swasta.',
      'Kendaraan X bukan bus kota.',
      'Kendaraan X bukan milik perusahaan swasta.',
      'Setiap kendaraan biru adalah bus kota.',
    ],
    key: [1, 0, 1, 1],
    explanation: `Gambarlah lingkaran bus kota di dalam lingkaran kendaraan biru.

- Kendaraan biru yang milik swasta mungkin bukan bus kota. Belum pasti.
- X tidak biru, jadi berada di luar kedua lingkaran. Pasti bukan bus kota.
- Premis kedua hanya tentang kendaraan biru; kendaraan hijau pun dapat dimiliki swasta. Belum pasti.
- Itu kebalikan premis pertama. Belum pasti.

Kata “sebagian” menyatakan ada, tetapi tidak mengatakan di bagian mana.`,
  },
]
