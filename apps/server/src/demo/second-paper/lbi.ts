import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: QRIS, Bank Indonesia, launched August 2019; feet of geckos, K. Autumn and others, Nature
 * 405 (2000); dyes of Sumba, J. Hoskins in "To Speak in Pairs" (1988) and M. Kahlenberg, "Textile Traditions of
 * Indonesia" (1977). People, villages and figures of the other texts are invented.
 */
export const lbi: SeedSubTest = {
  subject: 'LBI',
  lang: 'id',
  stimuli: [
    {
      ref: 'LBI-S11',
      title: 'Pasar Tanpa Uang Kembalian',
      body: `**(1)** Di lapak Bu Rukmi, selembar stiker bergambar kotak-kotak hitam menempel di timbangan. Pembeli mengarahkan ponsel, mengetik harga, lalu pergi. Tidak ada lagi adegan pedagang berlari ke lapak sebelah untuk menukar uang, dan tidak ada lagi permen sebagai pengganti kembalian. Sejak kode pembayaran yang seragam diperkenalkan Bank Indonesia pada tahun 2019, stiker serupa merambah pasar-pasar tradisional.

**(2)** Bagi pedagang, keuntungannya nyata. Uang palsu lenyap, laci tidak perlu dijaga, dan catatan penjualan tersusun sendiri. Catatan itulah yang kemudian dilirik bank. Bu Rukmi, yang tiga kali ditolak ketika mengajukan pinjaman, akhirnya memperoleh modal setelah petugas melihat riwayat transaksinya selama delapan bulan. Yang tidak dapat diberikan oleh surat keterangan dari kelurahan ternyata diberikan oleh angka-angka kecil yang terkumpul setiap hari.

**(3)** Namun, tidak semua orang ikut riang. Pak Karto, penjual kelapa parut yang berusia tujuh puluh tahun, tidak mempunyai ponsel pintar. Cucunya menolong pada hari Minggu, tetapi pada hari lain pembeli muda kerap urung membeli karena tidak membawa uang tunai. Ia akhirnya menempelkan stiker atas nama cucunya, tetapi tidak dapat memeriksa uang yang masuk. Ketika jaringan tersendat, pembeli menunjukkan layar bertuliskan “berhasil”, padahal uangnya belum tentu masuk. Dua kali Pak Karto tertipu oleh gambar layar yang dipalsukan.

**(4)** Pengelola pasar lalu memasang pengeras suara kecil yang menyebutkan jumlah uang setiap kali pembayaran diterima. Penipuan berhenti. Akan tetapi, bagi pedagang seperti Pak Karto, alat itu baru berguna jika ada orang yang mau duduk di sampingnya dan mengajari, bukan sekali, melainkan sampai terbiasa. Kemajuan sebuah pasar pada akhirnya tidak diukur dari banyaknya stiker yang tertempel, tetapi dari berapa pedagang yang tidak tertinggal.`,
    },
    {
      ref: 'LBI-S12',
      title: 'Rahasia di Telapak Cicak',
      body: `**(1)** Cicak berlari di langit-langit seakan-akan gaya tarik bumi tidak berlaku baginya. Dahulu orang menduga kakinya berlendir atau berfungsi seperti mangkuk pengisap. Kedua dugaan itu gugur dengan mudah. Jejak cicak di kaca yang bersih tidak meninggalkan basah, dan cicak tetap melekat di dalam tabung yang udaranya dipompa keluar, padahal pengisap memerlukan tekanan udara.

**(2)** Jawabannya baru terlihat ketika telapak itu diperbesar ribuan kali. Permukaannya dipenuhi rambut halus, kira-kira setengah juta pada setiap kaki tokek. Ujung setiap rambut bercabang lagi menjadi ratusan bilah yang lebih tipis daripada panjang gelombang cahaya. Bilah sekecil itu dapat mendekat ke permukaan dinding sampai jarak antarmolekul. Pada jarak sedekat itu muncul tarikan lemah di antara molekul telapak dan molekul dinding. Satu tarikan nyaris tidak berarti; ratusan juta tarikan sekaligus sanggup menahan tubuh pemiliknya berkali-kali lipat.

**(3)** Jika lekatannya sekuat itu, mengapa cicak tidak tersangkut? Para peneliti menemukan bahwa kuncinya adalah sudut. Rambut-rambut itu melekat ketika ditarik sejajar permukaan dan lepas dengan sendirinya ketika sudutnya melebihi kira-kira tiga puluh derajat. Karena itu, cicak menggulung jari dari ujungnya sebelum melangkah, seperti orang mengelupas pita perekat, belasan kali dalam sedetik.

**(4)** Pengetahuan itu kini ditiru. Perekat kering yang meniru telapak tokek dapat dipakai berulang kali tanpa meninggalkan bekas, bahkan di ruang hampa. Masih ada kekurangannya: tiruan buatan manusia cepat kotor dan melemah, sedangkan telapak cicak membersihkan dirinya sendiri setiap kali melangkah. Alam, rupanya, tidak hanya memikirkan cara melekat, tetapi juga cara bertahan.`,
    },
    {
      ref: 'LBI-S13',
      title: 'Jam Dinding Bapak',
      body: `**(1)** Sejak Bapak tidak lagi mengajar, jam dinding di ruang tengah berhenti pada pukul tujuh lewat sepuluh. Baterainya habis, kata Ibu, tetapi tidak seorang pun menggantinya. Kami menengok ponsel jika ingin tahu waktu. Hanya Bapak yang masih menengadah ke dinding setiap pagi, sebelum menyeduh kopi.

**(2)** “Tujuh lewat sepuluh,” gumamnya. “Bel pertama sudah lewat.”

**(3)** Aku pulang dua kali setahun. Pada kepulangan kali ini, aku membawa baterai baru. Kupikir itu hadiah kecil yang tepat: murah, berguna, tidak membuat Ibu mengomel. Sore itu, ketika Bapak tidur, aku naik ke kursi, menurunkan jam, dan membuka penutupnya. Di dalamnya terselip secarik kertas yang dilipat empat.

**(4)** Tulisannya rapi, tulisan Bapak. *Hari terakhir. Anak-anak kelas enam menyanyi. Aku menangis seperti anak kecil, lalu bel berbunyi dan mereka berlari ke kelas. Pukul tujuh lewat sepuluh.*

**(5)** Aku duduk lama di kursi itu. Dari kamar terdengar dengkur Bapak, naik turun seperti orang yang sedang membaca keras-keras. Kertas itu kulipat lagi menurut lipatan lamanya, kuselipkan kembali, dan penutupnya kurapatkan. Baterai baru kumasukkan ke dalam saku.

**(6)** Esok paginya Bapak menengadah seperti biasa. “Tujuh lewat sepuluh,” katanya.

**(7)** “Bel pertama sudah lewat, Pak,” sahutku.

**(8)** Bapak menoleh, agak lama, lalu tersenyum dan menuang kopi ke dua cangkir. Di luar, dari sekolah di ujung gang, lonceng berbunyi tiga kali. Ibu, yang sejak tadi mencuci beras, tiba-tiba berhenti menggosok dan mengusap matanya dengan punggung tangan. Airnya masih mengalir.`,
    },
    {
      ref: 'LBI-S14',
      title: 'Dua Pendapat tentang Pekerjaan Rumah',
      body: `**Teks 1**

Pekerjaan rumah melatih hal yang tidak dapat dilatih di kelas: memulai tanpa disuruh. Di kelas, guru mengatur waktu dan teman mengingatkan. Di rumah, seorang anak harus memutuskan sendiri kapan duduk dan kapan berhenti. Keterampilan itulah yang kelak membedakan mahasiswa yang bertahan dari yang tersesat. Tentu, pekerjaan rumah yang menumpuk tidak berguna. Akan tetapi, dua puluh menit latihan yang jelas tujuannya bukanlah beban, melainkan kesempatan. Di sekolah kami, siswa yang mengerjakan latihan mandiri tiga kali sepekan memperoleh nilai ulangan yang lebih tinggi daripada siswa yang tidak mengerjakannya. Menghapus pekerjaan rumah karena ada yang menyalahgunakannya sama saja dengan menutup perpustakaan karena ada buku yang hilang.

*Bu Wening, guru matematika*

**Teks 2**

Setiap sore, anak saya membuka buku di meja warung sambil melayani pembeli. Temannya mengerjakan soal yang sama di kamar berpendingin, ditemani guru les. Esoknya, keduanya dinilai dengan ukuran yang sama. Bagi saya, di situlah letak ketidakadilannya: pekerjaan rumah tidak menilai anak, tetapi menilai rumah. Saya tidak meragukan bahwa berlatih itu perlu. Saya hanya bertanya mengapa latihan itu tidak dilakukan di sekolah, setengah jam sebelum pulang, ketika semua anak mempunyai meja, lampu, dan guru yang sama. Adapun nilai ulangan yang lebih tinggi, bukankah siswa yang rajin mengerjakan latihan mungkin memang sudah pandai atau punya waktu luang sejak awal? Kemandirian juga dilatih di warung; hanya saja, tidak ada yang memberinya nilai.

*Pak Salim, orang tua siswa*`,
    },
    {
      ref: 'LBI-S15',
      title: 'Merah dari Akar, Biru dari Daun',
      body: `**(1)** Selembar kain Sumba dapat memerlukan waktu bertahun-tahun, dan sebagian besar waktu itu bukan untuk menenun. Yang lama adalah menunggu warna. Benang mula-mula diikat menurut gambar yang hanya ada di kepala pembuatnya; bagian yang terikat kelak tidak terkena celupan. Setelah dicelup, ikatan dibuka, lalu bagian lain diikat, dan benang dicelup lagi.

**(2)** Warna biru berasal dari daun nila. Daun direndam, dibiarkan membusuk, kemudian dicampur kapur. Ketika diangkat dari belanga, benang tampak kehijauan, lalu perlahan-lahan membiru karena bersentuhan dengan udara. Di sejumlah kampung, pencelupan biru dilakukan oleh perempuan tua di pondok yang terpisah, dan resepnya tidak diceritakan kepada sembarang orang.

**(3)** Warna merah lebih lambat lagi. Akar mengkudu ditumbuk, dicampur dengan daun loba yang membuat warna mengikat serat, lalu benang dicelup, dijemur, dan dicelup ulang. Merah yang pekat memerlukan belasan celupan, dan akar terbaik hanya digali pada musim tertentu. Karena itu, benang sering disimpan berbulan-bulan sampai bahan tersedia lagi.

**(4)** Pewarna pabrik memangkas semua itu menjadi satu sore. Kainnya cerah, murah, dan laku di bandara. Para penenun tidak bodoh; mereka tahu bahwa dapur tidak dapat menunggu bertahun-tahun. Banyak di antara mereka kini membuat dua macam kain: yang cepat untuk hari ini, yang lambat untuk pernikahan, kematian, dan pembeli yang mau bersabar. Mungkin itulah cara sebuah tradisi bertahan, bukan dengan menolak zaman, melainkan dengan menyediakan tempat bagi yang tidak dapat dipercepat.`,
    },
    {
      ref: 'LBI-S16',
      title: 'Penjaga Palang',
      body: `**(1)** Pos penjagaan itu lebih sempit daripada kamar mandi Ratih, dan ayahnya sudah dua puluh enam tahun duduk di dalamnya. Sehari sembilan belas kereta. Ratih hafal: pukul 04.12 kereta susu, pukul 05.47 kereta pegawai, dan seterusnya sampai kereta barang yang lewat tengah malam dan tidak pernah tepat waktu.

**(2)** “Minggu depan mesin itu dipasang,” kata ayahnya, tanpa menoleh. Ia sedang mengelap lampu tangan yang kacanya sudah mengilap.

**(3)** Ratih sudah melihat kotaknya, kelabu, setinggi pinggang, dengan lampu hijau yang menyala tanpa berkedip seperti mata ikan. Palang akan turun sendiri. Ia juga yang bulan lalu, dalam tugas kuliah, menulis bahwa palang otomatis mengurangi kecelakaan sampai separuhnya. Dosennya memberi nilai A. Kertas itu masih di dasar tasnya; ia tidak jadi memperlihatkannya.

**(4)** Telepon berdering. Ayahnya mengangkat, mendengar, menjawab dengan dua kata, lalu memutar engkol. Palang turun dengan derit yang sejak kecil menidurkan Ratih. Seorang anak berseragam merah putih menuntun sepeda ke tepi rel dan melambaikan tangan.

**(5)** “Namanya Gilang,” kata ayahnya. “Setiap pagi lewat pukul enam seperempat. Kalau hujan, ia menunggu di sini. Mesin itu tahu ada kereta.” Ia menunjuk anak itu dengan dagunya. “Tapi tidak tahu ada Gilang.”

**(6)** Kereta lewat, menggetarkan gelas di atas meja. Ratih memegang gelas itu supaya tidak jatuh, seperti yang selalu dilakukannya waktu kecil. Setelah gerbong terakhir, ayahnya menaikkan palang, Gilang menyeberang, dan lampu tangan itu dilapnya lagi.

**(7)** “Ayah mau mengajari Gilang membaca jadwal,” kata Ratih akhirnya, “sebelum mesin itu dipasang?”

**(8)** Untuk pertama kalinya pagi itu, ayahnya menoleh.`,
    },
  ],
  items: [
    {
      ref: 'LBI-101',
      stimulus: 'LBI-S11',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Manakah gagasan utama keseluruhan teks tersebut?',
      options: [
        'Kode pembayaran yang seragam menghapus kebiasaan memberi permen sebagai pengganti uang kembalian.',
        'Pembayaran digital menguntungkan pasar, tetapi baru berhasil jika tidak ada yang tertinggal.',
        'Pedagang tua sebaiknya berhenti berjualan di pasar yang memakai kode pembayaran.',
        'Bank lebih memercayai riwayat transaksi daripada surat keterangan dari kelurahan.',
        'Pengeras suara merupakan penemuan terpenting dalam sejarah pasar tradisional.',
      ],
      key: 'B',
      explanation: `Paragraf (1) dan (2) menguraikan manfaat, paragraf (3) kesulitan, dan paragraf (4) menyimpulkan bahwa ukuran kemajuan adalah berapa pedagang yang tidak tertinggal. Gagasan utama harus memuat kedua sisinya.

Permen dan surat keterangan hanya rincian paragraf (1) dan (2). Pengeras suara memang menghentikan penipuan, tetapi tidak disebut terpenting. Anjuran agar pedagang tua berhenti berlawanan dengan paragraf (4). Kalimat terakhir teks yang memakai *pada akhirnya* sering menyimpan gagasan utama.`,
    },
    {
      ref: 'LBI-102',
      stimulus: 'LBI-S11',
      type: 'true_false_table',
      topic: 'Informasi tersurat',
      difficulty: 'easy',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Bu Rukmi memperoleh pinjaman pada pengajuan yang pertama.',
        'Pembeli muda sering batal membeli dari Pak Karto.',
        'Pak Karto dibantu cucunya setiap hari.',
        'Penipuan berhenti setelah pengeras suara dipasang.',
      ],
      key: [1, 0, 1, 0],
      explanation: `Cari kalimat sumbernya.

- Paragraf (2): Bu Rukmi “tiga kali ditolak” sebelum memperoleh modal. Tidak sesuai.
- Paragraf (3): pembeli muda “kerap urung membeli”; *urung* berarti batal. Sesuai.
- Paragraf (3): cucunya menolong “pada hari Minggu”. Tidak sesuai.
- Paragraf (4): “Penipuan berhenti.” Sesuai.

Pernyataan yang keliru biasanya mengubah satu rincian kecil, seperti jumlah atau waktu; bacalah sampai ke angkanya.`,
    },
    {
      ref: 'LBI-103',
      stimulus: 'LBI-S11',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Berdasarkan paragraf (2), mengapa bank akhirnya memberi pinjaman kepada Bu Rukmi?',
      options: [
        'Ia membawa surat keterangan dari kelurahan.',
        'Ia sudah tiga kali mengajukan pinjaman.',
        'Ia bersedia menempelkan stiker di timbangan.',
        'Catatan penjualannya menjadi bukti usahanya.',
        'Ia tidak pernah menerima uang palsu.',
      ],
      key: 'D',
      explanation: `Pinjaman diberikan “setelah petugas melihat riwayat transaksinya selama delapan bulan”. Riwayat itu menunjukkan bahwa usahanya berjalan, sesuatu yang tidak dapat ditunjukkan sebelumnya.

Surat keterangan justru tidak berhasil. Tiga pengajuan adalah penolakan, bukan alasan pemberian. Stiker hanya alat; yang dilihat bank ialah catatannya. Uang palsu disebut sebagai keuntungan lain bagi pedagang. Hubungan sebab-akibat sering ditandai oleh kata waktu, seperti *setelah* dan *akhirnya*.`,
    },
    {
      ref: 'LBI-104',
      stimulus: 'LBI-S11',
      type: 'single_choice',
      topic: 'Makna kata dan rujukan',
      difficulty: 'easy',
      prompt: 'Ungkapan “tidak semua orang ikut riang” dalam paragraf (3) menyatakan bahwa sebagian orang ….',
      options: [
        'tidak menikmati manfaat perubahan itu',
        'tidak menyukai keramaian di pasar',
        'kehilangan uang karena uang palsu beredar',
        'marah kepada pengelola pasar',
        'tidak tertarik kepada stiker baru',
      ],
      key: 'A',
      explanation: `Paragraf (2) menyebut keuntungan pedagang, lalu paragraf (3) dibuka dengan *namun*. Jadi, *tidak ikut riang* berarti tidak ikut menikmati keuntungan itu, seperti Pak Karto yang kehilangan pembeli.

Keramaian dan perasaan terhadap stiker tidak disebut, sedangkan uang palsu justru lenyap (paragraf (2)). Kemarahan kepada pengelola juga tidak ada; pengelola justru menolong. Makna ungkapan ditentukan oleh paragraf di sekitarnya, bukan oleh arti kamusnya saja.`,
    },
    {
      ref: 'LBI-105',
      stimulus: 'LBI-S11',
      type: 'single_choice',
      topic: 'Penilaian argumen',
      difficulty: 'hard',
      prompt: 'Fakta manakah yang, jika benar, paling mendukung pendapat penulis dalam paragraf (4)?',
      options: [
        'Harga pengeras suara turun separuh dalam setahun terakhir.',
        'Stiker di pasar lain dicetak dengan warna yang lebih cerah.',
        'Pedagang muda lebih cepat menghafal jumlah pembayaran.',
        'Jumlah pembeli muda yang masih membawa uang tunai ke pasar berkurang setiap bulan.',
        'Pedagang tua yang didampingi sebulan tetap memakai alat itu setahun kemudian.',
      ],
      key: 'E',
      explanation: `Penulis berpendapat bahwa alat baru berguna bagi pedagang seperti Pak Karto jika ada yang mengajari sampai terbiasa. Bukti yang paling mendukung ialah pendampingan yang terbukti membuat pedagang tua terus memakainya.

Harga alat dan warna stiker menyangkut alat, bukan pendampingan. Kecepatan pedagang muda tidak menguji pendapat tentang pedagang tua. Berkurangnya uang tunai memperbesar masalah, tetapi tidak menunjukkan jalan keluarnya. Rumuskan pendapatnya dalam satu kalimat sebelum mencari bukti.`,
    },
    {
      ref: 'LBI-106',
      stimulus: 'LBI-S12',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Gagasan utama paragraf (3) adalah ….',
      options: [
        'kuatnya lekatan telapak cicak pada langit-langit',
        'perekat kering yang meniru telapak tokek',
        'cara cicak melepaskan kaki dengan mengubah sudut',
        'jumlah langkah cicak dalam satu detik',
        'perbedaan kaki cicak dan pita perekat',
      ],
      key: 'C',
      explanation: `Paragraf (3) dibuka dengan pertanyaan mengapa cicak tidak tersangkut, lalu dijawab: kuncinya sudut. Gulungan jari adalah penerapannya.

Kekuatan lekatan dibahas dalam paragraf (2) dan perekat tiruan dalam paragraf (4). Banyaknya langkah hanya rincian di akhir kalimat. Pita perekat dipakai sebagai *persamaan*, bukan perbedaan. Jika sebuah paragraf dibuka dengan pertanyaan, jawabannya adalah gagasan utamanya.`,
    },
    {
      ref: 'LBI-107',
      stimulus: 'LBI-S12',
      type: 'true_false_table',
      topic: 'Informasi tersurat',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Cicak tidak dapat melekat jika tidak ada udara.',
        'Rambut telapak lepas ketika ditarik sejajar permukaan.',
        'Perekat tiruan lebih lambat kotor daripada telapak cicak.',
        'Bilah di ujung rambut telapak lebih tipis daripada panjang gelombang cahaya.',
      ],
      key: [1, 1, 1, 0],
      explanation: `Bandingkan dengan teksnya.

- Paragraf (1): cicak tetap melekat di dalam tabung yang udaranya dipompa keluar. Tidak sesuai.
- Paragraf (3): rambut *melekat* ketika ditarik sejajar dan lepas ketika sudutnya melebihi tiga puluh derajat. Terbalik, jadi tidak sesuai.
- Paragraf (4): tiruannya yang “cepat kotor”. Terbalik, jadi tidak sesuai.
- Paragraf (2): bilah di ujung rambut lebih tipis daripada panjang gelombang cahaya. Sesuai.

Dalam teks ilmiah, pengecoh yang paling sering ialah hubungan yang dibalik.`,
    },
    {
      ref: 'LBI-108',
      stimulus: 'LBI-S12',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Percobaan di dalam tabung hampa pada paragraf (1) membuktikan bahwa ….',
      options: [
        'telapak cicak tidak mengeluarkan lendir',
        'lekatan cicak bukan karena pengisapan',
        'cicak dapat hidup lama tanpa bernapas',
        'gaya tarik bumi tidak bekerja di ruang hampa',
        'rambut telapak cicak sangat banyak',
      ],
      key: 'B',
      explanation: `Pengisap bekerja karena tekanan udara di luar lebih besar daripada di dalam. Di ruang tanpa udara, pengisap pasti lepas. Cicak tetap melekat, jadi lekatannya bukan pengisapan.

Dugaan lendir digugurkan oleh percobaan lain, yaitu jejak yang tidak basah. Lamanya cicak bertahan hidup tidak dibahas. Gaya tarik bumi tetap bekerja; buktinya diperlukan lekatan. Banyaknya rambut diketahui dari pembesaran. Tanyakan: dugaan mana yang akan memberi hasil *berbeda* dalam percobaan itu?`,
    },
    {
      ref: 'LBI-109',
      stimulus: 'LBI-S12',
      type: 'single_choice',
      topic: 'Makna kata dan rujukan',
      difficulty: 'medium',
      prompt:
        'Bentuk *-nya* pada *kekurangannya* dalam kalimat “Masih ada kekurangannya” pada paragraf (4) mengacu pada ….',
      options: ['pengetahuan para peneliti', 'telapak cicak', 'ruang hampa', 'alam', 'perekat tiruan'],
      key: 'E',
      explanation: `Kalimat sebelumnya membicarakan perekat kering yang meniru telapak tokek. Setelah tanda titik dua, kekurangan itu diterangkan: “tiruan buatan manusia cepat kotor dan melemah”. Jadi, yang mempunyai kekurangan adalah perekat itu.

Telapak cicak justru disebut unggul. Ruang hampa hanya tempat pemakaian. Pengetahuan dan alam tidak dikatakan kotor atau melemah. Gantikan *-nya* dengan setiap pilihan, lalu baca bagian sesudah titik dua.`,
    },
    {
      ref: 'LBI-110',
      stimulus: 'LBI-S12',
      type: 'single_choice',
      topic: 'Penilaian argumen',
      difficulty: 'hard',
      prompt:
        'Seorang pembaca menyimpulkan bahwa perekat kering akan segera menggantikan semua lem. Bagian teks manakah yang paling melemahkan simpulan itu?',
      options: [
        'Lekatan rambut bergantung pada sudut tarikan.',
        'Perekat kering dapat dipakai di ruang hampa.',
        'Perekat tiruan cepat kotor dan kekuatannya berkurang.',
        'Satu tarikan antarmolekul nyaris tidak berarti.',
        'Cicak menggulung jarinya belasan kali dalam sedetik.',
      ],
      key: 'C',
      explanation: `Simpulan pembaca menganggap perekat kering sudah siap untuk segala keperluan. Paragraf (4) menyebut kekurangan yang belum teratasi: cepat kotor dan melemah. Itu langsung membantah “segera” dan “semua”.

Pemakaian di ruang hampa adalah keunggulan, jadi mendukung. Ketergantungan pada sudut dan kecilnya satu tarikan menerangkan cara kerja, tidak menghalangi pemakaian. Gerak cicak menyangkut hewannya. Untuk melemahkan simpulan, serang kata yang paling berani di dalamnya.`,
    },
    {
      ref: 'LBI-111',
      stimulus: 'LBI-S13',
      type: 'single_choice',
      topic: 'Unsur cerita',
      difficulty: 'medium',
      prompt: 'Jam dinding dalam cerita tersebut paling tepat ditafsirkan sebagai lambang ….',
      options: [
        'kemiskinan keluarga yang tidak mampu membeli baterai',
        'kemarahan Ibu terhadap kebiasaan Bapak',
        'saat yang tidak ingin ditinggalkan oleh Bapak',
        'kemajuan zaman yang diwakili oleh ponsel',
        'ketidakhadiran anak yang jarang pulang',
      ],
      key: 'C',
      explanation: `Kertas di dalam jam menerangkan arti pukul tujuh lewat sepuluh: saat terakhir Bapak bersama murid-muridnya. Jam yang dibiarkan berhenti menjaga saat itu tetap ada.

Baterai disebut murah, jadi bukan soal kemiskinan. Ibu tidak marah; di akhir cerita ia terharu. Ponsel hanya pembanding kebiasaan orang lain. Kepulangan anak yang jarang memang disebut, tetapi tidak berhubungan dengan jarum jam. Lambang dibaca dari hal yang paling dijaga tokohnya.`,
    },
    {
      ref: 'LBI-112',
      stimulus: 'LBI-S13',
      type: 'single_choice',
      topic: 'Unsur cerita',
      difficulty: 'hard',
      prompt:
        'Tindakan “Baterai baru kumasukkan ke dalam saku” pada paragraf (5) menunjukkan bahwa tokoh aku ….',
      options: [
        'memahami perasaan Bapak dan memilih membiarkan jam itu',
        'kecewa karena hadiahnya ternyata tidak cocok dengan jam itu',
        'takut Bapak terbangun dan memergokinya',
        'hendak memasang baterai itu pada hari lain',
        'menyesal karena lupa membawa hadiah yang mahal',
      ],
      key: 'A',
      explanation: `Setelah membaca kertas itu, tokoh aku melipatnya kembali “menurut lipatan lamanya” dan tidak memasang baterai. Esoknya ia menyahut dengan kalimat Bapak sendiri. Semua itu menunjukkan ia mengerti dan ikut menjaga kenangan Bapak.

Kecocokan baterai tidak dipersoalkan. Ia duduk lama, jadi bukan takut dipergoki. Sahutannya pada pagi berikutnya menunjukkan bahwa ia tidak berniat memasangnya. Hadiah mahal tidak disebut. Watak tokoh terbaca dari tindakan yang ia *batalkan*, bukan hanya dari yang ia lakukan.`,
    },
    {
      ref: 'LBI-113',
      stimulus: 'LBI-S13',
      type: 'single_choice',
      topic: 'Informasi tersurat',
      difficulty: 'easy',
      prompt: 'Di manakah tokoh aku menemukan secarik kertas itu?',
      options: [
        'di atas kursi ruang tengah',
        'di saku baju Bapak',
        'di bawah cangkir kopi',
        'di balik penutup jam dinding',
        'di meja sekolah di ujung gang',
      ],
      key: 'D',
      explanation: `Paragraf (3) menyebutkan urutannya: tokoh aku naik ke kursi, menurunkan jam, dan membuka penutupnya; “di dalamnya terselip secarik kertas”. Jadi, kertas itu ada di balik penutup jam.

Kursi hanya pijakan. Saku adalah tempat baterai disimpan kemudian, dan itu saku tokoh aku. Cangkir dan sekolah baru muncul pada paragraf (8). Soal tersurat dijawab dengan menunjuk kalimatnya, bukan dengan menduga.`,
    },
    {
      ref: 'LBI-114',
      stimulus: 'LBI-S13',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt: 'Berdasarkan paragraf (8), apa yang paling mungkin menyebabkan Ibu mengusap matanya?',
      options: [
        'Air cucian beras memercik ke wajahnya.',
        'Ia sadar bahwa anaknya telah mengerti isi hati Bapak.',
        'Ia kesal karena kopi hanya dituang ke dua cangkir.',
        'Lonceng sekolah mengingatkannya pada masa sekolahnya.',
        'Ia mengkhawatirkan jam yang tidak juga diperbaiki.',
      ],
      key: 'B',
      explanation: `Ibu berhenti menggosok *tiba-tiba*, tepat setelah anaknya menyahut dengan kalimat Bapak dan Bapak tersenyum kepadanya. Dari situ pembaca dapat menyimpulkan bahwa Ibu terharu: anaknya kini mengerti.

Percikan air tidak disebut; justru air dibiarkan mengalir karena ia lupa. Dua cangkir adalah tanda keakraban Bapak dengan anaknya. Masa sekolah Ibu dan kekhawatiran tentang jam tidak mempunyai petunjuk. Simpulan dalam cerita harus bertumpu pada apa yang terjadi tepat sebelumnya.`,
    },
    {
      ref: 'LBI-115',
      stimulus: 'LBI-S13',
      type: 'single_choice',
      topic: 'Makna kata dan rujukan',
      difficulty: 'medium',
      prompt: 'Kata *menengadah* pada paragraf (1) bermakna ….',
      options: [
        'menundukkan kepala sambil berpikir',
        'menoleh ke belakang dengan cepat',
        'mengarahkan muka ke atas',
        'memicingkan mata agar melihat jelas',
        'menegakkan badan sambil menahan napas',
      ],
      key: 'C',
      explanation: `Jam berada di dinding, lebih tinggi daripada kepala, dan Bapak membaca waktunya. Jadi, *menengadah* berarti mengarahkan muka ke atas. Kata itu berasal dari *tengadah*.

Menunduk adalah kebalikannya. Menoleh ke belakang dan menegakkan badan tidak mengarahkan pandangan ke jam. Memicingkan mata menyangkut cara melihat, bukan arah muka. Bayangkan gerakannya menurut letak benda dalam cerita; konteks ruang sering menentukan makna kata kerja.`,
    },
    {
      ref: 'LBI-116',
      stimulus: 'LBI-S14',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'easy',
      prompt: 'Pendapat utama Bu Wening dalam Teks 1 adalah ….',
      options: [
        'pekerjaan rumah sebaiknya diberikan setiap hari',
        'perpustakaan sekolah tidak boleh ditutup',
        'mahasiswa yang tersesat dahulu tidak mengerjakan tugas',
        'pekerjaan rumah secukupnya melatih kemandirian',
        'guru harus mengatur waktu belajar siswa di rumah',
      ],
      key: 'D',
      explanation: `Kalimat pertama menyatakan pokoknya: pekerjaan rumah melatih “memulai tanpa disuruh”, yaitu kemandirian. Kalimat tentang dua puluh menit membatasinya: secukupnya, bukan menumpuk.

“Setiap hari” tidak diminta; ia menyebut tiga kali sepekan. Perpustakaan adalah perbandingan. Mahasiswa hanya contoh akibat jangka panjang. Guru yang mengatur waktu di rumah berlawanan dengan kemandirian. Pendapat utama didukung oleh kalimat lain; perbandingan dan contoh tidak.`,
    },
    {
      ref: 'LBI-117',
      stimulus: 'LBI-S14',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt:
        'Kalimat “pekerjaan rumah tidak menilai anak, tetapi menilai rumah” dalam Teks 2 bermakna bahwa hasil pekerjaan rumah ….',
      options: [
        'bergantung pada keadaan rumah anak',
        'diperiksa oleh orang tua, bukan oleh guru',
        'menunjukkan kerajinan anak di rumah',
        'lebih baik jika dikerjakan di warung',
        'tidak perlu diberi nilai oleh sekolah',
      ],
      key: 'A',
      explanation: `Pak Salim membandingkan anaknya yang belajar di warung dengan teman yang belajar di kamar nyaman bersama guru les, lalu keduanya dinilai sama. Jadi, yang terukur adalah keadaan rumahnya.

Siapa yang memeriksa tidak dibicarakan. Kerajinan pun tidak terukur: kedua anak sama-sama mengerjakan. Warung justru tempat yang sulit untuk belajar. Pak Salim mempersoalkan keadilan penilaian, tetapi tidak meminta nilai dihapus; ia mengusulkan tempat yang sama bagi semua. Kata *menilai* di sini dipakai sebagai kiasan bagi “bergantung pada”.`,
    },
    {
      ref: 'LBI-118',
      stimulus: 'LBI-S14',
      type: 'single_choice',
      topic: 'Penilaian argumen',
      difficulty: 'medium',
      prompt: 'Bagaimana Pak Salim menanggapi bukti Bu Wening tentang nilai ulangan?',
      options: [
        'Ia menyatakan bahwa angka-angka itu dikarang.',
        'Ia mengajukan penjelasan lain bagi nilai yang lebih tinggi.',
        'Ia menunjukkan bukti dari sekolah yang berbeda.',
        'Ia menolak ulangan sebagai ukuran kepandaian.',
        'Ia menerima bukti itu, tetapi menganggapnya tidak penting.',
      ],
      key: 'B',
      explanation: `Pak Salim bertanya apakah siswa yang rajin “mungkin memang sudah pandai atau punya waktu luang sejak awal”. Itu penjelasan lain: bukan latihannya yang menaikkan nilai, melainkan keadaan siswanya.

Ia tidak menuduh angkanya dikarang, tidak membawa bukti sekolah lain, dan tidak menolak ulangan. Ia juga tidak menganggapnya sepele, sebab ia membahasnya. Hubungan dua hal belum berarti sebab-akibat; menunjukkan penyebab ketiga adalah bantahan yang paling lazim.`,
    },
    {
      ref: 'LBI-119',
      stimulus: 'LBI-S14',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Tentang hal apakah kedua penulis sependapat?',
      options: [
        'Nilai ulangan membuktikan manfaat pekerjaan rumah.',
        'Latihan sebaiknya dikerjakan di sekolah.',
        'Pekerjaan rumah sebaiknya dihapus.',
        'Anak perlu didampingi guru les.',
        'Berlatih diperlukan oleh siswa.',
      ],
      key: 'E',
      explanation: `Bu Wening membela latihan yang jelas tujuannya. Pak Salim menulis, “Saya tidak meragukan bahwa berlatih itu perlu.” Keduanya sependapat bahwa siswa perlu berlatih; yang diperdebatkan ialah tempatnya.

Latihan di sekolah hanya usul Pak Salim, dan manfaat yang dibuktikan nilai ulangan hanya pendapat Bu Wening. Tidak seorang pun meminta latihan dihapus. Guru les disebut sebagai contoh ketimpangan. Cari kalimat pengakuan seperti *tidak meragukan* atau *tentu*; di sanalah persetujuan biasanya diletakkan.`,
    },
    {
      ref: 'LBI-120',
      stimulus: 'LBI-S14',
      type: 'single_choice',
      topic: 'Penilaian argumen',
      difficulty: 'hard',
      prompt: 'Data manakah yang paling dapat memutuskan perbedaan pendapat mereka tentang nilai ulangan?',
      options: [
        'Jumlah siswa yang menyukai pekerjaan rumah di sekolah itu.',
        'Rata-rata lamanya waktu yang dipakai guru untuk memeriksa pekerjaan rumah setiap pekan.',
        'Nilai siswa yang dibagi secara acak: separuh siswa berlatih di rumah, separuh tidak.',
        'Nilai ulangan siswa yang rajin selama tiga tahun terakhir.',
        'Pendapat para orang tua tentang waktu belajar anak mereka.',
      ],
      key: 'C',
      explanation: `Yang diperdebatkan: apakah latihan menaikkan nilai, ataukah siswa yang rajin memang sudah lebih pandai. Pembagian secara acak membuat kedua kelompok sebanding sejak awal, sehingga perbedaan nilai dapat dihubungkan dengan latihannya.

Kesukaan, lamanya pemeriksaan, dan pendapat orang tua tidak mengukur nilai. Nilai siswa yang rajin selama tiga tahun mengulang kelemahan semula karena tetap tidak ada pembanding yang setara. Untuk menguji sebab-akibat, samakan semua hal lain lebih dahulu.`,
    },
    {
      ref: 'LBI-121',
      stimulus: 'LBI-S15',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'medium',
      prompt: 'Gagasan utama paragraf (4) adalah ….',
      options: [
        'kain berpewarna pabrik laku di bandara',
        'penenun bertahan dengan membuat kain cepat dan kain lambat',
        'pewarna pabrik merusak serat benang Sumba',
        'upacara pernikahan memerlukan kain yang mahal',
        'pembeli zaman sekarang tidak mau lagi bersabar menunggu kain',
      ],
      key: 'B',
      explanation: `Paragraf (4) berawal dari pewarna pabrik yang cepat, lalu menuju siasat penenun: dua macam kain. Kalimat terakhir menyimpulkan siasat itu sebagai cara tradisi bertahan.

Laku di bandara hanya rincian. Kerusakan serat tidak disebut. Pernikahan adalah salah satu pemakaian kain lambat, dan harganya tidak dibahas. Masih ada “pembeli yang mau bersabar”, jadi pernyataan tentang pembeli berlawanan dengan teks. Gagasan utama biasanya menjawab “lalu apa yang dilakukan?”.`,
    },
    {
      ref: 'LBI-122',
      stimulus: 'LBI-S15',
      type: 'true_false_table',
      topic: 'Informasi tersurat',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Bagian benang yang terikat tidak terkena warna ketika dicelup.',
        'Benang langsung berwarna biru ketika diangkat dari belanga.',
        'Daun loba membuat warna merah mengikat serat benang.',
        'Waktu pembuatan kain sebagian besar dipakai untuk menunggu warna.',
      ],
      key: [0, 1, 0, 0],
      explanation: `Cocokkan dengan paragrafnya.

- Paragraf (1): “bagian yang terikat kelak tidak terkena celupan”. Sesuai.
- Paragraf (2): benang tampak kehijauan, lalu *perlahan-lahan* membiru karena udara. Tidak sesuai.
- Paragraf (3): daun loba “membuat warna mengikat serat”. Sesuai.
- Paragraf (1): “Yang lama adalah menunggu warna.” Sesuai.

Perhatikan kata yang menyatakan cara atau kecepatan, seperti *langsung* dan *perlahan-lahan*.`,
    },
    {
      ref: 'LBI-123',
      stimulus: 'LBI-S15',
      type: 'single_choice',
      topic: 'Informasi tersurat',
      difficulty: 'easy',
      prompt: 'Menurut paragraf (3), mengapa benang sering disimpan berbulan-bulan?',
      options: [
        'Penenunnya sedang menghadiri pernikahan.',
        'Benang harus dijemur sampai membusuk.',
        'Warna biru baru muncul setelah bersentuhan dengan udara.',
        'Kain pewarna pabrik lebih laku dijual.',
        'Bahan pewarna terbaik hanya ada pada musim tertentu.',
      ],
      key: 'E',
      explanation: `Kalimat terakhir paragraf (3) dibuka dengan *karena itu*, jadi alasannya ada dalam kalimat sebelumnya: akar terbaik hanya digali pada musim tertentu. Benang menunggu sampai bahan tersedia lagi.

Pernikahan dan kain pabrik disebut dalam paragraf (4). Yang dibiarkan membusuk adalah daun nila, bukan benang, dan membirunya benang diceritakan dalam paragraf (2). Ungkapan *karena itu* selalu menunjuk ke kalimat tepat di depannya.`,
    },
    {
      ref: 'LBI-124',
      stimulus: 'LBI-S15',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'medium',
      prompt: 'Dari paragraf (2) dan (3) dapat disimpulkan bahwa ….',
      options: [
        'merah pada kain Sumba lebih mudah dibuat daripada biru',
        'setiap perempuan di kampung mengetahui resep warna biru',
        'pewarna alam menuntut waktu dan pengetahuan khusus',
        'akar mengkudu dapat diganti dengan daun nila',
        'kain tanpa warna merah dianggap tidak bernilai',
      ],
      key: 'C',
      explanation: `Kedua paragraf menunjukkan waktu yang panjang (membusukkan daun, belasan celupan, menunggu musim) dan pengetahuan khusus (resep yang tidak diceritakan, daun yang mengikat warna).

Merah justru “lebih lambat lagi”. Resep biru tidak diketahui sembarang orang. Mengkudu menghasilkan merah dan nila biru, jadi tidak saling menggantikan. Nilai kain tanpa merah tidak dibahas. Simpulan atas dua paragraf harus didukung oleh *keduanya*.`,
    },
    {
      ref: 'LBI-125',
      stimulus: 'LBI-S15',
      type: 'single_choice',
      topic: 'Makna kata dan rujukan',
      difficulty: 'hard',
      prompt: 'Frasa *yang tidak dapat dipercepat* pada akhir paragraf (4) mengacu pada ….',
      options: [
        'perjalanan pembeli ke bandara',
        'pembuatan kain dengan pewarna alam',
        'perubahan zaman di kampung penenun',
        'kebutuhan dapur keluarga penenun',
        'pencelupan dengan pewarna pabrik',
      ],
      key: 'B',
      explanation: `Paragraf (4) mempertentangkan kain yang cepat dan kain yang lambat. Yang lambat ialah kain berpewarna alam, yang waktunya tidak dapat dipangkas. Tradisi memberi tempat baginya.

Pewarna pabrik adalah yang cepat, selesai dalam satu sore. Kebutuhan dapur disebut tidak dapat *menunggu*, jadi berlawanan. Perubahan zaman adalah hal yang tidak ditolak, dan perjalanan pembeli tidak dibahas. Jika dua hal dipertentangkan, tentukan lebih dahulu frasa itu berpihak pada yang mana.`,
    },
    {
      ref: 'LBI-126',
      stimulus: 'LBI-S16',
      type: 'single_choice',
      topic: 'Gagasan utama',
      difficulty: 'hard',
      prompt: 'Tema yang paling tepat untuk cerita tersebut adalah ….',
      options: [
        'kebanggaan seorang ayah terhadap nilai kuliah anaknya',
        'bahaya melintasi rel kereta bagi anak sekolah',
        'kesulitan hidup keluarga penjaga palang kereta',
        'perhatian manusia yang tidak tergantikan oleh mesin',
        'kecermatan jadwal kereta dari pagi sampai malam',
      ],
      key: 'D',
      explanation: `Puncak cerita ada dalam paragraf (5): mesin tahu ada kereta, tetapi tidak tahu ada Gilang. Kalimat Ratih di akhir menunjukkan bahwa perhatian itu perlu diteruskan. Tema merangkum pertentangan mesin dan perhatian manusia.

Nilai kuliah justru disembunyikan. Bahaya rel dan jadwal hanya latar. Kesulitan hidup tidak diceritakan; sempitnya pos bukan keluhan. Untuk menemukan tema, tanyakan apa yang dipertentangkan dan pihak mana yang diberi kalimat terkuat.`,
    },
    {
      ref: 'LBI-127',
      stimulus: 'LBI-S16',
      type: 'single_choice',
      topic: 'Unsur cerita',
      difficulty: 'medium',
      prompt: 'Mengapa Ratih tidak jadi memperlihatkan kertas tugasnya kepada ayahnya?',
      options: [
        'Isinya mendukung mesin pengganti ayahnya.',
        'Nilai yang diperolehnya tidak memuaskan.',
        'Ayahnya tidak dapat membaca tulisan dosen.',
        'Ayahnya terlalu sibuk mengelap lampu tangan.',
        'Ia belum menyelesaikan tugas kuliah itu.',
      ],
      key: 'A',
      explanation: `Dalam tugas itu Ratih menulis bahwa palang otomatis mengurangi kecelakaan; mesin seperti itulah yang akan mengambil pekerjaan ayahnya. Memperlihatkannya dapat menyakiti hati ayahnya, jadi kertas itu tetap di dasar tas.

Nilainya A dan sudah diberikan dosen, jadi tugas itu selesai dan hasilnya baik. Kemampuan membaca ayahnya tidak disebut, dan mengelap lampu tidak menghalanginya bercakap-cakap. Pertentangan batin tokoh sering tersirat dari benda yang *disembunyikan*.`,
    },
    {
      ref: 'LBI-128',
      stimulus: 'LBI-S16',
      type: 'true_false_table',
      topic: 'Informasi tersurat',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi cerita.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Ayah Ratih sudah bekerja di pos itu selama dua puluh enam tahun.',
        'Kereta barang selalu lewat tepat waktu.',
        'Palang diturunkan ayah Ratih dengan memutar engkol.',
        'Gilang menunggu di pos itu setiap pagi.',
      ],
      key: [0, 1, 0, 1],
      explanation: `Periksa rinciannya.

- Paragraf (1): “sudah dua puluh enam tahun duduk di dalamnya”. Sesuai.
- Paragraf (1): kereta barang “tidak pernah tepat waktu”. Tidak sesuai.
- Paragraf (4): ayahnya “memutar engkol. Palang turun”. Sesuai.
- Paragraf (5): Gilang *lewat* setiap pagi, tetapi menunggu di pos hanya “kalau hujan”. Tidak sesuai.

Pernyataan terakhir menggabungkan dua rincian yang benar menjadi satu yang salah; bacalah syaratnya.`,
    },
    {
      ref: 'LBI-129',
      stimulus: 'LBI-S16',
      type: 'single_choice',
      topic: 'Unsur cerita',
      difficulty: 'medium',
      prompt:
        'Perbandingan “lampu hijau yang menyala tanpa berkedip seperti mata ikan” dalam paragraf (3) menimbulkan kesan bahwa mesin itu ….',
      options: [
        'ramah kepada semua orang yang melintas',
        'rapuh dan mudah rusak',
        'dingin dan tidak berperasaan',
        'basah karena hujan',
        'indah seperti akuarium',
      ],
      key: 'C',
      explanation: `Mata ikan menatap tanpa kelopak dan tanpa ungkapan. Ditambah warna kelabu kotaknya, perbandingan itu memberi kesan dingin, sejalan dengan ucapan ayah bahwa mesin tidak mengenal Gilang.

Tidak ada petunjuk bahwa mesin itu ramah, rapuh, atau basah. Keindahan akuarium tidak sesuai dengan warna kelabu dan suasana cerita. Kesan suatu perbandingan ditentukan oleh sifat yang *sama-sama* dimiliki dan oleh suasana di sekitarnya.`,
    },
    {
      ref: 'LBI-130',
      stimulus: 'LBI-S16',
      type: 'single_choice',
      topic: 'Simpulan',
      difficulty: 'hard',
      prompt:
        'Ayah Ratih menoleh “untuk pertama kalinya pagi itu” pada paragraf (8) paling mungkin karena ….',
      options: [
        'ia mendengar kereta berikutnya datang',
        'ia merasa gagasan Ratih menghargai apa yang dijaganya',
        'ia tersinggung karena Ratih menyuruhnya bekerja',
        'ia ingin melihat kertas tugas di tas Ratih',
        'ia baru menyadari bahwa Ratih sudah lama ada di pos itu',
      ],
      key: 'B',
      explanation: `Sepanjang pagi ayahnya berbicara tanpa menoleh. Ia menoleh setelah Ratih mengusulkan agar Gilang diajari membaca jadwal, yaitu cara menjaga Gilang setelah palang dijaga mesin. Usul itu menunjukkan Ratih mengerti yang dicemaskannya.

Kereta berikutnya tidak disebut. Tanda tersinggung tidak ada. Kertas itu tidak diketahui ayahnya. Ia sudah bercakap-cakap dengan Ratih sejak awal, jadi tahu Ratih ada di sana. Gerak kecil di akhir cerita berarti perubahan; cari apa yang baru saja berubah.`,
    },
  ],
}
