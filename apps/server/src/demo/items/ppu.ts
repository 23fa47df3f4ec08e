import type { SeedSubTest } from '../seed-item.ts'

export const ppu: SeedSubTest = {
  subject: 'PPU',
  lang: 'id',
  stimuli: [
    {
      ref: 'PPU-S1',
      title: 'Garis yang Tidak Tampak',
      body: `(1) Pada tahun 1856, naturalis Alfred Russel Wallace menyeberang dari Bali ke Lombok. (2) Meskipun kedua pulau itu hanya dipisahkan selat yang sempit, burung-burung yang dijumpainya sangat berlainan. (3) Di Bali, ia masih melihat burung pelatuk yang lazim di Asia; di Lombok, ia justru mendapati kakatua, burung yang berkerabat dengan jenis-jenis di Australia. (4) Perbedaan itu mendorong Wallace menarik garis khayal di antara kedua pulau, yang diteruskannya ke utara melalui Selat Makassar, di antara Kalimantan dan Sulawesi.

(5) Penjelasannya terletak di dasar laut. (6) Pada zaman es, permukaan laut surut lebih dari seratus meter sehingga Sumatra, Jawa, Kalimantan, dan Bali menyatu dengan daratan Asia. (7) Selat di antara Bali dan Lombok tetap tergenang karena jauh lebih dalam. (8) Sebagian besar satwa darat tidak dapat melintasinya sehingga berkembang secara terpisah selama jutaan tahun. (9) Di sebelah timur garis itu terbentang wilayah peralihan yang kini dinamai Wallacea. (10) Di wilayah itu hidup satwa endemik, seperti anoa dan babirusa, yang tidak dijumpai di luar Wallacea.`,
    },
  ],
  items: [
    {
      ref: 'PPU-01',
      stimulus: 'PPU-S1',
      type: 'single_choice',
      topic: 'Makna kata dalam konteks',
      difficulty: 'easy',
      prompt: 'Kata *surut* pada kalimat (6) paling tepat diartikan sebagai ….',
      options: ['mengering', 'mundur', 'melambat', 'menurun', 'menjauh'],
      key: 'D',
      explanation: `Lihat kata-kata di sekitarnya: “permukaan laut surut lebih dari seratus meter sehingga Sumatra, Jawa, Kalimantan, dan Bali menyatu”. Ukuran “seratus meter” menerangkan ketinggian air; permukaan laut yang lebih rendah membuat dasar laut dangkal menjadi daratan. Jadi, *surut* di sini berarti menurun.

*Surut* memang dapat bermakna mundur, misalnya dalam “tekadnya tidak pernah surut” atau “surut ke belakang”, tetapi permukaan laut tidak bergerak ke belakang. *Mengering* juga keliru: laut tidak kehilangan seluruh airnya, bahkan selat yang dalam tetap tergenang. *Menjauh* menerangkan jarak, sedangkan *melambat* menerangkan kecepatan. Keduanya tidak cocok dengan ukuran tinggi.`,
    },
    {
      ref: 'PPU-02',
      stimulus: 'PPU-S1',
      type: 'single_choice',
      topic: 'Rujukan kata',
      difficulty: 'medium',
      prompt: 'Bentuk *-nya* pada kata *melintasinya* dalam kalimat (8) merujuk pada ….',
      options: [
        'garis khayal yang ditarik Wallace',
        'selat di antara Bali dan Lombok',
        'daratan Asia pada zaman es',
        'Selat Makassar di utara',
        'permukaan laut yang surut',
      ],
      key: 'B',
      explanation: `Kata ganti *-nya* biasanya merujuk pada hal yang baru saja dibicarakan dan cocok dengan makna kata kerjanya. Kalimat sebelumnya, kalimat (7), membicarakan “selat di antara Bali dan Lombok” yang tetap tergenang. Air yang tergenang itulah yang tidak dapat dilintasi satwa darat. Gantilah *-nya* untuk menguji: “satwa darat tidak dapat melintasi *selat itu*”. Maknanya utuh.

Garis khayal mengecoh karena juga berada di antara kedua pulau, tetapi garis yang tidak berwujud tidak mungkin menghalangi satwa. Selat Makassar disebut jauh sebelumnya, pada kalimat (4). Daratan Asia justru dapat dilintasi, sedangkan permukaan laut yang surut malah membuka jalan.`,
    },
    {
      ref: 'PPU-03',
      stimulus: 'PPU-S1',
      type: 'true_false_table',
      topic: 'Isi teks',
      difficulty: 'medium',
      prompt: 'Tentukan apakah setiap pernyataan berikut sesuai atau tidak sesuai dengan isi teks.',
      columns: ['Sesuai', 'Tidak sesuai'],
      statements: [
        'Wallace menarik garis khayalnya setelah mengamati perbedaan burung di dua pulau.',
        'Pada zaman es, Bali dan Lombok tergabung dalam satu daratan.',
        'Anoa dan babirusa dapat dijumpai hidup liar di hutan Kalimantan.',
        'Kedalaman selat menentukan apakah dua pulau tersambung ketika permukaan laut surut.',
      ],
      key: [0, 1, 1, 0],
      explanation: `Cocokkan tiap pernyataan dengan kalimatnya.

Kalimat (2)–(4) menyebut bahwa perbedaan burung di Bali dan Lombok “mendorong Wallace menarik garis khayal”. Jadi, pernyataan tentang dasar garis itu sesuai. Kalimat (6) dan (7) dibaca bersama: Bali menyatu dengan Asia, tetapi selat di antara Bali dan Lombok tetap tergenang karena dalam. Artinya, Bali dan Lombok tidak pernah menjadi satu daratan pada zaman es, dan kedalaman selatlah yang menentukan.

Kalimat (10) menyatakan bahwa anoa dan babirusa tidak dijumpai di luar Wallacea. Wallacea berada di sebelah timur garis, sedangkan Kalimantan di sebelah baratnya (kalimat (4)). Jadi, pernyataan tentang Kalimantan tidak sesuai.`,
    },
    {
      ref: 'PPU-04',
      stimulus: 'PPU-S1',
      type: 'single_choice',
      topic: 'Simpulan teks',
      difficulty: 'medium',
      prompt:
        'Berdasarkan penjelasan dalam teks, pasangan pulau manakah yang satwa daratnya diperkirakan paling mirip?',
      options: [
        'Jawa dan Kalimantan',
        'Bali dan Lombok',
        'Kalimantan dan Sulawesi',
        'Sumatra dan Sulawesi',
        'Jawa dan Lombok',
      ],
      key: 'A',
      explanation: `Menurut teks, kemiripan satwa darat ditentukan oleh pernah tidaknya dua pulau tersambung daratan, bukan oleh dekatnya jarak. Kalimat (6) menyebut Sumatra, Jawa, Kalimantan, dan Bali pernah menyatu dengan Asia. Jawa dan Kalimantan termasuk dalam kelompok itu sehingga satwa darat dapat berpindah di antara keduanya.

Bali dan Lombok paling mengecoh karena sangat berdekatan, padahal teks justru memakainya sebagai contoh perbedaan. Kalimantan dan Sulawesi juga berdekatan, tetapi garis Wallace melewati selat di antara keduanya. Pasangan Sumatra–Sulawesi dan Jawa–Lombok pun terletak di dua sisi garis yang berbeda.`,
    },
    {
      ref: 'PPU-05',
      type: 'multiple_choice',
      topic: 'Pembentukan kata',
      difficulty: 'hard',
      prompt: `Imbuhan *ke-…-an* pada frasa *keunikan satwa* bermakna ‘hal (bersifat) unik’. Pada frasa manakah imbuhan *ke-…-an* mempunyai makna yang sejenis? Pilih semua jawaban yang benar.`,
      options: [
        '*kejujuran* seorang saksi',
        '*kehujanan* di tengah jalan',
        '*kelangkaan* bahan bakar',
        '*kecamatan* di tepi danau',
        '*kepadatan* penduduk kota',
        '*kecopetan* di dalam bus',
      ],
      key: ['A', 'C', 'E'],
      explanation: `Imbuhan *ke-…-an* mempunyai beberapa makna. Ujilah dengan mengubah kata menjadi ‘hal + kata dasar’.

- *kejujuran* = ‘hal jujur’, *kelangkaan* = ‘hal langka’, *kepadatan* = ‘hal padat’. Kata dasarnya adalah kata sifat, sama seperti *unik* dalam *keunikan*. Ketiganya bermakna sejenis.
- *kehujanan* = ‘terkena hujan’ dan *kecopetan* = ‘menjadi korban pencopet’. Di sini imbuhan menyatakan bahwa seseorang mengalami sesuatu yang tidak diinginkan; keduanya kata kerja.
- *kecamatan* = ‘wilayah yang dipimpin camat’. Di sini imbuhan menyatakan wilayah atau tempat.

Bentuk luar yang sama belum tentu bermakna sama. Perhatikan jenis kata dasarnya dan fungsi kata itu di dalam frasa.`,
    },
    {
      ref: 'PPU-06',
      type: 'single_choice',
      topic: 'Ungkapan',
      difficulty: 'easy',
      prompt: `Perhatikan kalimat berikut.

“Perizinan yang berbelit masih menjadi *batu sandungan* bagi warga yang ingin membuka usaha kecil.”

Ungkapan *batu sandungan* dalam kalimat tersebut bermakna ….`,
      options: ['peringatan', 'dasar', 'hambatan', 'ujian', 'kesalahan'],
      key: 'C',
      explanation: `*Tersandung* berarti kaki terantuk sesuatu sehingga langkah terganggu. Karena itu, *batu sandungan* dipakai sebagai kiasan bagi sesuatu yang merintangi usaha, yaitu hambatan. Makna ini cocok dengan kalimat: perizinan yang berbelit merintangi warga yang ingin membuka usaha.

*Ujian* agak dekat karena sama-sama terasa sulit, tetapi ujian bertujuan mengukur kemampuan, sedangkan perizinan yang berbelit hanya merintangi. *Dasar* mungkin terpikir karena ungkapan lain, *batu loncatan* atau *batu fondasi*, memang berkaitan dengan tumpuan. *Peringatan* dan *kesalahan* tidak menjelaskan hubungan antara perizinan dan usaha warga.`,
    },
    {
      ref: 'PPU-07',
      type: 'single_choice',
      topic: 'Makna kata dalam konteks',
      difficulty: 'medium',
      prompt: `Perhatikan kalimat berikut.

“Film pendek itu *mengangkat* kehidupan nelayan di pesisir utara.”

Kata *mengangkat* pada kalimat manakah yang bermakna sama dengan kata *mengangkat* pada kalimat tersebut?`,
      options: [
        'Rapat anggota mengangkat dua orang wakil ketua.',
        'Prestasi atlet muda itu mengangkat nama kotanya.',
        'Petugas mengangkat bangkai kapal dari dasar sungai.',
        'Suami istri itu mengangkat seorang anak yatim.',
        'Cerpen terbarunya mengangkat persoalan para perantau.',
      ],
      key: 'E',
      explanation: `Dalam “film itu mengangkat kehidupan nelayan”, *mengangkat* berarti ‘menjadikan pokok cerita atau pembicaraan’. Pelakunya sebuah karya dan objeknya sebuah persoalan. Susunan yang sama terdapat dalam cerpen yang mengangkat persoalan para perantau.

Pada kalimat tentang rapat anggota, *mengangkat* berarti ‘menetapkan dalam jabatan’. Pada kalimat tentang petugas, maknanya harfiah, yaitu ‘menaikkan’. Pada kalimat tentang suami istri, maknanya ‘mengambil sebagai anak’. Kalimat tentang prestasi atlet paling mengecoh karena sama-sama kiasan, tetapi maknanya ‘meninggikan martabat’: nama kota menjadi lebih terhormat, bukan menjadi pokok cerita.`,
    },
    {
      ref: 'PPU-08',
      type: 'single_choice',
      topic: 'Kosakata',
      difficulty: 'easy',
      prompt: `“Sebelum musim hujan tiba, warga membersihkan saluran air, memperkuat tanggul, dan menandai jalur aman. Langkah … itu dilakukan agar kerugian dapat ditekan seandainya banjir datang.”

Kata yang paling tepat untuk melengkapi teks tersebut adalah ….`,
      options: ['mitigasi', 'evakuasi', 'rehabilitasi', 'relokasi', 'rekonstruksi'],
      key: 'A',
      explanation: `Kunci teks ini adalah waktu dan tujuannya: kegiatan dilakukan *sebelum* banjir datang supaya kerugian dapat *ditekan*. Tindakan mengurangi dampak bencana sebelum bencana terjadi disebut *mitigasi*.

*Evakuasi* berarti pemindahan orang dari daerah berbahaya ke tempat aman. Jalur aman yang ditandai memang kelak dipakai untuk evakuasi, tetapi memindahkan orang belum dilakukan. *Rehabilitasi* (pemulihan) dan *rekonstruksi* (pembangunan kembali) dilakukan sesudah bencana. *Relokasi* berarti pemindahan permukiman ke tempat lain, sedangkan warga dalam teks tetap tinggal di tempatnya.`,
    },
    {
      ref: 'PPU-09',
      type: 'short_answer',
      topic: 'Pembentukan kata',
      difficulty: 'easy',
      prompt: `Perhatikan kalimat berikut.

“Setiap pengendara wajib … rambu lalu lintas.”

Bagian yang kosong diisi dengan gabungan *meN-* + *taat* + *-i*. Tuliskan bentuk bakunya dalam satu kata.`,
      answer: { kind: 'text', accepted: ['menaati'] },
      explanation: `Awalan *meN-* berubah mengikuti huruf pertama kata dasar. Jika kata dasar diawali *k*, *p*, *t*, atau *s* yang diikuti huruf vokal, bunyi itu luluh: *tulis* → *menulis*, *tolong* → *menolong*. Kata *taat* diawali *t* dan diikuti vokal *a*, jadi *t* luluh menjadi *n*: *meN-* + *taat* + *-i* → *menaati*.

Bentuk *mentaati* sering terdengar, tetapi tidak baku karena *t* tidak diluluhkan. Peluluhan tidak berlaku untuk gugus konsonan di awal kata, misalnya *traktir* → *mentraktir*. Jadi, sebelum menulis, periksa huruf kedua kata dasarnya: vokal berarti luluh, konsonan berarti tetap.`,
    },
    {
      ref: 'PPU-10',
      type: 'single_choice',
      topic: 'Pembentukan kata',
      difficulty: 'hard',
      prompt: `Perhatikan kalimat berikut.

“Peta itu menunjukkan … (1) badak di Pulau Jawa pada masa lalu. Untuk menambah jumlah pohon pakan badak, petugas melakukan … (2) benih di sepanjang tepi hutan.”

Pasangan kata yang paling tepat untuk mengisi bagian (1) dan (2) adalah ….`,
      options: [
        'penyebaran dan sebaran',
        'penyebaran dan persebaran',
        'persebaran dan penyebaran',
        'sebaran dan persebaran',
        'pesebaran dan penyebaran',
      ],
      key: 'C',
      explanation: `Telusuri kata kerja asalnya. *Penyebaran* berasal dari *menyebarkan*: ada pelaku yang melakukan perbuatan. *Persebaran* berkaitan dengan *tersebar*: keadaan sesuatu yang terdapat di berbagai tempat, tanpa pelaku yang menyebarkannya.

Bagian (1) menerangkan keadaan badak yang dahulu tersebar di Pulau Jawa, jadi *persebaran*. Bagian (2) menerangkan perbuatan petugas yang menyebarkan benih, jadi *penyebaran*.

Pasangan yang urutannya terbalik keliru di kedua tempat. *Sebaran* dapat mengisi bagian (1), tetapi *persebaran* tidak cocok setelah kata *melakukan*. *Pesebaran* bukan bentuk yang benar karena awalan *per-* tidak kehilangan *r* di depan kata *sebar*.`,
    },
    {
      ref: 'PPU-11',
      type: 'single_choice',
      topic: 'Perubahan makna',
      difficulty: 'medium',
      prompt: `Kata *bapak* dahulu hanya berarti ‘ayah’, tetapi kini juga dipakai untuk menyapa setiap laki-laki dewasa. Perubahan makna sejenis dialami oleh kata bercetak miring dalam kalimat ….`,
      options: [
        '*Sarjana* dahulu berarti ‘orang pandai’, kini ‘lulusan pendidikan tingkat strata satu’.',
        '*Berlayar* dahulu berarti ‘naik kapal layar’, kini ‘naik kapal jenis apa pun di laut’.',
        '*Gerombolan* dahulu berarti ‘kelompok orang’, kini lebih sering ‘kelompok pengacau’.',
        '*Kitab* dahulu berarti ‘buku’, kini lebih sering ‘buku suci atau buku keagamaan’.',
        '*Bau* dahulu berarti ‘apa yang tercium hidung’, kini lebih sering ‘aroma yang tidak sedap’.',
      ],
      key: 'B',
      explanation: `Makna *bapak* meluas: dari satu hubungan keluarga menjadi sapaan bagi banyak orang. Cari kata yang cakupannya juga bertambah. *Berlayar* semula hanya berlaku bagi kapal yang memakai layar; kini kapal bermesin pun disebut berlayar. Cakupannya bertambah, jadi maknanya meluas.

*Sarjana* dan *kitab* bergerak ke arah sebaliknya: dari orang pandai mana pun menjadi lulusan tertentu dan dari buku apa pun menjadi buku tertentu. Itu penyempitan. *Gerombolan* dan *bau* menyempit sekaligus memburuk karena kini cenderung bernilai negatif. Jadi, jangan hanya memastikan bahwa maknanya berubah; periksalah juga apakah cakupannya bertambah atau berkurang.`,
    },
  ],
}
