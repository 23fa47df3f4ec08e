import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: bats and durian, S. Bumrungsri and others, Journal of Tropical Ecology 25 (2009); nutrients and
 * whales, J. Roman and J. McCarthy, PLoS ONE 5 (2010); the Mercator projection, J. Snyder, "Flattening the Earth" (1993); lichens
 * in Paris, W. Nylander, Bull. Soc. Bot. France 13 (1866); fines of day-care centres, U. Gneezy and A. Rustichini, Journal of Legal
 * Studies 29 (2000). Other people, places and figures are invented.
 */
export const lbi: SeedSubTest = {
  subject: 'LBI',
  lang: 'id',
  stimuli: [
    {
      ref: 'LBI-S21',
      title: 'Tamu Malam di Kebun Durian',
      body: `**(1)** Bunga durian mekar sore hari dan gugur sebelum fajar. Lebah, penyerbuk kebanyakan pohon buah, sudah tidur ketika serbuk sarinya siap. Tamu yang datang adalah kelelawar pemakan nektar. Dengan lidah panjangnya ia mengisap nektar, dan bulu di wajahnya memindahkan serbuk sari dari pohon ke pohon.

**(2)** Sebuah penelitian di Thailand selatan menutup sebagian bunga dengan jaring yang hanya dapat dilalui serangga. Bunga yang dapat dikunjungi kelelawar menghasilkan buah jauh lebih banyak. Pohon durian memang sukar dibuahi serbuk sarinya sendiri; ia perlu serbuk dari pohon lain, dan kelelawarlah yang terbang cukup jauh.

**(3)** Ironisnya, kelelawar itu sering diburu karena disangka merusak kebun. Gua kapur tempatnya bersarang digali untuk pabrik semen. Dari gua, ia terbang puluhan kilometer setiap malam sehingga petani yang kehilangan panen jarang menduga bahwa sebabnya ada di bukit yang jauh.`,
    },
    {
      ref: 'LBI-S22',
      title: 'Meminjam Bor, Bukan Membeli',
      body: `**(1)** Di Kelurahan Sidorejo ada perpustakaan tanpa buku. Raknya berisi bor, tangga lipat, mesin jahit, dan tenda. Warga membayar iuran dua puluh ribu rupiah sebulan dan boleh meminjam apa saja selama tiga hari. Pendirinya, seorang pensiunan tukang, mulai dengan empat belas alat miliknya sendiri.

**(2)** Alasannya sederhana. Sebuah bor rumah tangga, menurut catatannya, dipakai rata-rata dua belas menit sepanjang umurnya, lalu berkarat di gudang. “Orang tidak perlu bor,” katanya. “Orang perlu lubang di dinding.” Setahun kemudian, separuh anggota mengaku batal membeli sedikitnya satu alat.

**(3)** Keuntungan yang tidak direncanakan muncul belakangan. Karena alat harus diambil dan dikembalikan, warga yang dahulu hanya saling mengangguk mulai bertukar cerita. Seorang anggota yang takut memakai gergaji diajari tetangganya. Pendirinya kini menyebut tempat itu “warung kopi yang kebetulan punya bor”.`,
    },
    {
      ref: 'LBI-S23',
      title: 'Payung Nomor Tujuh',
      body: `**(1)** Di depan ruang guru ada dua belas payung bernomor. Siapa pun boleh meminjam asal menulis namanya. Pada musim hujan tahun itu, payung nomor tujuh selalu dipinjam oleh nama yang sama: Wulan, kelas sebelas. Esoknya payung kembali, dilipat rapi, selalu kering.

**(2)** “Rumahnya dekat,” gerutu Pak Danu, yang menjaga daftar itu. “Lari sebentar juga sampai.” Suatu sore ia pulang lewat jalan belakang dan melihat payung nomor tujuh terbuka di halte. Di bawahnya bukan Wulan, melainkan seorang nenek penjual pisang dengan bakulnya. Wulan berdiri di luar, rambutnya lekat di dahi.

**(3)** Pak Danu tidak menegur. Ia memutar langkah dan berjalan di bawah hujan yang sama.

**(4)** Esok paginya, pada daftar di depan ruang guru, ada tulisan baru di baris payung nomor tujuh, dengan tinta yang lebih tebal daripada yang lain: *tidak dipinjamkan*. Di bawahnya, lebih kecil: *sudah ada yang punya*. Payung itu sendiri tergeletak di meja Wulan, gagangnya sudah dibalut karet agar tidak licin di tangan yang tua.`,
    },
    {
      ref: 'LBI-S24',
      title: 'Pompa Bernama Paus',
      body: `**(1)** Di permukaan laut ada cahaya, tetapi sering kekurangan zat hara. Di kedalaman ada zat hara, tetapi gelap. Plankton, yang memerlukan keduanya, hidup di antara dua kekurangan itu. Salah satu penghubungnya ternyata bertubuh puluhan ton.

**(2)** Paus makan di kedalaman, tetapi harus naik untuk bernapas. Di permukaan itulah ia membuang kotoran yang kaya nitrogen dan besi. Di Teluk Maine, para peneliti memperkirakan bahwa paus dan anjing laut menambahkan lebih banyak nitrogen ke permukaan daripada semua sungai yang bermuara di sana. Plankton tumbuh, ikan kecil makan plankton, dan rantai itu berlanjut.

**(3)** Dahulu, nelayan menyangka paus menghabiskan ikan sehingga berkurangnya paus akan menambah tangkapan. Temuan ini membalik dugaan itu: laut dengan sedikit paus mungkin bukan laut dengan banyak ikan. Seekor paus memang makan banyak, tetapi ia juga menanam.`,
    },
    {
      ref: 'LBI-S25',
      title: 'Kamis Berbahasa Daerah',
      body: `**Teks 1**

Sejak sekolah kami mewajibkan bahasa Sunda setiap hari Kamis, lorong menjadi lebih riang. Anak yang biasanya diam ternyata fasih melucu dalam bahasa ibunya. Bahasa yang hanya dipelajari dari buku akan mati di lemari; bahasa yang dipakai untuk memesan bakso akan hidup. Tentu ada yang kikuk pada minggu-minggu pertama. Namun, kikuk adalah harga belajar apa pun.

*Teh Neneng, guru bahasa Sunda*

**Teks 2**

Saya pindah dari Ambon tahun lalu. Pada hari Kamis saya hanya tersenyum karena setiap kalimat saya ditertawakan, bukan dengan niat jahat, tetapi tetap ditertawakan. Saya setuju bahwa bahasa hidup karena dipakai. Justru karena itu, bahasa sebaiknya ditawarkan, bukan dipaksakan. Beri kami pasangan yang mau mengajari, beri pula satu hari untuk saling mendengar bahasa lain. Di kelas kami ada tujuh bahasa ibu; hanya satu yang mempunyai hari.

*Josua, siswa kelas sepuluh*`,
    },
    {
      ref: 'LBI-S26',
      title: 'Peta yang Berbohong dengan Jujur',
      body: `**(1)** Pada peta dunia yang tergantung di banyak kelas, Greenland tampak sebesar Afrika. Kenyataannya, Afrika kira-kira empat belas kali lebih luas. Peta itu tidak dibuat untuk menipu. Bumi bulat, kertas datar, dan tidak ada cara membentangkan kulit jeruk tanpa merobek atau meregangkannya.

**(2)** Gerardus Mercator merancang petanya pada tahun 1569 bagi pelaut. Pada peta itu, garis lurus menunjukkan arah kompas yang tetap. Pelaut cukup menarik garis dari pelabuhan asal ke pelabuhan tujuan, membaca sudutnya, lalu berlayar. Untuk memperoleh keistimewaan itu, wilayah yang makin jauh dari khatulistiwa harus makin diregangkan.

**(3)** Masalah timbul ketika peta pelaut dipakai untuk keperluan lain. Murid yang setiap hari melihat Eropa membengkak dan Afrika mengecil memperoleh kesan yang tidak pernah dimaksudkan Mercator. Peta lain menjaga luas, tetapi membengkokkan arah. Pertanyaannya bukan peta mana yang benar, melainkan benar untuk apa.`,
    },
    {
      ref: 'LBI-S27',
      title: 'Bus yang Berkaki',
      body: `**(1)** Setiap pukul enam lewat dua puluh, “bus” pertama berangkat dari Gang Melati. Bus itu tidak beroda: dua orang tua berjalan di depan dan di belakang, dua belas anak di antaranya memegang tali berwarna. Di setiap “halte”, yaitu pagar rumah yang diberi tanda, anak lain bergabung. Dua puluh menit kemudian semuanya tiba di SD Tirtasari.

**(2)** Gagasan itu lahir dari kemacetan. Dahulu, seratus lebih sepeda motor mengantar anak sampai gerbang yang lebarnya empat meter. Kepala sekolah meminta polisi mengatur lalu lintas; setahun kemudian jalan dilebarkan. Keduanya tidak menyelesaikan perkara: makin lancar jalannya, makin banyak yang mengantar.

**(3)** Setelah enam bulan, sepeda motor di gerbang tinggal sepertiga. Guru kelas satu memperhatikan hal lain: anak yang berjalan kaki lebih cepat tenang pada jam pertama. Para orang tua yang bergiliran menjadi pengemudi mengaku kini mengenal anak-anak tetangganya, termasuk yang dahulu hanya mereka kenal sebagai suara klakson.`,
    },
    {
      ref: 'LBI-S28',
      title: 'Kamus Ibu',
      body: `**(1)** Ibu menyimpan kamus buatannya sendiri di laci dapur, di bawah sendok sayur. Isinya kata-kata kami: *mamam*, *neba* untuk selimut, *ujan gede* untuk pancuran. Di sebelahnya tertulis tanggal dan siapa yang mengucapkannya. Halaman terakhir bertahun ketika aku berumur enam.

**(2)** Sekarang aku yang mencatat. Bermula pada bulan puasa, ketika Ibu meminta “anu yang panas” dan maksudnya setrika. Lalu *kotak dingin* untuk kulkas. Dokter memberi nama panjang untuk itu. Aku tidak menyukai nama dokter. Aku membeli buku bergaris dan menulis dengan cara Ibu: kata, arti, tanggal, siapa.

**(3)** “Kamu menulis apa?” tanya Ibu suatu sore.

“Kamus,” kataku.

Ibu mengangguk, lama memandangi halaman itu, lalu menunjuk *kotak dingin*. “Ini lucu,” katanya. “Siapa yang bilang?”

**(4)** Aku hendak menjawab, tetapi Ibu sudah membuka laci dapur, mengeluarkan buku yang tua, dan meletakkannya di sebelah bukuku. Ukurannya sama. “Supaya tidak kesepian,” katanya.`,
    },
    {
      ref: 'LBI-S29',
      title: 'Polisi Udara di Kulit Pohon',
      body: `**(1)** Bercak kelabu dan hijau di kulit pohon sering disangka penyakit. Itu lumut kerak, gabungan jamur dan ganggang yang hidup saling menguntungkan. Jamur memberi tempat dan air, ganggang memberi makanan dari cahaya. Karena tidak berakar, lumut kerak menyerap apa saja yang dibawa hujan dan udara, termasuk racun.

**(2)** Pada tahun 1866, seorang ahli bernama Nylander melaporkan bahwa lumut kerak hampir lenyap dari kota Paris, tetapi masih hidup di Taman Luxembourg. Ia menduga udara kotalah penyebabnya. Belerang dioksida dari asap batu bara memang meracuni banyak jenis. Jenis yang berbentuk seperti semak paling dahulu lenyap, sedangkan kerak yang menempel rapat bertahan paling lama.

**(3)** Urutan itu menjadikannya alat ukur yang murah. Tanpa listrik dan tanpa petugas, pohon di tepi jalan menyimpan catatan bertahun-tahun. Alat elektronik lebih teliti untuk hari ini; lumut kerak bercerita tentang dasawarsa.`,
    },
    {
      ref: 'LBI-S30',
      title: 'Harga Sebuah Keterlambatan',
      body: `**(1)** Pengelola beberapa tempat penitipan anak di Haifa, Israel, kesal karena orang tua terlambat menjemput. Dua orang ahli ekonomi mengusulkan percobaan: di enam tempat dikenakan denda kecil, di empat tempat lain tidak. Semua mengira denda akan mengurangi keterlambatan.

**(2)** Yang terjadi sebaliknya. Di tempat yang mengenakan denda, keterlambatan naik sampai kira-kira dua kali lipat. Di tempat tanpa denda, jumlahnya tetap. Lebih mengejutkan lagi, ketika denda dihapus, keterlambatan tidak turun kembali.

**(3)** Para peneliti menjelaskannya begini. Tanpa denda, orang tua yang terlambat merasa bersalah karena merepotkan guru. Denda mengubah rasa bersalah menjadi harga: setelah membayar, mereka merasa sudah lunas. Sekali sebuah kewajiban dianggap barang yang dapat dibeli, sukar mengembalikannya menjadi kewajiban. Ini tidak berarti semua denda sia-sia; denda yang sangat besar mungkin berhasil. Namun, denda kecil dapat menghapus sesuatu yang gratis dan lebih kuat.`,
    },
  ],
  items: [
    {
      ref: 'LBI-201',
      stimulus: 'LBI-S21',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Gagasan utama paragraf (1) adalah ….',
      options: [
        'waktu tidur lebah di kebun buah',
        'panjang lidah kelelawar pemakan nektar',
        'kelelawar sebagai penyerbuk bunga durian',
        'gugurnya bunga durian sebelum fajar',
        'perbedaan durian dan kebanyakan pohon buah',
      ],
      key: 'C',
      explanation: `Paragraf (1) menyiapkan keadaan (bunga mekar malam, lebah tidur), lalu memperkenalkan pelakunya: kelelawar memindahkan serbuk sari. Itulah gagasan utamanya.

Waktu tidur lebah dan gugurnya bunga menerangkan mengapa penyerbuknya bukan lebah. Panjang lidah hanya rincian cara makan. Pohon buah lain disebut sambil lalu sebagai pembanding. Carilah kalimat yang dituju oleh kalimat-kalimat lain, bukan yang paling menarik.`,
    },
    {
      ref: 'LBI-202',
      stimulus: 'LBI-S21',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Ide pokok paragraf (3) yang paling tepat adalah ….',
      options: [
        'pabrik semen menggali gua kapur untuk memperoleh bahan bakunya',
        'petani durian sering kehilangan panen karena serangga',
        'kelelawar terbang puluhan kilometer untuk mencari gua baru',
        'bukit kapur perlu ditanami durian agar kelelawar betah',
        'kelelawar terancam, padahal petani durian memerlukannya',
      ],
      key: 'E',
      explanation: `Kata *ironisnya* membuka paragraf: kelelawar diburu dan sarangnya digali, padahal panen bergantung padanya. Semua kalimat mendukung hal itu.

Penggalian gua hanya salah satu ancaman. Serangga tidak disebut sebagai penyebab hilangnya panen. Jarak terbang menerangkan mengapa petani tidak menduga sebabnya, dan tujuannya mencari makan. Penanaman durian di bukit adalah usul yang tidak ada. Kata penanda sikap seperti *ironisnya* sering memuat inti paragraf.`,
    },
    {
      ref: 'LBI-203',
      stimulus: 'LBI-S21',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt:
        'Dari paragraf (2) dapat disimpulkan bahwa pohon durian yang tumbuh sendirian, jauh dari pohon durian lain, ….',
      options: [
        'berbuah lebat karena seluruh nektarnya untuk kelelawar setempat',
        'tidak pernah berbunga karena tidak ada serbuk dari pohon lain',
        'cenderung lebih banyak berbuah jika ditutup jaring bagi serangga',
        'cenderung sedikit berbuah walaupun dikunjungi kelelawar',
        'mungkin lebih disukai lebah daripada pohon yang berkelompok',
      ],
      key: 'D',
      explanation: `Pohon durian “sukar dibuahi serbuk sarinya sendiri” dan memerlukan serbuk dari pohon lain. Kelelawar yang mengunjungi pohon yang sendirian jarang membawa serbuk dari pohon lain, jadi buahnya cenderung sedikit.

Banyaknya nektar tidak mengubah kebutuhan itu. *Tidak pernah berbunga* keliru: yang sulit pembuahan, bukan pembungaan. Jaring justru mengurangi buah. Kesukaan lebah tidak dibahas. Perhatikan takaran kata: *sukar* dalam teks sepadan dengan *cenderung sedikit*, bukan *tidak pernah*.`,
    },
    {
      ref: 'LBI-204',
      stimulus: 'LBI-S21',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Mengapa bunga ditutup dengan jaring yang masih dapat dilalui serangga, bukan ditutup rapat?',
      options: [
        'agar bunga tidak layu karena kekurangan udara',
        'agar pengaruh kelelawar terpisah dari pengaruh serangga',
        'agar serangga tidak dimakan kelelawar',
        'agar peneliti dapat menghitung jumlah serangga yang datang',
        'agar bunga tetap dapat dikunjungi kelelawar',
      ],
      key: 'B',
      explanation: `Peneliti ingin tahu sumbangan kelelawar. Jika bunga ditutup rapat, hilangnya buah dapat disebabkan oleh tiadanya serangga *atau* kelelawar. Dengan jaring yang dilalui serangga, perbedaan hasil hanya berasal dari kelelawar.

Layu, keselamatan serangga, dan penghitungannya tidak disebut. Bunga yang dapat dikunjungi kelelawar adalah kelompok *lain*, yang tidak ditutup. Untuk memahami percobaan, tanyakan: apa yang sama pada kedua kelompok, dan apa satu-satunya yang berbeda?`,
    },
    {
      ref: 'LBI-205',
      stimulus: 'LBI-S22',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Manakah gagasan utama keseluruhan teks tersebut?',
      options: [
        'Meminjam alat bersama menghemat biaya dan mendekatkan warga.',
        'Pensiunan tukang sebaiknya menyumbangkan alat yang tidak dipakainya.',
        'Bor rumah tangga mudah berkarat jika jarang dipakai pemiliknya.',
        'Perpustakaan buku kini kalah ramai oleh perpustakaan alat.',
        'Warung kopi menjadi tempat warga belajar memakai alat tukang.',
      ],
      key: 'A',
      explanation: `Paragraf (1) memperkenalkan peminjaman alat, paragraf (2) alasan hematnya, dan paragraf (3) keuntungan sosialnya. Gagasan utama harus memuat ketiganya.

Anjuran kepada pensiunan tidak ada. Bor yang berkarat hanya contoh. Perpustakaan buku dipakai sebagai perbandingan nama, bukan saingan. *Warung kopi* adalah kiasan bagi keakraban, tidak ada warung sungguhan. Rangkum setiap paragraf dengan dua kata, lalu gabungkan: alat – hemat – akrab.`,
    },
    {
      ref: 'LBI-206',
      stimulus: 'LBI-S22',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Ucapan “Orang perlu lubang di dinding” dalam paragraf (2) dipakai untuk menegaskan bahwa ….',
      options: [
        'dinding rumah warga banyak yang belum berlubang',
        'bor sebaiknya diganti dengan alat yang lebih kecil',
        'warga sebaiknya dapat mengebor dindingnya sendiri',
        'harga bor terlalu mahal bagi warga kelurahan itu',
        'yang dibutuhkan ialah hasil, bukan kepemilikan alat',
      ],
      key: 'E',
      explanation: `Ucapan itu membandingkan *bor* dengan *lubang*: alat dan hasilnya. Orang memerlukan hasilnya sebentar saja, jadi tidak perlu memiliki alatnya. Itu sejalan dengan angka dua belas menit.

Keadaan dinding warga bukan pokoknya. Alat pengganti dan kewajiban mengebor sendiri tidak disebut. Harga bor mungkin mahal, tetapi alasan yang dipakai ialah jarangnya pemakaian. Pada ucapan yang mengejutkan, cari dua hal yang dipertentangkan, lalu beri nama umum kepada keduanya.`,
    },
    {
      ref: 'LBI-207',
      stimulus: 'LBI-S22',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'easy',
      prompt: 'Berdasarkan paragraf (3), mengapa warga menjadi lebih akrab?',
      options: [
        'Mereka bertemu ketika mengambil dan mengembalikan alat.',
        'Mereka diwajibkan mengikuti kursus memakai gergaji.',
        'Mereka membayar iuran pada hari yang sama.',
        'Mereka minum kopi bersama setiap kali meminjam.',
        'Mereka membangun rak perpustakaan bersama-sama.',
      ],
      key: 'A',
      explanation: `Kata *karena* membuka kalimat sebabnya: alat harus diambil dan dikembalikan, jadi warga bertemu dan bertukar cerita.

Gergaji diajarkan oleh tetangga, bukan lewat kursus wajib. Iuran disebut dalam paragraf (1) tanpa hari tertentu. Kopi hanya kiasan. Pembangunan rak tidak diceritakan. Temukan kata sebab dalam paragraf yang ditunjuk sebelum membaca pilihan.`,
    },
    {
      ref: 'LBI-208',
      stimulus: 'LBI-S22',
      type: 'true_false_table',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Tentukan apakah setiap pernyataan berikut dapat atau tidak dapat disimpulkan dari teks.',
      columns: ['Dapat disimpulkan', 'Tidak dapat disimpulkan'],
      statements: [
        'Keakraban warga bukan tujuan awal pendirian tempat itu.',
        'Ada anggota yang batal membeli alat karena dapat meminjam.',
        'Alat pertama berasal dari pendirinya sendiri.',
        'Iuran anggota cukup untuk membeli alat baru setiap bulan.',
      ],
      key: [0, 0, 0, 1],
      explanation: `Simpulan harus ditopang kalimat teks.

- Paragraf (3) menyebut keakraban sebagai “keuntungan yang tidak direncanakan”. Dapat disimpulkan.
- Paragraf (2): separuh anggota mengaku batal membeli sedikitnya satu alat. Dapat disimpulkan.
- Paragraf (1): pendirinya mulai dengan empat belas alat miliknya sendiri. Dapat disimpulkan.
- Jumlah anggota dan harga alat tidak disebut, jadi cukup tidaknya iuran tidak diketahui. Tidak dapat disimpulkan.

Jika sebuah pernyataan memerlukan angka yang tidak ada, ia tidak dapat disimpulkan, betapa pun masuk akalnya.`,
    },
    {
      ref: 'LBI-209',
      stimulus: 'LBI-S23',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Cerita itu terutama bertema ….',
      options: [
        'kedisiplinan siswa dalam mengembalikan barang',
        'kemiskinan penjual pisang di sekitar sekolah',
        'kebaikan diam-diam yang mengundang kebaikan lain',
        'kesalahpahaman penjaga daftar yang berlarut-larut',
        'keberanian siswa melanggar aturan sekolah',
      ],
      key: 'C',
      explanation: `Wulan menolong nenek tanpa bercerita, dan Pak Danu yang mengetahuinya membalas tanpa menegur atau memuji: ia memberikan payung itu. Cerita bergerak dari satu kebaikan diam-diam ke kebaikan lain.

Pengembalian yang rapi hanya petunjuk awal. Penjual pisang tidak diceritakan kemiskinannya. Kesalahpahaman Pak Danu justru berakhir di paragraf (2). Wulan tidak melanggar aturan karena ia menulis namanya. Tema diuji dengan akhir cerita: apakah akhir itu menjawabnya?`,
    },
    {
      ref: 'LBI-210',
      stimulus: 'LBI-S23',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'hard',
      prompt: 'Perubahan pokok yang diceritakan dari paragraf (2) ke paragraf (4) adalah perubahan ….',
      options: [
        'sikap Wulan, dari sembunyi-sembunyi menjadi terbuka',
        'sikap Pak Danu, dari curiga menjadi menghargai',
        'aturan sekolah, dari longgar menjadi ketat',
        'keadaan nenek, dari berjualan menjadi beristirahat',
        'cuaca, dari hujan lebat menjadi reda',
      ],
      key: 'B',
      explanation: `Dalam paragraf (2) Pak Danu menggerutu; setelah melihat halte, ia “tidak menegur”; dalam paragraf (4) ia memberikan payung dan membalut gagangnya. Yang berubah adalah sikapnya.

Wulan tidak berubah; ia tidak pernah membuka rahasianya. Tulisan *tidak dipinjamkan* tampak seperti aturan ketat, padahal artinya payung itu menjadi milik. Nenek dan cuaca tidak diceritakan berubah. Untuk menemukan perubahan, bandingkan tokoh yang sama pada awal dan akhir.`,
    },
    {
      ref: 'LBI-211',
      stimulus: 'LBI-S23',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'easy',
      prompt: 'Pada awal paragraf (2), Pak Danu menggerutu karena ia mengira Wulan ….',
      options: [
        'mengembalikan payung dalam keadaan basah kuyup',
        'memberikan payung itu kepada penjual pisang',
        'lupa menuliskan namanya pada daftar peminjam',
        'meminjam payung padahal tidak memerlukannya',
        'merusak gagang payung yang dipinjamnya',
      ],
      key: 'D',
      explanation: `Gerutunya berbunyi “Rumahnya dekat. Lari sebentar juga sampai.” Artinya, menurut Pak Danu, Wulan tidak memerlukan payung.

Payung justru kembali kering dan dilipat rapi. Penjual pisang baru dilihatnya sesudah itu. Nama Wulan selalu tertulis, dan gagangnya tidak disebut rusak; karet dipasang kemudian agar tidak licin. Bacalah sangkaan tokoh pada saat kalimat itu diucapkan, sebelum ia mengetahui kelanjutannya.`,
    },
    {
      ref: 'LBI-212',
      stimulus: 'LBI-S23',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Gagang yang dibalut karet “agar tidak licin di tangan yang tua” menyiratkan bahwa Pak Danu ….',
      options: [
        'sendiri yang hendak memakai payung itu',
        'ingin memperbaiki payung lain di sekolah',
        'mengira Wulan tidak dapat memegang payung',
        'tahu siapa yang akan memakai payung itu',
        'takut payung itu akan dicuri orang di halte',
      ],
      key: 'D',
      explanation: `Wulan siswa kelas sebelas; *tangan yang tua* hanya cocok bagi nenek penjual pisang. Jadi, Pak Danu menyiapkan payung itu bagi nenek melalui Wulan.

Payung diletakkan di meja Wulan, jadi bukan untuk Pak Danu. Hanya payung nomor tujuh yang diubah. Tangan Wulan tidak tua. Karet mencegah licin, tidak mencegah pencurian. Rincian kecil di akhir cerita biasanya menunjuk orang yang tidak disebut; cari tokoh yang cocok dengan cirinya.`,
    },
    {
      ref: 'LBI-213',
      stimulus: 'LBI-S24',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Gagasan utama paragraf (2) adalah ….',
      options: [
        'paus membawa zat hara dari kedalaman ke permukaan',
        'sungai membawa nitrogen terbanyak ke perairan Teluk Maine',
        'paus harus naik ke permukaan untuk bernapas',
        'anjing laut makan bersama paus di Teluk Maine',
        'ikan kecil bergantung pada plankton di permukaan',
      ],
      key: 'A',
      explanation: `Paragraf (2) menerangkan urutan: makan di kedalaman, naik, membuang kotoran kaya nitrogen di permukaan. Itulah pemindahan zat hara ke atas.

Sungai disebut *lebih sedikit* sumbangannya. Bernapas hanya alasan paus naik. Anjing laut ikut disebut dalam perkiraan, bukan pokoknya. Ikan kecil dan plankton adalah akibat lanjutan. Gagasan utama paragraf yang memuat urutan ialah nama bagi seluruh urutan itu.`,
    },
    {
      ref: 'LBI-214',
      stimulus: 'LBI-S24',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'hard',
      prompt: 'Ungkapan “ia juga menanam” dalam paragraf (3) merangkum gagasan bahwa paus ….',
      options: [
        'memindahkan tumbuhan laut ke tempat dangkal',
        'makan lebih sedikit daripada dugaan nelayan',
        'dapat diternakkan seperti hewan di ladang',
        'menjaga agar sungai tidak kekurangan nitrogen',
        'ikut menumbuhkan makanan bagi ikan',
      ],
      key: 'E',
      explanation: `*Menanam* adalah kiasan bagi memupuk: kotoran paus menumbuhkan plankton, dan plankton menjadi makanan ikan (paragraf (2)). Jadi, paus tidak hanya mengambil, tetapi juga menumbuhkan.

Tidak ada tumbuhan yang dipindahkan. Paus “memang makan banyak”, maka jumlah makannya tidak dibantah. Peternakan tidak dibicarakan. Nitrogen ditambahkan ke laut, bukan ke sungai. Kiasan di akhir teks dibaca dengan mengganti katanya menurut isi paragraf sebelumnya.`,
    },
    {
      ref: 'LBI-215',
      stimulus: 'LBI-S24',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Simpulan manakah yang didukung oleh paragraf (1) dan (2)?',
      options: [
        'Plankton dapat tumbuh di kedalaman asalkan zat hara cukup.',
        'Plankton tumbuh lebih baik jika zat hara naik ke permukaan.',
        'Zat hara di permukaan laut berasal dari sungai saja.',
        'Cahaya merupakan satu-satunya kekurangan di permukaan laut.',
        'Paus makan plankton yang tumbuh di permukaan laut.',
      ],
      key: 'B',
      explanation: `Paragraf (1): plankton memerlukan cahaya dan zat hara; permukaan punya cahaya, tetapi kurang zat hara. Paragraf (2): zat hara yang naik membuat plankton tumbuh. Keduanya mendukung simpulan itu.

Kedalaman gelap, jadi plankton tidak dapat tumbuh di sana. Zat hara datang juga dari paus dan anjing laut. Di permukaan yang kurang justru zat hara, bukan cahaya. Makanan paus hanya disebut ada di kedalaman. Simpulan atas dua paragraf harus memakai keterangan dari keduanya.`,
    },
    {
      ref: 'LBI-216',
      stimulus: 'LBI-S24',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Dugaan nelayan yang dibalik dalam paragraf (3) adalah bahwa ….',
      options: [
        'makin banyak paus, makin banyak plankton',
        'makin dalam laut, makin banyak zat hara',
        'makin sedikit paus, makin banyak ikan',
        'makin banyak sungai, makin subur teluk',
        'makin besar paus, makin jarang ia bernapas',
      ],
      key: 'C',
      explanation: `Nelayan menyangka berkurangnya paus akan menambah tangkapan. Dengan kata lain: makin sedikit paus, makin banyak ikan. Temuan itu menyatakan mungkin tidak demikian.

Hubungan paus dan plankton adalah temuannya, bukan dugaan nelayan. Zat hara di kedalaman dan sumbangan sungai adalah keterangan peneliti. Hubungan ukuran dan napas tidak dibahas. Bila teks menyebut *membalik dugaan*, tulis dahulu dugaannya sebagai kalimat “makin …, makin …”.`,
    },
    {
      ref: 'LBI-217',
      stimulus: 'LBI-S25',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Pendapat utama Josua dalam Teks 2 adalah ….',
      options: [
        'bahasa daerah sebaiknya ditawarkan tanpa paksaan',
        'bahasa Sunda terlalu sulit bagi pendatang dari Ambon',
        'hari berbahasa daerah sebaiknya segera dihapus sekolah',
        'siswa yang menertawakan temannya harus dihukum guru',
        'siswa wajib menguasai ketujuh bahasa ibu di kelasnya',
      ],
      key: 'A',
      explanation: `Kalimat *bahasa sebaiknya ditawarkan, bukan dipaksakan* adalah simpulannya, didahului *justru karena itu*. Pengalaman ditertawakan menjadi alasannya, dan pasangan belajar menjadi usulnya.

Sulitnya bahasa Sunda tidak dikeluhkan; yang berat ialah ditertawakan. Penghapusan dan hukuman tidak diminta. Tujuh bahasa disebut untuk menunjukkan ketidakseimbangan, bukan kewajiban. Cari kalimat yang memuat *sebaiknya* atau *harus*; di sanalah pendapat utama sering berada.`,
    },
    {
      ref: 'LBI-218',
      stimulus: 'LBI-S25',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Manakah gagasan pokok Teks 1 yang paling tepat?',
      options: [
        'Anak pendiam sebaiknya belajar melucu.',
        'Buku bahasa Sunda perlu disimpan di lemari.',
        'Memesan bakso melatih kefasihan berbicara.',
        'Bahasa daerah hidup jika dipakai sehari-hari.',
        'Rasa kikuk menghalangi orang belajar bahasa daerah.',
      ],
      key: 'D',
      explanation: `Kalimat dengan dua kiasan, *mati di lemari* dan *hidup* karena dipakai memesan bakso, menyatakan pokoknya: bahasa hidup karena dipakai. Lorong yang riang adalah buktinya.

Anak pendiam hanya contoh. Lemari dan bakso adalah kiasan, bukan anjuran. Rasa kikuk disebut “harga belajar”, jadi bagian yang wajar, bukan penghalang. Bedakan contoh yang mudah diingat dari pernyataan yang didukungnya.`,
    },
    {
      ref: 'LBI-219',
      stimulus: 'LBI-S25',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Tentang hal apakah kedua penulis sependapat?',
      options: [
        'Setiap bahasa ibu memerlukan satu hari.',
        'Rasa kikuk perlu dihindari sama sekali.',
        'Hari Kamis berhasil bagi semua siswa.',
        'Bahasa sebaiknya diajarkan lewat buku.',
        'Bahasa akan hidup apabila dipakai.',
      ],
      key: 'E',
      explanation: `Teh Neneng menulis bahwa bahasa yang dipakai akan hidup. Josua menulis, “Saya setuju bahwa bahasa hidup karena dipakai.” Itulah persamaannya.

Satu hari bagi bahasa lain hanya usul Josua. Menghindari kikuk bukan pendapat siapa pun; Teh Neneng malah menganggapnya wajar. Keberhasilan bagi *semua* siswa dibantah pengalaman Josua. Pengajaran lewat buku dikritik Teh Neneng. Kalimat pengakuan seperti *saya setuju* adalah tempat pertama untuk mencari persamaan.`,
    },
    {
      ref: 'LBI-220',
      stimulus: 'LBI-S25',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Fakta manakah yang, jika benar, paling menguatkan usul Josua tentang pasangan belajar?',
      options: [
        'Sebagian besar siswa dan guru di sekolah itu berbahasa ibu Sunda sejak kecil.',
        'Siswa pendatang yang berpasangan lebih sering berbicara pada hari Kamis.',
        'Siswa pendatang yang fasih sejak awal lebih sering dipilih menjadi pasangan.',
        'Hari Kamis dipilih karena tidak ada pelajaran olahraga pada hari itu.',
        'Guru bahasa Sunda bersedia menambah satu jam pelajaran setiap minggu.',
      ],
      key: 'B',
      explanation: `Josua hanya tersenyum karena ditertawakan; usulnya ialah pasangan yang mau mengajari. Jika siswa pendatang yang berpasangan lebih sering berbicara, usul itu terbukti mengatasi masalahnya.

Banyaknya penutur Sunda menyangkut siswa lain. Yang sudah fasih sejak awal tidak menunjukkan hasil belajar berpasangan. Alasan memilih hari Kamis tidak berkaitan. Jam tambahan adalah jalan keluar lain, bukan pasangan. Bukti yang menguatkan usul harus memuat usul itu sendiri *dan* hasil yang diharapkan.`,
    },
    {
      ref: 'LBI-221',
      stimulus: 'LBI-S26',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Manakah gagasan utama keseluruhan teks tersebut?',
      options: [
        'Peta Mercator sengaja memperbesar Eropa agar benua itu tampak lebih penting daripada Afrika.',
        'Sekolah perlu mengganti peta dunia di kelas dengan peta yang menjaga luas.',
        'Setiap peta datar mengorbankan sesuatu sehingga harus dinilai menurut kegunaannya.',
        'Pelaut abad keenam belas lebih pandai membaca sudut daripada pelaut masa kini.',
        'Kulit jeruk merupakan contoh terbaik untuk menjelaskan bentuk bumi kepada murid.',
      ],
      key: 'C',
      explanation: `Paragraf (1) menyatakan kertas datar pasti meregangkan, paragraf (2) bahwa Mercator mengutamakan arah, paragraf (3) bahwa peta lain menjaga luas tetapi membengkokkan arah. Simpulannya: “benar untuk apa”.

*Sengaja memperbesar Eropa* dibantah oleh “tidak pernah dimaksudkan Mercator”. Penggantian peta tidak diusulkan. Pelaut masa kini tidak dibandingkan. Kulit jeruk hanya perumpamaan. Perhatikan bahwa jawaban yang memakai *setiap* dapat benar jika teks memang menyatakan tidak ada perkecualian: “tidak ada cara membentangkan …”.`,
    },
    {
      ref: 'LBI-222',
      stimulus: 'LBI-S26',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Gagasan utama paragraf (2) adalah ….',
      options: [
        'kompas ditemukan oleh Gerardus Mercator pada tahun 1569',
        'peta Mercator dibuat agar pelaut mudah menentukan arah',
        'wilayah di khatulistiwa diregangkan pada peta pelaut',
        'pelaut menarik garis dari pelabuhan asal ke tujuan',
        'peta pelaut tidak cocok dipakai di kelas',
      ],
      key: 'B',
      explanation: `Paragraf (2) menerangkan untuk siapa dan untuk apa peta itu dirancang: pelaut, agar garis lurus menunjukkan arah yang tetap.

Penemuan kompas tidak disebut. Yang diregangkan ialah wilayah yang *jauh* dari khatulistiwa. Menarik garis adalah contoh pemakaiannya. Pemakaian di kelas dibahas dalam paragraf (3). Untuk paragraf yang menjelaskan sebuah alat, gagasannya hampir selalu tujuan alat itu.`,
    },
    {
      ref: 'LBI-223',
      stimulus: 'LBI-S26',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt:
        'Menurut paragraf (2), wilayah manakah yang paling sedikit berubah ukurannya pada peta Mercator?',
      options: [
        'wilayah di sekitar kutub',
        'wilayah yang banyak pelabuhannya',
        'wilayah Eropa dan Greenland',
        'wilayah di sekitar khatulistiwa',
        'wilayah yang dilalui garis lurus',
      ],
      key: 'D',
      explanation: `Kalimatnya: wilayah yang *makin jauh* dari khatulistiwa *makin diregangkan*. Dibalik, yang dekat khatulistiwa paling sedikit diregangkan.

Kutub paling jauh dari khatulistiwa, jadi paling berubah; Eropa dan Greenland disebut membengkak. Pelabuhan dan garis lurus menyangkut arah, bukan ukuran. Hubungan “makin – makin” dapat dibaca dari kedua ujungnya; tentukan ujung mana yang ditanyakan.`,
    },
    {
      ref: 'LBI-224',
      stimulus: 'LBI-S26',
      type: 'true_false_table',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut dapat atau tidak dapat disimpulkan dari teks.',
      columns: ['Dapat disimpulkan', 'Tidak dapat disimpulkan'],
      statements: [
        'Luas Afrika kira-kira sama dengan luas Greenland.',
        'Peta yang menjaga luas menunjukkan arah secara tepat.',
        'Peta Mercator bermanfaat bagi pelaut.',
        'Mercator ingin murid menganggap Eropa besar.',
      ],
      key: [1, 1, 0, 1],
      explanation: `Cocokkan dengan paragrafnya.

- Paragraf (1): keduanya hanya *tampak* sama; Afrika kira-kira empat belas kali lebih luas. Tidak dapat disimpulkan.
- Paragraf (3): peta yang menjaga luas “membengkokkan arah”. Tidak dapat disimpulkan.
- Paragraf (2): garis lurus menunjukkan arah kompas yang tetap sehingga pelaut mudah berlayar. Dapat disimpulkan.
- Paragraf (3): kesan itu “tidak pernah dimaksudkan Mercator”. Tidak dapat disimpulkan.

Bedakan akibat suatu karya dari niat pembuatnya; teks membahas keduanya secara terpisah.`,
    },
    {
      ref: 'LBI-225',
      stimulus: 'LBI-S27',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Ide pokok paragraf (2) adalah ….',
      options: [
        'polisi gagal mengatur lalu lintas karena kurang petugas',
        'gerbang sekolah sebaiknya dilebarkan menjadi lebih dari empat meter',
        'kepala sekolah melarang orang tua mengantar dengan sepeda motor',
        'bus sekolah yang beroda terlalu mahal bagi kebanyakan orang tua',
        'upaya memperlancar jalan tidak mengatasi kemacetan',
      ],
      key: 'E',
      explanation: `Paragraf (2) menceritakan dua upaya, lalu menyimpulkan: “makin lancar jalannya, makin banyak yang mengantar”. Jadi, memperlancar jalan tidak mengurangi kemacetan, dan dari situ gagasan bus berkaki lahir.

Jumlah petugas tidak disebut. Lebar gerbang hanya angka latar. Larangan tidak ada. Bus beroda tidak dibahas. Kalimat sesudah titik dua sering menjelaskan mengapa upaya-upaya sebelumnya gagal; di sanalah pokoknya.`,
    },
    {
      ref: 'LBI-226',
      stimulus: 'LBI-S27',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'hard',
      prompt: 'Judul lain yang paling mewakili isi teks adalah ….',
      options: [
        'Berjalan Bersama, Gerbang pun Lega',
        'Polisi di Gerbang Sekolah',
        'Tali Berwarna dari Gang Melati',
        'Anak-Anak yang Tenang pada Jam Pertama',
        'Suara Klakson di Pagi Hari',
      ],
      key: 'A',
      explanation: `Judul harus mencakup cara (berjalan bersama), masalah (kemacetan di gerbang), dan hasilnya (gerbang lega). “Berjalan Bersama, Gerbang pun Lega” memuat ketiganya.

Polisi hanya upaya awal. Tali berwarna adalah rincian paragraf (1), ketenangan anak salah satu hasil dalam paragraf (3), dan klakson kiasan penutup. Judul yang memetik satu rincian terasa indah, tetapi tidak mewakili; tanyakan paragraf mana yang hilang jika judul itu dipakai.`,
    },
    {
      ref: 'LBI-227',
      stimulus: 'LBI-S27',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Mengapa pelebaran jalan tidak menyelesaikan kemacetan?',
      options: [
        'Jalan itu hanya dilebarkan menjadi empat meter.',
        'Pelebaran jalan memerlukan waktu enam bulan.',
        'Jalan yang lancar mengundang lebih banyak pengantar.',
        'Polisi tidak lagi menjaga setelah jalan melebar.',
        'Anak-anak memilih berjalan di tengah jalan.',
      ],
      key: 'C',
      explanation: `Paragraf (2) menutup dengan alasannya: “makin lancar jalannya, makin banyak yang mengantar”. Kelancaran menambah pengantar sehingga macet kembali.

Empat meter adalah lebar gerbang. Enam bulan adalah masa setelah bus berkaki berjalan. Polisi dan anak di tengah jalan tidak diceritakan seperti itu. Angka dalam pilihan perlu dicek asalnya; angka yang benar dapat ditempelkan pada benda yang salah.`,
    },
    {
      ref: 'LBI-228',
      stimulus: 'LBI-S27',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'easy',
      prompt: 'Perubahan manakah yang dapat disimpulkan dari paragraf (3)?',
      options: [
        'Jumlah siswa kelas satu bertambah banyak.',
        'Guru ikut bergiliran menjadi pengemudi.',
        'Kebanyakan orang tua tidak lagi memiliki sepeda motor.',
        'Anak-anak tiba di sekolah lebih awal.',
        'Banyak anak tidak lagi diantar dengan sepeda motor.',
      ],
      key: 'E',
      explanation: `Paragraf (3) menyebut sepeda motor di gerbang “tinggal sepertiga”, padahal dahulu seratus lebih. Jadi, banyak anak yang dahulu diantar dengan sepeda motor kini tidak lagi.

Jumlah siswa tidak dibahas. Yang bergiliran adalah orang tua. Sepeda motor berkurang *di gerbang*; itu bukan berarti tidak dimiliki lagi. Waktu tiba tidak dibandingkan dengan sebelumnya; yang disebut ialah anak lebih cepat *tenang*. Perhatikan keterangan tempat dan kata sifat yang tepat.`,
    },
    {
      ref: 'LBI-229',
      stimulus: 'LBI-S28',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Gagasan pokok cerita tersebut adalah ….',
      options: [
        'ibu dan anak bersaing membuat kamus yang paling lengkap',
        'anak kecil lebih mudah menciptakan kata daripada orang tua',
        'dokter tidak mampu menyebutkan penyakit yang diderita Ibu',
        'anak membalas perhatian ibunya ketika ingatan ibu memudar',
        'dapur merupakan tempat terbaik untuk menyimpan kenangan',
      ],
      key: 'D',
      explanation: `Dahulu Ibu mencatat kata anak-anaknya; kini Ibu mulai kehilangan kata dan anaknya mencatat dengan cara yang sama. Cerita itu tentang perhatian yang berbalik arah ketika ingatan Ibu memudar.

Tidak ada persaingan; Ibu malah menaruh kedua buku berdampingan. Kemampuan mencipta kata tidak dibandingkan. Dokter justru memberi nama, dan tokoh aku tidak menyukainya. Dapur hanya tempat. Jika dua benda dalam cerita serupa, tanyakan apa yang sama dan apa yang terbalik.`,
    },
    {
      ref: 'LBI-230',
      stimulus: 'LBI-S28',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Gagasan utama paragraf (2) adalah ….',
      options: [
        'Ibu lupa menyetrika pakaian pada bulan puasa',
        'dokter memberi nama panjang kepada peralatan rumah',
        'tokoh aku mulai mencatat kata-kata Ibu yang berubah',
        'tokoh aku membeli buku bergaris untuk keperluan sekolahnya',
        'kulkas dan setrika di rumah itu sudah rusak',
      ],
      key: 'C',
      explanation: `Kalimat pertama, “Sekarang aku yang mencatat”, menyatakan pokoknya. Contoh *anu yang panas* dan *kotak dingin* adalah kata Ibu yang dicatat.

Ibu meminta setrika, bukan lupa menyetrika. Nama panjang dari dokter menyangkut keadaan Ibu. Buku itu dibeli untuk mencatat, bukan untuk sekolah. Alat rumah tidak disebut rusak; yang hilang adalah namanya. Kalimat pembuka yang pendek sering menjadi judul bagi isi paragraf.`,
    },
    {
      ref: 'LBI-231',
      stimulus: 'LBI-S28',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Pertanyaan Ibu “Siapa yang bilang?” menunjukkan bahwa Ibu ….',
      options: [
        'tidak ingat bahwa kata itu ucapannya sendiri',
        'marah karena ucapannya dicatat diam-diam',
        'menguji apakah anaknya mencatat dengan benar',
        'tidak dapat membaca tulisan tangan anaknya',
        'mengira kata itu diucapkan oleh dokter',
      ],
      key: 'A',
      explanation: `*Kotak dingin* adalah kata Ibu (paragraf (2)). Ibu menganggapnya lucu dan bertanya siapa yang mengatakannya; jadi ia tidak ingat bahwa itu ucapannya.

Ia mengangguk dan tersenyum pada kelucuan itu, jadi bukan marah. Nada pertanyaannya tulus, bukan menguji. Ia menunjuk katanya, berarti dapat membaca. Dokter tidak dihubungkan dengan kata itu. Ironi dalam cerita muncul ketika pembaca tahu sesuatu yang tidak diketahui tokoh; cari pengetahuan itu.`,
    },
    {
      ref: 'LBI-232',
      stimulus: 'LBI-S28',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Mengapa tokoh aku menulis “dengan cara Ibu”?',
      options: [
        'Ia tidak tahu cara lain untuk menyusun sebuah kamus.',
        'Ia merawat kata-kata Ibu seperti Ibu dahulu merawat kata anaknya.',
        'Dokter memintanya mencatat tanggal setiap kata Ibu.',
        'Buku bergaris itu sudah memuat kolom yang lengkap.',
        'Ia hendak melanjutkan halaman terakhir kamus lama yang belum penuh.',
      ],
      key: 'B',
      explanation: `Tokoh aku menolak *nama dokter* dan memilih bentuk yang dahulu dipakai Ibu: kata, arti, tanggal, siapa. Bentuk yang sama menunjukkan niat yang sama, yaitu merawat dengan sayang.

Ketidaktahuan dan permintaan dokter tidak disebut. Kolom tidak ada dalam buku bergaris. Ia memakai buku baru, bukan meneruskan halaman lama. Persamaan cara yang ditekankan pengarang hampir selalu berarti persamaan perasaan.`,
    },
    {
      ref: 'LBI-233',
      stimulus: 'LBI-S29',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Gagasan utama paragraf (3) adalah ….',
      options: [
        'alat elektronik lebih murah daripada lumut kerak',
        'petugas diperlukan untuk menjaga pohon di tepi jalan',
        'lumut kerak dapat dipakai sebagai pengukur mutu udara',
        'pohon di tepi jalan sebaiknya dibersihkan dari lumut kerak',
        'catatan udara di kota hilang setiap sepuluh tahun',
      ],
      key: 'C',
      explanation: `Kalimat pertama menyatakan: urutan hilangnya jenis menjadikan lumut kerak “alat ukur yang murah”. Kalimat lain menjelaskan keunggulan dan batasnya.

Alat elektronik disebut lebih *teliti*, bukan lebih murah. Petugas justru tidak diperlukan. Pembersihan tidak diusulkan. Catatan itu tersimpan bertahun-tahun, tidak hilang. Perhatikan kata ganti *itu* dan *-nya* pada kalimat pertama paragraf; keduanya menyambung gagasan dari paragraf sebelumnya.`,
    },
    {
      ref: 'LBI-234',
      stimulus: 'LBI-S29',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Hubungan paragraf (2) dengan paragraf (1) adalah bahwa paragraf (2) ….',
      options: [
        'membantah bahwa lumut kerak menyerap racun dari udara',
        'memberi bukti bagi kepekaan lumut kerak terhadap udara tercemar',
        'menguraikan cara jamur dan ganggang saling memberi makan',
        'membandingkan lumut kerak di Paris dengan lumut kerak di kota lain',
        'menyimpulkan manfaat lumut kerak bagi pengukuran udara',
      ],
      key: 'B',
      explanation: `Paragraf (1) menyatakan lumut kerak menyerap racun dari udara. Paragraf (2) menunjukkan akibatnya di Paris: lumut kerak hampir lenyap dari kota dan bertahan di taman. Jadi, bukti.

Tidak ada bantahan. Hubungan jamur dan ganggang ada dalam paragraf (1). Kota lain tidak disebut. Manfaat pengukuran baru disimpulkan dalam paragraf (3). Tandai fungsi setiap paragraf dengan satu kata: penjelasan – bukti – kegunaan.`,
    },
    {
      ref: 'LBI-235',
      stimulus: 'LBI-S29',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt:
        'Di sebuah taman yang dahulu ditumbuhi beragam lumut kerak, kini hanya tersisa kerak yang menempel rapat. Berdasarkan paragraf (2), udara di taman itu kemungkinan ….',
      options: [
        'bersih karena masih ada lumut kerak yang hidup',
        'lebih kotor daripada semua taman di kota Paris',
        'sedikit tercemar sehingga tidak satu jenis pun lenyap',
        'cukup tercemar sehingga jenis yang seperti semak lenyap',
        'tercemar oleh jamur yang tumbuh di kulit pohon',
      ],
      key: 'D',
      explanation: `Urutannya: jenis berbentuk semak lenyap dahulu, kerak yang menempel rapat bertahan paling lama. Jika hanya yang terakhir tersisa, pencemaran sudah cukup untuk melenyapkan jenis yang seperti semak.

Adanya lumut kerak saja belum berarti bersih; jenisnya yang menentukan. Perbandingan dengan Paris tidak mungkin tanpa data. *Tidak satu jenis pun lenyap* bertentangan dengan kata *tersisa*. Jamur adalah bagian dari lumut kerak, bukan pencemar. Pada urutan “paling dahulu” dan “paling lama”, letakkan keadaan yang ditanyakan di sepanjang garis itu.`,
    },
    {
      ref: 'LBI-236',
      stimulus: 'LBI-S29',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Temuan manakah yang akan melemahkan dugaan Nylander?',
      options: [
        'Asap di jalan Paris lebih pekat daripada di Taman Luxembourg.',
        'Lumut kerak yang dipindahkan ke dalam kota itu mati dalam waktu setahun.',
        'Lumut kerak tumbuh kembali setelah batu bara tidak lagi dipakai.',
        'Di kota lain yang berasap, lumut kerak juga lenyap dari pohon di tepi jalan.',
        'Lumut kerak pada pohon di jalan Paris dikerik oleh tukang kebun.',
      ],
      key: 'E',
      explanation: `Nylander menduga udara kota penyebabnya. Jika lumut kerak dikerik tukang kebun, hilangnya punya penjelasan lain dan dugaan itu melemah.

Asap yang lebih pekat, kematian setelah dipindahkan, pertumbuhan kembali, dan kejadian serupa di kota lain semuanya sesuai dengan dugaan udara. Empat dari lima pilihan mendukung; itulah jebakannya. Untuk melemahkan dugaan sebab, carilah sebab lain yang menghasilkan akibat yang sama.`,
    },
    {
      ref: 'LBI-237',
      stimulus: 'LBI-S30',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'hard',
      prompt: 'Manakah gagasan utama keseluruhan teks tersebut?',
      options: [
        'Denda kecil dapat melemahkan rasa berkewajiban yang menahan orang.',
        'Semua denda terbukti menambah pelanggaran yang hendak dicegahnya.',
        'Orang tua di Haifa lebih sering terlambat daripada orang tua di kota lain.',
        'Tempat penitipan anak sebaiknya menaikkan biaya agar guru tidak repot.',
        'Rasa bersalah tidak pernah dapat mengubah perilaku orang tua.',
      ],
      key: 'A',
      explanation: `Percobaan menunjukkan denda kecil menaikkan keterlambatan, dan paragraf (3) menerangkan sebabnya: rasa bersalah berubah menjadi harga. Gagasan utamanya memuat denda *kecil* dan rasa berkewajiban.

*Semua denda* dibantah oleh “tidak berarti semua denda sia-sia”. Kota lain tidak dibandingkan. Kenaikan biaya tidak diusulkan. Rasa bersalah justru menahan orang sebelum ada denda. Perhatikan pembatas seperti *kecil*, *semua*, dan *tidak pernah*; gagasan yang tepat membatasi diri sebagaimana teks.`,
    },
    {
      ref: 'LBI-238',
      stimulus: 'LBI-S30',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Gagasan utama paragraf (3) adalah ….',
      options: [
        'usul agar denda dibuat sangat besar',
        'keluhan guru yang direpotkan orang tua',
        'cara orang tua melunasi denda keterlambatan',
        'perbandingan tempat berdenda dan tidak berdenda',
        'penjelasan mengapa denda menambah keterlambatan',
      ],
      key: 'E',
      explanation: `Paragraf (3) dibuka dengan “Para peneliti menjelaskannya begini”; isinya alasan di balik hasil dalam paragraf (2).

Denda sangat besar hanya kemungkinan yang disebut sambil membatasi simpulan. Guru yang repot adalah alasan rasa bersalah. *Lunas* adalah kiasan, bukan cara membayar. Perbandingan kedua macam tempat ada dalam paragraf (2). Kalimat pembuka yang menyebut *menjelaskan* memberi tahu fungsi paragraf.`,
    },
    {
      ref: 'LBI-239',
      stimulus: 'LBI-S30',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'easy',
      prompt: 'Apa gunanya empat tempat yang tidak mengenakan denda?',
      options: [
        'sebagai pembanding bagi tempat yang mengenakan denda',
        'sebagai tempat pindah bagi orang tua yang keberatan',
        'sebagai contoh tempat penitipan yang paling tertib',
        'sebagai bukti bahwa denda terlalu mahal bagi orang tua',
        'sebagai tempat pelatihan guru selama percobaan',
      ],
      key: 'A',
      explanation: `Di tempat tanpa denda jumlah keterlambatan tetap. Dengan begitu, kenaikan di tempat berdenda tidak dapat disebabkan oleh musim atau hal lain yang sama bagi keduanya. Itulah guna pembanding.

Orang tua tidak diceritakan pindah. Ketertiban tidak diperingkatkan. Dendanya kecil, jadi mahalnya tidak dibuktikan. Pelatihan guru tidak ada. Setiap kali teks menyebut kelompok yang *tidak* diberi perlakuan, tanyakan apa yang tidak dapat disimpulkan tanpanya.`,
    },
    {
      ref: 'LBI-240',
      stimulus: 'LBI-S30',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Menurut paragraf (3), mengapa keterlambatan tidak turun setelah denda dihapus?',
      options: [
        'Orang tua belum diberi tahu bahwa denda sudah dihapus.',
        'Menjemput tepat waktu tidak lagi dirasakan sebagai kewajiban.',
        'Guru telah terbiasa menunggu dan tidak merasa repot lagi.',
        'Denda yang sudah dibayar tidak dikembalikan kepada orang tua.',
        'Tempat yang tidak mengenakan denda juga mengalami kenaikan.',
      ],
      key: 'B',
      explanation: `Paragraf (3): sekali kewajiban dianggap barang yang dapat dibeli, sukar mengembalikannya. Jadi, meskipun denda hilang, rasa berkewajiban tidak pulih.

Pemberitahuan, kebiasaan guru, dan pengembalian uang tidak disebut. Tempat tanpa denda jumlahnya *tetap*, bukan naik. Jawaban yang benar menghubungkan hasil dalam satu paragraf dengan penjelasan dalam paragraf lain; carilah kata *sukar mengembalikannya*.`,
    },
  ],
}
