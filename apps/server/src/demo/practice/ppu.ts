import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: pinisi, UNESCO, "Pinisi, art of boatbuilding in South Sulawesi" (2017); sago, M. Flach, "Sago
 * Palm" (1997); Krakatau, I. Thornton, "Krakatau" (1996); gamelan, M. Tenzer, "Balinese Gamelan Music" (2011); seagrass, A.
 * Larkum and others, "Seagrasses" (2006); pranata mangsa, N. Daldjoeni, The Environmentalist 4 (1984); penicillin, A. Fleming,
 * Nobel Lecture (1945); angklung, UNESCO, "Indonesian Angklung" (2010); umami, K. Ikeda, J. Chem. Soc. Tokyo 30 (1909); braille,
 * C. M. Mellor, "Louis Braille" (2006).
 */
export const ppu: SeedSubTest = {
  subject: 'PPU',
  lang: 'id',
  stimuli: [
    {
      ref: 'PPU-S21',
      title: 'Kapal Tanpa Gambar',
      body: `(1) Di pesisir Bulukumba, Sulawesi Selatan, kapal kayu besar dibuat tanpa selembar gambar rancangan pun. (2) Ukurannya bersemayam di kepala *panrita lopi*, sebutan bagi ahli pembuat kapal. (3) Pada umumnya, galangan kapal memasang rangka lebih dahulu, kemudian menempelkan papan. (4) Di Bulukumba urutannya terbalik: papan lambung disusun dan disambung dengan pasak, barulah rangka dimasukkan mengikuti bentuknya.

(5) Cara itu menuntut mata yang awas. (6) Sambungan yang renggang satu milimeter saja akan membuat kapal bocor. (7) Pada tahun 2017, seni membuat kapal itu diakui oleh UNESCO sebagai warisan budaya takbenda. (8) Namun, kayu besar makin sukar diperoleh, dan anak-anak muda lebih suka merantau daripada memegang ketam.`,
    },
    {
      ref: 'PPU-S22',
      title: 'Tepung dari Batang',
      body: `(1) Beras diperoleh dari bulir, singkong dari akar, sedangkan sagu dari batang. (2) Selama belasan tahun, pohon sagu menimbun pati di dalam batangnya sebagai bekal untuk berbunga. (3) Penduduk Maluku dan Papua menebangnya tepat sebelum bunga muncul. (4) Terlambat sedikit, simpanan itu susut karena diserap bunga dan buah.

(5) Satu batang dapat menghasilkan lebih dari seratus kilogram pati. (6) Pohon yang ditebang tidak perlu ditanam lagi: tunas di pangkalnya akan menggantikannya. (7) Sagu juga tumbuh di rawa yang tidak cocok bagi padi sehingga tidak merebut lahan sawah. (8) Sayangnya, citra sagu sebagai makanan orang melarat masih melekat. (9) Di sejumlah kota, pandangan itu mulai luntur sejak juru masak muda mengangkatnya ke meja restoran.`,
    },
    {
      ref: 'PPU-S23',
      title: 'Pulau yang Mulai dari Nol',
      body: `(1) Letusan Krakatau pada bulan Agustus 1883 menyapu bersih kehidupan di pulau itu. (2) Sisa pulau tertutup abu setebal puluhan meter, dan tidak sehelai rumput pun tampak. (3) Sembilan bulan kemudian, sebuah rombongan peneliti mendarat untuk mencari tanda kehidupan. (4) Yang mereka temukan hanyalah seekor laba-laba kecil yang sedang memintal jaring.

(5) Laba-laba itu datang dengan cara yang lazim bagi jenisnya: anak laba-laba mengulur benang, lalu terbawa angin. (6) Sesudah itu berdatangan spora pakis, biji yang hanyut, dan burung yang membawa biji di perutnya. (7) Lima puluh tahun kemudian, hutan telah menutupi hampir seluruh pulau. (8) Bagi ahli ekologi, bencana itu menjadi percobaan raksasa yang tidak mungkin dirancang manusia.`,
    },
    {
      ref: 'PPU-S24',
      title: 'Ombak di antara Dua Bilah',
      body: `(1) Dua perangkat gamelan dari dua desa hampir tidak pernah senada. (2) Pandai gamelan tidak memakai garpu tala; setiap perangkat dilaras menurut telinga pembuatnya. (3) Karena itu, bilah dari satu perangkat tidak dapat dipinjamkan kepada perangkat lain.

(4) Di Bali, bilah-bilah bahkan dibuat berpasangan dengan selisih nada yang kecil. (5) Satu disebut pengumbang, satu lagi pengisep. (6) Jika keduanya dipukul serentak, bunyinya bergelombang, seolah-olah nada itu bernapas. (7) Gelombang bunyi itu disebut ombak. (8) Telinga yang terbiasa dengan piano mungkin menganggapnya sumbang. (9) Bagi pendengar di Bali, gamelan tanpa ombak justru terdengar mati.`,
    },
    {
      ref: 'PPU-S25',
      title: 'Padang di Bawah Air',
      body: `(1) Lamun kerap disangka rumput laut, padahal keduanya berbeda jauh. (2) Rumput laut adalah ganggang tanpa akar sejati, sedangkan lamun tumbuhan berbunga yang leluhurnya hidup di darat. (3) Lamun berakar di pasir, berbunga di dalam air, dan serbuk sarinya dihantarkan arus.

(4) Padang lamun menahan pasir agar tidak hanyut, menyimpan karbon, dan menjadi tempat asuhan ikan muda. (5) Duyung, mamalia laut yang pemalu, menggantungkan hidup padanya; seekor duyung dewasa melahap puluhan kilogram lamun sehari. (6) Meski demikian, lamun jarang mendapat perhatian. (7) Wisatawan mencari terumbu karang yang berwarna-warni, sementara padang hijau di sebelahnya ditimbun untuk dermaga. (8) Lamun kalah pamor, bukan kalah penting.`,
    },
    {
      ref: 'PPU-S26',
      title: 'Kalender dari Langit dan Semut',
      body: `(1) Sebelum ada ramalan cuaca, petani Jawa membaca musim dengan *pranata mangsa*. (2) Setahun dibagi menjadi dua belas mangsa yang panjangnya tidak sama, dari 23 sampai 43 hari. (3) Pergantiannya ditandai oleh panjang bayangan tubuh pada tengah hari, letak rasi bintang, dan tingkah laku hewan. (4) Pada mangsa tertentu, misalnya, semut berpindah sarang dan pohon randu mulai berbunga.

(5) Penanggalan itu dibakukan pada tahun 1855, tetapi pengetahuannya jauh lebih tua. (6) Kini banyak petani mengeluh bahwa tandanya tidak lagi bersesuaian: hujan turun ketika bayangan menunjukkan kemarau. (7) Bayangan dan bintang memang tidak ingkar; musimlah yang bergeser. (8) Sejumlah petani menggabungkan tanda hewan dengan ramalan badan meteorologi.`,
    },
    {
      ref: 'PPU-S27',
      title: 'Peringatan di Malam Hadiah',
      body: `(1) Alexander Fleming menemukan penisilin karena kelalaian kecil: sebuah cawan kuman terbuka dan ditumbuhi jamur. (2) Di sekeliling jamur itu kuman mati. (3) Belasan tahun kemudian, obat dari jamur itu menyelamatkan banyak nyawa, dan pada tahun 1945 Fleming menerima Hadiah Nobel.

(4) Pidatonya tidak hanya berisi rasa syukur. (5) Ia membayangkan seseorang yang membeli penisilin sendiri dan memakainya dengan takaran kurang. (6) Kuman yang terkena obat setengah-setengah tidak mati, melainkan belajar bertahan. (7) Kuman kebal itu lalu menular kepada orang lain yang tidak berbuat salah. (8) Delapan puluh tahun kemudian, bayangan itu menjadi berita sehari-hari. (9) Obat yang paling manjur pun tumpul di tangan orang yang berhenti meminumnya begitu merasa sehat.`,
    },
    {
      ref: 'PPU-S28',
      title: 'Satu Tabung, Satu Nada',
      body: `(1) Seorang pemain angklung hanya memegang satu atau dua nada. (2) Sendirian, ia tidak dapat memainkan lagu apa pun. (3) Lagu baru terdengar jika puluhan orang menggoyangkan tabungnya pada saat yang tepat.

(4) Pada tahun 1938, Daeng Soetigna, seorang guru di Kuningan, mengubah larasan angklung dari pentatonik menjadi diatonik. (5) Sejak itu angklung dapat mengiringi lagu dari mana saja dan masuk ke sekolah. (6) Guru itu melihat kegunaan lain: murid yang tidak sabar menunggu gilirannya segera ketahuan. (7) Karena itu, angklung dipakainya sebagai alat pendidikan watak. (8) Kini perusahaan pun memakainya untuk melatih kerja sama karyawan. (9) Dari bambu, orang belajar bahwa diam pada waktunya sama pentingnya dengan berbunyi pada waktunya.`,
    },
    {
      ref: 'PPU-S29',
      title: 'Rasa Kelima',
      body: `(1) Selama berabad-abad, orang menyebut empat rasa dasar: manis, asam, asin, dan pahit. (2) Pada tahun 1908, ahli kimia Jepang Kikunae Ikeda penasaran akan kuah rumput laut buatan istrinya. (3) Rasanya gurih, dan tidak satu pun dari keempat rasa itu dapat menerangkannya. (4) Dari puluhan kilogram rumput laut kering ia memisahkan sejumput kristal, yaitu glutamat. (5) Rasa itu dinamainya umami.

(6) Ilmuwan Barat lama tidak menggubrisnya. (7) Mereka menyangka gurih hanyalah gabungan rasa lain. (8) Barulah sekitar pergantian abad kedua puluh satu, penerima khusus bagi glutamat ditemukan pada lidah. (9) Nenek moyang kita mungkin akan tersenyum: terasi, petis, dan tempe sudah lama mengajarkan rasa itu tanpa nama.`,
    },
    {
      ref: 'PPU-S30',
      title: 'Enam Titik',
      body: `(1) Pada awal abad kesembilan belas, buku bagi orang buta dicetak dengan huruf Latin timbul. (2) Huruf itu besar, lambat diraba, dan tidak dapat ditulis sendiri. (3) Louis Braille, yang kehilangan penglihatan sejak kecil, mendengar tentang tulisan titik buatan seorang perwira untuk membaca perintah dalam gelap. (4) Setiap lambangnya memakai sampai dua belas titik sehingga tidak tercakup oleh satu ujung jari.

(5) Braille memangkasnya menjadi enam. (6) Ketika sistemnya selesai, umurnya baru lima belas tahun. (7) Anehnya, sekolahnya sendiri sempat melarang pemakaiannya: para guru, yang tidak buta, khawatir tidak dapat membaca tulisan murid. (8) Murid-murid tetap memakainya diam-diam. (9) Sistem itu menang bukan karena dititahkan, melainkan karena jari para pemakainya tidak mau kembali.`,
    },
  ],
  items: [
    {
      ref: 'PPU-201',
      stimulus: 'PPU-S21',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Kata *awas* pada kalimat (5) paling dekat maknanya dengan kata ….',
      options: ['waspada', 'sehat', 'tajam', 'curiga', 'lebar'],
      key: 'C',
      explanation: `Kalimat (6) menerangkan tuntutan itu: sambungan yang renggang satu milimeter pun harus terlihat. Mata yang *awas* ialah mata yang melihat sampai hal terkecil, jadi *tajam* penglihatannya.

*Waspada* adalah arti *awas* dalam seruan “Awas, ada lubang!”, yaitu berjaga terhadap bahaya, dan *curiga* menyangkut niat orang; pada papan kapal tidak ada keduanya. *Sehat* terlalu luas karena mata sehat pun dapat melewatkan celah satu milimeter. *Lebar* menyangkut ukuran mata. Uji sinonim dengan kalimat sesudahnya: makna yang benar dijelaskan oleh kalimat itu.`,
    },
    {
      ref: 'PPU-202',
      stimulus: 'PPU-S21',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *bersemayam* pada kalimat (2) dipakai secara kiasan. Makna kata itu dalam teks adalah ….',
      options: ['duduk di takhta', 'dimakamkan', 'bertapa', 'berkuasa atas orang', 'tersimpan'],
      key: 'E',
      explanation: `Yang bersemayam adalah *ukuran kapal* dan tempatnya *kepala*. Ukuran tidak dapat duduk atau memerintah; maksudnya ukuran itu tersimpan sebagai pengetahuan.

*Duduk di takhta* adalah makna harfiah bagi raja, dan *berkuasa atas orang* perluasan dari makna itu. *Dimakamkan* dan *bertapa* memang dapat menjadi arti *bersemayam* dalam kalimat lain, tetapi pelakunya harus manusia. Lihat subjek kalimatnya: jika subjeknya benda mati, makna harfiah bagi manusia gugur.`,
    },
    {
      ref: 'PPU-203',
      stimulus: 'PPU-S21',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Berdasarkan kalimat (3) dan (4), apakah perbedaan cara Bulukumba dengan cara yang umum?',
      options: [
        'Papan lambung dipasang tanpa sambungan.',
        'Rangka kapal dibuat dari logam, bukan kayu.',
        'Kapal di Bulukumba tidak memakai rangka sama sekali.',
        'Bentuk rangka ditentukan oleh papan lambung.',
        'Papan lambung ditempelkan pada rangka yang sudah berdiri.',
      ],
      key: 'D',
      explanation: `Kalimat (4) menyatakan rangka dimasukkan *mengikuti bentuk* lambung yang lebih dahulu tersusun. Jadi, papanlah yang menentukan bentuk rangka.

Papan disambung dengan pasak, maka “tanpa sambungan” salah. Logam tidak disebut. Rangka tetap ada, hanya dipasang belakangan. Papan yang ditempelkan pada rangka adalah cara yang umum dalam kalimat (3), bukan cara Bulukumba. Pada soal perbandingan, tandai dahulu milik siapa setiap ciri.`,
    },
    {
      ref: 'PPU-204',
      stimulus: 'PPU-S21',
      type: 'true_false_table',
      topic: 'Isi dan simpulan teks',
      difficulty: 'easy',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Panrita lopi bekerja dengan gambar rancangan.',
        'Papan lambung disambung dengan pasak.',
        'Rangka kapal Bulukumba dipasang sesudah lambung.',
        'Kayu besar makin sulit didapat.',
      ],
      key: [1, 0, 0, 0],
      explanation: `Periksa kalimatnya.

- Kalimat (1): kapal dibuat “tanpa selembar gambar rancangan pun”. Tidak sesuai.
- Kalimat (4): papan lambung “disambung dengan pasak”. Sesuai.
- Kalimat (4): “barulah rangka dimasukkan”. Sesuai.
- Kalimat (8): kayu besar “makin sukar diperoleh”; *sukar* sama dengan sulit. Sesuai.

Kata *tanpa*, *bukan*, dan *barulah* mengubah arah pernyataan; lingkari sebelum mencocokkan.`,
    },
    {
      ref: 'PPU-205',
      stimulus: 'PPU-S22',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Antonim kata *susut* pada kalimat (4) adalah ….',
      options: ['mengembang', 'bertambah', 'mengeras', 'meninggi', 'menyebar'],
      key: 'B',
      explanation: `*Susut* berarti ‘berkurang banyaknya’. Yang berkurang ialah simpanan pati, jadi lawannya menyangkut jumlah: *bertambah*.

*Mengembang* lawan susut dalam hal ukuran benda, misalnya balon, bukan jumlah pati. *Mengeras* menyangkut kekerasan, *meninggi* tinggi, dan *menyebar* letak. Antonim harus berada pada ukuran yang sama; tanyakan “apanya yang berkurang?” sebelum mencari lawannya.`,
    },
    {
      ref: 'PPU-206',
      stimulus: 'PPU-S22',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *luntur* pada kalimat (9) bermakna ….',
      options: ['melemah', 'berubah warna', 'terhapus air', 'menjadi kotor', 'tersebar luas'],
      key: 'A',
      explanation: `Yang luntur adalah *pandangan* bahwa sagu makanan orang melarat. Pandangan tidak berwarna; maksudnya pandangan itu tidak sekuat dahulu, jadi melemah.

*Berubah warna* dan *terhapus air* adalah makna harfiah bagi kain. *Menjadi kotor* berlawanan dengan arah teks yang membaik. *Tersebar luas* malah berarti pandangan itu makin kuat. Kata kiasan sering berpasangan; di sini *luntur* melawan *melekat* pada kalimat (8), dan pasangan itu menunjukkan arahnya.`,
    },
    {
      ref: 'PPU-207',
      stimulus: 'PPU-S22',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Mengapa pohon sagu ditebang sebelum berbunga?',
      options: [
        'Bunganya beracun bagi manusia.',
        'Tunasnya hanya tumbuh pada saat itu.',
        'Batangnya belum terlalu keras untuk ditebang.',
        'Buahnya akan mengundang hama ke kebun.',
        'Patinya sedang paling banyak.',
      ],
      key: 'E',
      explanation: `Kalimat (2) menyatakan pati ditimbun untuk berbunga dan kalimat (4) menyatakan pati susut setelah bunga muncul. Jadi, tepat sebelum berbunga simpanan itu paling banyak.

Racun, hama, dan kerasnya batang tidak disebut. Tunas menggantikan pohon yang ditebang, tetapi teks tidak mengatakan tunas hanya tumbuh pada saat tertentu. Untuk soal *mengapa*, carilah kalimat yang memuat akibat jika syaratnya dilanggar; di sini “terlambat sedikit”.`,
    },
    {
      ref: 'PPU-208',
      stimulus: 'PPU-S22',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'hard',
      prompt: 'Pernyataan manakah yang dapat disimpulkan dari kalimat (6) dan (7)?',
      options: [
        'Perluasan sagu tidak harus mengurangi lahan padi.',
        'Sagu lebih bergizi daripada padi dan singkong.',
        'Petani sagu perlu membeli bibit setiap kali menebang.',
        'Sagu sebaiknya ditanam bergiliran dengan padi.',
        'Sawah di dekat rawa sagu menghasilkan lebih sedikit padi.',
      ],
      key: 'A',
      explanation: `Kalimat (7) menyatakan sagu tumbuh di rawa yang tidak cocok bagi padi dan tidak merebut sawah. Lahannya berlainan, maka perluasan sagu tidak harus mengambil lahan padi.

Gizi tidak dibandingkan. Bibit justru tidak perlu dibeli karena tunas menggantikan pohon. Penanaman bergiliran tidak dibahas, dan hasil sawah di dekat rawa tidak dibicarakan sama sekali. Simpulan yang sah tidak menambah benda atau ukuran yang tidak ada dalam kalimat sumbernya.`,
    },
    {
      ref: 'PPU-209',
      stimulus: 'PPU-S23',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Frasa *menyapu bersih* pada kalimat (1) bermakna ….',
      options: ['merapikan', 'memindahkan', 'memusnahkan', 'membersihkan', 'menutupi'],
      key: 'C',
      explanation: `Objek *menyapu bersih* adalah *kehidupan*, dan kalimat (2) menyatakan tidak sehelai rumput pun tampak. Jadi, maknanya memusnahkan tanpa sisa.

*Membersihkan* dan *merapikan* bernilai baik, padahal yang terjadi bencana. *Memindahkan* berarti kehidupan itu masih ada di tempat lain, dan itu tidak disebut. *Menutupi* memang dilakukan abu, tetapi yang tertutup pulau, bukan kehidupan. Gantilah frasa dengan tiap pilihan dan baca bersama kalimat berikutnya.`,
    },
    {
      ref: 'PPU-210',
      stimulus: 'PPU-S23',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'hard',
      prompt: 'Kata *lazim* pada kalimat (5) berlawanan makna dengan kata berikut, *kecuali* ….',
      options: ['ganjil', 'umum', 'langka', 'aneh', 'luar biasa'],
      key: 'B',
      explanation: `*Lazim* berarti ‘sudah biasa’. Soal meminta kata yang *bukan* lawannya. *Umum* searti dengan lazim, jadi kata itulah pengecualiannya.

*Ganjil*, *aneh*, *langka*, dan *luar biasa* semuanya menyatakan sesuatu yang tidak biasa, maka berlawanan dengan lazim. Jebakan soal ini ialah kata *kecuali*: orang mencari antonim, menemukan empat, lalu memilih yang paling kuat. Tulis dahulu apa yang diminta dalam kata-katamu sendiri.`,
    },
    {
      ref: 'PPU-211',
      stimulus: 'PPU-S23',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'easy',
      prompt: 'Makhluk apakah yang pertama ditemukan peneliti setelah letusan?',
      options: ['pakis', 'burung', 'rumput', 'laba-laba', 'kelelawar'],
      key: 'D',
      explanation: `Kalimat (4) menyebut “hanyalah seekor laba-laba kecil”, ditemukan sembilan bulan setelah letusan.

*Pakis* dan *burung* datang “sesudah itu” menurut kalimat (6). *Rumput* justru disebut tidak tampak sehelai pun. *Kelelawar* tidak disebut sama sekali, walaupun masuk akal sebagai pembawa biji. Penanda waktu *kemudian* dan *sesudah itu* mengurutkan peristiwa; susun urutannya sebelum menjawab.`,
    },
    {
      ref: 'PPU-212',
      stimulus: 'PPU-S23',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'hard',
      prompt: 'Mengapa bencana itu disebut “percobaan raksasa” pada kalimat (8)?',
      options: [
        'Letusan itu ternyata dipicu oleh percobaan para peneliti.',
        'Jenis makhluk di pulau itu menjadi lebih besar daripada sebelumnya.',
        'Hutan di pulau itu sengaja ditanam untuk diteliti selama lima puluh tahun.',
        'Peneliti dapat mengamati kedatangan makhluk sejak pulau itu kosong.',
        'Peneliti dapat mengulang letusan itu di pulau lain kapan pun mereka mau.',
      ],
      key: 'D',
      explanation: `Percobaan memerlukan keadaan awal yang diketahui. Kalimat (1)–(4) memberi keadaan awal itu: pulau tanpa kehidupan. Kalimat (6)–(7) memberi hasilnya. Jadi, peneliti dapat mengikuti kedatangan makhluk sejak nol.

Letusan tidak dipicu peneliti; kalimat (8) malah menyebutnya tidak mungkin dirancang manusia, sehingga pengulangan pun mustahil. *Raksasa* menerangkan besarnya percobaan, bukan makhluknya. Biji hanyut dan dibawa burung, tidak ditanam. Kiasan dijawab dengan mencari sifat yang sama pada kedua benda.`,
    },
    {
      ref: 'PPU-213',
      stimulus: 'PPU-S24',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Kata *sumbang* pada kalimat (8) bermakna ….',
      options: ['tidak selaras', 'ikut membantu', 'terlalu keras', 'tidak sopan', 'kurang indah'],
      key: 'A',
      explanation: `Kata itu dipakai tentang nada yang berselisih sedikit. *Sumbang* dalam musik berarti ‘tidak selaras, janggal nadanya’.

*Ikut membantu* adalah makna *sumbang* dalam *menyumbang*. *Tidak sopan* muncul dalam *perbuatan sumbang*, bukan pada bunyi. *Terlalu keras* menyangkut kuat bunyi, dan *kurang indah* akibat yang mungkin dirasakan, bukan arti katanya. Kata berbanyak arti dipilih menurut bidang yang sedang dibicarakan.`,
    },
    {
      ref: 'PPU-214',
      stimulus: 'PPU-S24',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *mati* pada kalimat (9) paling tepat diganti dengan ….',
      options: ['padam', 'rusak', 'berhenti', 'lambat', 'hambar'],
      key: 'E',
      explanation: `Kalimat (6) menggambarkan ombak sebagai nada yang *bernapas*. Tanpa ombak, bunyi gamelan kehilangan gerak itu: terdengar datar, tidak berjiwa, atau *hambar*.

*Padam* cocok untuk api atau lampu. *Rusak* dan *berhenti* berarti gamelan tidak dapat dibunyikan, padahal ia tetap terdengar. *Lambat* menyangkut tempo. Perhatikan pasangan kiasan dalam teks: *bernapas* pada satu kalimat dan *mati* pada kalimat lain saling menerangkan.`,
    },
    {
      ref: 'PPU-215',
      stimulus: 'PPU-S24',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Mengapa bilah sebuah gamelan tidak dapat dipinjamkan kepada gamelan lain?',
      options: [
        'Ukuran bilahnya terlalu besar untuk dibawa.',
        'Larasan kedua perangkat berlainan.',
        'Adat desa melarang bilah keluar dari pura.',
        'Logam yang dipakai kedua desa tidak sama.',
        'Bilah pengumbang tidak dibuat di desa lain.',
      ],
      key: 'B',
      explanation: `Kalimat (3) dibuka dengan *karena itu*, jadi sebabnya ada di kalimat (1) dan (2): dua perangkat hampir tidak pernah senada karena dilaras menurut telinga masing-masing pembuat.

Ukuran, larangan adat, dan jenis logam tidak disebut. *Pengumbang* baru muncul dalam kalimat (5) dan menyangkut pasangan dalam satu perangkat. Ungkapan *karena itu* selalu merangkum kalimat sebelumnya; bacalah mundur, bukan maju.`,
    },
    {
      ref: 'PPU-216',
      stimulus: 'PPU-S24',
      type: 'true_false_table',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Pandai gamelan memakai garpu tala saat melaras.',
        'Nada pengumbang sama persis dengan nada pengisep.',
        'Ombak terdengar ketika sepasang bilah dipukul serentak.',
        'Pendengar di Bali menghindari bunyi ombak.',
      ],
      key: [1, 1, 0, 1],
      explanation: `Cocokkan satu per satu.

- Kalimat (2): pandai gamelan *tidak* memakai garpu tala. Tidak sesuai.
- Kalimat (4): pasangan bilah dibuat “dengan selisih nada yang kecil”, jadi tidak sama persis. Tidak sesuai.
- Kalimat (6) dan (7): bunyi bergelombang ketika keduanya dipukul serentak. Sesuai.
- Kalimat (9): tanpa ombak gamelan terdengar mati, jadi ombak malah diinginkan. Tidak sesuai.

Pernyataan keliru sering hanya menghapus kata *tidak* atau *kecil*.`,
    },
    {
      ref: 'PPU-217',
      stimulus: 'PPU-S25',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *pamor* pada kalimat (8) paling dekat maknanya dengan kata ….',
      options: ['mutu', 'kekuatan', 'ketenaran', 'warna', 'ukuran'],
      key: 'C',
      explanation: `Kalimat (7) menyatakan wisatawan mencari terumbu karang, bukan lamun. Yang kalah adalah seberapa dikenal dan dicari lamun itu, jadi *pamor* di sini ‘ketenaran; kemasyhuran’.

*Mutu* dan *kekuatan* menyangkut penting tidaknya lamun, padahal teks menegaskan lamun *bukan kalah penting*. *Warna* hanya salah satu sebab, dan *ukuran* tidak disebut. Susunan “kalah X, bukan kalah Y” memberi tahu bahwa X tidak searti dengan Y.`,
    },
    {
      ref: 'PPU-218',
      stimulus: 'PPU-S25',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Frasa *menggantungkan hidup* pada kalimat (5) berarti bahwa duyung ….',
      options: [
        'memerlukan lamun sebagai makanannya',
        'mengikatkan tubuhnya pada lamun',
        'tidur di sela-sela daun lamun',
        'menyerahkan anaknya kepada padang lamun',
        'mati setelah memakan lamun',
      ],
      key: 'A',
      explanation: `Bagian sesudah titik koma menerangkannya: seekor duyung melahap puluhan kilogram lamun sehari. Hidupnya bergantung pada lamun karena lamun adalah makanannya.

*Mengikatkan tubuh* membaca *menggantung* secara harfiah. *Tidur* dan *menyerahkan anak* tidak disebut; yang diasuh di padang lamun ialah ikan muda. *Mati* membalik makna. Titik koma sering memisahkan pernyataan dari penjelasannya; pakailah penjelasan itu.`,
    },
    {
      ref: 'PPU-219',
      stimulus: 'PPU-S25',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'easy',
      prompt: 'Menurut teks, apakah perbedaan lamun dengan rumput laut?',
      options: [
        'Rumput laut hidup di darat.',
        'Lamun tidak berbunga.',
        'Rumput laut dimakan duyung.',
        'Lamun mempunyai akar sejati.',
        'Lamun hanyut mengikuti arus.',
      ],
      key: 'D',
      explanation: `Kalimat (2) menyebut rumput laut sebagai ganggang *tanpa akar sejati*, dan kalimat (3) menyatakan lamun berakar di pasir. Itulah perbedaannya.

Yang leluhurnya hidup di darat adalah lamun, bukan rumput laut. Lamun justru berbunga. Duyung memakan lamun. Arus menghantarkan serbuk sari, bukan tumbuhannya. Pada soal perbedaan, buat dua kolom kecil dan isi dengan kata teks sebelum melihat pilihan.`,
    },
    {
      ref: 'PPU-220',
      stimulus: 'PPU-S25',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Kalimat (8) menyimpulkan bahwa lamun ….',
      options: [
        'kurang berguna dibandingkan dengan terumbu karang',
        'lebih sering dikunjungi daripada terumbu karang',
        'perlu diwarnai agar menarik wisatawan',
        'mulai dilindungi sejak dermaga dibangun',
        'kurang diperhatikan walaupun berguna',
      ],
      key: 'E',
      explanation: `“Kalah pamor, bukan kalah penting” memuat dua hal: perhatian yang kurang (kalimat (6) dan (7)) dan kegunaan yang besar (kalimat (4) dan (5)).

Pernyataan bahwa lamun kurang berguna dibantah oleh “bukan kalah penting”. Wisatawan mencari terumbu karang, jadi lamun tidak lebih sering dikunjungi. Pewarnaan adalah tafsir yang tidak ada dasarnya. Dermaga menimbun lamun, bukan melindunginya. Kalimat penutup yang pendek biasanya merangkum dua paragraf sekaligus; uraikan menjadi dua bagian.`,
    },
    {
      ref: 'PPU-221',
      stimulus: 'PPU-S26',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Frasa *tidak ingkar* pada kalimat (7) menyatakan bahwa bayangan dan bintang ….',
      options: [
        'mengingkari janji kepada para petani',
        'muncul menurut aturan yang tetap',
        'dibakukan sejak tahun 1855 oleh para petani',
        'bergeser mengikuti musim hujan',
        'tampak pada saat yang sama',
      ],
      key: 'B',
      explanation: `*Ingkar* berarti ‘tidak menepati’. Bayangan dan bintang yang tidak ingkar tetap muncul pada waktunya, sedangkan “musimlah yang bergeser”.

*Mengingkari janji* mengabaikan kata *tidak*. Yang dibakukan pada tahun 1855 adalah penanggalannya. Yang bergeser adalah musim, jadi bayangan dan bintang tidak mengikutinya. Kemunculan pada saat yang sama tidak dibicarakan. Jika ada kata *tidak*, tuliskan dahulu makna katanya tanpa *tidak*, baru balikkan.`,
    },
    {
      ref: 'PPU-222',
      stimulus: 'PPU-S26',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Kata *dibakukan* pada kalimat (5) bermakna ….',
      options: [
        'dilarang dipakai',
        'diperkenalkan pertama kali',
        'ditetapkan secara resmi',
        'disalin ke bahasa lain',
        'dijual kepada umum',
      ],
      key: 'C',
      explanation: `Kata dasarnya *baku*, yaitu ‘yang menjadi patokan’. *Dibakukan* berarti dijadikan patokan, ditetapkan secara resmi.

*Diperkenalkan pertama kali* mengecoh karena ada tahunnya, tetapi lanjutan kalimat menyatakan pengetahuannya jauh lebih tua. *Dilarang*, *disalin*, dan *dijual* tidak bersangkutan dengan *baku*. Uraikan kata berimbuhan menjadi kata dasar dan imbuhannya: di- + baku + -kan berarti ‘dijadikan baku’.`,
    },
    {
      ref: 'PPU-223',
      stimulus: 'PPU-S26',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Keluhan petani pada kalimat (6) disebabkan oleh ….',
      options: [
        'kesalahan petani saat mengukur bayangan',
        'perubahan waktu datangnya musim',
        'pembakuan penanggalan yang terlambat',
        'hilangnya semut dari sawah',
        'ramalan badan meteorologi yang sering meleset',
      ],
      key: 'B',
      explanation: `Kalimat (7) langsung menjelaskan: bayangan dan bintang tetap, “musimlah yang bergeser”. Jadi, penyebabnya perubahan waktu datangnya musim.

Kesalahan mengukur dibantah karena bayangan “tidak ingkar”. Pembakuan tahun 1855 tidak dihubungkan dengan keluhan. Semut tidak dikatakan hilang. Badan meteorologi disebut sebagai bantuan, bukan sumber keluhan. Partikel *-lah* menegaskan pelaku yang sebenarnya; perhatikan kata yang diikutinya.`,
    },
    {
      ref: 'PPU-224',
      stimulus: 'PPU-S26',
      type: 'true_false_table',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Panjang setiap mangsa sama.',
        'Pengetahuan tentang mangsa sudah ada sebelum tahun 1855.',
        'Letak rasi bintang termasuk tanda pergantian mangsa.',
        'Semua petani telah meninggalkan tanda hewan.',
      ],
      key: [1, 0, 0, 1],
      explanation: `Cocokkan dengan kalimatnya.

- Kalimat (2): panjang mangsa “tidak sama, dari 23 sampai 43 hari”. Tidak sesuai.
- Kalimat (5): pengetahuannya “jauh lebih tua” daripada pembakuan tahun 1855. Sesuai.
- Kalimat (3): tandanya bayangan, rasi bintang, dan tingkah laku hewan. Sesuai.
- Kalimat (8): sejumlah petani masih menggabungkan tanda hewan. Tidak sesuai.

Satu contoh yang berlawanan sudah cukup untuk menggugurkan pernyataan dengan kata *semua*.`,
    },
    {
      ref: 'PPU-225',
      stimulus: 'PPU-S27',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *tumpul* pada kalimat (9) bermakna ….',
      options: [
        'sulit ditelan',
        'tidak tajam ujungnya',
        'lambat bekerjanya',
        'tidak ampuh lagi',
        'mahal harganya',
      ],
      key: 'D',
      explanation: `*Tumpul* dipakai untuk obat dan dilawankan dengan *manjur*. Obat yang tumpul ialah obat yang kehilangan kemanjurannya, jadi tidak ampuh lagi.

*Tidak tajam ujungnya* adalah makna harfiah bagi pisau. *Sulit ditelan* dan *mahal harganya* menyangkut sifat lain. *Lambat bekerjanya* masih berarti bekerja, padahal kuman kebal tidak mati. Carilah kata dalam kalimat yang sama yang menjadi lawannya.`,
    },
    {
      ref: 'PPU-226',
      stimulus: 'PPU-S27',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'hard',
      prompt: 'Kata *bayangan* pada kalimat (8) mengacu pada ….',
      options: [
        'gambar jamur di dalam cawan',
        'rasa takut terhadap kuman yang tidak terlihat',
        'ingatan orang akan Hadiah Nobel',
        'orang yang membeli penisilin pada zamannya',
        'dugaan Fleming tentang kuman kebal',
      ],
      key: 'E',
      explanation: `Kalimat (5) memakai *membayangkan*; isinya sampai kalimat (7): takaran yang kurang, kuman yang bertahan, lalu menular. *Bayangan itu* pada kalimat (8) merangkum semuanya, yaitu dugaan tentang kuman kebal.

Jamur di cawan ada di paragraf pertama dan bukan bayangan. Rasa takut dan ingatan tidak disebut. Orang yang membeli penisilin hanya bagian dari dugaan, bukan “berita sehari-hari”. Kata berimbuhan *-an* dengan *itu* biasanya merujuk pada kata kerja seakar sebelumnya.`,
    },
    {
      ref: 'PPU-227',
      stimulus: 'PPU-S27',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Menurut Fleming, mengapa takaran yang kurang berbahaya bagi orang lain?',
      options: [
        'Kuman yang tersisa menjadi kebal dan menular.',
        'Persediaan penisilin bagi orang lain menjadi habis.',
        'Jamur penisilin tumbuh di tubuh orang lain.',
        'Orang lain ikut membeli obat tanpa resep dokter.',
        'Kuman yang mati tetap dapat menimbulkan penyakit.',
      ],
      key: 'A',
      explanation: `Urutannya ada pada kalimat (6) dan (7): kuman tidak mati, belajar bertahan, lalu menular kepada orang yang tidak berbuat salah.

Persediaan obat, pertumbuhan jamur di tubuh, dan orang lain yang ikut membeli tidak dikemukakan. Kuman yang mati justru tidak berbahaya menurut kalimat (2). Untuk soal sebab-akibat, tulislah rantainya dengan tanda panah; jawaban harus memuat mata rantai yang ditanyakan.`,
    },
    {
      ref: 'PPU-228',
      stimulus: 'PPU-S27',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Tindakan manakah yang paling sesuai dengan peringatan dalam teks?',
      options: [
        'Menyimpan sisa antibiotik untuk anggota keluarga yang sakit serupa.',
        'Menghentikan antibiotik begitu demam turun agar tubuh melawan kuman sendiri.',
        'Menghabiskan antibiotik menurut petunjuk dokter walaupun badan sudah sehat.',
        'Membeli antibiotik sendiri, asalkan takarannya lebih besar daripada biasanya.',
        'Menghindari semua antibiotik karena kuman pada akhirnya akan kebal juga.',
      ],
      key: 'C',
      explanation: `Yang diperingatkan ialah takaran kurang (kalimat (5)) dan berhenti begitu merasa sehat (kalimat (9)). Menghabiskan obat menurut petunjuk dokter menghindari keduanya.

Menyimpan sisa berarti tidak menghabiskannya. Menghentikan saat demam turun adalah kesalahan pada kalimat (9). Membeli sendiri ditentang, berapa pun takarannya. Menghindari semua antibiotik berlebihan; teks menyebut obat itu menyelamatkan banyak nyawa. Penerapan yang tepat menjawab *semua* bagian peringatan, tidak hanya satu.`,
    },
    {
      ref: 'PPU-229',
      stimulus: 'PPU-S28',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Kata *watak* pada kalimat (7) bersinonim dengan kata ….',
      options: ['bakat', 'kepandaian', 'wajah', 'kebiasaan', 'tabiat'],
      key: 'E',
      explanation: `*Watak* berarti ‘sifat batin yang memengaruhi perilaku’, sama dengan *tabiat*. Kalimat (6) memberi contohnya: sabar atau tidak sabar.

*Bakat* dan *kepandaian* menyangkut kemampuan, *wajah* rupa, sedangkan *kebiasaan* hal yang sering dilakukan; kebiasaan dapat berubah tanpa mengubah sifat. Contoh dalam kalimat sebelumnya menunjukkan golongan katanya: *tidak sabar* adalah sifat, bukan kemampuan.`,
    },
    {
      ref: 'PPU-230',
      stimulus: 'PPU-S28',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'hard',
      prompt:
        'Kata *ketahuan* pada kalimat (6) memakai imbuhan *ke-…-an*. Imbuhan dengan makna yang sama terdapat pada kata bercetak miring dalam kalimat ….',
      options: [
        'Ia memuji *kejujuran* adiknya.',
        '*Kebanyakan* tamu datang terlambat.',
        'Teh ini *kemanisan* bagi saya.',
        'Suara langkahnya *kedengaran* dari luar.',
        'Ibu bekerja di *kelurahan*.',
      ],
      key: 'D',
      explanation: `*Ketahuan* berarti ‘dapat diketahui tanpa sengaja’. Makna itu sama dengan *kedengaran*, yaitu dapat didengar tanpa disengaja.

*Kejujuran* adalah kata benda yang menyatakan hal jujur. *Kebanyakan* berarti ‘sebagian besar’, *kemanisan* ‘terlalu manis’, dan *kelurahan* ‘wilayah atau kantor lurah’. Imbuhan yang sama dapat bermakna banyak; ujilah dengan menggantinya oleh *dapat di-*: “dapat diketahui” dan “dapat didengar” cocok, yang lain tidak.`,
    },
    {
      ref: 'PPU-231',
      stimulus: 'PPU-S28',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'easy',
      prompt: 'Mengapa seorang pemain angklung tidak dapat memainkan lagu sendirian?',
      options: [
        'Ia belum terbiasa bekerja sama.',
        'Tabung bambunya terlalu berat digoyangkan.',
        'Ia hanya memegang satu atau dua nada.',
        'Larasan angklung masih pentatonik.',
        'Ia harus menunggu aba-aba guru.',
      ],
      key: 'C',
      explanation: `Kalimat (1) dan (2) berurutan sebagai sebab dan akibat: karena hanya memegang satu atau dua nada, ia tidak dapat memainkan lagu sendirian.

Kerja sama disebut sebagai hasil latihan, bukan sebab. Berat tabung dan aba-aba guru tidak disebut. Larasan pentatonik sudah diubah pada tahun 1938 dan tidak menyangkut jumlah pemain. Dua kalimat tanpa kata penghubung pun dapat berhubungan; coba sisipkan *karena itu* di antaranya.`,
    },
    {
      ref: 'PPU-232',
      stimulus: 'PPU-S28',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'hard',
      prompt: 'Kalimat (9) paling tepat ditafsirkan sebagai ajaran tentang ….',
      options: [
        'menahan diri demi kepentingan bersama',
        'menghormati bahan alam seperti bambu',
        'berlatih sendiri sebelum tampil bersama',
        'mendengarkan nasihat guru dengan diam',
        'berani menonjol pada waktu yang tepat',
      ],
      key: 'A',
      explanation: `Diam pada waktunya berarti memberi tempat kepada nada orang lain; berbunyi pada waktunya berarti menjalankan bagian sendiri. Keduanya demi lagu bersama, sejalan dengan kalimat (3) dan (8).

Bambu hanya bahan dan tidak dibahas sebagai alam yang dihormati. Latihan sendiri tidak berguna menurut kalimat (2). *Diam* di sini menyangkut giliran, bukan nasihat guru. *Menonjol* berlawanan dengan semangat bersama. Tafsir yang baik mencakup kedua bagian kalimat, bukan salah satunya.`,
    },
    {
      ref: 'PPU-233',
      stimulus: 'PPU-S29',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *menggubris* (dalam *menggubrisnya*) pada kalimat (6) bermakna ….',
      options: ['membantah', 'mengacuhkan', 'mengejek', 'melupakan', 'merahasiakan'],
      key: 'B',
      explanation: `*Menggubris* berarti ‘memperhatikan’. Kata baku dengan makna itu ialah *mengacuhkan*, dari *acuh* ‘peduli’; *tidak menggubris* sama dengan *tidak mengacuhkan*.

*Membantah* dan *mengejek* memerlukan tanggapan, sedangkan yang terjadi malah tidak ada tanggapan. *Melupakan* mensyaratkan pernah mengingat. *Merahasiakan* tidak sesuai dengan konteks. Waspadai *acuh*: sehari-hari sering dipakai terbalik, padahal *acuh* berarti peduli dan *acuh tak acuh* berarti tidak peduli.`,
    },
    {
      ref: 'PPU-234',
      stimulus: 'PPU-S29',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt:
        '*Sejumput kristal* pada kalimat (4) menyatakan bagian yang sedikit dari suatu zat. Hubungan yang sama terdapat pada ….',
      options: ['sepasang sepatu', 'sekawanan gajah', 'setetes minyak', 'selembar kertas', 'seikat bayam'],
      key: 'C',
      explanation: `*Sejumput* menyatakan bagian yang sedikit dari zat yang tidak dihitung satu per satu. *Setetes* menyatakan hal yang sama bagi minyak.

*Sepasang* menyatakan dua benda, *sekawanan* kumpulan hewan, *selembar* satu benda tipis yang utuh, dan *seikat* kumpulan tanaman. Sepatu, gajah, kertas, dan bayam dihitung sebagai benda, bukan diambil sedikit dari suatu zat. Soal hubungan kata dijawab dengan merumuskan hubungannya dalam satu kalimat lebih dahulu.`,
    },
    {
      ref: 'PPU-235',
      stimulus: 'PPU-S29',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Penemuan pada kalimat (8) penting karena ….',
      options: [
        'membuktikan bahwa rumput laut mengandung empat rasa dasar',
        'membantah dugaan bahwa gurih hanya gabungan rasa lain',
        'menunjukkan bahwa lidah hanya mengenal empat rasa',
        'menghasilkan glutamat yang lebih murah daripada kristal Ikeda',
        'menjelaskan asal nama umami',
      ],
      key: 'B',
      explanation: `Kalimat (7) memuat dugaan: gurih hanya gabungan. Jika lidah mempunyai penerima khusus bagi glutamat, gurih adalah rasa tersendiri. Dugaan itu gugur.

Rumput laut yang memuat empat rasa tidak dinyatakan. Penemuan itu menambah rasa kelima, jadi lidah mengenal lebih dari empat. Harga glutamat tidak dibahas, dan nama umami diberikan Ikeda sebelumnya. Kata *barulah* menandai jawaban atas keraguan; carilah keraguan itu pada kalimat sebelumnya.`,
    },
    {
      ref: 'PPU-236',
      stimulus: 'PPU-S29',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'hard',
      prompt: 'Kalimat (9) menyiratkan bahwa ….',
      options: [
        'terasi dan petis berasal dari resep istri Ikeda',
        'nenek moyang kita menertawakan para ilmuwan Jepang',
        'makanan lama lebih sehat daripada makanan masa kini',
        'rasa gurih sudah dikenal sebelum dijelaskan ilmu pengetahuan',
        'nama umami seharusnya diambil dari nama terasi',
      ],
      key: 'D',
      explanation: `“Sudah lama mengajarkan rasa itu tanpa nama” berarti orang mengenal rasanya sebelum ada penjelasan dan nama. Itulah yang tersirat.

Asal terasi dari istri Ikeda tidak masuk akal menurut teks. *Tersenyum* adalah pengandaian yang ramah, bukan menertawakan. Kesehatan makanan tidak dibandingkan. Penamaan umami tidak dipersoalkan. Makna tersirat tetap harus dapat ditunjuk katanya; di sini *sudah lama* dan *tanpa nama*.`,
    },
    {
      ref: 'PPU-237',
      stimulus: 'PPU-S30',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Makna *memangkas* dalam kalimat (5) yang paling tepat adalah ….',
      options: ['memotong rambut', 'merapikan', 'membuang', 'membagi', 'mengurangi'],
      key: 'E',
      explanation: `Jumlah titik berubah dari dua belas menjadi enam. *Memangkas* di sini berarti mengurangi jumlahnya.

*Memotong rambut* adalah makna harfiah. *Merapikan* tidak menyatakan jumlah yang berkurang. *Membuang* berarti menghilangkan sama sekali, padahal enam titik tersisa. *Membagi* dua memang menghasilkan enam, tetapi bagian yang lain tidak tetap ada. Pada kata kiasan yang menyangkut jumlah, periksa jumlah sebelum dan sesudahnya.`,
    },
    {
      ref: 'PPU-238',
      stimulus: 'PPU-S30',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Kata *dititahkan* pada kalimat (9) bersinonim dengan kata ….',
      options: ['diperintahkan', 'dihadiahkan', 'diajarkan', 'ditemukan', 'dipamerkan'],
      key: 'A',
      explanation: `*Titah* adalah perintah, biasanya dari raja. Kalimat (7) menunjukkan sekolah malah melarang, jadi kemenangan sistem itu bukan karena perintah dari atas.

*Dihadiahkan* menyangkut pemberian dan *dipamerkan* pertunjukan; keduanya tidak disinggung. *Diajarkan* mengecoh karena latarnya sekolah, tetapi tidak memuat unsur kekuasaan. *Ditemukan* menyangkut asal-usul. Susunan “bukan karena …, melainkan karena …” mempertentangkan paksaan dengan kemauan; pilihlah kata yang menyatakan paksaan.`,
    },
    {
      ref: 'PPU-239',
      stimulus: 'PPU-S30',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Mengapa tulisan perwira itu kurang cocok bagi orang buta?',
      options: [
        'Titik-titiknya hanya dapat dibaca di tempat gelap.',
        'Hurufnya berbentuk Latin yang besar dan timbul.',
        'Tulisan itu dilarang oleh sekolah-sekolah di Prancis.',
        'Tulisan itu tidak memakai titik sama sekali.',
        'Satu lambang tidak terjangkau oleh satu ujung jari.',
      ],
      key: 'E',
      explanation: `Kalimat (4) menyebut dua belas titik “tidak tercakup oleh satu ujung jari”. Satu lambang harus diraba beberapa kali.

Tulisan itu dibuat *agar* dapat dibaca dalam gelap, bukan hanya di sana. Huruf Latin timbul adalah cara yang lebih lama pada kalimat (1). Yang dilarang sekolah adalah sistem Braille. Tulisan perwira memang memakai titik. Teks dengan tiga cara yang berurutan perlu diringkas menjadi tiga baris sebelum dijawab.`,
    },
    {
      ref: 'PPU-240',
      stimulus: 'PPU-S30',
      type: 'true_false_table',
      topic: 'Isi dan simpulan teks',
      difficulty: 'hard',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Huruf Latin timbul tidak dapat ditulis sendiri oleh orang buta.',
        'Braille menciptakan gagasan tulisan titik tanpa contoh.',
        'Sistem enam titik selesai ketika Braille berusia lima belas tahun.',
        'Sistem itu menyebar karena diwajibkan sekolahnya.',
      ],
      key: [0, 1, 0, 1],
      explanation: `Cocokkan dengan kalimatnya.

- Kalimat (2): huruf itu “tidak dapat ditulis sendiri”. Sesuai.
- Kalimat (3): ia mendengar tentang tulisan titik buatan perwira, jadi ada contoh. Tidak sesuai.
- Kalimat (6): umurnya “baru lima belas tahun”. Sesuai.
- Kalimat (7) dan (9): sekolah melarang, dan sistem itu menang bukan karena dititahkan. Tidak sesuai.

Periksa asal-usul gagasan: *mendengar tentang* berarti bukan yang pertama.`,
    },
  ],
}
