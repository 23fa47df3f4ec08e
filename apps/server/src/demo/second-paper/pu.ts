import { SUFFICIENCY } from '../common-options.ts'
import type { SeedSubTest } from '../seed-item.ts'

export const pu: SeedSubTest = {
  subject: 'PU',
  lang: 'id',
  stimuli: [
    {
      ref: 'PU-S11',
      title: 'Tiga Rukun Warga dan Sampahnya',
      body: `Tiga rukun warga (RW) di sebuah kecamatan mempunyai jumlah rumah yang hampir sama. Mulai Februari, RW 1 membuka bank sampah dan para pengurusnya mendatangi setiap rumah untuk menjelaskan cara memilah sampah. RW 2 membuka bank sampah tanpa mendatangi rumah warga. RW 3 tidak mengubah apa pun. Tabel berikut memuat sampah campuran, dalam ton, yang diangkut dari ketiganya.

| Bulan | RW 1 | RW 2 | RW 3 |
| :-- | --: | --: | --: |
| Januari | 12,1 | 12,0 | 12,2 |
| Maret | 8,4 | 11,2 | 12,3 |
| Mei | 6,9 | 10,9 | 12,1 |
| Juli | 6,8 | 11,0 | 12,2 |`,
    },
    {
      ref: 'PU-S12',
      title: 'Lampu di Jalan Cempaka',
      body: `Perhatikan peristiwa berikut.

(1) Pada bulan Maret, lampu jalan tenaga surya dipasang di sepanjang Jalan Cempaka.

(2) Pada bulan April, pedagang yang berjualan di Jalan Cempaka setelah pukul 19.00 bertambah dari 8 menjadi 21 orang.

(3) Sejak bulan Mei, laporan kehilangan sepeda di Jalan Cempaka turun dari 6 menjadi 1 laporan per bulan.

(4) Di Jalan Flamboyan yang sejajar dengannya dan tidak berlampu, jumlah pedagang malam tetap 7 orang, sedangkan laporan kehilangan sepeda naik dari 4 menjadi 8 laporan per bulan.`,
    },
    {
      ref: 'PU-S13',
      title: 'Lima Poster',
      body: `Lima poster, masing-masing tentang air, batik, cuaca, danau, dan energi, dipasang berjajar dari kiri ke kanan pada tempat 1 sampai dengan 5 menurut aturan berikut.

- Poster batik dipasang tepat di sebelah kanan poster air.
- Poster cuaca tidak dipasang di tempat 1 ataupun 5.
- Poster danau dipasang di sebelah kiri poster energi, tetapi tidak harus bersebelahan.`,
    },
    {
      ref: 'PU-S14',
      title: 'Lima Rute Kapal',
      body: `Tabel berikut memuat data lima rute kapal penyeberangan pada suatu hari.

| Rute | Perjalanan | Kapasitas per perjalanan | Penumpang sehari |
| :-: | --: | --: | --: |
| Ambu | 6 | 120 | 540 |
| Baru | 8 | 90 | 576 |
| Cipta | 5 | 150 | 600 |
| Damar | 10 | 60 | 510 |
| Elok | 4 | 200 | 560 |`,
    },
  ],
  items: [
    {
      ref: 'PU-101',
      stimulus: 'PU-S11',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'easy',
      prompt: 'Simpulan manakah yang paling didukung oleh data tersebut?',
      options: [
        'Bank sampah tampaknya tidak berguna jika pengurus tidak mendatangi rumah warga.',
        'Bank sampah tampaknya lebih ampuh jika disertai penjelasan dari rumah ke rumah.',
        'Warga RW 3 mungkin tidak peduli terhadap kebersihan lingkungan tempat tinggalnya.',
        'Semua RW di Indonesia akan menghasilkan lebih sedikit sampah dengan cara RW 1.',
        'Sampah campuran RW 1 akan terus berkurang sampai habis pada bulan-bulan berikutnya.',
      ],
      key: 'B',
      explanation: `Bandingkan RW yang hanya berbeda pada satu hal. RW 1 dan RW 2 sama-sama mempunyai bank sampah; bedanya, hanya RW 1 yang warganya didatangi, dan penurunannya jauh lebih besar (5,3 ton dibandingkan dengan 1,0 ton). Kata *tampaknya* sesuai dengan sifat simpulan induktif.

“Tampaknya tidak berguna” keliru karena sampah RW 2 tetap turun. Kepedulian warga RW 3 tidak diukur, jadi tidak ada data yang mendukungnya. “Semua RW di Indonesia” meluaskan tiga RW terlalu jauh. Angka Mei dan Juli yang hampir sama menunjukkan bahwa penurunan sudah melandai. Biasakan mencari pasangan yang hanya berbeda satu hal sebelum menyimpulkan.`,
    },
    {
      ref: 'PU-102',
      stimulus: 'PU-S11',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt:
        'Pernyataan manakah yang, jika benar, paling memperkuat dugaan bahwa kunjungan ke rumah menurunkan sampah campuran di RW 1?',
      options: [
        'Harga jual sampah plastik naik di ketiga RW sejak bulan Februari sehingga semua warganya lebih rajin memilah sampah.',
        'Pengurus bank sampah RW 1 lebih muda daripada pengurus bank sampah RW 2.',
        'Warga RW 1 sudah lama dikenal rajin bergotong royong pada hari Minggu.',
        'Di RW 1, rumah yang dikunjungi dua kali membuang lebih sedikit sampah campuran daripada yang dikunjungi sekali.',
        'Sampah campuran di kecamatan lain juga turun pada bulan yang sama.',
      ],
      key: 'D',
      explanation: `Dugaan sebab menjadi lebih kuat jika akibat ikut bertambah ketika sebabnya ditambah. Rumah yang dikunjungi dua kali membuang lebih sedikit sampah campuran; besarnya akibat mengikuti besarnya sebab, dan perbandingannya terjadi di RW yang sama.

Harga plastik naik di ketiga RW sehingga tidak menjelaskan perbedaan RW 1. Umur pengurus tidak berhubungan dengan kunjungan. Kerajinan warga RW 1 justru penjelasan lain yang melemahkan dugaan. Penurunan di kecamatan lain juga menunjuk penyebab yang berbeda. Saat memperkuat hubungan sebab-akibat, carilah bukti bahwa sebab dan akibat naik turun bersama.`,
    },
    {
      ref: 'PU-103',
      stimulus: 'PU-S11',
      type: 'true_false_table',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut didukung atau tidak didukung oleh data.',
      columns: ['Didukung', 'Tidak didukung'],
      statements: [
        'Penurunan terbesar di RW 1 terjadi antara Januari dan Maret.',
        'Tanpa kunjungan ke rumah, bank sampah sama sekali tidak mengurangi sampah campuran.',
        'Pada bulan September, sampah campuran RW 1 kurang dari 6 ton.',
        'Pergantian musim saja kurang mampu menjelaskan penurunan di RW 1.',
      ],
      key: [0, 1, 1, 0],
      explanation: `Periksa satu per satu dengan angka pada tabel.

- RW 1 turun 3,7 ton dari Januari ke Maret, 1,5 ton sampai Mei, lalu hanya 0,1 ton. Pernyataan pertama didukung.
- Sampah RW 2 turun dari 12,0 menjadi 11,0 ton, jadi “sama sekali tidak” bertentangan dengan data.
- Data berhenti di bulan Juli dan penurunannya sudah melandai; angka September tidak dapat dipastikan.
- Jika musim penyebabnya, RW 3 seharusnya ikut turun, padahal angkanya hampir tetap. Pernyataan terakhir didukung.

RW 3 berperan sebagai pembanding. Tanyakan selalu: apa yang terjadi pada kelompok yang tidak diberi perlakuan?`,
    },
    {
      ref: 'PU-104',
      stimulus: 'PU-S11',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'hard',
      prompt:
        'Camat menyimpulkan bahwa kunjungan ke rumahlah yang menurunkan sampah campuran di RW 1. Fakta manakah yang, jika benar, paling melemahkan simpulan itu?',
      options: [
        'Mulai Februari, RW 1 menarik iuran menurut berat sampah campuran tiap rumah.',
        'Beberapa warga RW 1 sedang bepergian ketika pengurus datang ke rumah mereka.',
        'Bank sampah RW 2 dibuka lebih lama setiap hari daripada bank sampah RW 1.',
        'Pengurus RW 1 memerlukan tiga pekan untuk mendatangi seluruh rumah warganya.',
        'Warga RW 3 meminta agar bank sampah dibuka juga di wilayah mereka.',
      ],
      key: 'A',
      explanation: `Simpulan sebab-akibat melemah jika ada penyebab lain yang muncul pada waktu dan tempat yang sama. Iuran menurut berat mulai berlaku pada bulan Februari dan hanya di RW 1; warga dapat memilah demi menghemat, bukan karena dikunjungi.

Warga yang sedang bepergian hanya mengurangi jangkauan kunjungan. Jam buka yang lebih lama di RW 2 justru membuat keunggulan RW 1 makin mengesankan. Lamanya kunjungan dan permintaan warga RW 3 tidak berkaitan dengan penyebab. Untuk menguji simpulan sebab-akibat, tanyakan: apa lagi yang berubah pada saat itu?`,
    },
    {
      ref: 'PU-105',
      stimulus: 'PU-S12',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'easy',
      prompt: 'Hubungan peristiwa (1) dan peristiwa (2) yang paling masuk akal adalah ….',
      options: [
        'peristiwa (2) menyebabkan peristiwa (1)',
        'keduanya akibat dari peristiwa (4)',
        'peristiwa (1) menyebabkan peristiwa (2)',
        'keduanya tidak berhubungan sama sekali',
        'keduanya akibat dari peristiwa (3)',
      ],
      key: 'C',
      explanation: `Sebab harus mendahului akibat dan harus ada alasan yang menghubungkannya. Lampu dipasang pada bulan Maret, pedagang bertambah pada bulan April, dan jalan yang terang memang memudahkan orang berjualan malam. Jalan tanpa lampu, pada peristiwa (4), tidak mengalami kenaikan.

Peristiwa (2) terjadi sesudah (1), jadi tidak mungkin menjadi penyebabnya. Peristiwa (3) baru terjadi sejak bulan Mei, sesudah keduanya. Peristiwa (4) menggambarkan jalan lain yang menjadi pembanding. Periksa urutan waktu lebih dahulu; langkah itu sering sudah menggugurkan beberapa pilihan.`,
    },
    {
      ref: 'PU-106',
      stimulus: 'PU-S12',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'hard',
      prompt:
        'Wali kota menyimpulkan bahwa lampu telah mengurangi pencurian sepeda di kota. Berdasarkan peristiwa (4), keberatan manakah yang paling tepat?',
      options: [
        'Pedagang malam di Jalan Flamboyan terlalu sedikit untuk diamati.',
        'Pemilik sepeda di Jalan Cempaka mungkin enggan melapor.',
        'Lampu tenaga surya belum tentu menyala sepanjang malam.',
        'Pencurian tidak berhubungan dengan jumlah pedagang di jalan.',
        'Sebagian pencurian mungkin hanya berpindah ke jalan yang gelap.',
      ],
      key: 'E',
      explanation: `Simpulan wali kota tentang *kota*, sedangkan data tentang satu jalan. Peristiwa (4) memperlihatkan laporan di jalan sejajar yang gelap naik dari 4 menjadi 8 pada waktu yang sama. Jumlah kedua jalan hanya berubah dari 10 menjadi 9, jadi pencurian mungkin berpindah, bukan berkurang.

Keengganan melapor dan lampu yang padam adalah dugaan tanpa dukungan peristiwa (4). Jumlah pedagang yang sedikit bukan masalah bagi data pencurian. Keberatan tentang pedagang tidak menyentuh simpulan. Jika sebuah angka turun di satu tempat, lihatlah apakah angka itu naik di tempat sebelahnya.`,
    },
    {
      ref: 'PU-107',
      stimulus: 'PU-S12',
      type: 'true_false_table',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt:
        'Tentukan apakah setiap temuan berikut, jika benar, memperkuat atau memperlemah pernyataan bahwa lampu membuat pedagang malam bertambah.',
      columns: ['Memperkuat', 'Memperlemah'],
      statements: [
        'Ketika lampu padam selama dua pekan, jumlah pedagang malam turun menjadi 9 orang.',
        'Pada bulan April, pedagang alun-alun dipindahkan ke Jalan Cempaka oleh pemerintah.',
        'Sebagian besar pedagang baru mengaku memilih jalan itu karena terang.',
        'Di dua jalan lain yang diberi lampu, pedagang malam juga bertambah menjadi lebih dari dua kali lipat.',
      ],
      key: [0, 1, 0, 0],
      explanation: `Pernyataan diperkuat jika akibat hilang ketika sebabnya hilang, jika pelakunya menyebut sebab itu, atau jika pola yang sama muncul di tempat lain. Padamnya lampu, pengakuan pedagang, dan dua jalan lain memenuhi ketiganya.

Pemindahan pedagang alun-alun adalah penyebab lain yang terjadi pada bulan yang sama. Jika itu benar, pedagang bertambah karena dipindahkan, bukan karena lampu. Temuan itu memperlemah pernyataan. Bedakan bukti bagi sebab yang diduga dengan penjelasan tandingan.`,
    },
    {
      ref: 'PU-108',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'easy',
      prompt: `Seorang pembeli mengambil 40 mangga secara acak dari lima bagian muatan sebuah truk, lalu mencicipinya. Sebanyak 38 mangga terasa manis.

Simpulan manakah yang paling tepat?`,
      options: [
        'Semua mangga dalam truk itu manis.',
        'Dua mangga yang masam pasti berasal dari dasar truk.',
        'Sekitar separuh mangga dalam truk itu mungkin masam.',
        'Sebagian besar mangga dalam truk itu mungkin manis.',
        'Tepat 95% dari mangga dalam truk itu manis.',
      ],
      key: 'D',
      explanation: `Contoh diambil secara acak dari berbagai bagian muatan truk, jadi layak mewakili isi truk. Karena 38 dari 40 manis, wajar menyimpulkan bahwa *sebagian besar* isinya *mungkin* manis.

“Semua” gugur karena dalam contoh saja sudah ada dua yang tidak manis. Letak kedua mangga itu tidak disebutkan. “Sekitar separuh” masam jauh dari dua di antara 40. “Tepat 95%” memperlakukan perkiraan sebagai kepastian; persentase di seluruh truk dapat sedikit berbeda. Simpulan dari contoh selalu disertai ketidakpastian.`,
    },
    {
      ref: 'PU-109',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt: `“Kakek tetangga saya merokok setiap hari dan hidup sampai umur 91 tahun. Jadi, merokok tidak merugikan kesehatan.”

Penalaran manakah yang mengandung kesalahan yang sama?`,
      options: [
        'Semua besi memuai jika dipanaskan. Rel terbuat dari besi. Jadi, rel memuai jika dipanaskan.',
        'Bibi saya tidak pernah memakai helm dan belum pernah cedera. Jadi, helm tidak diperlukan.',
        'Dari 5.000 pasien, 80% sembuh dengan obat itu. Jadi, obat itu mungkin manjur.',
        'Jika hujan, lapangan basah. Lapangan tidak basah. Jadi, hujan tidak turun.',
        'Toko itu tutup setiap Senin. Hari ini Senin. Jadi, toko itu tutup hari ini.',
      ],
      key: 'B',
      explanation: `Kesalahannya ialah menarik aturan umum dari *satu* orang yang dikenal. Satu perokok yang panjang umur tidak menghapus kenyataan bahwa risiko dinilai dari banyak orang. Penalaran tentang bibi tanpa helm berbuat hal yang sama.

Tiga penalaran lainnya deduktif dan sah: besi–rel, hujan–lapangan (menyangkal akibat), dan toko pada hari Senin. Penalaran tentang 5.000 pasien induktif, tetapi datanya banyak dan simpulannya hati-hati. Untuk mengenali kesalahan yang sama, abaikan isi ceritanya dan bandingkan bentuk alasannya.`,
    },
    {
      ref: 'PU-110',
      type: 'single_choice',
      topic: 'Penalaran induktif',
      difficulty: 'medium',
      prompt: `Sejak harga bahan bakar naik, penumpang sebuah perusahaan bus bertambah 20 persen. Anehnya, pendapatan perusahaan itu dari karcis justru berkurang.

Fakta manakah yang paling dapat menjelaskan keanehan itu?`,
      options: [
        'Sebagian besar penumpang baru sebelumnya memakai sepeda motor.',
        'Perusahaan bus pesaing tidak menambah jumlah armadanya.',
        'Biaya perawatan bus naik bersama harga bahan bakar.',
        'Penumpang bus paling banyak pada pagi dan sore hari.',
        'Pada bulan yang sama, tarif karcis diturunkan seperempatnya.',
      ],
      key: 'E',
      explanation: `Pendapatan karcis adalah jumlah penumpang dikalikan tarif. Penumpang menjadi 1,2 kali, sedangkan tarif menjadi 0,75 kali, sehingga pendapatan menjadi $1{,}2\\times0{,}75=0{,}9$ kali semula: berkurang 10 persen meskipun penumpang bertambah.

Asal penumpang baru dan jam ramai tidak mengubah hasil kali itu. Pesaing yang tidak bertambah tidak menurunkan pendapatan. Biaya perawatan mengurangi *laba*, bukan pendapatan dari karcis; inilah pengecoh yang paling sering dipilih. Pastikan dahulu apa yang dihitung sebelum mencari penjelasannya.`,
    },
    {
      ref: 'PU-111',
      stimulus: 'PU-S13',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'easy',
      prompt: 'Urutan manakah yang memenuhi semua aturan, dari tempat 1 sampai dengan 5?',
      options: [
        'danau, cuaca, air, batik, energi',
        'air, batik, energi, cuaca, danau',
        'cuaca, air, batik, danau, energi',
        'danau, air, cuaca, batik, energi',
        'danau, energi, air, batik, cuaca',
      ],
      key: 'A',
      explanation: `Uji tiap urutan dengan satu aturan pada satu waktu; satu pelanggaran sudah cukup untuk menggugurkan.

Danau, cuaca, air, batik, energi: batik tepat di kanan air, cuaca di tempat 2, dan danau di kiri energi. Semuanya terpenuhi.

Urutan yang dimulai dengan air menempatkan energi di kiri danau. Urutan yang dimulai atau diakhiri dengan cuaca melanggar aturan kedua. Urutan danau–air–cuaca–batik menyisipkan cuaca di antara air dan batik. Mulailah dari aturan yang paling mudah dilihat, misalnya pasangan yang harus berdampingan.`,
    },
    {
      ref: 'PU-112',
      stimulus: 'PU-S13',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: 'Poster manakah yang mungkin dipasang di tempat 1?',
      options: [
        'hanya danau',
        'hanya air',
        'hanya air atau danau',
        'hanya air, danau, atau energi',
        'air, batik, danau, atau energi',
      ],
      key: 'C',
      explanation: `Sisihkan poster yang tidak mungkin di tempat 1. Batik harus mempunyai air di kirinya, cuaca tidak boleh di ujung, dan energi harus mempunyai danau di kirinya. Tinggal air dan danau.

Keduanya memang dapat: air, batik, cuaca, danau, energi, dan danau, air, batik, cuaca, energi memenuhi semua aturan. Karena itu, “hanya danau” dan “hanya air” terlalu sempit. Setelah menyisihkan yang mustahil, buatlah satu contoh bagi setiap yang tersisa.`,
    },
    {
      ref: 'PU-113',
      stimulus: 'PU-S13',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: 'Jika poster energi tidak dipasang di tempat 5, pernyataan manakah yang pasti benar?',
      options: [
        'Poster cuaca di tempat 2.',
        'Poster batik di tempat 5.',
        'Poster energi di tempat 3.',
        'Poster danau dan cuaca bersebelahan.',
        'Poster air di tempat 3.',
      ],
      key: 'B',
      explanation: `Tanyakan siapa yang dapat mengisi tempat 5. Air tidak dapat karena batik harus di kanannya, cuaca tidak boleh di ujung, dan danau harus di kiri energi. Jika energi juga tidak di sana, tinggal batik. Jadi, batik di tempat 5 dan air di tempat 4.

Sisanya ada dua susunan: danau, cuaca, energi, air, batik dan danau, energi, cuaca, air, batik. Cuaca di tempat 2, energi di tempat 3, serta danau di sebelah cuaca hanya benar pada salah satunya. Pada soal “pasti benar”, satu susunan tandingan sudah menggugurkan pilihan.`,
    },
    {
      ref: 'PU-114',
      stimulus: 'PU-S13',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'hard',
      prompt: 'Berapa banyak susunan poster yang memenuhi semua aturan?',
      options: ['4', '5', '6', '8', '12'],
      keeps_order: true,
      key: 'C',
      explanation: `Pasangan air–batik mempunyai empat kemungkinan letak.

- Tempat 1–2: cuaca di tempat 3 atau 4; danau dan energi mengisi sisanya menurut urutan (2 susunan).
- Tempat 2–3: cuaca hanya dapat di tempat 4; danau 1, energi 5 (1 susunan).
- Tempat 3–4: cuaca hanya dapat di tempat 2; danau 1, energi 5 (1 susunan).
- Tempat 4–5: cuaca di tempat 2 atau 3 (2 susunan).

Jumlahnya $2+1+1+2=6$. Jawaban 12 muncul jika danau dan energi dianggap boleh bertukar, dan 8 jika cuaca dianggap selalu mempunyai dua tempat. Membagi kasus menurut aturan yang paling mengikat menjaga agar tidak ada yang terhitung dua kali.`,
    },
    {
      ref: 'PU-115',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'easy',
      prompt: `Semua penyiar radio kampus mengikuti latihan vokal. Semua peserta latihan vokal hadir di studio pada hari Jumat lalu. Rara tidak hadir di studio pada hari Jumat lalu.

Simpulan manakah yang pasti benar?`,
      options: [
        'Rara mengikuti latihan vokal pada hari lain.',
        'Semua yang hadir di studio adalah penyiar.',
        'Rara adalah penyiar yang sedang berhalangan.',
        'Sebagian penyiar tidak hadir di studio.',
        'Rara bukan penyiar radio kampus.',
      ],
      key: 'E',
      explanation: `Rangkaikan kedua premis: penyiar → peserta latihan → hadir. Jadi, setiap penyiar hadir. Rara tidak hadir. Dengan kontraposisi, Rara bukan penyiar.

“Semua yang hadir adalah penyiar” membalik arah rangkaian. Jika Rara penyiar yang berhalangan atau sebagian penyiar tidak hadir, premis dilanggar. Latihan pada hari lain tidak disebutkan. Dari “jika p maka q” yang boleh dipakai hanyalah p → q dan bukan-q → bukan-p.`,
    },
    {
      ref: 'PU-116',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: `Semua apoteker di kota itu bekerja di apotek. Sebagian apoteker di kota itu mengajar di sekolah.

Simpulan manakah yang pasti benar?`,
      options: [
        'Sebagian orang yang bekerja di apotek mengajar di sekolah.',
        'Semua orang yang bekerja di apotek adalah apoteker.',
        'Sebagian apoteker tidak mengajar di sekolah.',
        'Semua pengajar di sekolah bekerja di apotek.',
        'Sebagian apoteker tidak bekerja di apotek karena mengajar.',
      ],
      key: 'A',
      explanation: `Ambil apoteker yang mengajar; menurut premis kedua, mereka ada. Menurut premis pertama, mereka juga bekerja di apotek. Jadi, ada orang yang bekerja di apotek dan mengajar di sekolah.

“Semua orang yang bekerja di apotek adalah apoteker” membalik premis pertama. “Sebagian tidak mengajar” tidak pasti karena dalam logika *sebagian* dapat berarti semua. Pengajar lain belum tentu apoteker. Apoteker yang tidak bekerja di apotek melanggar premis pertama. Bayangkan satu orang yang memenuhi kedua premis, lalu baca apa saja yang berlaku baginya.`,
    },
    {
      ref: 'PU-117',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: `Jika pada suatu hari persediaan beras kurang dari satu ton, koperasi memesan beras hari itu juga. Jika koperasi memesan beras, truk datang pada hari yang sama. Hari ini truk tidak datang.

Simpulan manakah yang pasti benar?`,
      options: [
        'Koperasi memesan beras kemarin.',
        'Persediaan beras hari ini tepat satu ton.',
        'Truk akan datang pada keesokan harinya.',
        'Persediaan beras hari ini sedikitnya satu ton.',
        'Koperasi kehabisan uang untuk memesan.',
      ],
      key: 'D',
      explanation: `Runut dari akhir. Hari ini truk tidak datang, jadi hari ini koperasi tidak memesan. Karena tidak memesan, persediaannya hari ini tidak kurang dari satu ton. “Tidak kurang dari satu ton” sama dengan “sedikitnya satu ton”.

“Tepat satu ton” terlalu sempit; persediaan dapat lebih. Pesanan kemarin, kedatangan besok, dan keadaan uang tidak disebut dalam premis. Pada rangkaian “jika–maka”, penyangkalan bergerak mundur dari akhir ke awal.`,
    },
    {
      ref: 'PU-118',
      type: 'true_false_table',
      topic: 'Penalaran deduktif',
      difficulty: 'hard',
      prompt: `Hanya siswa yang lulus tes renang yang boleh ikut arung jeram, dan aturan itu dipatuhi. Setiap siswa yang ikut arung jeram memakai pelampung jingga. Bima memakai pelampung jingga. Sari tidak lulus tes renang.

Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.`,
      columns: ['Pasti benar', 'Belum pasti benar'],
      statements: [
        'Bima ikut arung jeram.',
        'Sari tidak ikut arung jeram.',
        'Setiap siswa yang lulus tes renang memakai pelampung jingga.',
        'Bima lulus tes renang.',
      ],
      key: [1, 0, 1, 1],
      explanation: `Tuliskan arah setiap aturan: ikut arung jeram → lulus tes renang, dan ikut arung jeram → pelampung jingga.

Sari tidak lulus, jadi dengan kontraposisi ia tidak ikut; ini pasti. Pelampung jingga tidak membuktikan bahwa Bima ikut; orang lain pun dapat memakainya. Karena keikutsertaan Bima belum pasti, kelulusannya juga belum pasti. Siswa yang lulus belum tentu ikut sehingga belum tentu memakai pelampung.

Kata *hanya* sering terbaca terbalik. “Hanya A yang boleh B” berarti jika B maka A, bukan jika A maka B.`,
    },
    {
      ref: 'PU-119',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'medium',
      prompt: `Sebuah hadiah disimpan dalam tepat satu dari tiga kotak. Label kotak merah: “Hadiah ada di sini.” Label kotak kuning: “Hadiah tidak ada di sini.” Label kotak hijau: “Hadiah tidak ada di kotak merah.” Tepat satu label benar.

Di kotak manakah hadiah itu?`,
      options: [
        'merah',
        'kuning',
        'hijau',
        'merah atau hijau, tidak dapat dipastikan',
        'kuning atau hijau, tidak dapat dipastikan',
      ],
      keeps_order: true,
      key: 'B',
      explanation: `Uji setiap kotak.

- Hadiah di merah: label merah benar dan label kuning benar. Dua label benar, jadi mustahil.
- Hadiah di kuning: label merah salah, label kuning salah, label hijau benar. Tepat satu label benar.
- Hadiah di hijau: label kuning dan label hijau benar. Dua label benar, jadi mustahil.

Hanya kotak kuning yang sesuai. Perhatikan pula bahwa label merah dan hijau saling bertentangan: selalu tepat satu di antaranya yang benar. Karena itu, label kuning pasti salah. Mencari dua pernyataan yang bertentangan sering menjadi jalan pintas.`,
    },
    {
      ref: 'PU-120',
      type: 'single_choice',
      topic: 'Penalaran deduktif',
      difficulty: 'hard',
      prompt: `Lima pelari mencapai garis akhir satu per satu. Wati tiba sebelum Yoga. Zaki tiba setelah Vino, tetapi sebelum Wati. Umar tidak tiba pertama ataupun terakhir.

Pernyataan manakah yang pasti benar?`,
      options: [
        'Zaki tiba kedua.',
        'Wati tiba ketiga.',
        'Umar tiba tepat sebelum Wati.',
        'Yoga tiba terakhir.',
        'Vino tiba tepat sebelum Zaki.',
      ],
      key: 'D',
      explanation: `Dari dua keterangan pertama diperoleh urutan Vino, Zaki, Wati, Yoga. Umar harus disisipkan, tetapi tidak di awal atau di akhir, jadi ada tiga susunan: V–U–Z–W–Y, V–Z–U–W–Y, dan V–Z–W–U–Y.

Di ketiganya Vino pertama dan Yoga terakhir. Zaki dapat tiba ketiga, Wati dapat tiba keempat, Umar dapat tiba jauh sebelum Wati, dan Umar dapat berada di antara Vino dan Zaki. Susun dahulu bagian yang urutannya sudah tetap, lalu sisipkan yang bebas.`,
    },
    {
      ref: 'PU-121',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'easy',
      prompt: `Perhatikan barisan berikut.

$$5,\\quad 8,\\quad 14,\\quad 26,\\quad 50,\\quad \\ldots$$

Bilangan berikutnya adalah ….`,
      options: ['74', '96', '98', '100', '102'],
      keeps_order: true,
      key: 'C',
      explanation: `Selisih suku yang berdekatan ialah $3, 6, 12, 24$: setiap selisih dua kali selisih sebelumnya. Selisih berikutnya $48$, jadi bilangan berikutnya $50+48=98$.

Cara lain: setiap suku adalah dua kali suku sebelumnya dikurangi 2, dan $2\\times50-2=98$. Jawaban 74 muncul jika selisih 24 diulang, 100 jika suku hanya digandakan, 102 jika 2 ditambahkan, bukan dikurangkan, dan 96 jika 4 yang dikurangkan. Periksa dugaan pada *semua* suku sebelum memakainya.`,
    },
    {
      ref: 'PU-122',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt: `Perhatikan barisan berikut.

$$3,\\quad 20,\\quad 6,\\quad 17,\\quad 12,\\quad 14,\\quad 24,\\quad \\ldots$$

Bilangan berikutnya adalah ….`,
      options: ['8', '11', '21', '34', '48'],
      keeps_order: true,
      key: 'B',
      explanation: `Naik turunnya bilangan menandakan dua barisan yang berselang-seling. Suku ganjil: $3, 6, 12, 24$ (dikalikan 2). Suku genap: $20, 17, 14$ (dikurangi 3). Suku berikutnya adalah suku genap, jadi $14-3=11$.

Jawaban 48 meneruskan barisan yang salah, 8 mengurangi 3 dua kali, 21 mengurangi 24 dengan 3, dan 34 menambahkan 10 pada 24 mengikuti selisih yang kebetulan. Jika sebuah barisan naik turun, pisahkan suku di tempat ganjil dan genap.`,
    },
    {
      ref: 'PU-123',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt: `Operasi $\\star$ memenuhi

$$2\\star3=7,\\qquad 4\\star1=17,\\qquad 3\\star5=14.$$

Jika polanya sama, nilai $5\\star2$ adalah ….`,
      options: ['9', '10', '23', '27', '29'],
      keeps_order: true,
      key: 'D',
      explanation: `Cobalah bentuk sederhana sampai cocok dengan ketiga contoh: $2^2+3=7$, $4^2+1=17$, dan $3^2+5=14$. Jadi, $a\\star b=a^2+b$ dan $5\\star2=25+2=27$.

Nilai 9 menukar peran kedua bilangan ($2^2+5$), 10 mengalikan keduanya, 23 mengurangkan ($5^2-2$), dan 29 mengkuadratkan keduanya ($5^2+2^2$). Satu contoh sering cocok dengan beberapa rumus; $2\\star3=7$ juga cocok dengan $3^2-2$. Rumus baru boleh dipakai setelah cocok dengan semua contoh.`,
    },
    {
      ref: 'PU-124',
      stimulus: 'PU-S14',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'easy',
      prompt: 'Rute manakah yang persentase kursi terisinya paling besar?',
      options: ['Ambu', 'Baru', 'Cipta', 'Damar', 'Elok'],
      keeps_order: true,
      key: 'D',
      explanation: `Kapasitas sehari adalah perjalanan dikalikan kapasitas per perjalanan.

- Ambu: $540:720=75\\%$
- Baru: $576:720=80\\%$
- Cipta: $600:750=80\\%$
- Damar: $510:600=85\\%$
- Elok: $560:800=70\\%$

Damar paling penuh meskipun penumpangnya paling sedikit. Cipta mengecoh karena penumpangnya terbanyak, Elok karena kapalnya terbesar. Jika yang ditanyakan persentase, tentukan dahulu pembaginya.`,
    },
    {
      ref: 'PU-125',
      stimulus: 'PU-S14',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt:
        'Kapal di Rute Elok diganti dengan kapal berkapasitas 160 orang. Jika banyak perjalanan dan penumpang tetap, berapa persen kursinya yang terisi?',
      options: ['70%', '80%', '87,5%', '90%', '95%'],
      keeps_order: true,
      key: 'C',
      explanation: `Kapasitas sehari menjadi $4\\times160=640$ orang, sedangkan penumpangnya tetap 560 orang.

$$\\frac{560}{640}=\\frac{7}{8}=87{,}5\\%$$

Jawaban 70% adalah keadaan sebelum kapal diganti. Jawaban 80% adalah perbandingan kapasitas baru terhadap yang lama. Jawaban 90% muncul jika penurunan kapasitas 20% langsung ditambahkan pada 70%, dan 95% jika 560 dibagi 590. Ketika pembagi berubah, hitunglah kembali dari awal; persen tidak dapat dijumlahkan begitu saja.`,
    },
    {
      ref: 'PU-126',
      stimulus: 'PU-S14',
      type: 'true_false_table',
      topic: 'Penalaran kuantitatif',
      difficulty: 'hard',
      prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
      columns: ['Benar', 'Salah'],
      statements: [
        'Rata-rata penumpang per perjalanan di Rute Damar adalah 51 orang.',
        'Jika Rute Ambu ditambah satu perjalanan dan penumpangnya tetap, kurang dari 65% kursinya terisi.',
        'Kursi kosong dalam sehari paling banyak terdapat di Rute Ambu.',
        'Penumpang Rute Cipta lebih dari 5% di atas penumpang Rute Baru.',
      ],
      key: [0, 0, 1, 1],
      explanation: `Hitung satu per satu.

- Damar: $510:10=51$ orang. Benar.
- Ambu dengan tujuh perjalanan: $540:840\\approx64{,}3\\%$. Benar.
- Kursi kosong: Ambu $720-540=180$, Elok $800-560=240$. Elok lebih banyak, jadi salah.
- Selisih Cipta dan Baru $24$ orang; $24:576\\approx4{,}2\\%$. Belum mencapai 5%, jadi salah.

Pada pernyataan terakhir, pembaginya ialah Rute Baru karena itulah pembandingnya. Kata “di atas …” menunjukkan bilangan yang menjadi pembagi.`,
    },
    {
      ref: 'PU-127',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt: `Perbandingan uang Tono dan Uni adalah $3:5$. Setelah Uni memberikan Rp12.000 kepada Tono, uang mereka sama banyak.

Berapa rupiah jumlah uang mereka berdua?`,
      options: ['48.000', '60.000', '72.000', '84.000', '96.000'],
      keeps_order: true,
      key: 'E',
      explanation: `Misalkan uang mereka $3k$ dan $5k$ (dalam ribuan rupiah). Setelah pemberian, $3k+12=5k-12$, jadi $2k=24$ dan $k=12$. Jumlahnya $8k=96$, yaitu Rp96.000. Pemberian tidak mengubah jumlah.

Jawaban 48.000 muncul jika selisih dianggap hanya 12 ribu ($k=6$). Jawaban 60.000 adalah uang Uni mula-mula, 72.000 adalah dua kali uang Tono mula-mula, dan 84.000 lupa menghitung bahwa uang Tono ikut bertambah. Selisih yang hilang ialah dua kali yang diberikan.`,
    },
    {
      ref: 'PU-128',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'hard',
      prompt: `Apakah bilangan bulat positif $n$ habis dibagi 12?

(1) $n$ habis dibagi 6.

(2) $n$ habis dibagi 4.

Penilaian manakah yang tepat tentang kecukupan kedua pernyataan itu untuk menjawab pertanyaan?`,
      options: SUFFICIENCY,
      keeps_order: true,
      key: 'C',
      explanation: `Cari contoh tandingan bagi setiap pernyataan. Bilangan 6 dan 12 sama-sama habis dibagi 6, tetapi hanya 12 yang habis dibagi 12; pernyataan (1) saja tidak cukup. Bilangan 4 dan 12 sama-sama habis dibagi 4; pernyataan (2) saja tidak cukup.

Jika keduanya berlaku, $n$ habis dibagi kelipatan persekutuan terkecil dari 6 dan 4, yaitu 12. Jawabannya pasti “ya”, jadi bersama-sama cukup.

Jangan mengalikan 6 dan 4 menjadi 24; keduanya mempunyai faktor persekutuan 2. Contoh tandingan yang kecil adalah cara tercepat untuk menguji kecukupan.`,
    },
    {
      ref: 'PU-129',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt:
        'Rata-rata lima bilangan adalah 18. Jika satu bilangan dibuang, rata-rata empat bilangan lainnya 16. Bilangan yang dibuang adalah ….',
      options: ['20', '22', '24', '26', '28'],
      keeps_order: true,
      key: 'D',
      explanation: `Ubah rata-rata menjadi jumlah. Jumlah lima bilangan $5\\times18=90$ dan jumlah empat bilangan $4\\times16=64$. Bilangan yang dibuang $90-64=26$.

Jawaban 20 menambahkan selisih rata-rata satu kali ($18+2$), padahal selisih itu ditanggung oleh keempat bilangan: $18+4\\times2=26$. Jawaban 24 memakai empat kali selisih dari 16, 28 memakai lima kali selisih dari 18, dan 22 memakai tiga kali selisih dari 16. Rata-rata tidak dapat dikurangkan langsung; jumlah dapat.`,
    },
    {
      ref: 'PU-130',
      type: 'single_choice',
      topic: 'Penalaran kuantitatif',
      difficulty: 'medium',
      prompt: 'Perhatikan barisan huruf B, E, I, N, …. Huruf berikutnya adalah ….',
      options: ['R', 'S', 'T', 'U', 'V'],
      keeps_order: true,
      key: 'C',
      explanation: `Gantilah huruf dengan urutannya dalam abjad: B = 2, E = 5, I = 9, N = 14. Selisihnya $3, 4, 5$, jadi selisih berikutnya $6$ dan huruf berikutnya adalah huruf ke-20, yaitu T.

Jawaban S mengulang selisih 5, sedangkan R mengulang selisih 4. Jawaban U dan V melompat ke selisih 7 dan 8. Mengubah huruf menjadi bilangan membuat pola yang samar menjadi barisan biasa.`,
    },
  ],
}
