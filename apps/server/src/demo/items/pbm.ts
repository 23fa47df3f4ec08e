import type { SeedSubTest } from '../seed-item.ts'

export const pbm: SeedSubTest = {
  subject: 'PBM',
  lang: 'id',
  stimuli: [
    {
      ref: 'PBM-S1',
      title: 'Sabuk Hijau Desa Karangjati',
      body: `(1) Lima belas tahun yang lalu, garis pantai Desa Karangjati mundur hampir dua meter setiap tahun. (2) Ombak langsung menghantam tambak karena hutan bakau yang dahulu melindunginya sudah habis di tebang. (3) Para petambak rugi. (4) Sebagian dari mereka meninggalkan desa untuk mencari pekerjaan di kota.

(5) Melihat keadaan itu, sekelompok warga mulai menanam bibit bakau di lahan bekas tambak. (6) Pada tahun pertama, hanya tiga dari sepuluh bibit yang bertahan hidup. (7) Warga tidak menyerah, tetapi mempelajari cara menanam yang lebih sesuai. (8) Bagi warga yang ikut menanam menerima upah harian dari koperasi desa. (9) Kini lebih dari delapan puluh persen bibit tumbuh menjadi pohon.

(10) Akar bakau menahan lumpur, meredam ombak, dan tempat ikan kecil berlindung. (11) …, hasil tangkapan nelayan di sekitar desa ikut meningkat. (12) Harga ikan di pasar kota juga ditentukan oleh ongkos angkut. (13) Garis pantai pun tidak lagi mundur.`,
    },
  ],
  items: [
    {
      ref: 'PBM-01',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Ejaan',
      difficulty: 'easy',
      prompt: 'Perbaikan ejaan yang diperlukan pada kalimat (2) adalah ….',
      options: [
        'menambahkan tanda koma sebelum kata *karena*',
        'menulis *di tebang* menjadi *ditebang*',
        'menulis *menghantam* menjadi *mengantam*',
        'menulis *hutan bakau* menjadi *Hutan Bakau*',
        'menulis *melindunginya* menjadi *melindungi nya*',
      ],
      key: 'B',
      explanation: `Bedakan *di-* sebagai awalan dan *di* sebagai kata depan. Awalan *di-* membentuk kata kerja pasif dan ditulis serangkai; kata depan *di* menyatakan tempat atau waktu dan ditulis terpisah. *Tebang* adalah kata kerja: pasangan aktifnya *menebang*. Jadi, penulisan yang benar adalah *ditebang*. Bandingkan dengan *di kota* pada kalimat (4), yang menyatakan tempat.

Tanda koma tidak diperlukan sebelum *karena* karena anak kalimatnya berada di belakang induk kalimat. *Menghantam* sudah benar sebab kata dasarnya *hantam*. *Hutan bakau* adalah nama jenis, bukan nama diri, sehingga huruf kecil sudah tepat. Kata ganti *-nya* ditulis serangkai dengan kata sebelumnya.`,
    },
    {
      ref: 'PBM-02',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Perbaikan yang tepat untuk kalimat (8) adalah ….',
      options: [
        'Warga yang ikut menanam menerima upah harian dari koperasi desa.',
        'Bagi warga yang ikut menanam, menerima upah harian dari koperasi desa.',
        'Warga yang ikut menanam yang menerima upah harian dari koperasi desa.',
        'Kepada warga yang ikut menanam menerima upah harian dari koperasi desa.',
        'Upah harian dari koperasi desa menerima warga yang ikut menanam.',
      ],
      key: 'A',
      explanation: `Tanyakan: siapa yang *menerima upah*? Jawabannya *warga yang ikut menanam*. Itulah subjek kalimat. Akan tetapi, kata depan *bagi* di depannya mengubah bagian itu menjadi keterangan sehingga kalimat kehilangan subjek. Hapuslah *bagi*: “Warga yang ikut menanam menerima upah harian dari koperasi desa.” Kini subjek, predikat (*menerima*), dan objek (*upah harian*) jelas.

Menambahkan koma atau mengganti *bagi* dengan *kepada* tidak membantu karena kata depan masih ada di depan subjek. Menambahkan *yang* sebelum *menerima* justru menghilangkan predikat. Menukar tempat *upah* dan *warga* mengacaukan makna: upah tidak dapat menerima warga.`,
    },
    {
      ref: 'PBM-03',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Kata penghubung',
      difficulty: 'easy',
      prompt: 'Ungkapan penghubung yang paling tepat untuk mengisi bagian kosong pada kalimat (11) adalah ….',
      options: ['Akan tetapi', 'Sebaliknya', 'Meskipun demikian', 'Sebelum itu', 'Oleh karena itu'],
      key: 'E',
      explanation: `Tentukan dahulu hubungan kedua kalimat. Kalimat (10) menyatakan bahwa bakau menjadi tempat ikan kecil berlindung. Kalimat (11) menyatakan bahwa hasil tangkapan nelayan meningkat. Ikan kecil yang selamat akan tumbuh besar sehingga tangkapan bertambah. Jadi, hubungannya sebab-akibat dan penghubung yang tepat adalah *oleh karena itu*.

*Akan tetapi*, *sebaliknya*, dan *meskipun demikian* menyatakan pertentangan, padahal kedua kalimat itu searah: sama-sama menunjukkan manfaat bakau. *Sebelum itu* menyatakan urutan waktu yang terbalik; tangkapan meningkat sesudah bakau tumbuh, bukan sebelumnya.`,
    },
    {
      ref: 'PBM-04',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Agar rinciannya sejajar, kalimat (10) sebaiknya diubah menjadi ….',
      options: [
        'Akar bakau menahan lumpur, peredam ombak, dan melindungi ikan kecil.',
        'Akar bakau penahan lumpur, meredam ombak, dan pelindung ikan kecil.',
        'Akar bakau menahan lumpur, meredam ombak, dan juga tempat ikan kecil.',
        'Akar bakau menahan lumpur, meredam ombak, dan melindungi ikan kecil.',
        'Akar bakau yang menahan lumpur, meredam ombak, dan melindungi ikan kecil.',
      ],
      key: 'D',
      explanation: `Rincian dalam satu kalimat harus memakai bentuk yang sama. Pada kalimat (10), dua rincian pertama berupa kata kerja aktif (*menahan*, *meredam*), sedangkan rincian ketiga berupa kata benda (*tempat ikan kecil berlindung*). Ubahlah rincian ketiga menjadi kata kerja: *melindungi ikan kecil*. Hasilnya *menahan*, *meredam*, dan *melindungi*.

Perubahan yang memakai *peredam*, *penahan*, atau *pelindung* di tengah kata kerja masih mencampur kata benda dan kata kerja. Menambahkan *juga* tidak mengubah bentuk *tempat*. Kalimat dengan *yang menahan* memang sejajar, tetapi kata *yang* membuat seluruh rincian hanya menerangkan *akar bakau* sehingga kalimat tidak lagi mempunyai predikat.`,
    },
    {
      ref: 'PBM-05',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Kepaduan paragraf',
      difficulty: 'easy',
      prompt: 'Kalimat yang tidak padu dengan paragrafnya sehingga sebaiknya dihapus adalah ….',
      options: ['kalimat (4)', 'kalimat (6)', 'kalimat (9)', 'kalimat (12)', 'kalimat (13)'],
      keeps_order: true,
      key: 'D',
      explanation: `Setiap kalimat dalam satu paragraf harus mendukung gagasan yang sama. Paragraf terakhir membahas manfaat hutan bakau bagi desa: akar menahan lumpur dan meredam ombak, tangkapan meningkat, dan garis pantai tidak lagi mundur. Kalimat (12) membicarakan harga ikan dan ongkos angkut di kota. Kata *ikan* memang muncul lagi, tetapi isinya tidak berkaitan dengan manfaat bakau.

Kalimat (4) menunjukkan akibat kerusakan pantai, kalimat (6) dan (9) memperlihatkan perkembangan usaha warga, dan kalimat (13) menutup paragraf dengan menjawab masalah pada kalimat (1). Jadi, semuanya masih diperlukan. Cara memeriksanya: lewati satu kalimat, lalu bacalah; jika alur malah lebih lancar, kalimat itu tidak padu.`,
    },
    {
      ref: 'PBM-06',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Ide pokok',
      difficulty: 'medium',
      prompt: 'Ide pokok paragraf kedua, yaitu kalimat (5) sampai dengan kalimat (9), adalah ….',
      options: [
        'banyaknya bibit bakau yang mati pada tahun pertama',
        'upah harian dari koperasi desa untuk para penanam bakau',
        'usaha warga menanam kembali bakau sampai berhasil',
        'manfaat hutan bakau bagi nelayan dan pantai desa',
        'kerusakan tambak akibat hilangnya hutan bakau',
      ],
      key: 'C',
      explanation: `Ide pokok harus menaungi *semua* kalimat dalam paragraf. Kalimat (5) menyatakan warga mulai menanam, (6) dan (7) menceritakan kegagalan serta usaha belajar, (8) menjelaskan upah bagi penanam, dan (9) menyatakan keberhasilan. Benang merahnya ialah usaha warga menanam kembali bakau sampai berhasil.

Bibit yang mati dan upah dari koperasi masing-masing hanya termuat dalam satu kalimat; keduanya gagasan penjelas. Manfaat bakau adalah isi paragraf ketiga, sedangkan kerusakan tambak adalah isi paragraf pertama. Pilihan seperti itu mengecoh karena benar menurut teks, tetapi bukan jawaban untuk paragraf yang ditanyakan.`,
    },
    {
      ref: 'PBM-07',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Penggabungan kalimat',
      difficulty: 'medium',
      prompt: 'Penggabungan kalimat (3) dan kalimat (4) yang paling tepat adalah ….',
      options: [
        'Para petambak rugi sehingga sebagian dari mereka meninggalkan desa untuk mencari pekerjaan di kota.',
        'Karena para petambak rugi, sehingga sebagian dari mereka meninggalkan desa untuk mencari pekerjaan di kota.',
        'Meskipun para petambak rugi, sebagian dari mereka meninggalkan desa untuk mencari pekerjaan di kota.',
        'Para petambak rugi sebab sebagian dari mereka meninggalkan desa untuk mencari pekerjaan di kota.',
        'Para petambak rugi, lalu maka sebagian dari mereka meninggalkan desa untuk mencari pekerjaan di kota.',
      ],
      key: 'A',
      explanation: `Kerugian petambak (kalimat (3)) menyebabkan sebagian dari mereka pergi ke kota (kalimat (4)). Hubungan sebab-akibat ini tepat dinyatakan dengan *sehingga*, yang menandai akibat.

Gabungan dengan *karena … sehingga …* paling mengecoh karena maknanya terasa benar. Akan tetapi, kedua bagiannya diawali kata penghubung bertingkat sehingga tidak ada induk kalimat. Pilih salah satu saja. *Meskipun* menyatakan pertentangan, padahal kepergian itu wajar terjadi setelah rugi. *Sebab* membalik hubungan: seolah-olah kepergian warga yang menimbulkan kerugian. *Lalu maka* memakai dua penghubung secara mubazir.`,
    },
    {
      ref: 'PBM-08',
      stimulus: 'PBM-S1',
      type: 'single_choice',
      topic: 'Kepaduan paragraf',
      difficulty: 'medium',
      prompt: `Penulis ingin menambahkan kalimat berikut.

“Sebagian besar bibit hanyut terbawa air pasang karena ditanam terlalu dekat dengan laut.”

Kalimat itu paling tepat diletakkan setelah ….`,
      options: ['kalimat (2)', 'kalimat (6)', 'kalimat (8)', 'kalimat (9)', 'kalimat (11)'],
      keeps_order: true,
      key: 'B',
      explanation: `Kalimat tambahan menerangkan mengapa *sebagian besar bibit* mati. Kalimat (6) menyebut bahwa hanya tiga dari sepuluh bibit yang bertahan hidup, jadi sebagian besar memang mati. Selanjutnya, kalimat (7) menyatakan bahwa warga “mempelajari cara menanam yang lebih sesuai”. Penyebab kegagalan, yaitu menanam terlalu dekat dengan laut, menjadi jembatan yang wajar di antara keduanya.

Letak setelah kalimat (9) mengecoh karena di sana juga ada jumlah bibit. Akan tetapi, kalimat (9) menyatakan lebih dari delapan puluh persen bibit tumbuh sehingga bertentangan dengan “sebagian besar bibit hanyut”. Kalimat (2) mendahului penanaman, kalimat (8) membicarakan upah, dan kalimat (11) membicarakan tangkapan nelayan.`,
    },
    {
      ref: 'PBM-09',
      type: 'true_false_table',
      topic: 'Ejaan',
      difficulty: 'hard',
      prompt: 'Tentukan apakah penulisan setiap kalimat berikut tepat atau tidak tepat menurut kaidah ejaan.',
      columns: ['Tepat', 'Tidak tepat'],
      statements: [
        'Ibu membeli dua kilogram jeruk bali di pasar.',
        'Rapat itu dihadiri oleh para Bupati dari tujuh daerah.',
        'Kami tidak tahu kemana rombongan itu pergi.',
        'Bus antarkota itu berangkat pada pukul 06.30.',
        'Meskipun hujan turun pertandingan tetap dilanjutkan.',
      ],
      key: [0, 1, 1, 0, 1],
      explanation: `Nama jabatan ditulis dengan huruf kapital jika diikuti nama orang atau dipakai sebagai pengganti nama orang tertentu. *Para Bupati* tidak menunjuk orang tertentu, jadi seharusnya *para bupati*. Nama tempat yang menjadi bagian nama jenis, seperti *jeruk bali*, memang ditulis dengan huruf kecil.

Anak kalimat yang mendahului induk kalimat diikuti tanda koma: *Meskipun hujan turun, pertandingan tetap dilanjutkan*. Bentuk terikat *antar-* ditulis serangkai (*antarkota*), dan tanda titik memisahkan jam dari menit (*06.30*), jadi kalimat tentang bus sudah tepat. Kata depan *ke* ditulis terpisah: *ke mana*. Jangan terkecoh oleh *kemari*, yang memang satu kata.`,
    },
    {
      ref: 'PBM-10',
      type: 'multiple_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt: 'Manakah yang merupakan kalimat efektif? Pilih semua jawaban yang benar.',
      options: [
        'Para siswa-siswa berkumpul di aula sejak pagi.',
        'Panitia dan para juri membahas jadwal lomba.',
        'Hasil survei itu menunjukkan bahwa warga mendukung pembangunan taman.',
        'Di perpustakaan ini menyediakan ruang diskusi untuk umum.',
        'Meskipun lelah, tetapi ia tetap menyelesaikan laporannya.',
        'Banyak pelancong mengunjungi candi itu pada hari libur.',
      ],
      key: ['B', 'C', 'F'],
      explanation: `Periksa kelengkapan unsur, kehematan, dan kelogisan.

Kalimat tentang panitia, hasil survei, dan banyak pelancong mempunyai subjek dan predikat yang jelas serta tidak memuat kata yang mubazir. *Membahas* langsung diikuti objek, tanpa *tentang*; *banyak* diikuti kata tunggal *pelancong*.

*Para siswa-siswa* menyatakan jamak dua kali; cukup *para siswa* atau *siswa-siswa*. *Di perpustakaan ini menyediakan* tidak bersubjek karena kata *di* menjadikan bagian awal sebagai keterangan; hapuslah *di*. *Meskipun … tetapi …* memakai dua kata penghubung sehingga induk kalimatnya hilang; pilih salah satu. Kesalahan terakhir ini sering lolos karena lazim terdengar dalam percakapan.`,
    },
    {
      ref: 'PBM-11',
      type: 'short_answer',
      topic: 'Kata baku',
      difficulty: 'medium',
      prompt: `Perhatikan kalimat berikut.

“Sebelum pulang, bendahara memeriksa kembali jadwal, daftar hadir, kwitansi, dan arsip rapat.”

Satu kata dalam kalimat tersebut tidak baku. Tuliskan bentuk bakunya.`,
      answer: { kind: 'text', accepted: ['kuitansi'] },
      explanation: `Kata yang tidak baku adalah *kwitansi*; bentuk bakunya *kuitansi*. Kata ini diserap dari bahasa Belanda *kwitantie*, dan bunyi awalnya ditulis dengan *ku*, bukan *kw*. Hal serupa terjadi pada *kualitas* (bukan *kwalitas*) dan *kuartal* (bukan *kwartal*).

Kata lain dalam kalimat itu sudah baku. *Jadwal* sering ditulis *jadual*, padahal yang baku memakai *w*. Kata inilah yang mengecoh: *w* diubah menjadi *u* pada kata yang satu, tetapi dipertahankan pada kata yang lain. Karena tidak dapat ditebak dari bunyinya saja, biasakan memeriksa kamus. *Bendahara* dan *arsip* juga sudah benar; *arsip* tidak ditulis *arsif*.`,
    },
  ],
}
