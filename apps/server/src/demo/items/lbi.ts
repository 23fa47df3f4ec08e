import type { SeedSubTest } from '../seed-item.ts'

export const lbi: SeedSubTest = {
  subject: 'LBI',
  lang: 'id',
  stimuli: [
    {
      ref: 'LBI-S1',
      title: 'Sisa Makanan di Kota Wanasari',
      body: `Setiap hari, rumah tangga di Kota Wanasari diperkirakan membuang 45 ton sisa makanan. Angka itu diperoleh dari survei mahasiswa politeknik setempat terhadap 600 rumah tangga selama empat minggu. Setiap rumah tangga diminta menimbang sisa makanannya, lalu mencatat alasan membuangnya.

Semula peneliti menduga bahwa penyebab utamanya adalah masakan yang terlalu banyak. Ternyata, penyumbang terbesarnya adalah bahan makanan yang membusuk sebelum sempat diolah. Grafik berikut memperlihatkan pembagian berat sisa makanan menurut alasannya.

![Diagram batang mendatar pembagian berat sisa makanan rumah tangga menurut alasan dibuang: membusuk sebelum diolah 40 persen, masakan berlebih 28 persen, lewat tanggal kedaluwarsa 16 persen, rasa tidak disukai 11 persen, dan alasan lain 5 persen.](lbi-sisa-makanan.webp)

Setelah survei, 200 rumah tangga mengikuti percobaan selama delapan minggu. Separuhnya diberi papan kecil untuk mencatat isi lemari es; separuh lainnya tidak diberi apa-apa. Rata-rata berat sisa makanan pada kelompok pertama turun dari 7,0 menjadi 4,9 kilogram per minggu, sedangkan pada kelompok kedua turun dari 7,0 menjadi 6,7 kilogram. Penurunan kecil pada kelompok kedua pun menarik: menimbang sisa makanan sendiri tampaknya sudah cukup membuat orang berpikir dua kali.

Namun, papan catatan bukan jawaban bagi semua. Keluarga yang berbelanja setiap hari di pasar hampir tidak memperoleh manfaat karena lemari es mereka jarang penuh. Bagi mereka, persoalannya justru nasi dan lauk yang tersisa di meja makan. Oleh karena itu, peneliti menyarankan agar kampanye pengurangan sisa makanan tidak diseragamkan, tetapi disesuaikan dengan kebiasaan belanja dan memasak setiap keluarga.`,
    },
    {
      ref: 'LBI-S2',
      title: 'Jam yang Terlambat Lima Menit',
      body: `Di kios Kakek, semua jam menunjukkan waktu yang sama, kecuali satu. Jam kayu di atas pintu itu selalu terlambat lima menit. Kakek sanggup menghidupkan arloji yang pernah tenggelam di sungai, tetapi jam itu tidak pernah disentuhnya.

“Kenapa tidak dibetulkan?” tanyaku suatu sore ketika hujan membuat pasar kosong.

Kakek meniup debu dari kaca pembesarnya. “Yang itu tidak rusak.”

Aku tertawa. Setahuku, jam yang terlambat adalah jam yang rusak. Kakek tidak ikut tertawa. Ia malah menutup laci perkakas pelan-pelan, seperti menutup pintu kamar orang yang sedang tidur.

“Dulu nenekmu berjualan kain di seberang,” katanya. “Lapaknya tutup pukul lima, lalu ia menungguku. Aku selalu terlambat lima menit. Suatu pagi ia naik ke bangku dan memundurkan jam itu. Katanya, biar menurut jamku aku tidak pernah terlambat.”

Aku memandang ke seberang. Di tempat lapak kain itu kini berdiri toko telepon seluler dengan lampu yang tidak pernah padam. Sudah sepuluh tahun Nenek tiada.

Pukul lima lewat sepuluh, Kakek mengunci kios untuk terakhir kali. Minggu depan bangunan itu akan diratakan menjadi lahan parkir. Jam-jam lain sudah dikemas dalam kardus; tinggal satu yang masih menggantung. Kakek memanjat bangku, menurunkannya, lalu menyerahkannya kepadaku. Beratnya di luar dugaanku.

“Jangan dicocokkan,” pesannya.

Sepanjang jalan pulang, jam itu berdetak di pelukanku. Kakek berjalan di depan, lebih cepat daripada biasanya, seakan-akan masih ada yang menunggunya.`,
    },
  ],
  items: [
    {
      ref: 'LBI-01',
      stimulus: 'LBI-S1',
      type: 'single_choice',
      topic: 'Ide pokok',
      difficulty: 'easy',
      prompt: 'Apakah gagasan utama teks tersebut?',
      options: [
        'Papan catatan isi lemari es perlu dibagikan kepada setiap rumah tangga di kota.',
        'Masakan yang terlalu banyak merupakan penyebab utama sisa makanan rumah tangga.',
        'Mahasiswa politeknik berhasil menghitung berat sisa makanan di sebuah kota.',
        'Keluarga yang berbelanja setiap hari membuang lebih sedikit sisa makanan.',
        'Penyebab sisa makanan beragam sehingga cara menguranginya perlu disesuaikan.',
      ],
      key: 'E',
      explanation: `Gagasan utama harus merangkum alur seluruh teks. Teks bergerak dari survei tentang alasan membuang makanan, percobaan papan catatan, lalu simpulan bahwa papan itu tidak bermanfaat bagi semua keluarga. Kalimat terakhir menegaskan arahnya: kampanye sebaiknya disesuaikan dengan kebiasaan tiap keluarga. Jadi, gagasan utamanya adalah penyebab sisa makanan beragam sehingga cara menguranginya perlu disesuaikan.

Membagikan papan kepada setiap rumah tangga justru bertentangan dengan paragraf terakhir. Masakan berlebih sebagai penyebab utama hanyalah dugaan awal yang ternyata keliru. Keberhasilan mahasiswa menghitung berat hanya latar. Teks juga tidak menyatakan bahwa keluarga yang berbelanja setiap hari membuang lebih sedikit.`,
    },
    {
      ref: 'LBI-02',
      stimulus: 'LBI-S1',
      type: 'short_answer',
      topic: 'Membaca data',
      difficulty: 'medium',
      prompt:
        'Berdasarkan teks dan grafik, berapa ton makanan yang setiap hari dibuang rumah tangga di Kota Wanasari karena membusuk sebelum diolah? Tuliskan jawabanmu dengan angka saja.',
      answer: { kind: 'number', value: 18, tolerance: 0 },
      explanation: `Jawabannya harus dirangkai dari dua sumber. Kalimat pertama teks menyebut jumlah seluruh sisa makanan, yaitu 45 ton per hari. Grafik menunjukkan bahwa bahan yang membusuk sebelum diolah mencakup 40 persen dari berat itu. Jadi,

$$40\\% \\times 45 \\text{ ton} = \\frac{40}{100}\\times 45 \\text{ ton} = 18 \\text{ ton}.$$

Jika kamu menjawab 40, kamu membaca persentase sebagai ton. Jika kamu menjawab 27, kamu menghitung sisanya, yaitu 60 persen yang dibuang karena alasan lain. Angka 600 rumah tangga tidak diperlukan karena 45 ton sudah merupakan perkiraan untuk seluruh kota.`,
    },
    {
      ref: 'LBI-03',
      stimulus: 'LBI-S1',
      type: 'true_false_table',
      topic: 'Isi teks',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan teks dan grafik.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Dugaan awal peneliti tentang penyebab utama sisa makanan terbukti benar.',
        'Gabungan masakan berlebih dan bahan kedaluwarsa lebih berat daripada bahan yang membusuk.',
        'Kelompok yang tidak diberi papan juga membuang lebih sedikit pada akhir percobaan.',
        'Papan catatan kurang bermanfaat bagi keluarga yang berbelanja setiap hari.',
      ],
      key: [1, 0, 0, 0],
      explanation: `Peneliti semula menduga masakan berlebih sebagai penyebab utama, tetapi kata *ternyata* pada kalimat berikutnya menandai bahwa dugaan itu keliru. Grafik pun menunjukkan bahan yang membusuk (40 persen) di atas masakan berlebih (28 persen). Jadi, pernyataan tentang dugaan awal tidak sesuai.

Masakan berlebih dan bahan kedaluwarsa berjumlah $28+16=44$ persen, lebih besar daripada 40 persen. Pernyataan itu sesuai, meskipun masing-masing lebih kecil.

Kelompok tanpa papan turun dari 7,0 menjadi 6,7 kilogram, jadi memang membuang lebih sedikit. Adapun keluarga yang berbelanja setiap hari “hampir tidak memperoleh manfaat” sehingga pernyataan bahwa papan itu kurang bermanfaat bagi mereka sesuai.`,
    },
    {
      ref: 'LBI-04',
      stimulus: 'LBI-S1',
      type: 'single_choice',
      topic: 'Tujuan bagian teks',
      difficulty: 'medium',
      prompt: 'Apakah fungsi kelompok rumah tangga yang tidak diberi papan dalam percobaan tersebut?',
      options: [
        'mewakili keluarga yang berbelanja setiap hari di pasar',
        'menambah jumlah rumah tangga yang ditimbang sisa makanannya',
        'menjadi pembanding untuk melihat pengaruh papan catatan',
        'membuktikan bahwa papan catatan sebenarnya tidak diperlukan',
        'menguji apakah sisa makanan dapat ditimbang secara mandiri',
      ],
      key: 'C',
      explanation: `Kedua kelompok berangkat dari keadaan yang sama, yaitu 7,0 kilogram per minggu, dan hanya berbeda dalam satu hal: ada tidaknya papan. Dengan demikian, selisih hasil keduanya dapat dikaitkan dengan papan. Kelompok tanpa papan berfungsi sebagai pembanding. Tanpa kelompok itu, kita tidak tahu apakah penurunan terjadi karena papan atau karena orang sudah terbiasa menimbang.

Kelompok itu tidak membuktikan bahwa papan tidak diperlukan; penurunannya justru jauh lebih kecil. Keluarga yang berbelanja setiap hari disebut dalam paragraf lain dan tidak dikaitkan dengan kelompok ini. Menambah jumlah peserta dan menguji cara menimbang juga tidak disebut sebagai tujuan percobaan.`,
    },
    {
      ref: 'LBI-05',
      stimulus: 'LBI-S1',
      type: 'single_choice',
      topic: 'Makna kata dalam konteks',
      difficulty: 'easy',
      prompt: 'Ungkapan *berpikir dua kali* pada paragraf ketiga berarti ….',
      options: [
        'menimbang tindakannya dengan lebih saksama',
        'mengulang pekerjaan yang sudah selesai',
        'meragukan hasil penelitian mahasiswa',
        'mengingat kembali kejadian yang lampau',
        'mengalami kebingungan memilih makanan',
      ],
      key: 'A',
      explanation: `Ungkapan *berpikir dua kali* bermakna kiasan: mempertimbangkan sesuatu dengan lebih saksama sebelum bertindak. Konteksnya mendukung. Setelah menimbang sisa makanannya sendiri, orang melihat banyaknya makanan yang terbuang, lalu lebih berhati-hati sehingga berat sisa makanan turun dari 7,0 menjadi 6,7 kilogram.

Makna mengulang pekerjaan berasal dari pembacaan harfiah kata *dua kali*. Meragukan hasil penelitian tidak berkaitan dengan penurunan berat. Mengingat kejadian lampau menyangkut ingatan, bukan pertimbangan. Kebingungan memilih makanan juga keliru karena orang yang berpikir dua kali belum tentu bingung; ia justru lebih cermat.`,
    },
    {
      ref: 'LBI-06',
      stimulus: 'LBI-S1',
      type: 'single_choice',
      topic: 'Menilai bukti',
      difficulty: 'hard',
      prompt:
        'Dengan mempertimbangkan hasil kedua kelompok, berapa kilogram per minggu penurunan sisa makanan yang paling layak dianggap sebagai pengaruh papan catatan?',
      options: ['0,3', '1,8', '2,1', '2,4', '4,9'],
      keeps_order: true,
      key: 'B',
      explanation: `Kelompok berpapan turun $7{,}0-4{,}9=2{,}1$ kilogram. Namun, kelompok tanpa papan juga turun $7{,}0-6{,}7=0{,}3$ kilogram. Penurunan 0,3 kilogram itu terjadi tanpa papan, barangkali karena kebiasaan menimbang, sehingga kemungkinan besar juga terjadi pada kelompok pertama. Pengaruh papan adalah selisihnya:

$$2{,}1-0{,}3=1{,}8.$$

Jawaban 2,1 paling mengecoh karena itulah penurunan yang tampak, tetapi angka itu mencampur pengaruh papan dengan pengaruh menimbang. Jawaban 2,4 menjumlahkan keduanya, padahal bagian tanpa papan harus dikurangkan. Angka 0,3 adalah penurunan kelompok pembanding, sedangkan 4,9 adalah berat akhir, bukan penurunan.`,
    },
    {
      ref: 'LBI-07',
      stimulus: 'LBI-S2',
      type: 'single_choice',
      topic: 'Unsur cerita',
      difficulty: 'easy',
      prompt: 'Mengapa Kakek tidak pernah membetulkan jam kayu di atas pintu?',
      options: [
        'Jam itu terlalu tua sehingga tidak dapat diperbaiki lagi.',
        'Kakek tidak memiliki perkakas yang sesuai untuk jam kayu.',
        'Kakek ingin selalu tahu kapan Nenek menutup lapaknya.',
        'Jam itu menyimpan kenangan akan pengertian Nenek kepadanya.',
        'Kakek tidak mau bekerja lagi karena kiosnya akan diratakan.',
      ],
      key: 'D',
      explanation: `Kakek berkata, “Yang itu tidak rusak,” lalu menceritakan bahwa Nenek sendiri yang memundurkan jam itu agar menurut jam itu Kakek tidak pernah terlambat. Perbuatan Nenek menunjukkan pengertian. Dengan membiarkan jam itu, Kakek merawat kenangan akan Nenek. Pesannya, “Jangan dicocokkan,” menguatkan hal tersebut.

Alasan usia dan perkakas terbantah oleh keterangan bahwa Kakek sanggup menghidupkan arloji yang pernah tenggelam. Kakek tidak memerlukan jam untuk mengetahui kapan lapak Nenek tutup; lagi pula, Nenek sudah sepuluh tahun tiada. Rencana pembongkaran kios baru muncul belakangan, sedangkan jam itu “tidak pernah” disentuh.`,
    },
    {
      ref: 'LBI-08',
      stimulus: 'LBI-S2',
      type: 'single_choice',
      topic: 'Gaya bahasa',
      difficulty: 'medium',
      prompt:
        'Perbandingan “seperti menutup pintu kamar orang yang sedang tidur” terutama dipakai untuk menggambarkan ….',
      options: [
        'Kakek yang lelah setelah bekerja seharian di kios',
        'laci perkakas yang sudah tua dan sulit ditutup',
        'suasana pasar yang sepi karena hujan turun',
        'Kakek yang tersinggung karena ditertawakan cucunya',
        'sikap lembut Kakek ketika kenangannya tersentuh',
      ],
      key: 'E',
      explanation: `Orang menutup pintu kamar orang tidur dengan sangat pelan karena sayang dan tidak ingin mengganggu. Perbandingan itu muncul tepat sebelum Kakek bercerita tentang Nenek. Jadi, gerak pelan Kakek menandai kelembutan hatinya ketika kenangan yang ia jaga tersentuh oleh pertanyaan cucunya.

Tersinggung paling mengecoh karena Kakek memang tidak ikut tertawa. Akan tetapi, orang yang tersinggung cenderung menutup laci dengan kasar atau diam, sedangkan Kakek justru terbuka bercerita. Pasar yang sepi memang disebut, tetapi perbandingan ini menerangkan cara Kakek menutup laci, bukan keadaan pasar. Kelelahan dan laci yang sulit ditutup tidak didukung oleh teks.`,
    },
    {
      ref: 'LBI-09',
      stimulus: 'LBI-S2',
      type: 'single_choice',
      topic: 'Makna tersirat',
      difficulty: 'medium',
      prompt: 'Kalimat “Beratnya di luar dugaanku” secara tersirat menunjukkan bahwa tokoh aku ….',
      options: [
        'mulai merasakan besarnya arti jam itu bagi Kakek',
        'menyesal telah menertawakan pekerjaan Kakek',
        'keberatan membawa jam itu sampai ke rumah',
        'menyadari bahwa jam kayu lebih mahal daripada arloji',
        'khawatir jam itu akan rusak di tengah jalan',
      ],
      key: 'A',
      explanation: `Secara harfiah, kalimat itu berbicara tentang berat benda. Akan tetapi, letaknya setelah kisah Nenek memberinya makna kedua: jam itu “berat” karena memuat kenangan yang kini dipercayakan kepada tokoh aku. Buktinya, pada akhir cerita ia memeluk jam itu sepanjang jalan.

Makna keberatan membawa jam membaca kalimat hanya secara harfiah dan bertentangan dengan sikapnya memeluk jam itu. Penyesalan tampak mungkin karena ia pernah tertawa, tetapi yang ditertawakannya adalah jawaban Kakek tentang jam, bukan pekerjaan Kakek, dan rasa sesal tidak dinyatakan. Harga jam dan kekhawatiran akan rusak tidak disinggung sama sekali.`,
    },
    {
      ref: 'LBI-10',
      stimulus: 'LBI-S2',
      type: 'multiple_choice',
      topic: 'Simpulan teks',
      difficulty: 'medium',
      prompt: 'Simpulan manakah yang didukung oleh cerita tersebut? Pilih semua jawaban yang benar.',
      options: [
        'Nenek memaklumi kebiasaan Kakek yang datang terlambat.',
        'Kakek belum menguasai cara memperbaiki jam dinding.',
        'Tokoh aku sudah lama mengetahui asal-usul jam itu.',
        'Kios Kakek ditutup karena bangunannya akan dirobohkan.',
        'Kakek akan membuka kios baru di toko telepon seluler.',
      ],
      key: ['A', 'D'],
      explanation: `Nenek tidak memarahi Kakek, tetapi memundurkan jam supaya menurut jam itu Kakek tidak pernah terlambat. Tindakan itu menunjukkan bahwa ia memaklumi. Penutupan kios dijelaskan oleh kalimat “Minggu depan bangunan itu akan diratakan menjadi lahan parkir.” Jadi, dua simpulan tersebut didukung.

Anggapan bahwa Kakek belum menguasai jam dinding terbantah: semua jam lain di kiosnya tepat dan ia sanggup menghidupkan arloji yang pernah tenggelam. Tokoh aku bertanya dan tertawa karena belum tahu asal-usul jam itu. Toko telepon seluler hanya disebut berdiri di bekas lapak Nenek; tidak ada petunjuk bahwa Kakek akan membuka kios di sana.`,
    },
    {
      ref: 'LBI-11',
      stimulus: 'LBI-S2',
      type: 'single_choice',
      topic: 'Tujuan bagian teks',
      difficulty: 'hard',
      prompt:
        'Penyebutan “toko telepon seluler dengan lampu yang tidak pernah padam” dalam cerita tersebut terutama berfungsi ….',
      options: [
        'menjelaskan mengapa pelanggan tidak lagi membawa jam ke kios Kakek',
        'menunjukkan bahwa pasar itu makin ramai dikunjungi pada malam hari',
        'mempertentangkan tempat kenangan Kakek dengan zaman yang telah berganti',
        'menegaskan bahwa usaha kain Nenek telah berkembang menjadi toko besar',
        'memberi petunjuk bahwa Kakek akan pindah bekerja ke toko di seberang',
      ],
      key: 'C',
      explanation: `Perhatikan letaknya. Tokoh aku baru saja mendengar kisah Nenek, lalu memandang ke tempat lapak kain dahulu berada. Yang terlihat bukan lagi lapak, melainkan toko modern yang terus menyala, disusul kalimat “Sudah sepuluh tahun Nenek tiada.” Penyandingan ini mempertentangkan kenangan Kakek, yang disimpan dalam jam yang sengaja dibiarkan terlambat, dengan zaman yang terus bergerak. Bangunan yang akan diratakan memperkuat kesan itu.

Kepindahan pelanggan paling mengecoh karena telepon memang dapat menggantikan jam, tetapi cerita tidak pernah membicarakan jumlah pelanggan. Keramaian malam hari, perkembangan usaha kain, dan kepindahan Kakek juga tidak mempunyai bukti dalam teks.`,
    },
    {
      ref: 'LBI-12',
      stimulus: 'LBI-S2',
      type: 'single_choice',
      topic: 'Unsur cerita',
      difficulty: 'medium',
      prompt: 'Sudut pandang yang dipakai pengarang dalam cerita tersebut adalah ….',
      options: [
        'orang ketiga serbatahu yang mengetahui isi hati semua tokoh',
        'orang ketiga terbatas yang hanya mengikuti tokoh Kakek',
        'orang pertama sebagai tokoh utama yang mengisahkan masa lalunya',
        'orang pertama sebagai tokoh sampingan di dekat tokoh utama',
        'orang kedua yang menyapa pembaca sebagai tokoh cerita',
      ],
      key: 'D',
      explanation: `Pencerita memakai kata *aku* dan ikut hadir dalam peristiwa, misalnya “tanyaku”, “aku tertawa”, dan “pelukanku”. Jadi, sudut pandangnya orang pertama. Akan tetapi, pusat cerita bukan dirinya, melainkan Kakek beserta kenangan tentang Nenek. Dengan demikian, pencerita adalah orang pertama yang menjadi tokoh sampingan dan mengamati tokoh utamanya.

Pilihan tentang masa lalu sendiri mengecoh karena ada kisah masa lalu, tetapi masa lalu itu milik Kakek dan disampaikan melalui dialog. Pencerita tidak serbatahu: isi hati Kakek hanya ia duga dari gerak-geriknya, seperti tampak pada kata *seakan-akan*. Pembaca juga tidak pernah disapa sebagai tokoh.`,
    },
  ],
}
