import type { SeedSubTest } from '../seed-item.ts'

/**
 * Spelling follows Ejaan yang Disempurnakan, edition V (2022). People, places and figures are invented.
 */
export const pbm: SeedSubTest = {
  subject: 'PBM',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'PBM-201',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'easy',
      prompt: 'Kalimat manakah yang penulisan *di* atau *di-* di dalamnya tepat?',
      options: [
        'Sepeda itu di titipkan dirumah Paman.',
        'Sepeda itu dititipkan dirumah Paman.',
        'Sepeda itu dititipkan di rumah Paman.',
        'Sepeda itu di titipkan di rumah Paman.',
        'Sepeda itu di-titipkan di rumah Paman.',
      ],
      key: 'C',
      explanation: `*Titip* adalah kata kerja, jadi *di-* pada *dititipkan* adalah awalan dan ditulis serangkai. *Rumah* menyatakan tempat, jadi *di* di depannya kata depan dan ditulis terpisah.

Tiga kalimat memisahkan *di titipkan* atau merangkaikan *dirumah*; satu kalimat salah pada keduanya. Tanda hubung pada *di-titipkan* tidak diperlukan karena kata dasarnya huruf kecil biasa. Ujilah dengan bentuk aktif: *menitipkan* ada, maka *di-* awalan; *merumah* tidak ada, maka *di* kata depan.`,
    },
    {
      ref: 'PBM-202',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'easy',
      prompt: 'Penulisan kata depan manakah yang tepat?',
      options: [
        'Ibu pergi keluar kota dan baru pulang besok.',
        'Surat itu ditujukan ke pada kepala desa.',
        'Rani lebih tinggi dari pada kakaknya.',
        'Mereka turun kebawah untuk mengambil air.',
        'Ibu pergi ke luar kota dan baru pulang besok.',
      ],
      key: 'E',
      explanation: `*Ke luar kota* menyatakan arah menuju tempat (*luar kota*), jadi *ke* ditulis terpisah. Lawannya *dari luar kota*.

*Keluar* serangkai adalah kata kerja, lawan *masuk*; kata itu tidak diikuti nama tempat tujuan. *Kepada* dan *daripada* adalah satu kata dan ditulis serangkai. *Ke bawah* menyatakan arah, jadi harus terpisah; lagi pula *turun ke bawah* mubazir. Gantilah *ke* dengan *dari*: jika masih bermakna, *ke* adalah kata depan.`,
    },
    {
      ref: 'PBM-203',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'easy',
      prompt: 'Pemakaian huruf kapital yang tepat terdapat dalam kalimat ….',
      options: [
        'Kami mendaki gunung Latimojong pada bulan Mei.',
        'Kami mendaki Gunung Latimojong pada Bulan mei.',
        'Kami mendaki Gunung latimojong pada bulan Mei.',
        'Kami mendaki Gunung Latimojong pada bulan Mei.',
        'Kami mendaki Gunung yang tinggi pada bulan Mei.',
      ],
      key: 'D',
      explanation: `*Gunung* diikuti nama diri dan menjadi bagian namanya, jadi ditulis *Gunung Latimojong*. Nama bulan memakai huruf kapital, sedangkan kata *bulan* tidak.

*Gunung yang tinggi* tidak menyebut nama diri, jadi huruf kecil. *Bulan mei* membalik aturannya. *Gunung latimojong* dan *gunung Latimojong* masing-masing benar pada satu kata saja. Tanyakan pada setiap kata: apakah ini nama satu-satunya, atau nama jenis?`,
    },
    {
      ref: 'PBM-204',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan judul karangan manakah yang tepat?',
      options: [
        'Perjalanan Dari Muara Ke Hulu',
        'Perjalanan dari Muara ke Hulu',
        'Perjalanan dari muara ke hulu',
        'Perjalanan dari Muara ke Hulu.',
        'perjalanan dari Muara ke Hulu',
      ],
      key: 'B',
      explanation: `Dalam judul, setiap kata diawali huruf kapital, kecuali kata tugas seperti *dari*, *ke*, *di*, *dan*, *yang*, dan *untuk* yang tidak berada di awal. Judul tidak diakhiri tanda titik.

Satu penulisan memakai kapital pada *Dari* dan *Ke*. Satu lagi memakai huruf kecil pada *muara* dan *hulu*, seolah-olah kalimat biasa. Ada yang menambahkan titik, dan ada yang memulai judul dengan huruf kecil. Kata tugas mudah dikenali: kata itu tidak dapat menjadi jawaban pertanyaan *apa*.`,
    },
    {
      ref: 'PBM-205',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Kalimat manakah yang ejaan dan tanda bacanya tepat?',
      options: [
        'Ia ingin ikut, tetapi lututnya masih sakit.',
        'Ia ingin ikut tetapi, lututnya masih sakit.',
        'Ia ingin ikut tetapi lututnya, masih sakit.',
        'Ia ingin ikut. Tetapi lututnya masih sakit.',
        'Ia ingin ikut; Tetapi, lututnya masih sakit.',
      ],
      key: 'A',
      explanation: `Tanda koma dipakai sebelum kata penghubung pertentangan seperti *tetapi*, *melainkan*, dan *sedangkan* dalam kalimat majemuk setara.

Koma sesudah *tetapi* atau sesudah *lututnya* memisahkan bagian yang seharusnya bersatu. *Tetapi* menghubungkan bagian dalam satu kalimat, jadi tidak mengawali kalimat baru; untuk itu ada *akan tetapi* atau *namun*. Titik koma diikuti huruf kecil dan tidak menghapus kesalahan itu. Ingat letaknya: koma *di depan* tetapi, bukan di belakangnya.`,
    },
    {
      ref: 'PBM-206',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Kalimat manakah yang tanda komanya tepat?',
      options: [
        'Bantuan dikirim lewat sungai, karena jembatan putus.',
        'Karena, jembatan putus bantuan dikirim lewat sungai.',
        'Karena jembatan putus bantuan, dikirim lewat sungai.',
        'Karena jembatan, putus bantuan dikirim lewat sungai.',
        'Karena jembatan putus, bantuan dikirim lewat sungai.',
      ],
      key: 'E',
      explanation: `Anak kalimat yang *mendahului* induknya diikuti tanda koma: *Karena jembatan putus, …*. Jika anak kalimat ada di belakang, koma tidak dipakai.

Kalimat dengan koma sebelum *karena* di belakang induk melanggar bagian kedua kaidah itu. Koma sesudah *karena*, sesudah *bantuan*, atau sesudah *jembatan* memotong anak kalimat atau induk kalimat di tengah. Tandai batasnya dengan mencari dua subjek: *jembatan* dan *bantuan*; koma jatuh tepat sebelum subjek kedua.`,
    },
    {
      ref: 'PBM-207',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Tanda titik dua dipakai dengan tepat dalam kalimat ….',
      options: [
        'Panitia memerlukan tiga barang: tenda, meja, dan pengeras suara.',
        'Panitia memerlukan: tenda, meja, dan pengeras suara.',
        'Barang yang diperlukan panitia adalah: tenda, meja, dan pengeras suara.',
        'Panitia: memerlukan tenda, meja, dan pengeras suara.',
        'Panitia memerlukan tenda: meja: dan pengeras suara.',
      ],
      key: 'A',
      explanation: `Titik dua dipakai pada akhir pernyataan lengkap yang diikuti rincian. *Panitia memerlukan tiga barang* sudah lengkap, jadi rinciannya boleh didahului titik dua.

Jika rincian itu sendiri menjadi pelengkap yang mengakhiri pernyataan, titik dua tidak dipakai; karena itu *memerlukan:* dan *adalah:* salah. Titik dua sesudah subjek memisahkan subjek dari predikat. Unsur rincian dipisahkan koma, bukan titik dua. Tutuplah rincian dengan tangan: jika kalimatnya sudah selesai, titik dua boleh; jika belum, tidak.`,
    },
    {
      ref: 'PBM-208',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan petikan langsung manakah yang tepat?',
      options: [
        '“Hujan sudah reda”, kata Bu Sinta.',
        '“Hujan sudah reda.” kata Bu Sinta.',
        '“Hujan sudah reda,” kata Bu Sinta.',
        '“Hujan sudah reda,” Kata Bu Sinta.',
        '“hujan sudah reda,” kata Bu Sinta.',
      ],
      key: 'C',
      explanation: `Petikan langsung diawali huruf kapital. Jika diikuti pengiring, tanda koma diletakkan *sebelum* tanda petik penutup, lalu pengiring ditulis dengan huruf kecil.

Koma di luar tanda petik salah letak. Tanda titik mengakhiri kalimat, padahal *kata Bu Sinta* masih lanjutannya. *Kata* dengan huruf kapital dan *hujan* dengan huruf kecil masing-masing melanggar kaidah huruf kapital. Bacalah sebagai satu kalimat utuh: yang diucapkan berhenti sejenak, maka koma ikut diapit petik.`,
    },
    {
      ref: 'PBM-209',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan bentuk terikat manakah yang tepat?',
      options: [
        'Petani mengikuti pelatihan pasca panen di balai desa.',
        'Petani mengikuti pelatihan pascapanen di balai desa.',
        'Lomba antar kelas dimulai pada hari Senin.',
        'Kendaraan non aktif disimpan di gudang.',
        'Rapat se Jawa Barat diundur sampai bulan depan.',
      ],
      key: 'B',
      explanation: `Bentuk terikat seperti *pasca-*, *antar-*, dan *non-* ditulis serangkai dengan kata yang mengikutinya: *pascapanen*, *antarkelas*, *nonaktif*. Jika diikuti nama diri yang berhuruf kapital, dipakai tanda hubung: *se-Jawa Barat*.

Keempat kalimat lain memisahkan bentuk terikat dari kata dasarnya. Bentuk terikat tidak dapat berdiri sendiri sebagai jawaban; *pasca*, *antar*, dan *non* tidak dapat menjawab “apa?”. Itulah ujinya: yang tidak dapat berdiri sendiri ditulis serangkai.`,
    },
    {
      ref: 'PBM-210',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan kata gabung manakah yang tepat?',
      options: [
        'Ketua kelas bertanggungjawab atas daftar hadir.',
        'Laporan pertanggung jawaban dibacakan di aula.',
        'Dosen itu menggaris bawahi simpulan yang penting.',
        'Ketua kelas bertanggung jawab atas daftar hadir.',
        'Kedua desa menyebar luaskan jadwal posyandu.',
      ],
      key: 'D',
      explanation: `Gabungan kata yang mendapat awalan *saja* atau akhiran *saja* tetap ditulis terpisah: *bertanggung jawab*. Jika mendapat awalan dan akhiran *sekaligus*, ditulis serangkai: *pertanggungjawaban*, *menggarisbawahi*, *menyebarluaskan*.

*Bertanggungjawab* merangkaikan padahal hanya berawalan. Tiga kalimat lain berawalan dan berakhiran, tetapi ditulis terpisah. Hitung imbuhannya: satu sisi berarti terpisah, dua sisi berarti serangkai.`,
    },
    {
      ref: 'PBM-211',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan *pun* yang tepat terdapat dalam kalimat ….',
      options: [
        'Meski pun lelah, apa pun tugasnya tetap ia kerjakan.',
        'Meskipun lelah, apapun tugasnya tetap ia kerjakan.',
        'Meski pun lelah, apapun tugasnya tetap ia kerjakan.',
        'Meskipun lelah, apa pun tugasnya tetap ia kerjakan.',
        'Meskipun lelah, apa-pun tugasnya tetap ia kerjakan.',
      ],
      key: 'D',
      explanation: `Partikel *pun* ditulis terpisah, misalnya *apa pun*, *siapa pun*, *satu kali pun*. Pada kata penghubung yang sudah padu, *pun* ditulis serangkai: *meskipun*, *walaupun*, *adapun*, *bagaimanapun*.

*Meski pun* memisahkan kata penghubung yang padu. *Apapun* merangkaikan partikel yang seharusnya terpisah, dan satu kalimat salah pada keduanya. Tanda hubung tidak dipakai pada *pun*. Gantilah *pun* dengan *juga* atau *saja*: “apa saja” bermakna, jadi terpisah; “meski juga” tidak, jadi serangkai.`,
    },
    {
      ref: 'PBM-212',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan bilangan manakah yang tepat?',
      options: [
        'Bangunan itu berdiri pada abad ke-19.',
        'Bangunan itu berdiri pada abad ke 19.',
        'Bangunan itu berdiri pada abad ke-XIX.',
        'Bangunan itu berdiri pada abad ke sembilan belas.',
        'Bangunan itu berdiri pada abad ke XIX.',
      ],
      key: 'A',
      explanation: `Bilangan tingkat dengan angka Arab memakai *ke-* dan tanda hubung: *abad ke-19*. Dua bentuk lain yang benar ialah *abad XIX* dan *abad kesembilan belas*.

*Ke 19* tidak bertanda hubung. *Ke-XIX* menyatakan tingkat dua kali karena angka Romawi sudah menyatakan urutan. *Ke sembilan belas* memisahkan awalan *ke-* dari kata bilangannya. *Ke XIX* keliru dengan kedua cara itu sekaligus. Ingat tiga pasangan: *ke-19*, *XIX*, *kesembilan belas*; jangan mencampurnya.`,
    },
    {
      ref: 'PBM-213',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'hard',
      prompt: 'Penulisan nama geografi dan nama jenis yang tepat terdapat dalam kalimat ….',
      options: [
        'Kakek menyimpan dua bongkah gula Jawa di dalam stoples kaca.',
        'Ibu membeli selembar batik cirebon di pameran.',
        'Warung itu menjual pisang Ambon matang.',
        'Ia menanam pohon petai Cina di pekarangan rumahnya.',
        'Tukang ledeng itu meminjam kunci inggris dari tetangga.',
      ],
      key: 'E',
      explanation: `Nama geografi yang menjadi bagian nama *jenis* ditulis dengan huruf kecil: *kunci inggris*, *gula jawa*, *pisang ambon*, *petai cina*. Kunci itu disebut jenis, tidak harus buatan Inggris.

Sebaliknya, pada *batik Cirebon* nama kota menerangkan asal, sejajar dengan batik dari kota lain, jadi memakai kapital. Tiga kalimat lain memakai kapital pada nama jenis. Ujilah dengan *dari*: “batik dari Cirebon” wajar; “kunci dari Inggris” mengubah makna, sebab kunci inggris dapat dibeli di mana saja.`,
    },
    {
      ref: 'PBM-214',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'hard',
      prompt: 'Penulisan judul karya manakah yang tepat?',
      options: [
        'Kami membahas puisi *Hujan Juni* dalam buku “Musim dan Kata”.',
        'Kami membahas puisi “Hujan Juni” dalam buku *Musim dan Kata*.',
        'Kami membahas puisi “Hujan Juni” dalam buku “Musim dan Kata”.',
        'Kami membahas puisi *Hujan Juni* dalam buku *Musim dan Kata*.',
        'Kami membahas puisi “Hujan Juni” dalam buku *Musim Dan Kata*.',
      ],
      key: 'B',
      explanation: `Judul puisi, lagu, artikel, dan bab buku diapit tanda petik. Judul buku, film, dan nama media massa ditulis dengan huruf miring. Jadi, puisi memakai petik dan buku memakai huruf miring; *dan* di tengah judul tetap huruf kecil.

Satu kalimat menukar keduanya, satu memakai petik bagi keduanya, satu memakai huruf miring bagi keduanya, dan satu menulis *Dan* dengan kapital. Ingat ukurannya: yang terbit utuh sendiri memakai huruf miring; yang menjadi bagian di dalamnya memakai petik.`,
    },
    {
      ref: 'PBM-215',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'hard',
      prompt: 'Kalimat manakah yang penulisan gelar dan jabatannya tepat?',
      options: [
        'Rapat dipimpin oleh Mira Lestari S.Pd., kepala sekolah kami.',
        'Rapat dipimpin oleh Mira Lestari, SPd, Kepala Sekolah kami.',
        'Rapat dipimpin oleh Mira Lestari, S.Pd., kepala sekolah kami.',
        'Rapat dipimpin oleh Mira Lestari, S.Pd. kepala sekolah kami.',
        'Rapat dipimpin oleh Mira Lestari, S.Pd., Kepala Sekolah Kami.',
      ],
      key: 'C',
      explanation: `Gelar di belakang nama didahului koma agar tidak terbaca sebagai singkatan nama: *Mira Lestari, S.Pd.* Keterangan tambahan *kepala sekolah kami* diapit koma, jadi sesudah gelar ada koma lagi. Jabatan yang tidak diikuti nama orang ditulis dengan huruf kecil.

Penulisan lain menghilangkan koma di depan gelar, menghilangkan titik singkatan, menghilangkan koma di belakang gelar, atau memakai kapital pada jabatan. Hapus gelarnya untuk menguji: “Mira Lestari, kepala sekolah kami” tetap memerlukan koma.`,
    },
    {
      ref: 'PBM-216',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'hard',
      prompt: 'Tanda titik koma dipakai dengan tepat dalam kalimat ….',
      options: [
        'Ayah menyiangi kebun; Ibu menjemur padi; Adik memberi makan ayam.',
        'Karena hari panas; Ayah menyiangi kebun sampai tengah hari saja.',
        'Ayah; Ibu; dan Adik bekerja di kebun sejak pagi.',
        'Ayah menyiangi kebun; yang ditanami cabai dan tomat.',
        'Ayah berkata; “Kebun ini harus disiangi sebelum hujan.”',
      ],
      key: 'A',
      explanation: `Titik koma menggantikan kata penghubung di antara kalimat setara yang masing-masing sudah lengkap. Ketiga bagian tentang Ayah, Ibu, dan Adik mempunyai subjek dan predikat sendiri.

Anak kalimat di depan (*Karena hari panas*) diikuti koma. Rincian sederhana memakai koma. Bagian *yang ditanami …* adalah keterangan *kebun* dan tidak dipisahkan. Petikan langsung didahului koma, bukan titik koma. Gantilah titik koma dengan titik: jika setiap bagian masih menjadi kalimat lengkap, titik koma itu benar.`,
    },
    {
      ref: 'PBM-217',
      type: 'true_false_table',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'easy',
      prompt: 'Tentukan apakah penulisan setiap kalimat berikut tepat atau tidak tepat menurut kaidah ejaan.',
      columns: ['Tepat', 'Tidak tepat'],
      statements: [
        'Silakan masuk, Pak.',
        'Uang iurannya Rp 25.000 per-orang.',
        'Adik lahir pada hari Kamis, bulan april.',
        'Kereta itu tiba pukul 18.45.',
      ],
      key: [0, 1, 1, 0],
      explanation: `Periksa setiap kalimat.

- Sapaan *Pak* memakai huruf kapital dan dipisahkan koma. Tepat.
- Lambang *Rp* tidak diikuti spasi, dan *per* yang berarti ‘tiap’ ditulis terpisah: *Rp25.000 per orang*. Tidak tepat.
- Nama bulan diawali huruf kapital: *April*. Tidak tepat.
- Jam dan menit dipisahkan titik. Tepat.

Angka dan lambang paling sering lolos dari pemeriksaan karena mata membacanya sebagai gambar; periksa bagian itu terakhir, secara khusus.`,
    },
    {
      ref: 'PBM-218',
      type: 'true_false_table',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Tentukan apakah penulisan setiap kalimat berikut tepat atau tidak tepat menurut kaidah ejaan.',
      columns: ['Tepat', 'Tidak tepat'],
      statements: [
        'Oleh karena itu, rapat ditunda sampai Rabu.',
        'Ia bukan penyanyi melainkan penulis lagu.',
        'Panitia menyiapkan air minum, tikar dan obat.',
        'Wah mangganya manis sekali!',
      ],
      key: [0, 1, 1, 1],
      explanation: `Semua kalimat ini menyangkut tanda koma.

- Ungkapan penghubung antarkalimat seperti *oleh karena itu* diikuti koma. Tepat.
- Sebelum *melainkan* harus ada koma: *bukan penyanyi, melainkan …*. Tidak tepat.
- Pada rincian tiga unsur atau lebih, koma dipakai juga sebelum *dan*: *tikar, dan obat*. Tidak tepat.
- Kata seru di awal kalimat diikuti koma: *Wah, mangganya …*. Tidak tepat.

Cara cepatnya: cari kata penghubung dan kata seru dalam kalimat, lalu ingat kaidah koma bagi kata itu.`,
    },
    {
      ref: 'PBM-219',
      type: 'true_false_table',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Tentukan apakah penulisan setiap kalimat berikut tepat atau tidak tepat menurut kaidah ejaan.',
      columns: ['Tepat', 'Tidak tepat'],
      statements: [
        'Setiap warga yang ber-KTP Sukamulya boleh memilih.',
        'Lagu itu populer pada tahun 1990an.',
        'Mereka mengundang guru se Kabupaten.',
        'Kami menghitung suara satu persatu.',
      ],
      key: [0, 1, 1, 1],
      explanation: `Semua kalimat ini menyangkut tanda hubung dan kata *per*.

- Imbuhan dan singkatan berhuruf kapital dirangkaikan dengan tanda hubung: *ber-KTP*. Tepat.
- Angka dan akhiran *-an* memakai tanda hubung: *1990-an*. Tidak tepat.
- *Se-* ditulis serangkai dengan kata biasa: *sekabupaten*; tanda hubung hanya dipakai jika kata berikutnya nama diri. Tidak tepat.
- *Per* berarti ‘demi’ ditulis terpisah: *satu per satu*. Tidak tepat.

Tanda hubung diperlukan ketika dua macam tanda tulis bertemu: huruf kecil dengan huruf kapital, atau angka dengan huruf.`,
    },
    {
      ref: 'PBM-220',
      type: 'true_false_table',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'hard',
      prompt: 'Tentukan apakah penulisan setiap kalimat berikut tepat atau tidak tepat menurut kaidah ejaan.',
      columns: ['Tepat', 'Tidak tepat'],
      statements: [
        'Presiden Soekarno meresmikan gedung itu.',
        'Buku itu sudah diindonesiakan oleh dua penerjemah.',
        'Wilayah suku Dani terletak di Lembah Baliem.',
        'Beliau baru dilantik sebagai Gubernur bulan ini.',
      ],
      key: [0, 0, 0, 1],
      explanation: `Semua kalimat ini menyangkut huruf kapital.

- Jabatan yang diikuti nama orang memakai kapital: *Presiden Soekarno*. Tepat.
- Nama bangsa yang menjadi dasar kata turunan memakai huruf kecil: *diindonesiakan*. Tepat.
- Nama suku memakai kapital, kata *suku* tidak; *Lembah Baliem* nama geografi lengkap. Tepat.
- *Gubernur* tidak diikuti nama orang atau daerah, jadi huruf kecil: *sebagai gubernur*. Tidak tepat.

Kapital menandai nama, bukan rasa hormat; jabatan yang dihormati pun berhuruf kecil jika tidak menunjuk orang tertentu.`,
    },
    {
      ref: 'PBM-221',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'easy',
      prompt: 'Kalimat manakah yang efektif?',
      options: [
        'Semua para peserta membawa bekal dari rumah.',
        'Semua peserta-peserta membawa bekal dari rumah.',
        'Bagi semua peserta membawa bekal dari rumah.',
        'Semua peserta membawa bekal dari rumah.',
        'Semua peserta membawa daripada bekal dari rumah.',
      ],
      key: 'D',
      explanation: `*Semua* sudah menyatakan jamak, jadi *peserta* tidak perlu diulang atau didahului *para*. Subjeknya *semua peserta*, predikatnya *membawa*, objeknya *bekal*.

*Semua para peserta* dan *semua peserta-peserta* menyatakan jamak dua kali. *Bagi semua peserta* mengubah subjek menjadi keterangan. *Membawa daripada bekal* memakai kata pembanding tanpa perbandingan. Periksa jamak dengan menghapus satu penandanya; jika maknanya tetap, penanda itu mubazir.`,
    },
    {
      ref: 'PBM-222',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'easy',
      prompt:
        'Perbaikan kalimat “Untuk kelompok yang menang akan mendapat piala bergilir.” yang paling tepat adalah ….',
      options: [
        'Untuk kelompok yang menang, akan mendapat piala bergilir.',
        'Bagi kelompok yang menang akan mendapat piala bergilir.',
        'Kelompok yang menang yang akan mendapat piala bergilir.',
        'Untuk kelompok yang menang, mereka akan mendapat piala bergilir.',
        'Kelompok yang menang akan mendapat piala bergilir.',
      ],
      key: 'E',
      explanation: `Kata depan *untuk* membuat *kelompok yang menang* menjadi keterangan sehingga *mendapat* kehilangan subjek. Hapuslah *untuk*.

Menambah koma atau menggantinya dengan *bagi* tidak mengembalikan subjek. *Yang akan mendapat* menjadikan seluruhnya frasa tanpa predikat. Menambah *mereka* menghadirkan subjek, tetapi subjek itu hanya mengulang *kelompok yang menang*, sedangkan *untuk* tetap tidak pada tempatnya. Tanyakan “siapa yang mendapat?”; jawabannya tidak boleh diawali kata depan.`,
    },
    {
      ref: 'PBM-223',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'easy',
      prompt: 'Unsur yang mubazir dalam kalimat “Para pendaki naik ke atas sejak dini hari.” adalah ….',
      options: ['para', 'ke atas', 'pendaki', 'sejak', 'dini hari'],
      key: 'B',
      explanation: `*Naik* sudah berarti bergerak ke atas, jadi *ke atas* mengulang maknanya. Cukup: “Para pendaki naik sejak dini hari.”

*Para* menandai jamak dan tidak diulang di tempat lain. *Pendaki* adalah pelakunya. *Sejak* menandai permulaan waktu, dan *dini hari* menyatakan waktunya; tanpa salah satunya keterangan menjadi tidak lengkap. Unsur mubazir dapat dihapus tanpa mengubah makna; coba hapus satu per satu.`,
    },
    {
      ref: 'PBM-224',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt:
        'Perbaikan kalimat “Dari hasil pengamatan menunjukkan bahwa burung itu bersarang pada bulan Maret.” yang tepat adalah ….',
      options: [
        'Dari hasil pengamatan, menunjukkan bahwa burung itu bersarang pada bulan Maret.',
        'Dari hasil pengamatan ditunjukkan kalau burung itu bersarang pada bulan Maret.',
        'Hasil pengamatan menunjukkan bahwa burung itu bersarang pada bulan Maret.',
        'Berdasarkan hasil pengamatan menunjukkan bahwa burung itu bersarang pada bulan Maret.',
        'Hasil dari pengamatan yang menunjukkan bahwa burung itu bersarang pada bulan Maret.',
      ],
      key: 'C',
      explanation: `*Menunjukkan* memerlukan subjek. *Dari hasil pengamatan* adalah keterangan karena diawali kata depan; tanpa *dari*, *hasil pengamatan* menjadi subjek.

Menambah koma tidak menghadirkan subjek, dan mengganti *dari* dengan *berdasarkan* hanya menukar kata depan. *Ditunjukkan kalau* memakai penghubung syarat di tempat *bahwa*. *Yang menunjukkan* mengubah predikat menjadi keterangan. Kalimat yang diawali *dari*, *berdasarkan*, atau *menurut* perlu subjek lain di belakangnya.`,
    },
    {
      ref: 'PBM-225',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Kalimat manakah yang unsur-unsurnya sejajar?',
      options: [
        'Tugas relawan adalah mendata warga, pembagian air, dan mendirikan tenda.',
        'Tugas relawan adalah mendata warga, membagikan air, dan mendirikan tenda.',
        'Tugas relawan adalah pendataan warga, membagikan air, dan pendirian tenda.',
        'Tugas relawan adalah mendata warga, membagikan air, dan tenda didirikan.',
        'Tugas relawan adalah data warga, membagikan air, dan mendirikan tenda.',
      ],
      key: 'B',
      explanation: `Unsur yang dirinci harus berbentuk sama. *Mendata*, *membagikan*, dan *mendirikan* sama-sama kata kerja aktif.

Dua kalimat mencampur kata kerja dengan kata benda (*pembagian*, *pendataan*, *pendirian*). *Tenda didirikan* berubah menjadi klausa pasif. *Data warga* adalah kata benda tanpa imbuhan. Kata benda sebenarnya boleh dipakai asalkan ketiganya kata benda. Sejajarkan kata pertama setiap unsur dalam satu kolom, lalu bandingkan imbuhannya.`,
    },
    {
      ref: 'PBM-226',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt:
        'Perbaikan kalimat “Setelah dikupas, Ibu merendam kentang dalam air garam.” yang tepat adalah ….',
      options: [
        'Setelah Ibu dikupas, kentang direndam dalam air garam.',
        'Setelah dikupas, Ibu direndam kentang dalam air garam.',
        'Dikupas, setelah itu Ibu merendam kentang dalam air garam.',
        'Setelah dikupas, kentang direndam Ibu dalam air garam.',
        'Setelah mengupas, kentang merendam Ibu dalam air garam.',
      ],
      key: 'D',
      explanation: `Anak kalimat tanpa subjek dianggap bersubjek sama dengan induknya. Dalam kalimat semula, yang dikupas seolah-olah Ibu. Jadikan *kentang* subjek induk kalimat: “kentang direndam Ibu”.

*Setelah Ibu dikupas* malah menegaskan kesalahannya. *Ibu direndam kentang* dan *kentang merendam Ibu* menukar pelaku dan sasaran. *Dikupas, setelah itu …* masih belum menyebut apa yang dikupas. Pada anak kalimat yang diawali *setelah*, *ketika*, atau *sambil*, tanyakan siapa pelakunya, lalu periksa subjek induk.`,
    },
    {
      ref: 'PBM-227',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Kalimat manakah yang tidak bermakna ganda?',
      options: [
        'Mobil kepala desa yang baru diparkir di balai.',
        'Istri kepala desa yang muda datang ke balai.',
        'Ia membaca buku sejarah baru di balai desa.',
        'Tahun ini uang iuran warga baru naik di balai desa.',
        'Mobil baru milik kepala desa itu diparkir di balai.',
      ],
      key: 'E',
      explanation: `*Mobil baru* jelas: yang baru adalah mobil, karena *baru* langsung mengikuti *mobil* dan pemiliknya disebut dengan *milik*.

Pada *mobil kepala desa yang baru*, yang baru dapat berarti mobilnya, kepala desanya, atau saat memarkirnya. *Yang muda* dapat menerangkan istri atau kepala desa. *Buku sejarah baru* dapat berarti buku baru atau sejarah baru. *Uang iuran warga baru naik* dapat berarti warga baru atau baru saja naik. Letakkan penjelas tepat di sebelah kata yang diterangkannya.`,
    },
    {
      ref: 'PBM-228',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Kalimat manakah yang logis?',
      options: [
        'Bapak Camat kami persilakan memberikan sambutan.',
        'Waktu dan tempat kami persilakan kepada Bapak Camat.',
        'Untuk mempersingkat waktu, Bapak Camat kami persilakan memberikan sambutan.',
        'Kepada Bapak Camat waktu dan tempat dipersilakan.',
        'Waktu kami berikan untuk mempersilakan Bapak Camat.',
      ],
      key: 'A',
      explanation: `Yang dapat dipersilakan hanya orang. *Bapak Camat kami persilakan memberikan sambutan* menjadikan orang sebagai pihak yang dipersilakan.

*Waktu dan tempat* tidak dapat dipersilakan, di mana pun letaknya dalam kalimat. *Mempersingkat waktu* juga tidak logis karena waktu tidak dapat dipendekkan; yang dapat dihemat adalah pemakaiannya. Waktu diberikan agar Bapak Camat dapat berbicara, bukan *untuk mempersilakan* beliau. Uji kelogisan dengan bertanya: dapatkah pelaku atau sasaran ini benar-benar melakukan kata kerjanya?`,
    },
    {
      ref: 'PBM-229',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Perbaikan kalimat “Rumah di mana saya dilahirkan sudah dijual.” yang tepat adalah ….',
      options: [
        'Rumah yang mana saya dilahirkan sudah dijual.',
        'Rumah dimana saya dilahirkan sudah dijual.',
        'Rumah tempat saya dilahirkan sudah dijual.',
        'Di mana saya dilahirkan, rumah sudah dijual.',
        'Rumah dengan mana saya dilahirkan sudah dijual.',
      ],
      key: 'C',
      explanation: `*Di mana* adalah kata tanya. Untuk menghubungkan nama tempat dengan keterangannya, bahasa Indonesia memakai *tempat*: *rumah tempat saya dilahirkan*.

*Yang mana* dan *dengan mana* pun kata tanya. *Dimana* ditambah salah ejaan. Memindahkan *di mana* ke depan menjadikan kalimat seperti pertanyaan yang tidak selesai. Jika *di mana* tidak menanyakan tempat, coba ganti dengan *tempat*, *yang*, atau hapus; satu di antaranya hampir pasti pas.`,
    },
    {
      ref: 'PBM-230',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Kalimat manakah yang hemat kata tanpa kehilangan makna?',
      options: [
        'Kedua tim saling puji-memuji setelah pertandingan usai.',
        'Kedua tim saling memuji satu sama lain setelah pertandingan usai selesai.',
        'Kedua tim memuji setelah pertandingan usai.',
        'Kedua buah tim saling memuji setelah pertandingan usai.',
        'Kedua tim saling memuji setelah pertandingan usai.',
      ],
      key: 'E',
      explanation: `*Saling* sudah menyatakan perbuatan berbalasan, jadi cukup *saling memuji*. Maknanya lengkap dan tidak ada yang diulang.

*Puji-memuji* juga menyatakan berbalasan sehingga dengan *saling* menjadi mubazir, begitu pula *satu sama lain* dan *usai selesai*. Tanpa *saling*, kalimat kehilangan makna berbalasan. *Buah* tidak diperlukan untuk menghitung tim. Hemat berarti membuang ulangan, bukan membuang makna; periksa kedua arah.`,
    },
    {
      ref: 'PBM-231',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Perbaikan kalimat “Mereka mendiskusikan tentang letak sumur yang baru.” yang tepat adalah ….',
      options: [
        'Mereka mendiskusikan mengenai letak sumur yang baru.',
        'Mereka berdiskusi letak sumur yang baru.',
        'Mereka mendiskusikan akan letak sumur yang baru.',
        'Mereka mendiskusikan letak sumur yang baru.',
        'Mereka didiskusikan tentang letak sumur yang baru.',
      ],
      key: 'D',
      explanation: `*Mendiskusikan* adalah kata kerja aktif yang langsung diikuti objek. Kata *tentang* di antaranya harus dihapus.

*Mengenai* dan *akan* sama saja dengan *tentang*. *Berdiskusi* justru memerlukan *tentang* karena tidak dapat diikuti objek. *Didiskusikan* menjadikan mereka pokok pembicaraan. Kata kerja berakhiran *-kan* langsung diikuti objek; kata kerja berawalan *ber-* memerlukan kata depan. Pilih satu pola, jangan keduanya.`,
    },
    {
      ref: 'PBM-232',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt:
        'Penyebab ketidakefektifan kalimat “Meskipun listrik padam, tetapi pompa tetap bekerja.” adalah ….',
      options: [
        'ketiadaan subjek pada anak kalimat',
        'pemakaian kata yang tidak baku',
        'pemakaian dua penghubung pertentangan sekaligus',
        'ketidaksejajaran bentuk kata kerja pada kedua bagiannya',
        'pengulangan makna jamak',
      ],
      key: 'C',
      explanation: `*Meskipun* sudah menandai anak kalimat dan pertentangannya; induknya tidak memerlukan penanda lagi. *Tetapi* menjadikan kedua bagian sama-sama berpenghubung sehingga tidak ada induk kalimat.

Anak kalimatnya bersubjek *listrik*. Semua katanya baku. *Padam* dan *bekerja* tidak dirinci sejajar, jadi kesejajaran tidak dipersoalkan. Jamak pun tidak ada. Hitung kata penghubung dan klausa: dua klausa memerlukan satu penghubung.`,
    },
    {
      ref: 'PBM-233',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt: 'Kalimat manakah yang mempunyai subjek dan predikat yang jelas?',
      options: [
        'Yang mengusulkan taman baca itu ialah ketua karang taruna.',
        'Taman baca yang diusulkan oleh ketua karang taruna itu.',
        'Dengan usul ketua karang taruna itu membangun taman baca.',
        'Bahwa taman baca itu diusulkan ketua karang taruna.',
        'Sehingga ketua karang taruna mengusulkan taman baca itu.',
      ],
      key: 'A',
      explanation: `*Yang mengusulkan taman baca itu* adalah subjek, dan *ialah ketua karang taruna* predikatnya. Kalimat yang diawali *yang* tidak selalu salah; ia benar jika seluruh frasa itu menjadi subjek dan ada predikat sesudahnya.

*Taman baca yang diusulkan …* hanya frasa tanpa predikat. *Dengan usul …* tidak bersubjek. *Bahwa …* dan *sehingga …* masing-masing anak kalimat tanpa induk. Jangan menghafal kata awal; temukan predikatnya, lalu tanyakan siapa atau apa yang dijelaskannya.`,
    },
    {
      ref: 'PBM-234',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt:
        'Perbaikan kalimat “Sejak dari kecil ia sangat gemar sekali mengumpulkan prangko.” yang tepat adalah ….',
      options: [
        'Sejak dari kecil, ia gemar sekali mengumpulkan prangko.',
        'Sejak kecil, ia gemar sekali mengumpulkan prangko.',
        'Dari sejak kecil, ia sangat gemar mengumpulkan prangko.',
        'Sejak kecil, ia sangat gemar sekali mengumpulkan prangko.',
        'Sejak kecil, gemar sekali mengumpulkan prangko olehnya.',
      ],
      key: 'B',
      explanation: `Ada dua kemubaziran: *sejak dari* dan *sangat … sekali*. Perbaikan harus menghapus satu kata dari setiap pasangan.

Dua pilihan masih memuat *sejak dari* atau *dari sejak*, satu masih memuat *sangat … sekali*. Pilihan terakhir hemat, tetapi *olehnya* mengubah pelaku menjadi keterangan sehingga kalimat tidak bersubjek. Jika satu kalimat mengandung beberapa kesalahan, tandai semuanya dahulu; pilihan pengecoh biasanya hanya memperbaiki satu.`,
    },
    {
      ref: 'PBM-235',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt: 'Kalimat manakah yang menyatakan sebab-akibat secara tepat?',
      options: [
        'Disebabkan tanggul jebol karena hujan turun tiga hari tanpa henti.',
        'Karena hujan turun tiga hari tanpa henti sehingga tanggul jebol.',
        'Tanggul jebol karena hujan turun tiga hari tanpa henti.',
        'Hujan turun tiga hari tanpa henti disebabkan tanggul jebol.',
        'Alasan tanggul jebol adalah karena hujan turun tiga hari tanpa henti.',
      ],
      key: 'C',
      explanation: `Induk kalimat *tanggul jebol* menyatakan akibat dan anak kalimat *karena …* menyatakan sebab. Satu penghubung cukup.

*Disebabkan … karena* dan *karena … sehingga* menandai sebab-akibat dua kali dan tidak menyisakan induk. Kalimat tentang hujan yang *disebabkan tanggul jebol* membalik sebab dan akibat. *Alasan … adalah karena* mengulang makna sebab; cukup *Penyebab jebolnya tanggul adalah hujan …*. Setelah menyusun, baca mundur: dari sebab, apakah akibatnya benar-benar mengikuti?`,
    },
    {
      ref: 'PBM-236',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt:
        'Perbaikan kalimat “Pembangunan jembatan itu bukan hanya memperpendek jarak, tetapi juga biaya angkut menjadi turun.” yang tepat adalah ….',
      options: [
        'Pembangunan jembatan itu bukan hanya memperpendek jarak, tetapi biaya angkut juga diturunkan olehnya.',
        'Pembangunan jembatan itu bukan hanya memperpendek jarak, melainkan juga menurunkan biaya angkut.',
        'Pembangunan jembatan itu tidak hanya jarak yang pendek, tetapi juga menurunkan biaya angkut.',
        'Pembangunan jembatan itu bukan hanya memperpendek jarak, melainkan biaya angkut juga turun.',
        'Pembangunan jembatan itu hanya memperpendek jarak, tetapi juga menurunkan biaya angkut itu.',
      ],
      key: 'B',
      explanation: `Pasangan yang baku ialah *bukan hanya …, melainkan juga …* atau *tidak hanya …, tetapi juga …*, dan kedua bagiannya harus sejajar: *memperpendek jarak* dengan *menurunkan biaya angkut*.

Pilihan dengan *diturunkan olehnya* dan *biaya angkut juga turun* berganti subjek di tengah jalan. *Tidak hanya jarak yang pendek* memasang kata benda melawan kata kerja. Pilihan terakhir kehilangan *bukan* sehingga pasangannya tidak lengkap. Periksa dua hal: pasangan kata penghubung, lalu kata yang tepat mengikutinya.`,
    },
    {
      ref: 'PBM-237',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt: 'Kalimat manakah yang memakai kata *masing-masing* atau *tiap-tiap* dengan tepat?',
      options: [
        'Masing-masing peserta-peserta menyerahkan formulir kepada panitia.',
        'Tiap-tiap menyerahkan formulirnya kepada panitia lomba itu.',
        'Para peserta tiap-tiap menyerahkan formulir kepada panitia.',
        'Para peserta menyerahkan formulir masing-masing kepada panitia.',
        'Setiap masing-masing peserta menyerahkan formulir kepada panitia.',
      ],
      key: 'D',
      explanation: `*Masing-masing* dapat berdiri tanpa kata benda di belakangnya dan menerangkan pelaku satu per satu: *para peserta menyerahkan formulir masing-masing*.

*Tiap-tiap* dan *setiap* harus langsung diikuti kata benda, jadi *Tiap-tiap menyerahkan* dan *para peserta tiap-tiap* tidak tepat. *Masing-masing peserta-peserta* mengulang jamak, dan *setiap masing-masing* memakai dua penanda yang sama. Ingat bedanya: sesudah *tiap-tiap* harus ada benda; sesudah *masing-masing* boleh kosong.`,
    },
    {
      ref: 'PBM-238',
      type: 'true_false_table',
      topic: 'Kalimat efektif',
      difficulty: 'easy',
      prompt: 'Tentukan apakah setiap kalimat berikut efektif atau tidak efektif.',
      columns: ['Efektif', 'Tidak efektif'],
      statements: [
        'Banyak kendaraan melintasi jalan itu setiap pagi.',
        'Banyak kendaraan-kendaraan melintasi jalan itu.',
        'Di jalan itu memerlukan lampu penerangan.',
        'Jalan itu memerlukan lampu penerangan.',
      ],
      key: [0, 1, 1, 0],
      explanation: `Dua pasang kalimat ini berbeda satu hal.

- *Banyak kendaraan*: jamak dinyatakan satu kali. Efektif.
- *Banyak kendaraan-kendaraan*: jamak dinyatakan dua kali. Tidak efektif.
- *Di jalan itu memerlukan*: kata depan *di* menghilangkan subjek. Tidak efektif.
- *Jalan itu memerlukan*: subjek dan predikat jelas. Efektif.

Jika ragu, buat versi lain yang hanya berbeda satu kata, lalu bandingkan; kesalahan lebih mudah terlihat berdampingan.`,
    },
    {
      ref: 'PBM-239',
      type: 'true_false_table',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap kalimat berikut efektif atau tidak efektif.',
      columns: ['Efektif', 'Tidak efektif'],
      statements: [
        'Walaupun bus terlambat, namun kami tiba tepat waktu.',
        'Kami tiba tepat waktu walaupun bus terlambat.',
        'Bus itu adalah merupakan angkutan terakhir.',
        'Bus itu berangkat setelah semua penumpang duduk di kursi masing-masing.',
      ],
      key: [1, 0, 1, 0],
      explanation: `Periksa penghubung dan kata kerjanya.

- *Walaupun … namun* memakai dua penghubung. Tidak efektif.
- Induk di depan, anak kalimat di belakang, satu penghubung. Efektif.
- *Adalah* dan *merupakan* searti; cukup satu. Tidak efektif.
- Subjek, predikat, dan satu penghubung *setelah*. Efektif.

Lingkari semua kata penghubung; dua klausa dengan dua penghubung hampir pasti tidak efektif.`,
    },
    {
      ref: 'PBM-240',
      type: 'true_false_table',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap kalimat berikut efektif atau tidak efektif.',
      columns: ['Efektif', 'Tidak efektif'],
      statements: [
        'Penjual itu menimbang, membungkus, dan menyerahkan ikan kepada pembeli.',
        'Penjual itu menimbang, bungkus, dan ikannya diserahkan kepada pembeli.',
        'Ikan itu ditimbang, dibungkus, dan diserahkan kepada pembeli.',
        'Ikan itu ditimbang pagi-pagi, lalu dibungkus dan diserahkan kepada pembeli.',
      ],
      key: [0, 1, 0, 0],
      explanation: `Keempat kalimat menguji kesejajaran.

- Tiga kata kerja aktif: *menimbang, membungkus, menyerahkan*. Efektif.
- Kata kerja aktif, kata dasar, lalu klausa pasif. Tidak efektif.
- Tiga kata kerja pasif dengan subjek yang sama. Efektif.
- Tiga kata kerja pasif lagi; keterangan waktu di tengah tidak mengubah kesejajarannya. Efektif.

Aktif atau pasif sama-sama boleh; yang tidak boleh adalah berganti bentuk di tengah rincian.`,
    },
  ],
}
