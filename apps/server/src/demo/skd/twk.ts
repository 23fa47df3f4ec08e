import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the questions state as fact: Undang-Undang Dasar 1945, articles 1, 3, 7A, 18, 27, 30, 36, 36A and 37; laws 24 of 2009 (flag,
 * language, symbol), 12 of 2011 (kinds of law) and 20 of 2001 (corruption); minutes of BPUPKI and PPKI, 1945; Sumpah Pemuda, 28
 * October 1928; "Sutasoma", Mpu Tantular. Spelling by EYD V. People and places of the cases are invented.
 */
export const twk: SeedSubTest = {
  subject: 'TWK',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'TWK-101',
      type: 'single_choice',
      topic: 'Nasionalisme',
      difficulty: 'easy',
      prompt:
        'Ikrar dalam Sumpah Pemuda 28 Oktober 1928 tentang bahasa berbunyi “menjunjung bahasa persatuan, bahasa Indonesia”. Bunyi ikrar itu menyiratkan bahwa bahasa daerah ….',
      options: [
        'harus ditinggalkan demi bahasa persatuan itu',
        'menjadi bahasa resmi di setiap provinsi',
        'dilarang diajarkan di sekolah negeri',
        'tetap boleh dipakai di samping bahasa itu',
        'digabungkan menjadi satu bahasa baru',
      ],
      key: 'D',
      explanation: `Kata yang dipilih dalam ikrar ketiga ialah *menjunjung bahasa persatuan*, bukan *mengaku berbahasa satu*. Bahasa Indonesia dijadikan penghubung, sedangkan bahasa lain tidak disingkirkan; bahasa daerah tetap boleh dipakai.

*Harus ditinggalkan* dan *dilarang* berlawanan dengan pilihan kata itu. Ikrar tidak menetapkan bahasa resmi provinsi dan tidak menggabungkan bahasa. Bandingkan ikrar pertama dan kedua, yang memakai *mengaku … satu*; perbedaan katanya disengaja.`,
    },
    {
      ref: 'TWK-102',
      type: 'single_choice',
      topic: 'Nasionalisme',
      difficulty: 'medium',
      prompt:
        'Sebuah desa berpenduduk dari lima suku sepakat menanggung bersama biaya perbaikan jembatan, lalu membagi giliran kerja tanpa memandang suku. Sikap itu paling tepat mencerminkan ….',
      options: [
        'persamaan adat di antara kelima suku',
        'persaingan sehat antarsuku dalam pembangunan',
        'persatuan yang diwujudkan dalam kepentingan bersama',
        'pelestarian budaya setiap suku di tengah pembangunan',
        'ketaatan warga terhadap perintah kepala desa',
      ],
      key: 'C',
      explanation: `Kelima suku mendahulukan jembatan, yaitu kepentingan bersama, dan membagi beban tanpa membedakan asal. Itulah persatuan dalam perbuatan.

Adat mereka tidak disebut sama. Tidak ada persaingan, sebab gilirannya dibagi. Pelestarian budaya adalah hal baik, tetapi bukan yang terjadi di sini. Mereka *sepakat*, jadi bukan diperintah. Pada soal kasus, sebutkan dahulu perbuatannya, baru carilah nilai yang menamainya.`,
    },
    {
      ref: 'TWK-103',
      type: 'single_choice',
      topic: 'Nasionalisme',
      difficulty: 'medium',
      prompt:
        'Ungkapan *Bhinneka Tunggal Ika* berasal dari *Sutasoma* karya Mpu Tantular. Dalam karya itu, ungkapan tersebut semula dipakai untuk menyatakan ….',
      options: [
        'persatuan kerajaan-kerajaan di bawah kekuasaan Majapahit',
        'kesatuan hakikat ajaran Siwa dan ajaran Buddha',
        'kesetaraan raja dan rakyat di hadapan hukum',
        'keragaman bahasa di kepulauan Nusantara',
        'kemenangan Sutasoma atas musuh-musuhnya',
      ],
      key: 'B',
      explanation: `Dalam *Sutasoma*, ungkapan itu menegaskan bahwa ajaran Siwa dan ajaran Buddha berbeda-beda, tetapi pada hakikatnya satu. Jadi, yang semula disatukan ialah kebenaran dua ajaran.

Persatuan wilayah adalah tafsir kemudian, ketika ungkapan itu dijadikan semboyan negara. Hukum dan bahasa tidak dibicarakan dalam baitnya. Kemenangan tokoh adalah alur ceritanya, bukan makna ungkapan. Kata *semula* meminta makna dalam karya asal, bukan maknanya sekarang.`,
    },
    {
      ref: 'TWK-104',
      type: 'single_choice',
      topic: 'Nasionalisme',
      difficulty: 'hard',
      prompt:
        'Seorang perantau selalu membeli barang buatan dalam negeri, tetapi mengejek logat daerah teman sekerjanya. Penilaian yang paling tepat adalah bahwa perantau itu ….',
      options: [
        'mencintai produk bangsa, tetapi belum menghargai keragamannya',
        'sudah nasionalis karena selalu mengutamakan produk dalam negeri',
        'tidak nasionalis dalam hal apa pun karena bersikap kasar',
        'menganut nasionalisme yang sesuai dengan sila ketiga',
        'bersikap wajar karena logat bukan lambang negara',
      ],
      key: 'A',
      explanation: `Ada dua perbuatan: membeli produk bangsa mendukung kepentingan nasional, sedangkan mengejek logat merendahkan keragaman yang menjadi isi bangsa itu. Penilaian yang adil menyebut keduanya.

*Sudah nasionalis* dan *sesuai dengan sila ketiga* mengabaikan ejekan. *Tidak dalam hal apa pun* mengabaikan perbuatan baiknya. *Wajar* menyempitkan kebangsaan menjadi lambang. Jika sebuah kasus memuat kata *tetapi*, penilaian yang tepat biasanya memuat kedua sisinya.`,
    },
    {
      ref: 'TWK-105',
      type: 'single_choice',
      topic: 'Integritas',
      difficulty: 'easy',
      prompt:
        'Seorang bendahara kantor pemerintah menemukan sisa uang perjalanan dinas Rp150.000 yang tidak diminta kembali oleh siapa pun. Tindakan yang paling mencerminkan integritas adalah ….',
      options: [
        'menyimpan sisa itu di lemari kantor untuk keperluan dinas berikutnya',
        'membagikan sisa itu kepada pegawai yang ikut dinas',
        'menunggu sampai ada pemeriksa yang menanyakannya',
        'menyumbangkan sisa itu ke panti asuhan terdekat',
        'menyetorkan sisa itu ke kas negara dan mencatatnya dalam laporan',
      ],
      key: 'E',
      explanation: `Uang perjalanan dinas adalah uang negara. Sisanya dikembalikan dan dicatat, meskipun tidak ada yang menagih; integritas tidak bergantung pada ada tidaknya pengawas.

Menyimpan untuk keperluan kantor membuat uang di luar catatan. Membagikannya berarti mengambil yang bukan hak. Menunggu ditanya berarti jujur hanya jika diawasi. Menyumbangkannya memakai uang orang lain untuk kebaikan sendiri. Tanyakan: uang siapa, dan tercatat di mana?`,
    },
    {
      ref: 'TWK-106',
      type: 'single_choice',
      topic: 'Integritas',
      difficulty: 'medium',
      prompt:
        'Menurut Undang-Undang Nomor 20 Tahun 2001, pegawai negeri yang menerima gratifikasi berkaitan dengan jabatannya dibebaskan dari ancaman pidana suap apabila ia ….',
      options: [
        'melaporkannya kepada KPK paling lambat 30 hari kerja sejak diterima',
        'mengembalikannya kepada pemberi pada hari yang sama',
        'meminta izin tertulis kepada atasan langsung sebelum memakai pemberian itu',
        'menyumbangkan seluruhnya kepada masyarakat',
        'menerimanya di hadapan dua orang saksi',
      ],
      key: 'A',
      explanation: `Pasal 12C mengatur bahwa ketentuan tentang gratifikasi tidak berlaku jika penerima melaporkannya kepada Komisi Pemberantasan Korupsi paling lambat 30 hari kerja sejak diterima; KPK lalu menetapkan pemiliknya.

Mengembalikan sendiri, izin atasan, sumbangan, dan saksi tidak menggantikan laporan itu. Semuanya terdengar baik, tetapi penerimanya masih menentukan sendiri. Pada soal hukum, carilah lembaga dan tenggatnya; itulah yang membedakan kewajiban dari kesopanan.`,
    },
    {
      ref: 'TWK-107',
      type: 'single_choice',
      topic: 'Integritas',
      difficulty: 'medium',
      prompt:
        'Seorang anggota panitia lelang mengetahui bahwa salah seorang peserta adalah kakak kandungnya. Langkah yang paling tepat adalah ….',
      options: [
        'menilai kakaknya lebih ketat daripada peserta lain',
        'meminta rekan memeriksa ulang nilai yang ia berikan',
        'menyatakan hubungan itu dan mundur dari penilaian',
        'tetap menilai karena ia yakin dapat bersikap adil',
        'memberi tahu ketua panitia setelah pemenang diumumkan',
      ],
      key: 'C',
      explanation: `Inilah benturan kepentingan. Langkah yang benar ialah menyatakannya secara terbuka dan tidak ikut menilai, sehingga keputusan dapat dipercaya.

Menilai lebih ketat tetap tidak adil, hanya ke arah lain. Meminta rekan memeriksa ulang belum cukup selama ia sendiri ikut menilai. Memberi tahu setelah pengumuman sudah terlambat. Keyakinan dapat bersikap adil tidak dapat diperiksa orang lain; kepercayaan umum memerlukan tindakan yang terlihat. Dalam benturan kepentingan, yang ditanya bukan niat, melainkan kedudukan.`,
    },
    {
      ref: 'TWK-108',
      type: 'single_choice',
      topic: 'Integritas',
      difficulty: 'hard',
      prompt:
        'Kepala dinas memerintahkan stafnya mengubah tanggal sebuah dokumen agar tampak tidak terlambat. Staf itu tahu bahwa perubahan tersebut merugikan peserta lain. Sikap yang paling tepat adalah ….',
      options: [
        'melaksanakan perintah karena tanggung jawab ada pada atasan yang memberi perintah',
        'menolak secara tertulis disertai alasan dan melapor jika perintah itu diulang',
        'menolak secara lisan, lalu meminta rekan lain mengerjakannya',
        'melaksanakan perintah, tetapi menyimpan salinan dokumen asli',
        'mengajukan cuti agar perintah itu dikerjakan orang lain',
      ],
      key: 'B',
      explanation: `Perintah yang melanggar hukum tidak wajib ditaati. Penolakan tertulis membuat alasannya jelas, dan pelaporan disiapkan jika paksaan berlanjut.

Tanggung jawab tidak berpindah seluruhnya kepada pemberi perintah. Meminta rekan mengerjakannya atau mengambil cuti hanya memindahkan pelanggaran. Menyimpan salinan melindungi diri, tetapi peserta lain tetap dirugikan. Ukur setiap pilihan dari akibatnya bagi pihak yang dirugikan, bukan hanya bagi diri sendiri.`,
    },
    {
      ref: 'TWK-109',
      type: 'single_choice',
      topic: 'Bela negara',
      difficulty: 'easy',
      prompt:
        'Pasal 27 ayat (3) Undang-Undang Dasar 1945 menyatakan bahwa upaya pembelaan negara merupakan ….',
      options: [
        'kewajiban Tentara Nasional Indonesia saja',
        'hak warga negara yang telah berusia 21 tahun',
        'kewajiban pegawai negeri dan anggota partai',
        'hak istimewa keluarga pejuang kemerdekaan',
        'hak dan kewajiban setiap warga negara',
      ],
      key: 'E',
      explanation: `Bunyi pasal itu: “Setiap warga negara berhak dan wajib ikut serta dalam upaya pembelaan negara.” Jadi, hak sekaligus kewajiban, dan bagi setiap warga.

TNI adalah komponen utama pertahanan menurut Pasal 30, tetapi bela negara bukan miliknya saja. Batas usia, pegawai, anggota partai, dan keluarga pejuang tidak disebut. Perhatikan dua kata kunci pasal: *hak dan wajib* serta *setiap*.`,
    },
    {
      ref: 'TWK-110',
      type: 'single_choice',
      topic: 'Bela negara',
      difficulty: 'medium',
      prompt:
        'Contoh bela negara yang paling sesuai bagi seorang pelajar ketika beredar kabar bohong yang mengadu dua kelompok warga adalah ….',
      options: [
        'membagikannya disertai pertanyaan apakah kabar itu benar',
        'membalas kabar itu dengan kabar tentang kelompok lawan',
        'mendiamkannya karena urusan itu wewenang polisi',
        'memeriksa sumbernya dan meluruskannya dengan santun',
        'menghapus semua akun media sosial miliknya',
      ],
      key: 'D',
      explanation: `Bela negara dalam kehidupan sehari-hari ialah menjaga persatuan. Memeriksa sumber dan meluruskan dengan santun menghentikan kabar itu tanpa menyulut pertengkaran.

Membagikan, walaupun sambil bertanya, tetap menyebarkannya. Membalas menambah permusuhan. Mendiamkan membiarkan kerusakan meluas; polisi tidak dapat menggantikan setiap percakapan. Menghapus akun tidak meluruskan apa pun. Tanyakan pada setiap tindakan: apakah kabar itu menjadi lebih jauh atau lebih dekat jangkauannya?`,
    },
    {
      ref: 'TWK-111',
      type: 'single_choice',
      topic: 'Bela negara',
      difficulty: 'medium',
      prompt:
        'Menurut Pasal 30 ayat (2) Undang-Undang Dasar 1945, kedudukan rakyat dalam sistem pertahanan dan keamanan rakyat semesta adalah sebagai kekuatan ….',
      options: ['utama', 'cadangan', 'pengganti', 'pendukung', 'pengawas'],
      key: 'D',
      explanation: `Pasal 30 ayat (2) menyebut TNI dan Kepolisian sebagai kekuatan *utama*, dan rakyat sebagai kekuatan *pendukung*.

*Cadangan* mengecoh karena ada istilah komponen cadangan dalam undang-undang, tetapi bukan bunyi pasal ini. *Pengganti* dan *pengawas* tidak disebut. Hafalkan pasangan dalam satu napas: TNI–Polri utama, rakyat pendukung.`,
    },
    {
      ref: 'TWK-112',
      type: 'single_choice',
      topic: 'Bela negara',
      difficulty: 'hard',
      prompt:
        'Seorang ahli jaringan ditawari gaji besar oleh perusahaan asing untuk membuka celah keamanan data kependudukan. Ia menolak dan melaporkan celah itu kepada instansi yang berwenang. Tindakannya termasuk bela negara karena ia ….',
      options: [
        'tidak mau bekerja bagi perusahaan asing dalam bentuk apa pun',
        'menunjukkan bahwa keahliannya diakui perusahaan asing',
        'memakai keahliannya untuk melindungi kepentingan negara',
        'mengikuti perintah atasan di instansi tempatnya bekerja',
        'menjaga nama baik perusahaan yang membangun jaringan itu',
      ],
      key: 'C',
      explanation: `Bela negara tidak hanya bersenjata; keahlian pun dapat dipakai. Ia melindungi data warga dan melaporkan celahnya, jadi kepentingan negara yang dibela.

Bekerja bagi perusahaan asing tidak dilarang; yang ditolak ialah perbuatannya. Pengakuan perusahaan asing bukan ukuran. Tidak ada perintah atasan dalam kasus itu. Pembangun jaringan tidak disebut; yang dilindungi data warga. Pisahkan alasan moral tindakan dari keadaan di sekitarnya.`,
    },
    {
      ref: 'TWK-113',
      type: 'single_choice',
      topic: 'Pilar negara',
      difficulty: 'easy',
      prompt: 'Undang-Undang Dasar 1945 disahkan pada tanggal 18 Agustus 1945 oleh ….',
      options: ['BPUPKI', 'PPKI', 'Panitia Sembilan', 'KNIP', 'MPR'],
      key: 'B',
      explanation: `Sehari setelah proklamasi, Panitia Persiapan Kemerdekaan Indonesia (PPKI) bersidang dan mengesahkan UUD 1945.

BPUPKI merancang dasar negara dan rancangan UUD sebelum kemerdekaan. Panitia Sembilan menyusun Piagam Jakarta. KNIP dibentuk sesudahnya sebagai pembantu presiden, dan MPR belum ada. Ingat urutannya: BPUPKI merancang, PPKI mengesahkan.`,
    },
    {
      ref: 'TWK-114',
      type: 'single_choice',
      topic: 'Pilar negara',
      difficulty: 'medium',
      prompt:
        'Menurut Pasal 37 ayat (5) Undang-Undang Dasar 1945, ketentuan yang tidak dapat diubah adalah ketentuan mengenai ….',
      options: [
        'bentuk Negara Kesatuan Republik Indonesia',
        'masa jabatan presiden dan wakil presiden',
        'jumlah anggota Dewan Perwakilan Rakyat',
        'pembagian provinsi, kabupaten, dan kota',
        'letak ibu kota negara dan lambang negara',
      ],
      key: 'A',
      explanation: `Bunyinya: “Khusus mengenai bentuk Negara Kesatuan Republik Indonesia tidak dapat dilakukan perubahan.”

Masa jabatan presiden pernah diubah lewat amendemen. Jumlah anggota DPR, pembagian daerah, dan ibu kota diatur undang-undang; lambang negara ada dalam Pasal 36A, tetapi tidak dikunci oleh Pasal 37. Kata *khusus* dalam bunyi pasal menandai satu perkecualian saja.`,
    },
    {
      ref: 'TWK-115',
      type: 'single_choice',
      topic: 'Pilar negara',
      difficulty: 'medium',
      prompt:
        'Urutan peraturan perundang-undangan dari yang tertinggi menurut Undang-Undang Nomor 12 Tahun 2011 yang tepat adalah ….',
      options: [
        'UUD 1945 – undang-undang/perppu – Ketetapan MPR – peraturan pemerintah',
        'UUD 1945 – Ketetapan MPR – peraturan pemerintah – undang-undang/perppu',
        'Ketetapan MPR – UUD 1945 – undang-undang/perppu – peraturan presiden',
        'UUD 1945 – peraturan presiden – undang-undang/perppu – peraturan daerah',
        'UUD 1945 – Ketetapan MPR – undang-undang/perppu – peraturan pemerintah',
      ],
      key: 'E',
      explanation: `Pasal 7 menyusun: UUD 1945, Ketetapan MPR, undang-undang/perppu, peraturan pemerintah, peraturan presiden, peraturan daerah provinsi, lalu peraturan daerah kabupaten/kota.

Satu urutan menukar Ketetapan MPR dengan undang-undang, satu menukar undang-undang dengan peraturan pemerintah, satu menaruh Ketetapan MPR di atas UUD, dan satu mengangkat peraturan presiden di atas undang-undang. Ingat siapa pembuatnya: makin sedikit pihak yang menyetujui, makin rendah letaknya.`,
    },
    {
      ref: 'TWK-116',
      type: 'true_false_table',
      topic: 'Pilar negara',
      difficulty: 'hard',
      prompt:
        'Tentukan apakah setiap pernyataan tentang Undang-Undang Dasar 1945 setelah amendemen berikut benar atau salah.',
      columns: ['Benar', 'Salah'],
      statements: [
        'Kedaulatan berada di tangan rakyat dan dilaksanakan menurut undang-undang dasar.',
        'MPR berwenang mengubah dan menetapkan undang-undang dasar.',
        'Presiden dipilih oleh MPR melalui musyawarah.',
        'Usul pemberhentian presiden karena pelanggaran hukum diperiksa lebih dahulu oleh Mahkamah Konstitusi.',
      ],
      key: [0, 0, 1, 0],
      explanation: `Cocokkan dengan pasalnya.

- Pasal 1 ayat (2): kedaulatan di tangan rakyat dan dilaksanakan menurut undang-undang dasar. Benar.
- Pasal 3 ayat (1): MPR berwenang mengubah dan menetapkan undang-undang dasar. Benar.
- Pasal 6A: presiden dipilih langsung oleh rakyat. Salah.
- Pasal 7B: Mahkamah Konstitusi memeriksa pendapat DPR lebih dahulu. Benar.

Sebelum amendemen presiden memang dipilih MPR; kata *setelah amendemen* menentukan jawabannya.`,
    },
    {
      ref: 'TWK-117',
      type: 'single_choice',
      topic: 'Bahasa Indonesia',
      difficulty: 'easy',
      prompt: 'Kalimat manakah yang memakai bahasa Indonesia baku?',
      options: [
        'Ia merubah jadwal rapat karena hujan.',
        'Ia mengubah jadwal rapat karena hujan.',
        'Ia merobah jadwal rapat karena hujan.',
        'Ia mengobah jadwal rapat karena hujan.',
        'Ia ngubah jadwal rapat karena hujan.',
      ],
      key: 'B',
      explanation: `Kata dasarnya *ubah*. Awalan *meN-* di depan vokal menjadi *meng-*: *mengubah*.

*Merubah* dan *merobah* seolah-olah berasal dari *rubah* atau *robah*. *Mengobah* mengganti vokalnya. *Ngubah* adalah ragam percakapan. Kembalikan kata ke bentuk pasif untuk memeriksa dasarnya: *diubah*, bukan *dirubah*.`,
    },
    {
      ref: 'TWK-118',
      type: 'single_choice',
      topic: 'Bahasa Indonesia',
      difficulty: 'medium',
      prompt: 'Menurut Undang-Undang Nomor 24 Tahun 2009, bahasa Indonesia wajib digunakan dalam ….',
      options: [
        'percakapan sehari-hari di rumah',
        'upacara adat di setiap daerah',
        'peraturan perundang-undangan',
        'kegiatan ibadah setiap agama',
        'karya seni yang bersifat tradisional',
      ],
      key: 'C',
      explanation: `Pasal 26 undang-undang itu menyatakan bahwa bahasa Indonesia wajib digunakan dalam peraturan perundang-undangan.

Percakapan di rumah, upacara adat, ibadah, dan karya seni tradisional tidak termasuk yang diwajibkan; undang-undang yang sama malah melindungi bahasa daerah. Kewajiban berlaku pada urusan resmi negara. Pisahkan ranah negara dari ranah pribadi dan budaya sebelum menjawab.`,
    },
    {
      ref: 'TWK-119',
      type: 'single_choice',
      topic: 'Bahasa Indonesia',
      difficulty: 'medium',
      prompt:
        'Perbaikan kalimat dinas “Demikian surat ini kami sampaikan, atas perhatiannya kami ucapkan terima kasih.” yang paling tepat adalah ….',
      options: [
        'Demikian surat ini, atas perhatiannya diucapkan terima kasih.',
        'Atas perhatiannya kami haturkan beribu terima kasih.',
        'Demikian surat ini kami sampaikan, atas perhatian Saudara kami ucapkan terima kasih.',
        'Demikianlah, dan atas perhatian mereka kami ucapkan terima kasih.',
        'Atas perhatian Saudara, kami ucapkan terima kasih.',
      ],
      key: 'E',
      explanation: `Akhiran *-nya* menunjuk orang ketiga, padahal surat ditujukan kepada orang kedua. Gunakan *Saudara*. Dua gagasan juga tidak cukup dipisahkan koma; penutup cukup satu kalimat.

Dua pilihan masih memakai *-nya*. *Beribu terima kasih* juga berlebihan bagi surat dinas. Satu pilihan sudah memakai *Saudara*, tetapi masih menyambung dua kalimat hanya dengan koma. *Mereka* malah menunjuk pihak lain. Tanyakan pada setiap kata ganti: siapa yang sedang diajak bicara?`,
    },
    {
      ref: 'TWK-120',
      type: 'single_choice',
      topic: 'Bahasa Indonesia',
      difficulty: 'hard',
      prompt:
        'Penalaran dalam pernyataan “Setiap pegawai wajib hadir, kecuali yang bertugas di luar kota. Rina, pegawai bagian arsip, tidak hadir. Jadi, Rina melanggar aturan.” bermasalah karena ….',
      options: [
        'aturan itu tidak menyebut jam kehadiran pegawai',
        'kata *setiap* tidak boleh diikuti kata *kecuali*',
        'aturan itu tidak menyebut sanksi bagi pelanggar',
        'Rina mungkin termasuk pegawai yang dikecualikan',
        'kalimat pertama tidak mempunyai subjek yang jelas',
      ],
      key: 'D',
      explanation: `Aturan itu mempunyai pengecualian. Ketidakhadiran Rina baru menjadi pelanggaran jika ia tidak bertugas di luar kota, dan hal itu tidak disebut.

Jam kehadiran dan sanksi tidak memengaruhi simpulan. *Setiap … kecuali …* adalah susunan yang wajar. Subjek kalimat pertama ialah *setiap pegawai*. Setiap kali ada kata *kecuali*, simpulan harus memeriksa pengecualiannya lebih dahulu.`,
    },
  ],
}
