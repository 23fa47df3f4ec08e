/** The page that explains scores. */
export const texts = {
  title: 'Bagaimana skor dihitung',
  intro: 'Dari jawabanmu sampai angka di hasil: apa yang dihitung, seberapa pasti, dan apa batasnya.',
  count: {
    title: 'Bukan cuma jumlah benar',
    paragraphs: [
      'Dua siswa sama-sama benar 12 soal belum tentu sama mampunya, karena soal yang mereka jawab berbeda sulitnya. Karena itu try out berskala UTBK dinilai dengan teori respons butir (IRT), cara yang juga dipakai seleksi masuk PTN sejak SBMPTN 2018.',
      'Tiap soal diukur dulu dari jawaban semua peserta. Baru setelah itu jawabanmu dipakai untuk menakar kemampuanmu. Soal yang tidak dijawab dihitung salah tanpa pengurangan nilai, jadi menebak tidak merugikan.',
      'Soal tabel dan soal dengan beberapa jawaban dihitung benar kalau semua bagiannya tepat. Satu baris yang salah atau kosong membuat soal itu salah, tidak lebih dari itu, jadi isi semua barisnya.',
      'Try out yang tidak memakai IRT menjumlahkan nilai soalnya. Skornya tampil tanpa ±. Kalau di sana jawaban sebagian juga dinilai, aturannya tertulis di soalnya.',
    ],
  },
  curve: {
    title: 'Setiap soal punya kurva',
    intro:
      'Makin mampu seorang siswa, makin besar peluangnya menjawab benar. Bentuk kurvanya berbeda tiap soal:',
    easy: 'Soal mudah',
    hard: 'Soal sulit',
    abilities: ['kurang', 'rata-rata', 'mahir'] as const,
    label: (name: string) =>
      `${name}: peluang menjawab benar naik dari peluang menebak sampai hampir pasti benar seiring kemampuan.`,
    facts: [
      ['Tingkat kesulitan', 'letak titik kuning. Makin ke kanan, makin sulit.'],
      [
        'Daya beda',
        'kemiringan kurva di titik itu. Makin curam, makin jelas bedanya yang paham dan yang belum.',
      ],
      [
        'Peluang menebak',
        'garis putus-putus di bawah. Soal isian tidak punya, karena tidak ada pilihan untuk ditebak.',
      ],
    ],
  },
  example: {
    title: 'Coba sendiri',
    intro:
      'Lima soal contoh, dari mudah ke sulit. Ketuk untuk mengubah benar dan salahnya, lalu lihat skornya.',
    items: [
      'Soal 1, mudah',
      'Soal 2, agak mudah',
      'Soal 3, sedang',
      'Soal 4, sulit',
      'Soal 5, sulit dan isian',
    ],
    right: 'benar',
    wrong: 'salah',
    score: (score: string, error: string) => `Skor ${score} ± ${error}`,
    between: (from: string, to: string) => `Kemungkinan besar antara ${from} dan ${to}.`,
    curve: (score: string) => `Kurva skor yang mungkin, paling tinggi di sekitar ${score}.`,
    compare: (rani: string, bagas: string, error: string) =>
      `Rani benar di soal 1, 2, dan 3: skornya ${rani}. Bagas benar di soal 1, 2, dan 5: ${bagas}. Sama-sama tiga benar, tetapi soal 5 sulit dan tidak bisa ditebak. Namun bedanya masih di bawah ± ${error}: dari lima soal saja, belum bisa dipastikan siapa yang lebih mampu.`,
    guess:
      'Benar di soal pilihan ganda yang sulit tetapi salah di yang mudah lebih mungkin karena menebak. Karena itu nilainya tidak sebesar kelihatannya.',
  },
  error: {
    title: 'Arti ± di belakang skor',
    paragraphs: [
      '612 ± 30 berarti: dua dari tiga kali, nilaimu yang sebenarnya ada di antara 582 dan 642. Satu dari tiga kali ada di luarnya. Tidak ada tes yang bebas dari ini; kami hanya tidak menyembunyikannya.',
      'Satu subtes berisi 20 sampai 30 soal biasanya punya ± 50 sampai 65; kalau soalnya lebih sedikit, lebih besar. Skor total tujuh subtes sekitar ± 30: meleset di satu subtes sebagian diimbangi subtes lain, tetapi tidak semuanya, karena semua subtes menarik skor tinggi dan rendah ke arah rata-rata. Kalau dua skor berselisih lebih kecil dari ± itu, belum tentu kemampuannya berbeda.',
      'Ada program yang menghitung skor total bersama dari semua subtes. Totalnya lalu bukan rata-rata skor subtes: siswa yang kuat di semua subtes naik sedikit, yang lemah di semua subtes turun sedikit, dan ±-nya lebih kecil. Log penilaian menyebutnya.',
    ],
  },
  provisional: {
    title: 'Sementara, lalu akhir',
    paragraphs: [
      'Sifat soal baru bisa diukur setelah semua peserta selesai. Sampai saat itu hasilmu bertanda “Sementara” dan dihitung dari jumlah benar. Setelah try out ditutup, semua skor dihitung, diperiksa, lalu diterbitkan. Angkamu dan peringkatmu bisa naik atau turun.',
      'Kalau pesertanya sedikit, dipakai sifat soal yang sudah diukur di try out lain. Kalau belum ada, mulai 15 siswa sifatnya diukur dari jawaban mereka sendiri, dan di bawah itu skor akhirnya dari poin, tanpa ±. Hasilmu menyebut yang mana.',
      'Kalau ada kunci yang ternyata salah, kuncinya dibetulkan atau soalnya dianulir, dan skor semua peserta dihitung ulang. Hasilmu memberi tahu kalau itu terjadi.',
    ],
  },
  scale: {
    title: 'Dari kemampuan ke angka 200–1.000',
    paragraphs: [
      'Angka 500 adalah rata-rata kelompok acuan, yaitu peserta try out yang ditetapkan admin sebagai acuan, dan 100 angka adalah simpangan bakunya. Kira-kira dua dari tiga siswa acuan berada di antara 400 dan 600.',
      'Try out berikutnya disambungkan lewat soal yang sama (soal jangkar), supaya 600 di sini dan 600 di sana berarti sama. Kalau soal jangkarnya kurang, kedua kelompok dianggap sama mampunya dan hasilmu menyebutkannya: bandingkan dengan hati-hati.',
    ],
  },
  chance: {
    title: 'Peluang masuk jurusan',
    intro:
      'Peluang memperhitungkan galat skormu, galat ujian yang sebenarnya, kemajuan yang tidak sama, dan skor terakhir yang berubah tiap tahun. Hasilnya kami sebut dengan tiga kata:',
    bands: { aman: 'Aman', bersaing: 'Bersaing', berat: 'Berat' },
    limits: {
      aman: (least: number) =>
        `paling sedikit ${least} dari 10 siswa dengan skor sepertimu melewati skor terakhir.`,
      bersaing: (least: number, most: number) => `antara ${least} dan ${most} dari 10.`,
      berat: (most: number) => `kurang dari ${most} dari 10.`,
    },
    paragraphs: [
      'Dasarnya selalu disebut: skor siswa di sini yang memilih jurusan itu. Kalau belum ada 50, peluangnya tidak kami sebut. Rentangnya menunjukkan apa jadinya kalau pelamar yang sebenarnya lebih kuat atau lebih lemah daripada peserta di sini.',
      'Ini perkiraan dari try out, bukan janji. Panitia memakai bobotnya sendiri untuk tiap jurusan, dan pesaingmu juga masih belajar.',
    ],
  },
  limits: {
    title: 'Yang tidak bisa dikatakan skor ini',
    items: [
      'Ini bukan skor UTBK. Model dan tetapan panitia tidak dipublikasikan; skala kami hanya serupa bentuknya.',
      'IRT mengurutkan siswa sedikit lebih tepat daripada jumlah benar, bukan jauh lebih tepat.',
      'Soal-soal dari satu bacaan dianggap saling lepas, dan soal yang tidak sempat dikerjakan dihitung salah.',
      'Skor menggambarkan hari itu. Tidur cukup, sinyal, dan sarapan ikut bermain.',
    ],
  },
  open: {
    title: 'Bisa diperiksa siapa pun',
    text: 'Mesin penilainya terbuka dan memakai metode yang sudah diterbitkan. Setiap penilaian mencatat sidik data, versi mesin, dan lognya: data yang sama selalu menghasilkan skor yang sama, sampai angka terakhir.',
  },
}
