import type { SeedSubTest } from '../seed-item.ts'

/**
 * Keys of numbers are computed in skd.test.ts.
 */
export const tiu: SeedSubTest = {
  subject: 'TIU',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'TIU-101',
      type: 'single_choice',
      topic: 'Analogi',
      difficulty: 'easy',
      prompt: 'KOMPAS : ARAH = … : …',
      options: [
        'penggaris : kayu',
        'jam : dinding',
        'peta : pelaut',
        'termometer : suhu',
        'timbangan : pasar',
      ],
      key: 'D',
      explanation: `Kompas adalah alat untuk menentukan arah. Hubungannya *alat : yang diukur*. Termometer adalah alat untuk mengukur suhu.

*Penggaris : kayu* menyatakan alat dan bahannya, *jam : dinding* benda dan tempatnya, *peta : pelaut* benda dan pemakainya, *timbangan : pasar* benda dan tempat pemakaiannya. Rumuskan hubungan sebagai kalimat “… adalah alat untuk mengetahui …”, lalu masukkan setiap pasangan.`,
    },
    {
      ref: 'TIU-102',
      type: 'single_choice',
      topic: 'Analogi',
      difficulty: 'medium',
      prompt: 'DALANG : WAYANG : LAKON = … : … : …',
      options: [
        'pelukis : kuas : kanvas',
        'guru : murid : sekolah',
        'sutradara : aktor : skenario',
        'penyair : puisi : panggung',
        'sopir : bus : penumpang',
      ],
      key: 'C',
      explanation: `Dalang menggerakkan wayang menurut lakon. Sutradara mengarahkan aktor menurut skenario. Urutannya: pengarah, yang diarahkan, cerita acuan.

Pada *pelukis : kuas : kanvas*, unsur ketiga adalah tempat, bukan acuan. *Guru : murid : sekolah* dan *sopir : bus : penumpang* juga berakhir dengan tempat atau orang. *Penyair : puisi : panggung* menaruh karya di tengah. Pada analogi tiga unsur, uji dua hubungan: pertama–kedua dan kedua–ketiga.`,
    },
    {
      ref: 'TIU-103',
      type: 'single_choice',
      topic: 'Analogi',
      difficulty: 'medium',
      prompt: 'GERIMIS : HUJAN LEBAT = … : …',
      options: [
        'panas terik : sinar matahari',
        'angin sepoi-sepoi : badai',
        'mendung tebal : hujan',
        'banjir bandang : sungai',
        'salju : dingin',
      ],
      key: 'B',
      explanation: `Gerimis dan hujan lebat adalah gejala yang sama dengan kekuatan yang berbeda, dari lemah ke kuat. Angin sepoi-sepoi dan badai juga demikian.

*Panas terik : sinar matahari* menyatakan akibat dan sumber. *Mendung tebal : hujan* urutan waktu. *Banjir bandang : sungai* kejadian dan tempat. *Salju : dingin* benda dan sifatnya. Tanyakan apakah kedua kata dapat diletakkan pada satu garis dari sedikit ke banyak.`,
    },
    {
      ref: 'TIU-104',
      type: 'single_choice',
      topic: 'Analogi',
      difficulty: 'hard',
      prompt: 'HEMAT : KIKIR = … : …',
      options: ['berani : nekat', 'rajin : malas', 'jujur : tepercaya', 'pandai : bodoh', 'sabar : tenang'],
      key: 'A',
      explanation: `Hemat adalah sifat baik; kikir adalah sifat yang sama dalam kadar berlebihan sehingga menjadi buruk. Berani menjadi nekat dengan cara yang sama.

*Rajin : malas* dan *pandai : bodoh* adalah lawan kata, bukan kelebihan kadar. *Jujur : tepercaya* menyatakan sebab dan akibat, *sabar : tenang* dua sifat yang berdekatan dan sama-sama baik. Perhatikan nilai kedua kata: di sini dari baik ke buruk, tanpa berbalik arah.`,
    },
    {
      ref: 'TIU-105',
      type: 'single_choice',
      topic: 'Silogisme',
      difficulty: 'easy',
      prompt:
        'Semua pegawai baru mengikuti orientasi. Sebagian peserta magang adalah pegawai baru. Simpulan yang tepat adalah ….',
      options: [
        'Semua peserta magang mengikuti orientasi.',
        'Semua yang mengikuti orientasi adalah peserta magang.',
        'Sebagian pegawai baru tidak mengikuti orientasi.',
        'Tidak ada peserta magang yang mengikuti orientasi.',
        'Sebagian peserta magang mengikuti orientasi.',
      ],
      key: 'E',
      explanation: `Peserta magang yang juga pegawai baru mengikuti orientasi, karena semua pegawai baru mengikutinya. Jadi, *sebagian* peserta magang mengikuti orientasi.

*Semua peserta magang* memperluas sebagian menjadi semua. *Semua yang mengikuti orientasi* membalik arah. *Sebagian pegawai baru tidak* dan *tidak ada peserta magang* berlawanan dengan premis. Gambarlah lingkaran: yang sebagian tetap sebagian.`,
    },
    {
      ref: 'TIU-106',
      type: 'single_choice',
      topic: 'Silogisme',
      difficulty: 'medium',
      prompt:
        'Jika anggaran disetujui, gedung direnovasi. Jika gedung direnovasi, pelayanan pindah ke aula. Pelayanan tidak pindah ke aula. Simpulan yang tepat adalah ….',
      options: [
        'Anggaran tidak disetujui.',
        'Gedung direnovasi sebagian.',
        'Anggaran disetujui, tetapi gedung tidak direnovasi.',
        'Pelayanan dihentikan selama renovasi.',
        'Aula sedang dipakai untuk kegiatan lain.',
      ],
      key: 'A',
      explanation: `Dari dua premis pertama: jika anggaran disetujui, pelayanan pindah ke aula. Pelayanan tidak pindah, jadi gedung tidak direnovasi dan anggaran tidak disetujui.

*Direnovasi sebagian* menambah keadaan yang tidak ada. *Disetujui, tetapi tidak direnovasi* bertentangan dengan premis pertama. Penghentian pelayanan dan pemakaian aula tidak disebut. Mulailah dari fakta yang pasti, lalu berjalan mundur melawan panah.`,
    },
    {
      ref: 'TIU-107',
      type: 'single_choice',
      topic: 'Silogisme',
      difficulty: 'medium',
      prompt:
        'Semua arsip rahasia disimpan di lemari besi. Tidak ada lemari besi yang berada di lantai dua. Simpulan yang tepat adalah ….',
      options: [
        'Semua arsip di lantai satu adalah arsip rahasia.',
        'Semua isi lemari besi adalah arsip rahasia.',
        'Tidak ada arsip rahasia yang disimpan di lantai dua.',
        'Sebagian arsip rahasia disimpan di lantai dua.',
        'Arsip biasa disimpan di lantai dua, bukan di lemari besi.',
      ],
      key: 'C',
      explanation: `Arsip rahasia ada di lemari besi, dan lemari besi tidak ada di lantai dua. Jadi, arsip rahasia tidak disimpan di lantai dua.

*Semua arsip di lantai satu* dan *semua isi lemari besi* membalik arah premis. *Sebagian di lantai dua* bertentangan. Tempat arsip biasa tidak diketahui. Simpulan hanya boleh memuat hal yang dihubungkan oleh kedua premis.`,
    },
    {
      ref: 'TIU-108',
      type: 'single_choice',
      topic: 'Silogisme',
      difficulty: 'hard',
      prompt:
        'Sebagian dosen adalah peneliti. Semua peneliti menulis artikel. Tidak ada penulis artikel yang tidak membaca jurnal. Simpulan manakah yang tidak dapat ditarik?',
      options: [
        'Sebagian dosen menulis artikel.',
        'Semua dosen membaca jurnal.',
        'Semua peneliti membaca jurnal.',
        'Sebagian dosen membaca jurnal.',
        'Sebagian penulis artikel adalah dosen.',
      ],
      key: 'B',
      explanation: `Rantainya: sebagian dosen → peneliti → menulis artikel → membaca jurnal. Dari rantai itu, sebagian dosen menulis artikel dan membaca jurnal, semua peneliti membaca jurnal, dan sebagian penulis artikel adalah dosen.

*Semua dosen membaca jurnal* memperluas sebagian menjadi semua; dosen yang bukan peneliti tidak diketahui. “Tidak ada penulis yang tidak membaca” sama dengan “semua penulis membaca”. Pada soal *tidak dapat*, centang dahulu yang dapat.`,
    },
    {
      ref: 'TIU-109',
      type: 'single_choice',
      topic: 'Penalaran analitis',
      difficulty: 'medium',
      prompt:
        'Lima berkas, yaitu K, L, M, N, dan O, disusun dari atas ke bawah. K tepat di atas M. L di bawah O. N paling atas. O tidak bersebelahan dengan N. Berkas yang paling bawah adalah ….',
      options: ['K', 'L', 'M', 'N', 'O'],
      keeps_order: true,
      key: 'B',
      explanation: `N di tempat 1. O tidak bersebelahan dengan N, jadi O bukan di tempat 2. K–M berurutan, dan L di bawah O.

Jika O di tempat 3, tempat 2 harus diisi K, M, atau L. K tidak dapat karena M harus tepat di bawahnya, M tidak dapat karena K harus tepat di atasnya, dan L harus di bawah O. Jadi, O di tempat 4, L di tempat 5, dan K–M di tempat 2–3. M di tempat 3, K di tempat 2, O di tempat 4. Cobalah kemungkinan yang paling sempit lebih dahulu, yaitu tempat 2.`,
    },
    {
      ref: 'TIU-110',
      type: 'single_choice',
      topic: 'Penalaran analitis',
      difficulty: 'medium',
      prompt:
        'Rapat lima bidang, yaitu P, Q, R, S, dan T, dijadwalkan Senin sampai Jumat, satu bidang sehari. R pada hari Rabu. P sehari sebelum Q. T tidak pada hari Jumat dan tidak pada hari Senin. Yang rapat pada hari Jumat adalah ….',
      options: ['bidang P', 'bidang Q', 'bidang S', 'bidang T', 'tidak dapat dipastikan'],
      keeps_order: true,
      key: 'E',
      explanation: `R pada hari Rabu, jadi pasangan P–Q menempati Senin–Selasa atau Kamis–Jumat. Jika Senin–Selasa, T tidak boleh Jumat sehingga T Kamis dan S Jumat. Jika Kamis–Jumat, T tidak boleh Senin sehingga T Selasa dan S Senin; Jumat diisi Q.

Jadi, hari Jumat dapat diisi S atau Q: tidak dapat dipastikan. S dan Q masing-masing hanya benar dalam satu susunan. P tidak pernah Jumat karena Q sesudahnya, dan T dilarang. Tulis semua susunan sebelum memilih satu bidang.`,
    },
    {
      ref: 'TIU-111',
      type: 'single_choice',
      topic: 'Penalaran analitis',
      difficulty: 'hard',
      prompt:
        'Ani, Beni, Cici, dan Doni masing-masing memakai topi berwarna berbeda: merah, kuning, hijau, biru. Ani tidak memakai merah atau biru. Pemakai kuning bukan Ani dan bukan Doni. Beni memakai biru. Doni memakai topi berwarna ….',
      options: ['kuning', 'hijau', 'biru', 'merah', 'merah atau hijau'],
      key: 'D',
      explanation: `Ani tidak merah, tidak biru, dan tidak kuning, jadi Ani hijau. Beni biru. Kuning bukan Ani dan bukan Doni, jadi kuning dipakai Cici. Sisa merah untuk Doni.

*Kuning* dan *biru* sudah dimiliki Cici dan Beni, *hijau* Ani. *Merah atau hijau* muncul jika larangan kuning bagi Ani terlewat. Buat tabel orang × warna dan coret; satu kotak tersisa di setiap baris.`,
    },
    {
      ref: 'TIU-112',
      type: 'single_choice',
      topic: 'Deret angka',
      difficulty: 'easy',
      prompt: 'Bilangan berikutnya dari deret 3, 7, 15, 31, 63, … adalah ….',
      options: ['95', '125', '126', '127', '128'],
      keeps_order: true,
      key: 'D',
      explanation: `Setiap suku adalah dua kali suku sebelumnya ditambah 1: 3 → 7 → 15 → 31 → 63. Berikutnya $2 \\times 63 + 1 = 127$.

Nilai 126 lupa menambah 1, dan 125 malah mengurangi 1. Nilai 95 memakai selisih terakhir (32) sekali lagi, dan 128 menebak pangkat dua berikutnya tanpa mengurangi 1. Periksa pola pada semua suku, bukan hanya pada dua suku terakhir.`,
    },
    {
      ref: 'TIU-113',
      type: 'single_choice',
      topic: 'Deret angka',
      difficulty: 'medium',
      prompt: 'Bilangan berikutnya dari deret 5, 6, 9, 14, 21, … adalah ….',
      options: ['27', '28', '29', '30', '32'],
      keeps_order: true,
      key: 'D',
      explanation: `Selisihnya 1, 3, 5, 7: bilangan ganjil berurutan. Selisih berikutnya 9, jadi $21 + 9 = 30$.

Nilai 28 memakai selisih 7 sekali lagi. Nilai 29 memakai 8, dan 27 memakai 6; keduanya tidak melanjutkan bilangan ganjil. Nilai 32 melompat ke 11. Jika suku tidak berkelipatan, tulislah barisan selisihnya.`,
    },
    {
      ref: 'TIU-114',
      type: 'single_choice',
      topic: 'Deret angka',
      difficulty: 'hard',
      prompt: 'Bilangan berikutnya dari deret 2, 20, 4, 17, 8, 14, 16, … adalah ….',
      options: ['8', '10', '11', '12', '32'],
      keeps_order: true,
      key: 'C',
      explanation: `Ada dua deret berselang-seling. Suku ganjil: 2, 4, 8, 16 (dikali 2). Suku genap: 20, 17, 14 (dikurangi 3). Suku ke-8 adalah suku genap: $14 - 3 = 11$.

Nilai 32 melanjutkan deret yang salah. Nilai 12 dan 10 memakai pengurang 2 dan 4, sedangkan 8 mengurangkan 3 dua kali. Bila deret naik-turun, pisahkan suku ganjil dan genap.`,
    },
    {
      ref: 'TIU-115',
      type: 'single_choice',
      topic: 'Perbandingan kuantitas',
      difficulty: 'easy',
      prompt: 'Jika $x = 25\\%$ dari 360 dan $y = 30\\%$ dari 290, selisih $x$ dan $y$ adalah ….',
      options: ['3', '5', '17,5', '21', '35,5'],
      keeps_order: true,
      key: 'A',
      explanation: `$x = 0{,}25 \\times 360 = 90$ dan $y = 0{,}3 \\times 290 = 87$. Selisihnya $3$.

Nilai 5 membandingkan persentasenya saja. Nilai 17,5 dan 21 muncul jika 25% atau 30% dikenakan pada selisih $360 - 290 = 70$. Nilai 35,5 muncul jika kedua persentase tertukar. Hitung setiap kuantitas dari dasarnya sendiri, baru kurangkan.`,
    },
    {
      ref: 'TIU-116',
      type: 'single_choice',
      topic: 'Perbandingan kuantitas',
      difficulty: 'medium',
      prompt:
        'Diketahui $p$ bilangan bulat positif dan $q = 2p + 1$. Hubungan yang tepat antara $3p$ dan $q$ adalah ….',
      options: ['$3p > q$', '$3p < q$', '$3p = q$', '$3p \\ge q$', 'hubungannya tidak dapat ditentukan'],
      keeps_order: true,
      key: 'D',
      explanation: `$3p - q = 3p - (2p + 1) = p - 1$. Karena $p$ bilangan bulat positif, $p \\ge 1$, jadi selisihnya nol atau positif: $3p \\ge q$.

Untuk $p = 1$ keduanya sama; hanya nilai inilah yang menggugurkan $3p > q$. Untuk $p = 3$, $3p = 9$ dan $q = 7$, maka $3p = q$ dan $3p < q$ salah. Hubungannya dapat ditentukan karena tanda selisihnya diketahui. Ujilah nilai terkecil yang diizinkan sebelum memilih tanda yang tegas.`,
    },
    {
      ref: 'TIU-117',
      type: 'single_choice',
      topic: 'Perbandingan kuantitas',
      difficulty: 'medium',
      prompt:
        'Perbandingan berat A dan B adalah 4 : 5. Jika A bertambah 6 kg dan B berkurang 3 kg, berat mereka sama. Berat B mula-mula adalah … kg.',
      options: ['36', '39', '42', '45', '51'],
      keeps_order: true,
      key: 'D',
      explanation: `Misalkan A $= 4k$ dan B $= 5k$. Maka $4k + 6 = 5k - 3$ sehingga $k = 9$ dan B $= 45$ kg.

Nilai 36 adalah berat A mula-mula. Nilai 42 adalah berat mereka sesudah sama. Nilai 39 mengurangkan 6 dari B dan 51 menambahkannya, padahal 6 kg itu milik A. Baca lagi pertanyaannya: B, mula-mula.`,
    },
    {
      ref: 'TIU-118',
      type: 'single_choice',
      topic: 'Soal cerita',
      difficulty: 'medium',
      prompt:
        'Sebuah loket melayani 12 orang dalam 45 menit dengan 3 petugas. Dengan kecepatan yang sama, 5 petugas melayani 40 orang dalam … menit.',
      options: ['22,5', '27', '90', '150', '250'],
      keeps_order: true,
      key: 'C',
      explanation: `Tiga petugas memerlukan 45 menit untuk 12 orang, jadi satu orang memerlukan $45 \\times 3 / 12 = 11{,}25$ menit-petugas. Empat puluh orang memerlukan $450$ menit-petugas; dibagi 5 menjadi $90$ menit.

Nilai 150 lupa bahwa petugas bertambah, dan 250 membalik perbandingan petugas. Nilai 27 lupa bahwa orangnya bertambah, dan 22,5 membalik kedua perbandingan. Nyatakan pekerjaan dalam satuan petugas-menit, lalu bagi dengan petugas yang ada.`,
    },
    {
      ref: 'TIU-119',
      type: 'single_choice',
      topic: 'Soal cerita',
      difficulty: 'medium',
      prompt:
        'Harga sebuah printer setelah diskon 20% dan kemudian ditambah pajak 10% dari harga sesudah diskon adalah Rp1.760.000. Harga mula-mula adalah ….',
      options: ['Rp1.584.000', 'Rp1.600.000', 'Rp1.936.000', 'Rp2.000.000', 'Rp2.200.000'],
      keeps_order: true,
      key: 'D',
      explanation: `Harga akhir $= 0{,}8 \\times 1{,}1 = 0{,}88$ dari harga mula-mula. Jadi, harga mula-mula $= 1.760.000 / 0{,}88 = 2.000.000$ rupiah.

Rp2.200.000 hanya membalik diskon (dibagi $0{,}8$) dan Rp1.600.000 hanya membalik pajak (dibagi $1{,}1$). Rp1.936.000 malah menambah pajak sekali lagi, dan Rp1.584.000 mengurangi 10% dari harga akhir. Persen berturut-turut dikalikan faktornya, tidak dijumlahkan.`,
    },
    {
      ref: 'TIU-120',
      type: 'single_choice',
      topic: 'Soal cerita',
      difficulty: 'hard',
      prompt:
        'Pada suatu kantor, 60% pegawai mengikuti kursus bahasa dan 55% mengikuti kursus komputer. Jika 10% tidak mengikuti keduanya, persentase pegawai yang mengikuti keduanya adalah … %.',
      options: ['5', '15', '25', '30', '35'],
      keeps_order: true,
      key: 'C',
      explanation: `Yang mengikuti sedikitnya satu kursus: $100\\% - 10\\% = 90\\%$. Yang mengikuti keduanya: $60\\% + 55\\% - 90\\% = 25\\%$.

Nilai 15 muncul jika 10% yang tidak ikut dilupakan ($60 + 55 - 100$). Nilai 5 adalah selisih kedua kursus, 35 dan 30 adalah yang ikut bahasa saja dan komputer saja. Gambarlah dua lingkaran dan tulis bagian di luarnya lebih dahulu.`,
    },
  ],
}
