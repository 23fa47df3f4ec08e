import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: houses of Nias in the earthquake of March 2005, P. Gruber and U. Herbig, "Traditional
 * Architecture of Nias" (2006). Spelling follows Ejaan yang Disempurnakan, edition V (2022).
 */
export const pbm: SeedSubTest = {
  subject: 'PBM',
  lang: 'id',
  stimuli: [
    {
      ref: 'PBM-S11',
      title: 'Panen di Petak Garam',
      body: `(1) Di pesisir Madura, garam dibuat dengan cara yang hampir tidak berubah sejak ratusan tahun lalu. (2) Air laut dialirkan ke petak-petak dangkal, lalu dibiarkan dibawah terik matahari. (3) Air menguap. (4) Garam mengkristal di dasar petak.

(5) Petani garam sangat bergantung pada cuaca. (6) Jika hujan turun satu jam saja, garam yang hampir jadi akan larut kembali. (7) Harga sepeda motor bekas di kabupaten itu naik setiap tahun. (8) Untuk mengurangi resiko, sebagian petani memasang atap plastik yang dapat digulung. (9) Dengan cara itu bisa dapat menghasilkan garam juga pada musim pancaroba.`,
    },
    {
      ref: 'PBM-S12',
      title: 'Perahu Pustaka',
      body: `(1) Setiap hari Selasa, sebuah perahu kayu merapat di dermaga pulau itu sambil membawa ratusan buku. (2) Anak-anak berlarian menyambutnya. (3) Pustakawannya hanya dua orang yaitu Bu Sarah dan Pak Idrus. (4) Buku-buku dipinjamkan selama sepekan. (5) Buku-buku itu ditukar ketika perahu datang lagi.

(6) Awalnya, warga mengira perahu itu perahu dagang sehingga mereka tidak mau mendekat. (7) Kini mereka ikut menyumbang solar agar perahu dapat … ke pulau lain. (8) Para nelayan pun meminjam buku tentang mesin. (9) Kepala dusun berharap agar supaya perahu itu datang dua kali sepekan.`,
    },
    {
      ref: 'PBM-S13',
      title: 'Rumah yang Bergeser',
      body: `(1) Di pulau Nias, rumah adat dari kayu terbukti tahan gempa. (2) Tiang-tiangnya tidak ditanam, tetapi diletakkan di atas batu datar. (3) Ketika tanah berguncang, tiang dapat bergeser sedikit tanpa patah. (4) Balok-baloknya disambung dengan pasak, bukan dengan paku. (5) Sambungan pasak itu lentur. (6) Tenaga guncangan teredam.

(7) …, banyak rumah bata tanpa tulangan baja runtuh pada gempa tahun 2005. (8) Para ahli kemudian mempelajari rumah adat itu supaya prinsipnya dapat dicontoh. (9) Biaya kayu yang mahal menyebabkan daripada rumah adat jarang dibangun lagi.`,
    },
    {
      ref: 'PBM-S14',
      title: 'Sabtu di Tepi Sungai',
      body: `(1) Pada hari Sabtu 18 April 2026 OSIS mengadakan kerja bakti di tepi Sungai Cikaret. (2) Kegiatan itu diikuti oleh 120 siswa, 8 guru, dan 30 warga. (3) Para peserta dibagi ke dalam tiga kelompok. (4) Kelompok pertama memungut sampah, kelompok kedua mencatat jenisnya, dan kelompok ketiga penanaman bibit.

(5) Sampah yang terkumpul ditimbang di tempat. (6) Beratnya mencapai 214 kilogram. (7) Sebagian besar berupa kemasan sekali pakai. (8) Data itu akan dikirimkan kepada dinas lingkungan hidup. (9) Di mana data itu dapat dipakai untuk menentukan letak tempat sampah yang baru.`,
    },
  ],
  items: [
    {
      ref: 'PBM-101',
      stimulus: 'PBM-S11',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'easy',
      prompt: 'Perbaikan ejaan yang diperlukan pada kalimat (2) adalah ….',
      options: [
        'menulis *dialirkan* menjadi *di alirkan*',
        'menulis *dibiarkan* menjadi *di biarkan*',
        'menghapus tanda koma setelah *dangkal*',
        'menulis *petak-petak* menjadi *petak petak*',
        'menulis *dibawah* menjadi *di bawah*',
      ],
      key: 'E',
      explanation: `*Bawah* menyatakan tempat, jadi *di* di depannya adalah kata depan dan ditulis terpisah: *di bawah*. *Dialirkan* dan *dibiarkan* adalah kata kerja pasif; *di-* pada keduanya awalan dan ditulis serangkai.

Tanda koma sebelum *lalu* diperlukan untuk memisahkan dua perbuatan yang berurutan, dan kata ulang memakai tanda hubung. Ujilah dengan mengganti *di* menjadi *ke* atau *dari*: *ke bawah*, *dari bawah* wajar, sedangkan *ke biarkan* tidak.`,
    },
    {
      ref: 'PBM-102',
      stimulus: 'PBM-S11',
      type: 'single_choice',
      topic: 'Penggabungan kalimat',
      difficulty: 'easy',
      prompt: 'Penggabungan kalimat (3) dan kalimat (4) yang paling tepat adalah ….',
      options: [
        'Air menguap, tetapi garam mengkristal di dasar petak.',
        'Air menguap sehingga garam mengkristal di dasar petak.',
        'Air menguap sebab garam mengkristal di dasar petak.',
        'Air menguap agar garam mengkristal di dasar petak.',
        'Meskipun air menguap, garam mengkristal di dasar petak.',
      ],
      key: 'B',
      explanation: `Menguapnya air menyebabkan garam tertinggal dan mengkristal. *Sehingga* menandai akibat dengan tepat.

*Tetapi* dan *meskipun* menyatakan pertentangan, padahal tidak ada yang berlawanan. *Sebab* membalik hubungannya, seolah-olah garam yang mengkristal membuat air menguap. *Agar* menyatakan tujuan; air tidak mempunyai tujuan. Tentukan hubungan maknanya lebih dahulu, baru pilih penghubungnya.`,
    },
    {
      ref: 'PBM-103',
      stimulus: 'PBM-S11',
      type: 'single_choice',
      topic: 'Kepaduan paragraf',
      difficulty: 'medium',
      prompt: 'Kalimat yang mengganggu kepaduan sehingga sebaiknya dihapus adalah ….',
      options: ['kalimat (5)', 'kalimat (6)', 'kalimat (7)', 'kalimat (8)', 'kalimat (9)'],
      keeps_order: true,
      key: 'C',
      explanation: `Paragraf kedua membahas ketergantungan petani garam pada cuaca dan cara mengatasinya. Kalimat (7) berpindah ke harga sepeda motor bekas, yang tidak berhubungan dengan garam ataupun cuaca.

Kalimat (6) menerangkan akibat hujan, kalimat (8) menyatakan jalan keluarnya, dan kalimat (9) menyatakan hasilnya. Kalimat (5) adalah pokoknya. Lewati satu kalimat, lalu baca kalimat sebelum dan sesudahnya; jika alurnya malah lancar, kalimat itu sumbang.`,
    },
    {
      ref: 'PBM-104',
      stimulus: 'PBM-S11',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Perbaikan kalimat (9) yang paling tepat adalah ….',
      options: [
        'Dengan cara itu bisa menghasilkan garam juga pada musim pancaroba.',
        'Dengan cara itu, menghasilkan garam dapat juga pada musim pancaroba.',
        'Cara itu yang bisa dapat menghasilkan garam pada musim pancaroba.',
        'Dengan cara itu, garam dapat dihasilkan juga pada musim pancaroba.',
        'Oleh karena dengan cara itu garam juga bisa dapat dihasilkan pada musim pancaroba.',
      ],
      key: 'D',
      explanation: `Kalimat (9) mempunyai dua kesalahan: *bisa dapat* mubazir dan subjeknya tidak ada karena bagian awal diawali *dengan*. Perbaikannya harus memilih salah satu dari *bisa* dan *dapat* serta menghadirkan subjek, yaitu *garam*.

Dua pilihan dengan *menghasilkan* tetap tidak bersubjek. Pilihan yang memakai *cara itu yang* hanya berupa frasa panjang dan masih memuat *bisa dapat*. *Oleh karena dengan cara itu …* hanya anak kalimat. Carilah subjek dengan bertanya “apa yang dihasilkan?”.`,
    },
    {
      ref: 'PBM-105',
      stimulus: 'PBM-S11',
      type: 'single_choice',
      topic: 'Kata dan imbuhan',
      difficulty: 'medium',
      prompt: 'Kata yang tidak baku dalam teks tersebut adalah ….',
      options: [
        '*pesisir* pada kalimat (1)',
        '*mengkristal* pada kalimat (4)',
        '*larut* pada kalimat (6)',
        '*resiko* pada kalimat (8)',
        '*pancaroba* pada kalimat (9)',
      ],
      keeps_order: true,
      key: 'D',
      explanation: `Bentuk bakunya *risiko*. Kata itu diserap dari bahasa Belanda *risico*, jadi huruf pertamanya *i*, seperti pada *aritmetika* yang juga sering keliru ditulis.

*Mengkristal* sudah tepat: gugus *kr* di awal kata dasar tidak luluh. *Pesisir*, *larut*, dan *pancaroba* terdapat dalam kamus dengan ejaan itu. Banyak kata tidak baku terasa benar karena sering terdengar; ingatlah kata asalnya.`,
    },
    {
      ref: 'PBM-106',
      stimulus: 'PBM-S12',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan kalimat (3) yang tepat adalah ….',
      options: [
        'Pustakawannya hanya dua orang, yaitu Bu Sarah dan Pak Idrus.',
        'Pustakawannya hanya dua orang yaitu: Bu Sarah dan Pak Idrus.',
        'Pustakawannya hanya dua orang; yaitu Bu Sarah, dan Pak Idrus.',
        'Pustakawannya hanya dua orang yaitu, Bu Sarah dan Pak Idrus.',
        'Pustakawannya hanya dua orang, yaitu bu Sarah dan pak Idrus.',
      ],
      key: 'A',
      explanation: `*Yaitu* membuka keterangan tambahan, jadi didahului tanda koma dan tidak diikuti tanda baca apa pun. Sapaan *Bu* dan *Pak* di depan nama ditulis dengan huruf kapital.

Tanda titik dua setelah *yaitu* mubazir karena *yaitu* sudah menjalankan tugasnya. Tanda titik koma memisahkan bagian yang setara, bukan keterangan, dan koma sebelum *dan* tidak dipakai pada dua unsur. Letak koma yang benar selalu *sebelum* yaitu, bukan sesudahnya.`,
    },
    {
      ref: 'PBM-107',
      stimulus: 'PBM-S12',
      type: 'single_choice',
      topic: 'Penggabungan kalimat',
      difficulty: 'easy',
      prompt: 'Penggabungan kalimat (4) dan kalimat (5) yang paling tepat adalah ….',
      options: [
        'Buku-buku dipinjamkan selama sepekan karena buku-buku itu ditukar ketika perahu datang lagi.',
        'Meskipun dipinjamkan selama sepekan, buku-buku itu ditukar ketika perahu datang lagi.',
        'Buku-buku dipinjamkan selama sepekan, lalu ditukar ketika perahu datang lagi.',
        'Buku-buku dipinjamkan selama sepekan, buku-buku itu ditukar ketika perahu datang lagi.',
        'Buku-buku dipinjamkan selama sepekan yang ditukar ketika perahu datang lagi.',
      ],
      key: 'C',
      explanation: `Dua perbuatan itu terjadi berurutan pada subjek yang sama: buku dipinjamkan, kemudian ditukar. *Lalu* menyatakan urutan, dan subjek yang sama tidak perlu diulang.

*Karena* dan *meskipun* menyatakan hubungan yang tidak ada. Dua kalimat yang hanya dipisahkan koma tanpa penghubung bukan gabungan yang benar. *Yang ditukar* membuat *sepekan* seolah-olah yang ditukar. Setelah menggabungkan, bacalah sekali lagi: siapa atau apa yang diterangkan oleh bagian kedua?`,
    },
    {
      ref: 'PBM-108',
      stimulus: 'PBM-S12',
      type: 'single_choice',
      topic: 'Kata dan imbuhan',
      difficulty: 'easy',
      prompt: 'Kata yang tepat untuk melengkapi kalimat (7) adalah ….',
      options: ['melayari', 'berlayar', 'pelayaran', 'dilayari', 'terlayar'],
      key: 'B',
      explanation: `Bagian yang kosong memerlukan kata kerja yang pelakunya *perahu* dan yang diikuti *ke pulau lain*. *Berlayar ke* adalah pasangan yang lazim.

*Melayari* langsung diikuti objek tanpa *ke* (*melayari laut*). *Dilayari* membuat perahu menjadi sasaran. *Pelayaran* adalah kata benda dan tidak dapat mengikuti *dapat*. *Terlayar* tidak dikenal. Perhatikan kata sesudah bagian yang kosong; kata depan seperti *ke* menentukan imbuhan.`,
    },
    {
      ref: 'PBM-109',
      stimulus: 'PBM-S12',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Perbaikan kalimat (9) yang paling tepat adalah ….',
      options: [
        'Kepala dusun berharap supaya agar perahu itu datang dua kali sepekan.',
        'Harapan kepala dusun agar perahu itu datang dua kali sepekan.',
        'Kepala dusun mengharapkan kepada perahu itu datang dua kali sepekan.',
        'Kepala dusun berharap untuk perahu itu agar datang dua kali sepekan.',
        'Kepala dusun berharap agar perahu itu datang dua kali sepekan.',
      ],
      key: 'E',
      explanation: `*Agar* dan *supaya* sama maknanya; cukup salah satu. Setelah salah satunya dihapus, kalimat sudah lengkap: subjek *kepala dusun*, predikat *berharap*, pelengkap *agar perahu itu datang*.

Menukar letak *supaya agar* tidak menghilangkan kemubaziran. *Harapan kepala dusun agar …* kehilangan predikat. *Mengharapkan kepada* dan *berharap untuk perahu itu agar* memakai kata depan yang tidak diperlukan. Pasangan mubazir lain yang sering muncul: *adalah merupakan*, *demi untuk*, *sejak dari*.`,
    },
    {
      ref: 'PBM-110',
      stimulus: 'PBM-S12',
      type: 'single_choice',
      topic: 'Kepaduan paragraf',
      difficulty: 'hard',
      prompt: `Penulis ingin menambahkan kalimat berikut.

“Setelah mereka tahu bahwa semua buku boleh dibawa pulang tanpa membayar, sikap mereka berubah.”

Kalimat itu paling tepat diletakkan setelah ….`,
      options: ['kalimat (2)', 'kalimat (4)', 'kalimat (6)', 'kalimat (7)', 'kalimat (8)'],
      keeps_order: true,
      key: 'C',
      explanation: `Kalimat tambahan membicarakan perubahan *sikap mereka*. Sikap semula ada dalam kalimat (6): warga mengira perahu itu perahu dagang dan tidak mau mendekat. Sikap sesudahnya ada dalam kalimat (7): *kini* mereka ikut menyumbang. Jadi, tempatnya di antara keduanya.

Setelah kalimat (2) *mereka* akan mengacu pada anak-anak, yang sejak awal gembira. Setelah kalimat (4) belum ada sikap yang dapat berubah. Setelah kalimat (7) atau (8), perubahan sudah terjadi. Carilah kalimat sebelum dan sesudah yang keduanya bersambung dengan kalimat tambahan.`,
    },
    {
      ref: 'PBM-111',
      stimulus: 'PBM-S13',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'easy',
      prompt: 'Perbaikan ejaan yang diperlukan pada kalimat (1) adalah ….',
      options: [
        'menulis *rumah adat* menjadi *Rumah Adat*',
        'menulis *tahan gempa* menjadi *tahangempa*',
        'menghapus tanda koma setelah *Nias*',
        'menulis *pulau Nias* menjadi *Pulau Nias*',
        'menulis *Nias* menjadi *nias*',
      ],
      key: 'D',
      explanation: `Nama jenis geografi (pulau, sungai, gunung) ditulis dengan huruf kapital jika diikuti nama diri dan menjadi bagian nama itu: *Pulau Nias*, *Sungai Musi*.

*Rumah adat* adalah nama jenis dan *Nias* adalah nama diri, jadi penulisannya sudah benar. *Tahan gempa* adalah dua kata. Tanda koma memisahkan keterangan tempat di awal kalimat. Bandingkan: “Mereka tinggal di sebuah pulau” tanpa nama diri memakai huruf kecil.`,
    },
    {
      ref: 'PBM-112',
      stimulus: 'PBM-S13',
      type: 'single_choice',
      topic: 'Penggabungan kalimat',
      difficulty: 'medium',
      prompt: 'Penggabungan kalimat (5) dan kalimat (6) yang paling tepat adalah ….',
      options: [
        'Karena sambungan pasak itu lentur, tenaga guncangan teredam.',
        'Sambungan pasak itu lentur, tetapi tenaga guncangan teredam.',
        'Karena sambungan pasak itu lentur sehingga tenaga guncangan teredam.',
        'Sambungan pasak itu lentur sebab tenaga guncangan teredam.',
        'Walaupun sambungan pasak itu lentur, tenaga guncangan teredam.',
      ],
      key: 'A',
      explanation: `Kelenturan adalah sebab, teredamnya guncangan adalah akibat. *Karena* diletakkan di depan sebab, lalu induk kalimat menyatakan akibat.

*Tetapi* dan *walaupun* menyatakan pertentangan. *Karena … sehingga …* memakai dua penghubung sehingga tidak ada induk kalimat. *Sebab* pada pilihan lain diletakkan di depan akibat sehingga hubungannya terbalik. Setelah memilih *karena* atau *sebab*, pastikan bagian yang mengikutinya memang penyebab.`,
    },
    {
      ref: 'PBM-113',
      stimulus: 'PBM-S13',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'medium',
      prompt: 'Perbaikan kalimat (9) yang paling tepat adalah ….',
      options: [
        'Biaya kayu yang mahal menyebabkan karena rumah adat jarang dibangun lagi.',
        'Karena biaya kayu mahal, rumah adat jarang dibangun lagi.',
        'Biaya daripada kayu yang mahal menyebabkan rumah adat jarang dibangun lagi.',
        'Rumah adat jarang dibangun lagi menyebabkan biaya kayu mahal.',
        'Disebabkan biaya kayu yang mahal sehingga rumah adat jarang dibangun lagi.',
      ],
      key: 'B',
      explanation: `*Daripada* hanya dipakai untuk membandingkan (*lebih mahal daripada bata*). Dalam kalimat (9) tidak ada perbandingan, jadi kata itu harus hilang. Kalimat dengan *karena* menyatakan sebab dan akibat secara lengkap.

*Menyebabkan karena* dan *disebabkan … sehingga* menandai sebab-akibat dua kali. *Biaya daripada kayu* hanya memindahkan kesalahan. Kalimat yang menukar letak rumah adat dan biaya membalik sebab dan akibat. Hapuslah *daripada* jika tidak ada dua hal yang dibandingkan.`,
    },
    {
      ref: 'PBM-114',
      stimulus: 'PBM-S13',
      type: 'single_choice',
      topic: 'Kata dan imbuhan',
      difficulty: 'medium',
      prompt: 'Bentuk aktif yang baku dari kata *dicontoh* pada kalimat (8) adalah ….',
      options: ['menyontoh', 'memcontoh', 'menycontoh', 'mengontoh', 'mencontoh'],
      key: 'E',
      explanation: `Kata dasarnya *contoh*. Di depan huruf *c*, awalan *meN-* menjadi *men-* dan huruf *c* tidak luluh: *mencontoh*, seperti *cari* → *mencari* dan *cuci* → *mencuci*.

*Menyontoh* sering terdengar, tetapi *meny-* hanya dipakai pada kata dasar berawal *s*. *Mengontoh* berlaku bagi kata dasar berawal *k* atau vokal. *Memcontoh* dan *menycontoh* tidak mengikuti kaidah mana pun. Ingatlah pasangan yang sudah pasti, misalnya *mencuci*, lalu bandingkan huruf awalnya.`,
    },
    {
      ref: 'PBM-115',
      stimulus: 'PBM-S13',
      type: 'single_choice',
      topic: 'Kepaduan paragraf',
      difficulty: 'hard',
      prompt: 'Ungkapan penghubung yang tepat untuk mengawali kalimat (7) adalah ….',
      options: ['Sebaliknya', 'Oleh karena itu', 'Misalnya', 'Dengan kata lain', 'Selain itu'],
      key: 'A',
      explanation: `Paragraf pertama menyatakan rumah kayu tahan gempa; kalimat (7) menyatakan rumah bata runtuh. Dua hal yang berlawanan dihubungkan dengan *sebaliknya*.

*Oleh karena itu* menandai akibat, padahal runtuhnya rumah bata bukan akibat ketahanan rumah kayu. *Misalnya* memerlukan contoh dari pernyataan sebelumnya, *dengan kata lain* mengulang makna yang sama, dan *selain itu* menambah hal sejenis. Tentukan dahulu apakah kalimat baru sejalan atau berlawanan dengan sebelumnya.`,
    },
    {
      ref: 'PBM-116',
      stimulus: 'PBM-S14',
      type: 'single_choice',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'medium',
      prompt: 'Penulisan keterangan waktu pada kalimat (1) yang tepat adalah ….',
      options: [
        'Pada hari, Sabtu 18 April 2026 OSIS mengadakan …',
        'Pada hari Sabtu 18, April 2026, OSIS mengadakan …',
        'Pada hari Sabtu, 18 April 2026, OSIS mengadakan …',
        'Pada Hari Sabtu, 18 april 2026 OSIS mengadakan …',
        'Pada hari sabtu, 18 April 2026; OSIS mengadakan …',
      ],
      key: 'C',
      explanation: `Tanda koma memisahkan nama hari dari tanggal, dan satu koma lagi memisahkan keterangan waktu di awal kalimat dari subjeknya. Nama hari dan bulan ditulis dengan huruf kapital; kata *hari* tidak.

Pilihan lain menaruh koma di tengah *hari Sabtu* atau di tengah tanggal, menulis *april* atau *sabtu* dengan huruf kecil, atau memakai titik koma untuk memisahkan keterangan. Bacalah dengan jeda: hari, tanggal, lalu siapa yang berbuat.`,
    },
    {
      ref: 'PBM-117',
      stimulus: 'PBM-S14',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt: 'Perbaikan kalimat (4) agar unsur-unsurnya sejajar adalah ….',
      options: [
        'Kelompok pertama pemungutan sampah, kelompok kedua mencatat jenisnya, dan kelompok ketiga penanaman bibit.',
        'Kelompok pertama memungut sampah, kelompok kedua pencatatan jenisnya, dan kelompok ketiga penanaman bibit.',
        'Kelompok pertama memungut sampah, kelompok kedua dicatat jenisnya, dan kelompok ketiga ditanam bibit.',
        'Kelompok pertama memungut sampah, kelompok kedua mencatat jenisnya, dan kelompok ketiga menanam bibit.',
        'Kelompok pertama sampah dipungut, kelompok kedua jenisnya mencatat, dan kelompok ketiga bibit ditanam.',
      ],
      key: 'D',
      explanation: `Unsur yang setara harus berbentuk sama. Dua kelompok pertama memakai kata kerja aktif, *memungut* dan *mencatat*; kelompok ketiga memakai kata benda *penanaman*. Mengubahnya menjadi *menanam* membuat ketiganya sejajar.

Pilihan yang memakai *pemungutan* atau *pencatatan* hanya memindahkan ketidaksejajaran. Bentuk *dicatat* dan *ditanam* membuat kelompoknya menjadi sasaran. Pilihan yang dibuka dengan *sampah dipungut* mencampur urutan dan bentuk. Sejajarkan kata pertama setiap unsur, lalu bandingkan imbuhannya.`,
    },
    {
      ref: 'PBM-118',
      type: 'true_false_table',
      topic: 'Ejaan dan tanda baca',
      difficulty: 'hard',
      prompt: 'Tentukan apakah penulisan setiap kalimat berikut tepat atau tidak tepat menurut kaidah ejaan.',
      columns: ['Tepat', 'Tidak tepat'],
      statements: [
        'Sebanyak 120 siswa hadir sebelum pukul 07.00.',
        '120 siswa hadir sebelum pukul 07.00.',
        'Sampah plastik itu beratnya 2.5 kilogram.',
        'Kerja bakti itu selesai pada jam 10:30.',
      ],
      key: [0, 1, 1, 1],
      explanation: `Periksa angka dan tanda bacanya.

- Angka tidak diletakkan di awal kalimat; tambahkan *sebanyak* atau tulis dengan huruf. Kalimat pertama tepat, kalimat kedua tidak.
- Desimal dalam bahasa Indonesia memakai tanda koma: *2,5 kilogram*.
- Saat atau waktu memakai *pukul*, dan jam dipisahkan dari menit dengan tanda titik: *pukul 10.30*. Kata *jam* dipakai untuk lamanya waktu.

Bedakan koma desimal dari titik ribuan: *2.500* berarti dua ribu lima ratus.`,
    },
    {
      ref: 'PBM-119',
      stimulus: 'PBM-S14',
      type: 'single_choice',
      topic: 'Kalimat efektif',
      difficulty: 'hard',
      prompt: 'Perbaikan yang tepat untuk pemakaian *di mana* pada kalimat (9) adalah ….',
      options: [
        'menggantinya dengan *yang mana* lalu menyatukannya dengan kalimat (8)',
        'menghapusnya sehingga kalimat dimulai dengan *Data itu dapat dipakai*',
        'menulisnya serangkai menjadi *dimana* di awal kalimat',
        'memindahkannya ke akhir kalimat, setelah *tempat sampah yang baru*',
        'menggantinya dengan *dari mana* agar menunjuk dinas itu',
      ],
      key: 'B',
      explanation: `*Di mana* adalah kata tanya tempat; dalam bahasa Indonesia kata itu bukan penghubung. Tanpa *di mana*, kalimat (9) sudah lengkap dan melanjutkan kalimat (8): “Data itu dapat dipakai untuk menentukan …”.

*Yang mana* dan *dari mana* juga kata tanya. *Dimana* bahkan salah ejaan. Memindahkannya ke akhir membuat kalimat berita berubah seperti pertanyaan. Jika *di mana* tidak menanyakan tempat, coba hapus atau ganti dengan *yang* atau *sehingga*.`,
    },
    {
      ref: 'PBM-120',
      stimulus: 'PBM-S14',
      type: 'single_choice',
      topic: 'Kepaduan paragraf',
      difficulty: 'medium',
      prompt: 'Kalimat yang paling tepat untuk menutup teks tersebut adalah ….',
      options: [
        'Sungai Cikaret berhulu di pegunungan selatan dan bermuara di laut utara.',
        'OSIS dipilih oleh seluruh siswa pada awal tahun pelajaran.',
        'Dengan demikian, tepi sungai itu tidak akan pernah kotor lagi.',
        'Karena itu, semua siswa harus membeli bibit sebelum pulang.',
        'Dengan demikian, kerja bakti sehari berguna untuk waktu yang lama.',
      ],
      key: 'E',
      explanation: `Penutup harus menyimpulkan isi. Paragraf terakhir menyatakan bahwa data kerja bakti akan dipakai untuk menentukan letak tempat sampah, jadi manfaatnya berlanjut setelah hari itu. Penutup yang memakai *dengan demikian* merangkum hal itu.

Hulu sungai dan pemilihan OSIS membuka pokok baru. *Tidak akan pernah kotor lagi* menjanjikan lebih daripada yang dikerjakan: data baru akan dipakai, dan sampah dapat datang lagi. Kewajiban membeli bibit tidak didukung oleh kalimat mana pun meskipun diawali *karena itu*. Kata penghubung saja tidak cukup; isinya harus benar-benar mengikuti.`,
    },
  ],
}
