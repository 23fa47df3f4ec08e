import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: Subak, UNESCO world heritage 2012, and J. S. Lansing, "Priests and Programmers" (1991);
 * light of fireflies, S. Lewis, "Silent Sparks" (2016); scripts, The Unicode Standard 5.0 (2006) to 5.2 (2009); sleep of
 * adolescents, M. Carskadon, Pediatric Clinics of North America 58 (2011).
 */
export const ppu: SeedSubTest = {
  subject: 'PPU',
  lang: 'id',
  stimuli: [
    {
      ref: 'PPU-S11',
      title: 'Air yang Dibagi Bersama',
      body: `(1) Di lereng-lereng Bali, air tidak dimiliki perseorangan. (2) Para petani yang sawahnya dialiri saluran yang sama berhimpun dalam *subak*, organisasi yang mengatur pembagian air, jadwal tanam, dan upacara di pura. (3) Pada tahun 2012, bentang alam subak diakui sebagai warisan dunia.

(4) Keputusan subak semula dianggap urusan adat belaka. (5) Penelitian kemudian membuktikan bahwa jadwal itu juga jitu secara ekologis. (6) Jika sawah-sawah yang bertetangga dikosongkan serentak, hama kehilangan makanan dan jumlahnya merosot. (7) Sebaliknya, jika setiap petani menanam sesuka hati, hama tinggal berpindah ke petak sebelah.

(8) Kini banyak sawah beralih fungsi menjadi vila dan jalan. (9) Saluran yang terputus di hulu membuat petani di hilir kekurangan air. (10) Pengakuan dunia tidak banyak berarti apabila lahannya menyusut.`,
    },
    {
      ref: 'PPU-S12',
      title: 'Cahaya yang Dingin',
      body: `(1) Seekor kunang-kunang menyala tanpa menjadi panas. (2) Di dalam perutnya, zat bernama lusiferin bereaksi dengan oksigen. (3) Hampir seluruh tenaga reaksi itu menjadi cahaya, sedangkan pada lampu pijar sebagian besar tenaga terbuang sebagai panas.

(4) Cahaya itu adalah bahasa. (5) Kunang-kunang jantan berkedip dengan irama khas jenisnya sambil terbang; betina yang hinggap di rumput membalas setelah jeda tertentu. (6) Jika irama dan jedanya cocok, keduanya saling mendekat.

(7) Percakapan itu kini terganggu. (8) Di sekitar permukiman, lampu taman menyilaukan sehingga kedipan betina tidak terlihat. (9) Lahan basah tempat larvanya hidup pun dikeringkan. (10) Beberapa desa di tepi sungai mulai memadamkan lampu pada malam tertentu, dan wisatawan justru berdatangan untuk menikmati gelap.`,
    },
    {
      ref: 'PPU-S13',
      title: 'Aksara Masuk Gawai',
      body: `(1) Selama puluhan tahun, orang Bali, Sunda, dan Jawa mengirim pesan dengan huruf Latin meskipun mereka mewarisi aksara sendiri. (2) Penyebabnya sederhana: komputer tidak mengenal aksara itu. (3) Setiap huruf di layar sebenarnya adalah nomor, dan aksara yang tidak bernomor tidak dapat diketik, dicari, atau disalin.

(4) Keadaan berubah sejak aksara Nusantara memperoleh nomor dalam Unicode, daftar huruf sedunia. (5) Aksara Bali masuk pada tahun 2006, disusul Sunda pada tahun 2008 dan Jawa pada tahun 2009. (6) Para penggagas lalu merancang huruf dan papan ketik.

(7) Namun, nomor saja tidak menghidupkan aksara. (8) Di banyak sekolah, aksara daerah diajarkan sebagai hafalan untuk ujian. (9) Aksara akan lestari apabila dipakai untuk hal remeh sekalipun: menulis daftar belanja, menamai grup obrolan, atau bercanda.`,
    },
    {
      ref: 'PPU-S14',
      title: 'Jam di Kepala Remaja',
      body: `(1) Orang tua kerap menuduh remaja malas karena sulit bangun pagi. (2) Tuduhan itu tidak sepenuhnya adil. (3) Pada masa pubertas, otak mengeluarkan melatonin, hormon yang mengundang kantuk, sekitar dua jam lebih lambat daripada pada masa kanak-kanak. (4) Remaja yang masih terjaga pada pukul sebelas malam tidak selalu membangkang; tubuhnya memang belum siap tidur.

(5) Masalah muncul karena bel sekolah tidak ikut bergeser. (6) Remaja yang baru terlelap menjelang tengah malam harus bangun sebelum subuh. (7) Utang tidur menumpuk selama sepekan, lalu dibayar dengan tidur sampai siang pada hari Minggu.

(8) Cahaya gawai memperparah keadaan karena menunda melatonin lebih lama lagi. (9) Sebaliknya, cahaya matahari pagi memajukan jam tubuh. (10) Oleh karena itu, membuka jendela begitu remaja bangun lebih berguna daripada memarahinya.`,
    },
  ],
  items: [
    {
      ref: 'PPU-101',
      stimulus: 'PPU-S11',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Kata *jitu* pada kalimat (5) bersinonim dengan kata ….',
      options: ['rumit', 'tepat', 'cepat', 'hemat', 'wajar'],
      key: 'B',
      explanation: `*Jitu* berarti ‘tepat; mengenai sasaran’, seperti dalam *ramalan yang jitu*. Kalimat (6) menunjukkan maksudnya: jadwal serentak benar-benar menurunkan jumlah hama, jadi sasarannya kena.

*Cepat* dan *hemat* mungkin juga sifat jadwal yang baik, tetapi teks tidak membicarakan waktu atau biaya. *Rumit* bernilai sebaliknya, sedangkan *wajar* terlalu lemah bagi sesuatu yang dibuktikan penelitian. Gantikan kata itu dengan setiap pilihan, lalu periksa apakah kalimat berikutnya masih menjelaskannya.`,
    },
    {
      ref: 'PPU-102',
      stimulus: 'PPU-S11',
      type: 'single_choice',
      topic: 'Ide pokok dan judul',
      difficulty: 'medium',
      prompt: 'Ide pokok paragraf kedua, kalimat (4) sampai dengan kalimat (7), adalah ….',
      options: [
        'hama yang berpindah dari satu petak ke petak lain',
        'anggapan bahwa subak hanya urusan adat',
        'pengosongan sawah secara serentak di Bali',
        'manfaat ekologis dari jadwal tanam subak',
        'kebebasan petani untuk memilih waktu tanam',
      ],
      key: 'D',
      explanation: `Ide pokok menaungi semua kalimat dalam paragraf. Kalimat (4) mengantar, kalimat (5) menyatakan pokoknya, yaitu jadwal itu jitu secara ekologis, sedangkan kalimat (6) dan (7) membuktikannya dari dua arah.

Anggapan tentang adat hanya isi kalimat (4) dan malah dibantah. Pengosongan serentak adalah contoh dalam kalimat (6); perpindahan hama dan kebebasan memilih waktu hanya ada dalam kalimat (7). Uji dengan bertanya: kalimat manakah yang dijelaskan oleh semua kalimat lain?`,
    },
    {
      ref: 'PPU-103',
      stimulus: 'PPU-S11',
      type: 'true_false_table',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Hama berkurang jika sawah yang berdekatan ditanami pada waktu yang berlainan.',
        'Anggota satu subak memakai air dari saluran yang sama.',
        'Pengakuan sebagai warisan dunia telah menghentikan penyusutan sawah.',
        'Terputusnya saluran di hulu merugikan petani yang berada di hilir.',
      ],
      key: [1, 0, 1, 0],
      explanation: `Cocokkan dengan kalimat sumbernya.

- Kalimat (6) dan (7): hama merosot jika sawah *dikosongkan serentak*; waktu yang berlainan membuat hama berpindah. Tidak sesuai.
- Kalimat (2): petani “yang sawahnya dialiri saluran yang sama”. Sesuai.
- Kalimat (8) dan (10): sawah terus beralih fungsi, dan pengakuan tidak banyak berarti apabila lahan menyusut. Tidak sesuai.
- Kalimat (9): saluran yang terputus di hulu membuat petani di hilir kekurangan air. Sesuai.

Waspadai pernyataan yang memakai kata-kata teks, tetapi membalik hubungannya.`,
    },
    {
      ref: 'PPU-104',
      stimulus: 'PPU-S11',
      type: 'single_choice',
      topic: 'Hubungan antarparagraf',
      difficulty: 'medium',
      prompt: 'Terhadap dua paragraf sebelumnya, paragraf ketiga ….',
      options: [
        'menyatakan ancaman terhadap hal yang telah dijelaskan',
        'memberi bukti bagi manfaat yang telah disebutkan',
        'menyimpulkan sejarah subak secara singkat',
        'membandingkan subak dengan pengaturan air di daerah lain',
        'menguraikan tahap pembentukan sebuah subak',
      ],
      key: 'A',
      explanation: `Paragraf pertama memperkenalkan subak, paragraf kedua menunjukkan manfaatnya, sedangkan paragraf ketiga dibuka dengan *kini* dan membicarakan sawah yang beralih fungsi serta air yang terputus. Semuanya ancaman bagi hal yang dijelaskan sebelumnya.

Bukti bagi manfaat ada dalam paragraf kedua sendiri. Sejarah, daerah lain, dan tahap pembentukan tidak dibahas. Untuk melihat hubungan antarparagraf, rangkum setiap paragraf dengan dua atau tiga kata: pengenalan – manfaat – ancaman.`,
    },
    {
      ref: 'PPU-105',
      stimulus: 'PPU-S11',
      type: 'single_choice',
      topic: 'Pembentukan kata',
      difficulty: 'medium',
      prompt:
        'Awalan *ber-* pada kata *berhimpun* dalam kalimat (2) menyatakan perbuatan yang dilakukan bersama-sama. Makna awalan yang sama terdapat pada kata bercetak miring dalam kalimat ….',
      options: [
        'Adik *bersepeda* ke sekolah.',
        'Ayah *berdagang* kain di pasar.',
        'Pohon di halaman itu *berbuah* setiap tahun.',
        'Ibu *berhias* di depan cermin.',
        'Warga *bermusyawarah* di balai desa.',
      ],
      key: 'E',
      explanation: `*Berhimpun* hanya dapat dilakukan oleh banyak pihak bersama-sama. Demikian pula *bermusyawarah*: musyawarah memerlukan beberapa orang yang bertukar pikiran.

*Bersepeda* berarti ‘memakai sepeda’, *berdagang* ‘melakukan pekerjaan’, *berbuah* ‘menghasilkan’, dan *berhias* ‘melakukan terhadap diri sendiri’. Semua itu dapat dilakukan seorang diri. Ujilah dengan mengganti pelakunya menjadi satu orang: “Pak Made berhimpun” dan “Pak Made bermusyawarah” terasa janggal.`,
    },
    {
      ref: 'PPU-106',
      stimulus: 'PPU-S12',
      type: 'single_choice',
      topic: 'Ide pokok dan judul',
      difficulty: 'easy',
      prompt: 'Judul lain yang paling tepat untuk teks tersebut adalah ….',
      options: [
        'Lusiferin dan Oksigen',
        'Wisata Malam di Tepi Sungai',
        'Kedipan yang Mulai Tak Terbaca',
        'Lampu Pijar yang Membuang Tenaga',
        'Lahan Basah bagi Larva',
      ],
      key: 'C',
      explanation: `Judul harus menaungi ketiga paragraf: cara kunang-kunang bercahaya, cahaya sebagai bahasa, dan gangguan terhadapnya. “Kedipan yang Mulai Tak Terbaca” memuat cahaya, bahasa, dan gangguan sekaligus.

Lusiferin dan lampu pijar hanya dibahas dalam paragraf pertama, sedangkan lahan basah dan wisata malam masing-masing hanya satu kalimat dalam paragraf ketiga. Judul yang terlalu sempit biasanya benar menurut isi, tetapi hanya mewakili satu bagian.`,
    },
    {
      ref: 'PPU-107',
      stimulus: 'PPU-S12',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Antonim kata *khas* pada kalimat (5) adalah ….',
      options: ['umum', 'langka', 'lambat', 'asing', 'buruk'],
      key: 'A',
      explanation: `*Khas* berarti ‘khusus; hanya dimiliki oleh sesuatu’. Irama khas jenisnya berarti irama yang tidak dimiliki jenis lain. Lawannya ialah *umum*, yaitu dimiliki oleh banyak pihak.

*Langka* menyangkut jumlah; sesuatu yang khas sering langka, jadi kata itu justru berdekatan maknanya. *Asing* berarti ‘tidak dikenal’, *lambat* menyangkut kecepatan, dan *buruk* menyangkut nilai. Carilah antonim pada ukuran yang sama: khas–umum menyangkut luasnya pemilik sifat itu.`,
    },
    {
      ref: 'PPU-108',
      stimulus: 'PPU-S12',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Berdasarkan teks, pernyataan manakah yang dapat disimpulkan?',
      options: [
        'Kunang-kunang betina terbang lebih jauh daripada jantan.',
        'Larva kunang-kunang tidak memerlukan air untuk hidup.',
        'Cahaya kunang-kunang lebih terang daripada lampu pijar.',
        'Dua jenis kunang-kunang mempunyai irama kedipan yang sama.',
        'Memadamkan lampu dapat menguntungkan warga desa.',
      ],
      key: 'E',
      explanation: `Kalimat (10) menyebut wisatawan berdatangan ke desa yang memadamkan lampu. Kedatangan wisatawan mendatangkan keuntungan, jadi pemadaman dapat menguntungkan warga.

Kalimat (3) membandingkan *bagian tenaga* yang menjadi cahaya, bukan terangnya. Betina dikatakan hinggap di rumput, bukan terbang jauh. Larva hidup di lahan basah. Irama disebut khas setiap jenis, jadi dua jenis tidak mempunyai irama yang sama. Simpulan yang sah dapat ditunjuk kalimat asalnya.`,
    },
    {
      ref: 'PPU-109',
      stimulus: 'PPU-S12',
      type: 'single_choice',
      topic: 'Hubungan antarparagraf',
      difficulty: 'hard',
      prompt:
        'Frasa *percakapan itu* pada kalimat (7) menghubungkan paragraf ketiga dengan paragraf kedua karena mengacu pada ….',
      options: [
        'pembicaraan wisatawan tentang kunang-kunang',
        'reaksi lusiferin dengan oksigen di dalam perut',
        'gerak larva kunang-kunang di lahan basah',
        'saling balas kedipan antara jantan dan betina',
        'perbandingan kunang-kunang dan lampu pijar',
      ],
      key: 'D',
      explanation: `Kata *itu* menunjuk hal yang sudah disebut. Paragraf kedua menyatakan bahwa cahaya adalah bahasa, jantan berkedip, dan betina membalas. Saling balas itulah yang dikiaskan sebagai percakapan.

Reaksi lusiferin dan perbandingan dengan lampu pijar ada dalam paragraf pertama dan tidak menyerupai tanya jawab. Larva dan wisatawan baru muncul sesudah kalimat (7), padahal rujukan menunjuk ke belakang. Cari rujukan pada kalimat terdekat sebelumnya yang maknanya sejalan.`,
    },
    {
      ref: 'PPU-110',
      stimulus: 'PPU-S12',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'hard',
      prompt: 'Ungkapan *menikmati gelap* pada kalimat (10) terasa tidak biasa karena ….',
      options: [
        'gelap biasanya dihindari, tetapi di sini menjadi daya tarik',
        'gelap di sini bermakna keadaan yang tidak jelas',
        'gelap dipakai sebagai sebutan bagi kunang-kunang',
        'gelap sebenarnya tidak pernah terjadi di desa itu',
        'gelap di tepi sungai hanya dapat dinikmati oleh penduduk setempat',
      ],
      key: 'A',
      explanation: `Orang lazimnya mencari terang, dan tempat wisata lazimnya diterangi. Kata *justru* dalam kalimat (10) menegaskan pertentangan itu: hal yang biasa dihindari menjadi alasan orang datang.

*Gelap* di sini bermakna harfiah, yaitu tidak ada cahaya, bukan kiasan bagi hal yang tidak jelas dan bukan sebutan bagi kunang-kunang. Desa itu memang memadamkan lampu. Yang menikmati ialah wisatawan, bukan hanya penduduk. Kata *justru*, *malah*, dan *ternyata* menandai sesuatu yang berlawanan dengan dugaan.`,
    },
    {
      ref: 'PPU-111',
      stimulus: 'PPU-S13',
      type: 'single_choice',
      topic: 'Ide pokok dan judul',
      difficulty: 'medium',
      prompt: 'Gagasan utama keseluruhan teks tersebut adalah ….',
      options: [
        'Unicode adalah daftar huruf yang dipakai di seluruh dunia.',
        'Aksara daerah lebih sulit dipelajari daripada huruf Latin.',
        'Setelah dapat diketik, aksara daerah perlu dipakai sehari-hari agar lestari.',
        'Sekolah sebaiknya menghapus ujian aksara daerah agar siswa tidak terbebani oleh hafalan huruf.',
        'Orang Bali, Sunda, dan Jawa sudah lama berkirim pesan dengan huruf Latin.',
      ],
      key: 'C',
      explanation: `Paragraf pertama mengemukakan hambatan, paragraf kedua menyatakan hambatan itu teratasi, dan paragraf ketiga menegaskan bahwa hal itu belum cukup: aksara harus dipakai. Gagasan utama merangkum ketiganya.

Pesan berhuruf Latin hanya pembuka, dan Unicode hanya penjelasan kalimat (4). Tingkat kesulitan aksara tidak dibandingkan. Teks mengeluhkan hafalan, tetapi tidak mengusulkan penghapusan ujian. Pada teks yang memuat *namun*, perhatikan bagian sesudahnya; di sanalah maksud penulis sering diletakkan.`,
    },
    {
      ref: 'PPU-112',
      stimulus: 'PPU-S13',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'easy',
      prompt: 'Kata *remeh* pada kalimat (9) paling dekat maknanya dengan ….',
      options: ['rahasia', 'baru', 'resmi', 'sepele', 'lucu'],
      key: 'D',
      explanation: `Contoh yang mengikutinya, yaitu daftar belanja, nama grup obrolan, dan candaan, menunjukkan hal-hal kecil yang tidak dianggap penting. *Remeh* berarti ‘kecil; tidak penting’, sama dengan *sepele*.

*Resmi* adalah kebalikannya. *Lucu* hanya cocok dengan *bercanda*, tidak dengan daftar belanja. *Rahasia* dan *baru* tidak didukung oleh contoh mana pun. Contoh setelah titik dua adalah petunjuk makna yang paling dapat diandalkan.`,
    },
    {
      ref: 'PPU-113',
      stimulus: 'PPU-S13',
      type: 'true_false_table',
      topic: 'Isi dan simpulan teks',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Aksara Jawa memperoleh nomor dalam Unicode lebih dahulu daripada aksara Bali.',
        'Teks beraksara daerah dahulu tidak dapat dicari di komputer.',
        'Papan ketik aksara daerah dirancang sebelum aksara itu bernomor.',
        'Pengajaran di sekolah sudah menjamin kelestarian aksara daerah.',
      ],
      key: [1, 0, 1, 1],
      explanation: `Cocokkan urutan dan arah pernyataannya.

- Kalimat (5): Bali 2006, Sunda 2008, Jawa 2009. Jawa paling akhir, jadi tidak sesuai.
- Kalimat (3): aksara yang tidak bernomor tidak dapat diketik, dicari, atau disalin. Sesuai.
- Kalimat (6) memakai *lalu*: papan ketik dirancang sesudah aksara bernomor. Tidak sesuai.
- Kalimat (8) dan (9): di sekolah aksara hanya dihafal, padahal harus dipakai agar lestari. Tidak sesuai.

Perhatikan kata penanda urutan seperti *disusul* dan *lalu*; pernyataan pengecoh gemar membaliknya.`,
    },
    {
      ref: 'PPU-114',
      stimulus: 'PPU-S13',
      type: 'single_choice',
      topic: 'Pembentukan kata',
      difficulty: 'medium',
      prompt:
        'Kata *penggagas* pada kalimat (6) dibentuk dari awalan *peN-* dan kata dasar *gagas*. Pembentukan kata manakah yang mengikuti kaidah yang sama?',
      options: [
        'peN- + pakai → pempakai',
        'peN- + sapu → penyapu',
        'peN- + tulis → pentulis',
        'peN- + gali → pengali',
        'peN- + gambar → penggambar',
      ],
      key: 'E',
      explanation: `Di depan huruf *g*, awalan *peN-* menjadi *peng-* dan huruf *g* tetap: *gagas* → *penggagas*, *gambar* → *penggambar*.

*Pengali* salah karena *g* dihilangkan; bentuk yang benar *penggali*, sedangkan *pengali* berasal dari *kali*. *Pentulis* dan *pempakai* salah karena *t* dan *p* seharusnya luluh menjadi *penulis* dan *pemakai*. *Penyapu* benar, tetapi mengikuti kaidah lain: *s* luluh menjadi *ny*. Kata dasar yang diawali *k, p, t, s* luluh; yang diawali *g, b, d* tidak.`,
    },
    {
      ref: 'PPU-115',
      stimulus: 'PPU-S13',
      type: 'single_choice',
      topic: 'Hubungan antarparagraf',
      difficulty: 'medium',
      prompt: 'Terhadap paragraf pertama, paragraf kedua ….',
      options: [
        'memberi contoh bagi isinya',
        'menyatakan penyelesaian masalahnya',
        'membantah isinya',
        'menyatakan akibat buruknya',
        'mengulang isinya dengan kata-kata yang berbeda',
      ],
      key: 'B',
      explanation: `Paragraf pertama menyatakan masalah: komputer tidak mengenal aksara daerah. Paragraf kedua dibuka dengan “Keadaan berubah” dan menceritakan bagaimana aksara itu memperoleh nomor. Hubungannya masalah–penyelesaian.

Paragraf kedua bukan contoh, karena tidak memberi kasus dari pernyataan sebelumnya. Ia juga tidak membantah: masalahnya dahulu memang ada. Akibat yang disebut justru baik, dan isinya baru, bukan ulangan. Frasa pembuka paragraf biasanya menyebutkan hubungannya.`,
    },
    {
      ref: 'PPU-116',
      stimulus: 'PPU-S14',
      type: 'single_choice',
      topic: 'Makna kata',
      difficulty: 'medium',
      prompt: 'Ungkapan *utang tidur* pada kalimat (7) bermakna ….',
      options: [
        'tidur yang mengambil waktu untuk belajar',
        'janji untuk tidur lebih awal',
        'tidur yang kurang dan belum terganti',
        'tidur siang yang terlalu lama',
        'biaya untuk mengobati gangguan tidur',
      ],
      key: 'C',
      explanation: `Utang adalah sesuatu yang seharusnya diberikan, tetapi belum. Tubuh memerlukan sejumlah jam tidur, remaja tidak memberikannya, dan kekurangannya “menumpuk selama sepekan, lalu dibayar” pada hari Minggu.

Tidur sampai siang adalah *cara membayar*, bukan utangnya. Waktu belajar, janji, dan biaya tidak disebut. Kata *menumpuk* dan *dibayar* dalam kalimat yang sama menegaskan kiasannya; bacalah kiasan bersama kata-kata yang mendampinginya.`,
    },
    {
      ref: 'PPU-117',
      stimulus: 'PPU-S14',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'easy',
      prompt: 'Menurut teks, mengapa tuduhan bahwa remaja malas “tidak sepenuhnya adil”?',
      options: [
        'Remaja lebih banyak bekerja daripada orang dewasa.',
        'Orang tua juga sulit bangun pada pagi hari.',
        'Sekolah memberi terlalu banyak tugas pada malam hari.',
        'Remaja tidak pernah diberi kesempatan tidur siang.',
        'Hormon pengundang kantuk mereka muncul lebih lambat.',
      ],
      key: 'E',
      explanation: `Alasannya ada tepat sesudah pernyataan itu, dalam kalimat (3): melatonin keluar sekitar dua jam lebih lambat. Kalimat (4) menegaskan bahwa tubuh remaja memang belum siap tidur.

Tugas sekolah, pekerjaan, tidur siang, dan kebiasaan orang tua tidak disebut sama sekali, meskipun mungkin benar dalam kenyataan. Jawab pertanyaan “menurut teks” dengan kalimat yang dapat ditunjuk, bukan dengan pengetahuan sendiri.`,
    },
    {
      ref: 'PPU-118',
      stimulus: 'PPU-S14',
      type: 'single_choice',
      topic: 'Pembentukan kata',
      difficulty: 'hard',
      prompt:
        'Kata *memperparah* pada kalimat (8) bermakna ‘menjadikan lebih parah’. Kata bercetak miring yang dibentuk dengan makna serupa terdapat dalam kalimat ….',
      options: [
        'Pemerintah *memperlebar* jalan di depan pasar.',
        'Guru *memperlihatkan* peta kepada para siswa.',
        'Ia *memperoleh* hadiah dari lomba menulis.',
        'Mereka *memperdebatkan* usul itu sampai malam.',
        'Nelayan *mempergunakan* jaring yang halus.',
      ],
      key: 'A',
      explanation: `Imbuhan *memper-* yang melekat pada kata sifat bermakna ‘menjadikan lebih …’. *Parah* dan *lebar* adalah kata sifat: *memperparah* ‘menjadikan lebih parah’, *memperlebar* ‘menjadikan lebih lebar’.

*Memperlihatkan*, *memperdebatkan*, dan *mempergunakan* memakai *memper-…-kan* pada kata kerja dan bermakna ‘membuat terlihat’, ‘menjadikan bahan debat’, dan ‘memakai’. *Memperoleh* berasal dari *oleh* dan berarti ‘mendapat’. Ujilah dengan rumus “menjadikan lebih”: “menjadikan lebih oleh” tidak bermakna.`,
    },
    {
      ref: 'PPU-119',
      stimulus: 'PPU-S14',
      type: 'single_choice',
      topic: 'Ide pokok dan judul',
      difficulty: 'hard',
      prompt: 'Ringkasan manakah yang paling lengkap dan setia pada isi teks?',
      options: [
        'Remaja sulit bangun pagi karena terlalu lama memandang gawai; oleh sebab itu, gawai perlu dijauhkan pada malam hari.',
        'Jam tubuh remaja bergeser, tetapi jam sekolah tetap; cahaya dapat memperburuk atau memperbaiki keadaannya.',
        'Melatonin membuat remaja mengantuk sehingga sekolah sebaiknya dimulai dua jam lebih siang dari biasanya.',
        'Orang tua keliru karena remaja sama sekali tidak malas dan selalu memerlukan tidur sampai siang hari.',
        'Tidur sampai siang pada hari Minggu membayar kekurangan tidur yang terkumpul selama hari sekolah.',
      ],
      key: 'B',
      explanation: `Ringkasan yang baik memuat ketiga paragraf: jam tubuh bergeser (paragraf pertama), jam sekolah tidak ikut bergeser (paragraf kedua), serta cahaya gawai dan cahaya pagi (paragraf ketiga), tanpa menambah pendapat.

Gawai hanya satu penyebab tambahan. Usul memundurkan jam sekolah tidak ada. “Sama sekali tidak” dan “selalu” melebihi kata teks, *tidak sepenuhnya* dan *tidak selalu*. Tidur pada hari Minggu hanya satu kalimat. Periksa ringkasan dengan dua pertanyaan: apa yang hilang, dan apa yang ditambahkan?`,
    },
    {
      ref: 'PPU-120',
      stimulus: 'PPU-S14',
      type: 'single_choice',
      topic: 'Isi dan simpulan teks',
      difficulty: 'hard',
      prompt:
        'Berdasarkan kalimat (8) sampai dengan (10), nasihat manakah yang paling sejalan dengan isi teks bagi remaja yang ingin mengantuk lebih awal?',
      options: [
        'Tidur sampai siang setiap hari Minggu.',
        'Menutup jendela kamar pada pagi hari.',
        'Minum obat tidur sebelum pukul sebelas.',
        'Berjalan di luar rumah segera setelah bangun pagi.',
        'Membaca di layar gawai sampai mata terasa lelah.',
      ],
      key: 'D',
      explanation: `Kalimat (9) menyatakan cahaya matahari pagi memajukan jam tubuh, jadi kantuk pada malam hari datang lebih awal. Berjalan di luar segera setelah bangun pagi memberi cahaya itu, sejalan dengan saran membuka jendela.

Menutup jendela dan membaca di layar berlawanan dengan kalimat (8)–(10). Tidur sampai siang membuat remaja kehilangan cahaya pagi; teks menyebutnya sebagai gejala, bukan nasihat. Obat tidur tidak dibicarakan. Penerapan yang benar memakai *alasan* dalam teks, bukan hanya kata-katanya.`,
    },
  ],
}
