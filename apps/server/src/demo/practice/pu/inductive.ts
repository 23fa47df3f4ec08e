import type { SeedItem, SeedStimulus } from '../../seed-item.ts'

const topic = 'Penalaran induktif'

export const inductiveTexts: SeedStimulus[] = [
  {
    ref: 'PU-S21',
    title: 'Tidur dan Lemparan Bebas',
    body: `Tiga tim bola basket pelajar diamati selama enam pekan. Tim 1 tidur rata-rata sembilan jam setiap malam, dua jam lebih lama daripada biasanya, dan berlatih seperti biasa. Tim 2 tidur dan berlatih seperti biasa. Tim 3 juga tidur rata-rata sembilan jam, tetapi waktu latihannya dikurangi separuh. Tabel berikut memuat persentase lemparan bebas yang masuk.

| Tim | Sebelum | Setelah enam pekan |
| :-- | --: | --: |
| Tim 1 | 62 | 71 |
| Tim 2 | 61 | 63 |
| Tim 3 | 62 | 66 |`,
  },
  {
    ref: 'PU-S22',
    title: 'Sungai di Hilir Pabrik',
    body: `Perhatikan peristiwa berikut.

(1) Pada bulan Februari, sebuah pabrik tahu mulai menyaring limbahnya sebelum dialirkan ke sungai.

(2) Pada bulan Maret, kadar oksigen air sungai di hilir pabrik naik dari 3 menjadi 6 miligram per liter.

(3) Pada bulan April, ikan kembali terlihat di hilir pabrik.

(4) Di hulu pabrik, kadar oksigen air sungai tetap 6 miligram per liter sepanjang tahun.`,
  },
  {
    ref: 'PU-S23',
    title: 'Survei Kantin',
    body: `Sebuah sekolah mempunyai 900 siswa. Untuk mengetahui pendapat siswa tentang kantin, pengurus OSIS berdiri di pintu kantin pada jam istirahat dan bertanya kepada 60 siswa yang baru selesai makan. Sebanyak 51 siswa menyatakan puas. Pengurus menyimpulkan bahwa sekitar 85 persen siswa sekolah itu puas terhadap kantin.`,
  },
]

export const inductive: SeedItem[] = [
  {
    ref: 'PU-221',
    stimulus: 'PU-S21',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Simpulan manakah yang paling didukung oleh data tersebut?',
    options: [
      'Tidur lebih lama tampaknya ikut menaikkan persentase lemparan yang masuk.',
      'Latihan tampaknya tidak berpengaruh asalkan pemain tidur sembilan jam.',
      'Semua atlet muda akan bermain lebih baik jika tidur sembilan jam semalam.',
      'Tim 2 mungkin kurang bersungguh-sungguh dalam latihan daripada kedua tim lain.',
      'Tim 1 akan mencapai 80 persen jika pengamatan dilanjutkan enam pekan lagi.',
    ],
    key: 'A',
    explanation: `Bandingkan Tim 1 dengan Tim 2: latihannya sama, hanya tidurnya yang berbeda, dan kenaikannya 9 berbanding 2 poin. Kata *tampaknya* sesuai dengan bukti dari tiga tim.

Latihan tetap berperan karena Tim 3, yang latihannya dikurangi, naik lebih sedikit daripada Tim 1. “Semua atlet muda” meluaskan tiga tim terlalu jauh. Kesungguhan Tim 2 tidak diukur, jadi kata *mungkin* pun tidak menolong, dan kenaikan berikutnya hanya tebakan. Carilah dahulu dua kelompok yang hanya berbeda pada satu hal.`,
  },
  {
    ref: 'PU-222',
    stimulus: 'PU-S21',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Temuan manakah yang, jika benar, paling memperkuat dugaan bahwa tambahan tidur menaikkan persentase lemparan di Tim 1?',
    options: [
      'Pemain Tim 1 menyukai jadwal latihan mereka yang tidak berubah.',
      'Pemain Tim 3 merasa lebih segar sejak latihannya dikurangi.',
      'Lapangan yang dipakai ketiga tim mempunyai ukuran dan lantai yang sama selama itu.',
      'Sebagian pemain Tim 2 tidur lebih larut pada akhir pekan.',
      'Pemain Tim 1 yang tambahan tidurnya lebih banyak juga lebih tinggi kenaikannya.',
    ],
    key: 'E',
    explanation: `Dugaan sebab-akibat menguat jika besar akibat mengikuti besar sebab. Pemain yang tambahan tidurnya lebih banyak juga naik lebih tinggi: itulah hubungan yang diharapkan.

Kesukaan pada jadwal dan rasa segar bukan ukuran lemparan, dan rasa segar Tim 3 dapat berasal dari latihan yang berkurang. Lapangan yang sama menyingkirkan satu penyebab lain, tetapi tidak menunjuk pada tidur. Kebiasaan sebagian pemain Tim 2 tidak diketahui akibatnya. Pilih bukti yang menghubungkan sebab dengan akibat secara langsung.`,
  },
  {
    ref: 'PU-223',
    stimulus: 'PU-S21',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Peneliti menyimpulkan bahwa tambahan tidurlah yang membuat Tim 1 jauh lebih baik daripada Tim 2. Fakta manakah yang, jika benar, paling melemahkan simpulan itu?',
    options: [
      'Tim 3 berlatih lebih sedikit, tetapi tetap naik empat poin selama enam pekan.',
      'Dua pemain Tim 1 sesekali tidur kurang dari sembilan jam karena tugas sekolah.',
      'Selama enam pekan itu, hanya Tim 1 yang didampingi pelatih lemparan bebas.',
      'Tim 2 memakai bola yang sama dengan bola yang dipakai kedua tim lainnya.',
      'Persentase ketiga tim sebelum pengamatan hampir sama besar.',
    ],
    key: 'C',
    explanation: `Simpulan melemah jika ada penyebab lain yang hanya mengenai Tim 1. Pelatih lemparan bebas dapat menjelaskan seluruh keunggulan Tim 1 tanpa tambahan tidur.

Kenaikan Tim 3 justru mendukung peran tidur. Dua pemain yang sesekali kurang tidur hanya membuat pengaruh tidur terlihat lebih kecil. Bola yang sama dan keadaan awal yang sama membuat perbandingan lebih adil. Tanyakan: apa lagi yang membedakan kelompok yang dibandingkan?`,
  },
  {
    ref: 'PU-224',
    stimulus: 'PU-S21',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: 'Tentukan apakah setiap pernyataan berikut didukung atau tidak didukung oleh data.',
    columns: ['Didukung', 'Tidak didukung'],
    statements: [
      'Tanpa tambahan tidur pun, sebuah tim dapat sedikit membaik dalam enam pekan.',
      'Jika tidur ditambah, pengurangan latihan tidak berpengaruh sedikit pun.',
      'Di antara dua tim yang tidurnya ditambah, tim yang berlatih penuh naik lebih banyak.',
      'Tidur sepuluh jam akan menaikkan persentase lebih tinggi daripada tidur sembilan jam.',
    ],
    key: [0, 1, 0, 1],
    explanation: `Baca perubahan setiap tim: +9, +2, dan +4 poin.

- Tim 2 naik 2 poin tanpa tambahan tidur. Didukung.
- Tim 3 naik lebih sedikit daripada Tim 1, padahal tidurnya sama; “tidak … sedikit pun” bertentangan dengan data.
- Tim 1 naik 9 dan Tim 3 naik 4 poin. Didukung.
- Sepuluh jam tidak pernah dicoba; pola tidak boleh diteruskan ke luar data begitu saja.

Pasangan Tim 1–Tim 2 menguji tidur, pasangan Tim 1–Tim 3 menguji latihan.`,
  },
  {
    ref: 'PU-225',
    stimulus: 'PU-S22',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Hubungan peristiwa (1), (2), dan (3) yang paling masuk akal adalah ….',
    options: [
      '(3) menyebabkan (2), lalu (2) menyebabkan (1)',
      '(1), (2), dan (3) tidak saling berhubungan',
      '(1) dan (2) sama-sama akibat dari (3)',
      '(1) menyebabkan (2), lalu (2) menyebabkan (3)',
      '(2) menyebabkan (1) dan juga (3)',
    ],
    key: 'D',
    explanation: `Urutkan menurut waktu dan cari alasan yang menghubungkannya. Limbah disaring pada bulan Februari; air yang lebih bersih mengandung lebih banyak oksigen pada bulan Maret; ikan, yang memerlukan oksigen, kembali pada bulan April.

Akibat tidak mendahului sebab, jadi (2) atau (3) bukan penyebab (1), dan (3) bukan penyebab (2). “Tidak saling berhubungan” mengabaikan bahwa hulu, yang tidak menerima limbah, tidak berubah. Urutan waktu saja belum cukup; harus ada cara sebab itu bekerja.`,
  },
  {
    ref: 'PU-226',
    stimulus: 'PU-S22',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Peran peristiwa (4) dalam penalaran tentang pabrik itu adalah ….',
    options: [
      'pembanding yang menunjukkan bahwa perubahan hanya terjadi di hilir pabrik',
      'akibat yang menunjukkan bahwa limbah sudah disaring dengan baik sejak lama',
      'penyebab yang menjelaskan mengapa ikan lebih senang hidup di hilir pabrik',
      'bukti bahwa kadar oksigen 6 miligram per liter terlalu tinggi bagi ikan',
      'pengecualian yang menunjukkan bahwa simpulan tentang hilir pasti keliru',
    ],
    key: 'A',
    explanation: `Hulu tidak menerima limbah. Karena kadar oksigennya tetap, kenaikan di hilir bukan perubahan seluruh sungai, misalnya karena musim. Hulu menjadi pembanding.

Hulu bukan akibat penyaringan dan tidak menjelaskan kesukaan ikan. Kadar 6 miligram per liter justru kadar ketika ikan kembali. Data hulu tidak membantah simpulan tentang hilir; sebaliknya, data itu menguatkannya. Pada cerita sebab-akibat, carilah tempat atau kelompok yang tidak terkena sebab.`,
  },
  {
    ref: 'PU-227',
    stimulus: 'PU-S22',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt:
      'Tentukan apakah setiap temuan berikut, jika benar, memperkuat atau memperlemah dugaan bahwa penyaringan limbah membuat ikan kembali ke hilir.',
    columns: ['Memperkuat', 'Memperlemah'],
    statements: [
      'Pada bulan April, dinas perikanan menebar ribuan benih ikan di hilir pabrik.',
      'Ketika alat penyaring rusak selama sepekan, ikan menghilang lagi dari hilir.',
      'Catatan nelayan menunjukkan bahwa ikan sudah kembali sejak bulan Januari.',
      'Pada bulan April, ikan juga kembali ke hilir sebuah pabrik di sungai lain, yang limbahnya belum disaring.',
    ],
    key: [1, 0, 1, 1],
    explanation: `Dugaan menguat jika akibat hilang ketika sebabnya dihilangkan. Ikan yang menghilang saat penyaring rusak memenuhi itu.

Benih yang ditebar adalah penyebab lain pada bulan yang sama. Ikan yang kembali sejak Januari mendahului penyaringan, jadi akibat terjadi sebelum sebab. Ikan yang kembali di sungai lain, di hilir pabrik tanpa penyaring, menunjukkan akibat tanpa sebab. Tiga cara melemahkan itu sering muncul: penyebab lain, urutan waktu yang terbalik, dan akibat tanpa sebab.`,
  },
  {
    ref: 'PU-228',
    stimulus: 'PU-S23',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Kelemahan utama cara pengurus OSIS mengumpulkan pendapat adalah ….',
    options: [
      'enam puluh siswa terlalu banyak untuk ditanyai dalam satu kali istirahat',
      'pertanyaan tentang kepuasan tidak dapat dijawab dengan jujur oleh siswa',
      'siswa yang tidak makan di kantin tidak mungkin terpilih',
      'pengurus OSIS tidak mencatat makanan yang dibeli setiap siswa',
      'persentase tidak boleh dihitung dari banyak siswa yang ditanyai',
    ],
    key: 'C',
    explanation: `Siswa yang ditanyai hanyalah yang baru makan di kantin. Mereka yang tidak puas mungkin membawa bekal dan tidak pernah melewati pintu itu. Contoh yang condong tidak mewakili semua siswa, berapa pun banyaknya.

Enam puluh orang bukan terlalu banyak. Dugaan bahwa siswa tidak jujur tidak berdasar. Catatan makanan tidak diperlukan untuk simpulan itu, dan menghitung persentase dari contoh memang lazim. Tanyakan siapa yang *tidak mungkin* terpilih; jika mereka berbeda pendapat, contohnya condong.`,
  },
  {
    ref: 'PU-229',
    stimulus: 'PU-S23',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Perubahan manakah yang paling memperbaiki survei itu?',
    options: [
      'bertanya kepada 120 siswa yang baru selesai makan di kantin',
      'mengulang survei yang sama di pintu kantin setiap hari selama sepekan',
      'meminta penjaga kantin memilih siswa yang akan ditanyai',
      'membagikan lembar pertanyaan di meja kantin agar diisi siapa saja',
      'mengundi 60 nama dari daftar semua siswa, lalu menanyai mereka',
    ],
    key: 'E',
    explanation: `Masalahnya bukan jumlah, melainkan siapa yang terpilih. Undian dari daftar semua siswa memberi setiap siswa peluang yang sama, termasuk yang tidak makan di kantin.

Menanyai 120 siswa atau mengulang setiap hari di tempat yang sama memperbanyak contoh yang tetap condong. Penjaga kantin berkepentingan pada hasilnya. Lembar di meja kantin pun hanya sampai kepada pengunjung kantin, dan hanya diisi oleh yang mau. Contoh kecil yang acak lebih baik daripada contoh besar yang condong.`,
  },
  {
    ref: 'PU-230',
    stimulus: 'PU-S23',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Setelah harga makanan diturunkan, survei diulang dengan cara yang sama dan 54 dari 60 siswa menyatakan puas. Pengurus menyimpulkan bahwa penurunan harga menaikkan kepuasan. Keberatan manakah yang paling tepat?',
    options: [
      'Harga yang lebih rendah pasti menurunkan mutu makanan di kantin.',
      'Kepuasan siswa tidak berhubungan dengan harga makanan di kantin.',
      'Survei pertama sudah cukup sehingga survei kedua tidak diperlukan.',
      'Selisih tiga orang dapat muncul hanya karena siswa yang ditanyai berbeda.',
      'Penurunan harga seharusnya membuat keenam puluh siswa menyatakan puas.',
    ],
    key: 'D',
    explanation: `Dua kelompok 60 siswa yang berbeda hampir tidak pernah memberi angka yang persis sama, meskipun pendapat sekolah tidak berubah. Selisih 51 dan 54 terlalu kecil untuk dianggap bukti.

Penurunan mutu dan tidak adanya hubungan dengan harga hanya dugaan baru tanpa bukti. Survei kedua justru diperlukan untuk melihat perubahan. Menuntut semua siswa puas adalah ukuran yang tidak masuk akal. Sebelum mencari penyebab sebuah perubahan, tanyakan dahulu apakah perubahan itu sungguh ada.`,
  },
  {
    ref: 'PU-231',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `“Sejak saya memakai gelang ini, tim kami menang tiga kali berturut-turut. Jadi, gelang ini membawa kemenangan.”

Penalaran manakah yang mengandung kesalahan yang sama?`,
    options: [
      'Semua ikan bernapas dengan insang. Tongkol adalah ikan. Jadi, tongkol bernapas dengan insang.',
      'Ayam berkokok, lalu matahari terbit. Jadi, kokok ayam membuat matahari terbit.',
      'Dari 2.000 benih, 1.900 tumbuh. Jadi, sebagian besar benih sejenis mungkin tumbuh.',
      'Jika baterai habis, senter padam. Senter menyala. Jadi, baterai belum habis.',
      'Toko itu menjual buku atau alat tulis. Toko itu tidak menjual buku. Jadi, toko itu menjual alat tulis.',
    ],
    key: 'B',
    explanation: `Kesalahannya ialah menganggap yang terjadi *sesudah* sebagai akibat. Matahari terbit sesudah ayam berkokok, tetapi tidak karena kokok itu; begitu pula kemenangan dan gelang.

Penalaran tentang tongkol, senter, dan toko adalah deduksi yang sah. Penalaran tentang benih induktif, tetapi contohnya banyak dan simpulannya hati-hati. Untuk menemukan bentuk yang sama, tulislah kerangkanya: “A terjadi, lalu B; jadi, A menyebabkan B.”`,
  },
  {
    ref: 'PU-232',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Setelah pengendara sepeda motor diwajibkan memakai helm, jumlah pasien cedera kepala yang dirawat di sebuah rumah sakit justru bertambah. Anehnya, jumlah kecelakaan di daerah itu tidak berubah.

Fakta manakah yang paling dapat menjelaskan keanehan itu?`,
    options: [
      'Pengendara yang dahulu meninggal di tempat kini selamat dan dirawat.',
      'Harga helm di daerah itu turun setelah aturan tersebut diberlakukan.',
      'Rumah sakit itu memasang tempat parkir khusus untuk sepeda motor.',
      'Sebagian besar kecelakaan terjadi pada malam hari di jalan yang lengang.',
      'Polisi lebih sering memeriksa kelengkapan surat kendaraan pengendara.',
    ],
    key: 'A',
    explanation: `Jumlah kecelakaan tetap, jadi yang berubah pastilah akibatnya. Jika helm mengubah kematian di tempat kejadian menjadi cedera yang dapat dirawat, pasien bertambah meskipun keadaan membaik.

Harga helm, tempat parkir, waktu kecelakaan, dan pemeriksaan surat tidak menghubungkan helm dengan bertambahnya pasien. Pada soal keanehan, carilah kelompok yang *berpindah* dari satu hitungan ke hitungan lain.`,
  },
  {
    ref: 'PU-233',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: `Dalam sepuluh tahun terakhir, tekanan udara di sebuah kota pernah turun tajam pada 40 pagi hari. Pada 36 di antaranya, hujan turun pada sore harinya. Pagi ini tekanan udara turun tajam.

Simpulan manakah yang paling tepat?`,
    options: [
      'Hujan pasti turun sore ini.',
      'Hujan hanya turun jika tekanan udara turun tajam.',
      'Tekanan udara tampaknya turun karena hujan akan turun.',
      'Hujan kemungkinan besar turun sore ini.',
      'Hujan mungkin turun sore ini, tetapi peluangnya kurang dari separuh.',
    ],
    key: 'D',
    explanation: `Dari 40 pagi yang serupa, 36 diikuti hujan. Catatan itu kuat, tetapi ada empat pengecualian, jadi simpulannya “kemungkinan besar”.

“Pasti” mengabaikan pengecualian itu, sedangkan “kurang dari separuh” mengabaikan 36 hari yang lain. “Hanya turun jika” membicarakan hari tanpa penurunan tekanan, yang tidak dicatat. Menyebut hujan sebagai penyebab tekanan membalik urutan waktu. Seberapa kuat sebuah simpulan harus sebanding dengan buktinya.`,
  },
  {
    ref: 'PU-234',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `“Sejak perpustakaan kota buka sampai pukul 21.00, buku yang dipinjam bertambah 30 persen. Jadi, perpanjangan jam buka membuat warga lebih banyak membaca.”

Anggapan manakah yang diperlukan oleh penalaran itu?`,
    options: [
      'Buku yang dipinjam pada umumnya memang dibaca oleh peminjamnya.',
      'Semua warga kota datang ke perpustakaan setelah pukul 17.00.',
      'Perpustakaan lain di kota itu juga memperpanjang jam bukanya.',
      'Koleksi buku perpustakaan kota bertambah 30 persen pada tahun itu.',
      'Warga lebih menyukai buku cetak daripada buku elektronik.',
    ],
    key: 'A',
    explanation: `Buktinya tentang *peminjaman*, simpulannya tentang *membaca*. Penalaran itu hanya berlaku jika buku yang dipinjam pada umumnya dibaca. Uji dengan menyangkalnya: jika buku pinjaman tidak dibaca, simpulannya runtuh.

Tidak semua warga perlu datang pada malam hari. Perpustakaan lain dan koleksi yang bertambah justru penjelasan lain yang melemahkan. Kesukaan pada buku cetak tidak menentukan. Anggapan yang diperlukan biasanya mengisi jarak antara kata dalam bukti dan kata dalam simpulan.`,
  },
  {
    ref: 'PU-235',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: `Kecamatan dengan lebih banyak petugas pemadam ternyata mencatat lebih banyak kebakaran dalam setahun.

Penjelasan manakah yang paling masuk akal?`,
    options: [
      'Petugas pemadam sering lalai sehingga menimbulkan kebakaran baru.',
      'Kecamatan yang lebih padat memerlukan lebih banyak petugas dan mengalami lebih banyak kebakaran.',
      'Kecamatan dengan sedikit petugas tidak pernah mengalami kebakaran sehingga tidak menambah petugas.',
      'Jumlah petugas pemadam tidak dapat dibandingkan antarkecamatan.',
      'Kebakaran akan berhenti jika semua petugas pemadam dipindahkan.',
    ],
    key: 'B',
    explanation: `Dua hal dapat naik bersama karena penyebab ketiga. Kecamatan yang padat mempunyai lebih banyak bangunan: kebakarannya lebih banyak, dan karena itu petugasnya pun lebih banyak.

Petugas sebagai penyebab kebakaran membalik arah tanpa bukti. “Tidak pernah mengalami” dan “akan berhenti” terlalu jauh. Jumlah petugas tentu dapat dibandingkan. Jika dua angka bergerak bersama, tanyakan: apa yang mungkin menggerakkan keduanya?`,
  },
  {
    ref: 'PU-236',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Iklan sebuah bimbingan belajar berbunyi, “Sembilan dari sepuluh siswa kami diterima di perguruan tinggi negeri. Bergabunglah agar diterima!”

Keterangan manakah yang paling diperlukan untuk menilai pengaruh bimbingan itu?`,
    options: [
      'berapa lama bimbingan belajar itu sudah berdiri di kota tersebut',
      'berapa banyak perguruan tinggi negeri yang dipilih oleh para siswanya',
      'berapa biaya yang dibayar setiap siswa untuk mengikuti bimbingan itu',
      'berapa banyak pengajar yang lulus dari perguruan tinggi negeri',
      'berapa bagian siswa serupa yang diterima tanpa mengikuti bimbingan itu',
    ],
    key: 'E',
    explanation: `Angka sembilan dari sepuluh belum berarti apa-apa tanpa pembanding. Jika siswa dengan kemampuan awal serupa juga diterima sebanyak itu tanpa bimbingan, bimbingan tidak berpengaruh.

Umur lembaga, banyak pilihan, biaya, dan asal pengajar tidak menunjukkan apa yang akan terjadi *tanpa* bimbingan. Setiap kali melihat angka keberhasilan, carilah kelompok pembanding yang serupa.`,
  },
  {
    ref: 'PU-237',
    type: 'true_false_table',
    topic,
    difficulty: 'hard',
    prompt: `Tahun lalu, kamera dipasang di sepuluh persimpangan yang paling banyak kecelakaannya. Tahun ini, kecelakaan di kesepuluh persimpangan itu turun 25 persen. Pemerintah kota menyimpulkan bahwa kamera mengurangi kecelakaan.

Tentukan apakah setiap temuan berikut, jika benar, melemahkan atau tidak melemahkan simpulan itu.`,
    columns: ['Melemahkan', 'Tidak melemahkan'],
    statements: [
      'Di sepuluh persimpangan tanpa kamera yang sama ramainya, kecelakaan juga turun 25 persen.',
      'Angka tahun lalu di kesepuluh persimpangan jauh di atas angka yang biasa selama lima tahun.',
      'Sesudah kamera dipasang, pengendara di kesepuluh persimpangan melaju lebih pelan.',
      'Jalan layang baru membuat kendaraan di kesepuluh persimpangan berkurang seperempatnya.',
    ],
    key: [0, 0, 1, 0],
    explanation: `Tanyakan apakah penurunan itu dapat terjadi tanpa kamera.

- Persimpangan tanpa kamera turun sama banyak: akibat muncul tanpa sebab. Melemahkan.
- Angka yang luar biasa tinggi cenderung kembali ke angka biasa dengan sendirinya. Melemahkan.
- Pengendara yang melaju lebih pelan menunjukkan cara kamera bekerja. Tidak melemahkan, malah mendukung.
- Kendaraan yang berkurang adalah penyebab lain. Melemahkan.

Waspadalah jika yang diberi perlakuan dipilih *karena* angkanya sedang paling buruk; sesudahnya hampir selalu membaik.`,
  },
  {
    ref: 'PU-238',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: `Di lima desa pesisir yang menanam bakau, pengikisan pantai berkurang. Desa Tanjung akan menanam bakau. Jadi, pengikisan pantai di Desa Tanjung akan berkurang.

Fakta manakah yang, jika benar, paling melemahkan penalaran itu?`,
    options: [
      'Warga Desa Tanjung belum pernah menanam bakau bersama-sama sebelumnya.',
      'Kelima desa itu menanam bakau pada musim hujan selama tiga tahun berturut-turut.',
      'Pantai Desa Tanjung berkarang, sedangkan pantai kelima desa itu berlumpur.',
      'Desa Tanjung terletak di pulau yang sama dengan salah satu dari kelima desa.',
      'Pengikisan pantai di Desa Tanjung sudah berlangsung selama sepuluh tahun.',
    ],
    key: 'C',
    explanation: `Penalaran itu menyamakan Desa Tanjung dengan kelima desa lain. Penalaran melemah jika ada perbedaan yang *berhubungan* dengan akibatnya. Bakau tumbuh di lumpur; di pantai berkarang, bakau sukar tumbuh.

Warga yang belum berpengalaman dapat belajar, dan musim tanam dapat ditiru. Letak di pulau yang sama justru menambah kemiripan. Lamanya pengikisan tidak menentukan hasil penanaman. Pada penalaran dari contoh serupa, periksa perbedaan yang paling berpengaruh, bukan yang paling mencolok.`,
  },
  {
    ref: 'PU-239',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `Seorang penulis mewawancarai 50 pengusaha kaya. Sebanyak 30 orang pernah meminjam uang dalam jumlah besar ketika memulai usaha. Ia menyimpulkan bahwa meminjam uang dalam jumlah besar memperbesar peluang menjadi kaya.

Keberatan manakah yang paling tepat?`,
    options: [
      'Sebagian pengusaha yang diwawancarai mungkin lupa jumlah pinjamannya.',
      'Dua puluh pengusaha lainnya menjadi kaya tanpa pinjaman dalam jumlah besar.',
      'Bunga pinjaman pada masa itu mungkin lebih rendah daripada sekarang.',
      'Peminjam yang usahanya gagal tidak termasuk orang yang diwawancarai.',
      'Lima puluh orang terlalu sedikit untuk mewakili semua pengusaha kaya.',
    ],
    key: 'D',
    explanation: `Peluang menjadi kaya bagi peminjam hanya dapat dihitung jika peminjam yang *gagal* ikut dihitung. Wawancara itu hanya mencakup yang berhasil; mungkin 30 dari ribuan peminjam.

Ingatan dan bunga tidak menyentuh cara pengambilan contoh. Dua puluh orang yang tidak meminjam dalam jumlah besar hanya menunjukkan bahwa ada jalan lain. Menambah jumlah pengusaha kaya yang diwawancarai tidak menolong karena yang gagal tetap tidak terlihat. Setiap kali hanya yang berhasil yang tampak, tanyakan di mana yang gagal.`,
  },
  {
    ref: 'PU-240',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: `Selama 30 hari dicatat tinggi pasang dan keadaan sebuah jalan di tepi pantai. Pada 12 hari, pasang melebihi 1,5 meter dan jalan selalu tergenang. Pada 18 hari lainnya, pasang tidak melebihi 1,5 meter; jalan hanya tergenang pada dua hari, ketika hujan lebat.

Tentukan apakah setiap pernyataan berikut didukung atau tidak didukung oleh catatan itu.`,
    columns: ['Didukung', 'Tidak didukung'],
    statements: [
      'Jalan itu hanya tergenang jika pasang melebihi 1,5 meter.',
      'Pasang yang melebihi 1,5 meter merupakan tanda yang baik bahwa jalan akan tergenang.',
      'Hujan lebat tampaknya dapat menggenangi jalan tanpa pasang tinggi.',
      'Genangan di semua jalan tepi pantai disebabkan oleh pasang.',
    ],
    key: [1, 0, 0, 1],
    explanation: `Periksa dengan catatan.

- Dua hari tergenang tanpa pasang setinggi itu, jadi “hanya” keliru.
- Pada 12 dari 12 hari, pasang tinggi diikuti genangan. Didukung.
- Kedua hari itu sama-sama berhujan lebat, dan simpulannya memakai *tampaknya*. Didukung.
- Catatan itu tentang satu jalan, dan di jalan itu pun ada penyebab lain. Tidak didukung.

Bedakan “selalu tergenang jika pasang tinggi” dengan “hanya tergenang jika pasang tinggi”; yang kedua membicarakan hari-hari lain.`,
  },
]
