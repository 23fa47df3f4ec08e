import type { SeedSubTest } from '../seed-item.ts'

/**
 * Each option is worth 5, 4, 3, 2 or 1. What is weighed, as in the SKD: service, networks, culture, technology, professionalism.
 * People, places and offices are invented.
 */
export const tkp: SeedSubTest = {
  subject: 'TKP',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'TKP-101',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'easy',
      prompt:
        'Anda petugas loket. Seorang kakek datang lima menit sebelum tutup dengan berkas yang kurang satu lembar fotokopi. Mesin fotokopi kantor sedang rusak, tetapi aturan membolehkan petugas mencetak salinan dari foto. Anda ….',
      options: [
        'menerima berkasnya, memotret dokumen asli seizinnya, dan mencetaknya sendiri besok',
        'mencatat berkas yang kurang dan memintanya datang lebih pagi besok',
        'menutup loket karena jam pelayanan hampir berakhir hari itu',
        'menunjukkan tempat fotokopi terdekat dan menunggunya kembali',
        'memintanya kembali besok karena syaratnya belum lengkap',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Yang dinilai ialah pelayanan yang memudahkan tanpa melanggar syarat. *Memotret dokumen asli* menyelesaikan urusan hari itu; yang masih perlu dikerjakan ditanggung petugas. Menunggunya kembali juga selesai hari itu, tetapi kakek itu harus berjalan. Mencatat kekurangan memberi kepastian, hanya saja ia harus datang lagi. Menyuruhnya kembali tanpa catatan tidak memberi kepastian apa pun, dan menutup loket bahkan tidak memeriksa berkasnya. Bandingkan pilihan menurut beban yang tersisa bagi warga.',
    },
    {
      ref: 'TKP-102',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'medium',
      prompt:
        'Warga mengeluh di media sosial bahwa antrean di kantor Anda terlalu lama. Keluhan itu benar. Anda ….',
      options: [
        'meminta maaf, menjelaskan sebab antrean, dan melapor kepada atasan',
        'menjelaskan sebab antrean, tetapi tidak meminta maaf kepada warga yang mengeluh',
        'meminta maaf, menjelaskan sebab antrean, melapor kepada atasan, dan mengabarkan tindak lanjut',
        'meminta maaf dan menjelaskan sebab antrean kepada pengeluh',
        'membiarkan keluhan itu karena tidak disampaikan lewat saluran resmi',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Keluhan yang benar perlu penjelasan, permintaan maaf, perbaikan, dan kabar balik. *Mengabarkan tindak lanjut* melengkapi semuanya. Meminta maaf, menjelaskan, dan melapor membuka jalan perbaikan, hanya tanpa kabar balik. Meminta maaf dan menjelaskan saja tidak membuka jalan itu. Penjelasan tanpa permintaan maaf terdengar sebagai pembelaan, dan membiarkan keluhan tidak memberi apa pun. Setiap pilihan yang lebih baik memuat pilihan di bawahnya; carilah apa yang ditambahkannya.',
    },
    {
      ref: 'TKP-103',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'medium',
      prompt:
        'Seorang ibu yang tidak dapat membaca diminta mengisi formulir tiga halaman. Antrean di belakangnya panjang. Anda ….',
      options: [
        'memintanya menunggu sampai antrean selesai, lalu mengisikan formulir itu',
        'menolak berkasnya karena formulir wajib diisi sendiri',
        'meminta rekan yang luang mengisikan formulir itu sekarang juga',
        'menyarankan agar ia datang lagi bersama anggota keluarga yang dapat membaca dan menulis',
        'meminta rekan menggantikan Anda di loket, lalu mengisikan sambil membacakan setiap bagian',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Ia berhak mengetahui isi yang ditandatanganinya, dan antrean berhak tetap berjalan. Mengisikan *sambil membacakan*, dengan rekan di loket, memenuhi keduanya. Rekan yang mengisikan sekarang juga menyelesaikan urusannya, tetapi ia tidak tahu isinya. Pertolongan yang sama setelah antrean selesai ditambah biaya waktu. Menyuruhnya datang lagi memindahkan beban, tetapi masih memberi jalan. Menolak tidak memberi jalan apa pun. Bandingkan: apa yang selesai, kapan, dan siapa yang menanggung.',
    },
    {
      ref: 'TKP-104',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'hard',
      prompt:
        'Pejabat setempat meminta urusannya didahulukan dari antrean dua puluh orang dengan alasan rapat. Anda ….',
      options: [
        'menanyakan kepada warga terdepan saja apakah ia bersedia mendahulukannya',
        'menjelaskan urutan antrean dan menawarkan janji temu yang dapat dipesan siapa saja',
        'menanyakan kepada semua warga di antrean apakah mereka bersedia mendahulukannya',
        'mendahulukannya karena urusan negara lebih penting daripada urusan pribadi',
        'menjelaskan dengan sopan bahwa semua orang mengikuti antrean',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Keadilan pelayanan berlaku bagi semua, tetapi jalan keluar tetap dapat ditawarkan. Janji temu yang *dapat dipesan siapa saja* tidak mengistimewakan pejabat. Penjelasan sopan saja sudah adil, hanya tanpa jalan keluar. Bertanya kepada semua warga menghormati hak mereka, tetapi membuat mereka sungkan menolak. Bertanya kepada satu orang saja mengabaikan sembilan belas orang lain. Mendahulukannya tanpa bertanya mengabaikan semuanya. Uji sebuah jalan keluar dengan pertanyaan: bolehkah warga biasa memakainya juga?',
    },
    {
      ref: 'TKP-105',
      type: 'weighted_choice',
      topic: 'Jejaring kerja',
      difficulty: 'easy',
      prompt:
        'Anda dipindahkan ke bagian baru dan belum mengenal rekan-rekan di sana. Pada hari pertama, Anda ….',
      options: [
        'langsung bekerja sendiri agar tidak mengganggu siapa pun',
        'memperkenalkan diri kepada rekan yang duduk berdekatan',
        'menunggu diperkenalkan oleh atasan dalam rapat bagian pekan depan',
        'memperkenalkan diri dan bertanya tentang pekerjaan setiap rekan',
        'mengamati dahulu, lalu memperkenalkan diri beberapa hari kemudian',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Jejaring dibangun dengan inisiatif. Memperkenalkan diri *dan bertanya tentang pekerjaan* membuka kerja sama dengan semua rekan. Berkenalan dengan yang berdekatan adalah permulaan yang lebih sempit. Berkenalan beberapa hari kemudian masih atas kemauan sendiri, tetapi menunda. Menunggu diperkenalkan menunda *dan* menyerahkan inisiatif. Bekerja sendiri menutup diri. Nilai setiap pilihan menurut siapa yang memulai, kapan, dan seberapa luas jangkauannya.',
    },
    {
      ref: 'TKP-106',
      type: 'weighted_choice',
      topic: 'Jejaring kerja',
      difficulty: 'medium',
      prompt:
        'Bagian lain terlambat mengirim data yang Anda perlukan untuk laporan bersama. Tenggatnya lusa. Anda ….',
      options: [
        'menghubungi mereka, menanyakan kendalanya, dan menawarkan bantuan',
        'mengirim satu pesan pengingat, lalu menyusun bagian laporan yang lain',
        'memakai data tahun lalu agar laporan tetap selesai',
        'menghubungi mereka dan menyepakati waktu kirim yang baru',
        'menyusun bagian laporan yang lain sambil menunggu data itu tanpa menghubungi mereka',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Tujuannya laporan yang benar dan kerja sama yang terjaga. Menanyakan kendala *dan menawarkan bantuan* mengatasi sebabnya. Menyepakati waktu baru memberi kepastian, tetapi kendalanya belum disentuh. Pesan pengingat sudah memberi tahu mereka, hanya tanpa kepastian. Menunggu tanpa menghubungi tidak memberi tahu siapa pun. Data tahun lalu membuat laporan tidak benar. Makin jelas langkahnya bagi kedua bagian, makin tinggi nilainya.',
    },
    {
      ref: 'TKP-107',
      type: 'weighted_choice',
      topic: 'Jejaring kerja',
      difficulty: 'medium',
      prompt: 'Dalam rapat lintas instansi, usul Anda ditolak dan usul instansi lain yang diterima. Anda ….',
      options: [
        'menerima keputusan dan mencatat tugas instansi Anda dalam rapat',
        'menerima keputusan, tetapi menunda tugas sampai alasan penolakan usul Anda dijelaskan lengkap',
        'mendukung pelaksanaannya dan menawarkan bagian yang dapat dikerjakan instansi Anda',
        'menerima keputusan, lalu menunggu sampai tugas instansi Anda ditanyakan',
        'mengajukan lagi usul yang sama dan menolak mengerjakan keputusan itu',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Setelah keputusan bersama, yang dinilai ialah dukungan terhadap pelaksanaannya. *Menawarkan bagian yang dapat dikerjakan* adalah dukungan nyata. Menerima dan mencatat tugas sudah baik, hanya tanpa tawaran. Menunggu ditanya bersifat pasif. Menunda tugas demi penjelasan menghambat keputusan yang sudah diterima. Menolak mengerjakannya paling rendah. Bedakan kalah usul dari kalah tujuan.',
    },
    {
      ref: 'TKP-108',
      type: 'weighted_choice',
      topic: 'Jejaring kerja',
      difficulty: 'hard',
      prompt:
        'Dua rekan dalam tim Anda berselisih sehingga pekerjaan terhambat. Anda bukan ketua tim, dan ketua mempersilakan anggota menyelesaikannya sendiri lebih dahulu. Anda ….',
      options: [
        'mendengarkan keduanya, tetapi tidak mengajak mereka bersepakat',
        'memihak rekan yang menurut Anda benar dan menyalahkan rekan yang lain di depan anggota tim',
        'mendengarkan keduanya dan mengajak mereka menyepakati pembagian kerja',
        'meneruskan bagian Anda sendiri tanpa mendengarkan siapa pun',
        'mendengarkan keduanya, mengajak mereka menyepakati pembagian kerja, dan memantaunya',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Yang terhambat adalah pekerjaan bersama, dan ketua sudah mempersilakan anggota mencoba lebih dahulu. Mendengarkan, mengajak bersepakat, *dan memantaunya* menjaga agar perselisihan tidak terulang. Tanpa pemantauan, kesepakatan itu sudah baik, tetapi dapat terlupa. Mendengarkan saja meredakan, tetapi belum menyelesaikan. Meneruskan bagian sendiri membiarkan hambatannya, dan memihak sambil menyalahkan malah memperdalamnya. Pilih tindakan yang mengembalikan kerja bersama sampai tuntas.',
    },
    {
      ref: 'TKP-109',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'easy',
      prompt:
        'Anda bertugas di desa yang menganggap tabu mengungkapkan nama orang tua, secara lisan ataupun tertulis, kecuali dengan cara tertentu. Formulir Anda memuat kolom itu. Anda ….',
      options: [
        'mengosongkan kolom itu tanpa menanyakan cara yang sopan',
        'menanyakan cara yang sopan, langsung mengisi kolom itu, dan membagikan cara itu kepada petugas lain',
        'menanyakan cara yang sopan, tetapi baru mengisi kolom itu pada kunjungan berikutnya',
        'mengosongkan kolom itu sambil menegur warga di depan tetangganya bahwa adat mereka sudah ketinggalan zaman',
        'menanyakan cara yang sopan, lalu langsung mengisi kolom itu',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Data tetap diperlukan dan adat tetap dihormati; *menanyakan cara yang sopan* mencapai keduanya. Membagikan cara itu kepada petugas lain membuat adat dihormati juga sesudah Anda. Menanyakan dan langsung mengisi sudah menyelesaikan urusan sendiri. Menanyakan, tetapi baru mengisi pada kunjungan berikutnya, menghormati adat dan melengkapi data, hanya terlambat. Mengosongkan kolom tanpa bertanya mengorbankan data. Mengosongkannya sambil menegur warga mengorbankan data *dan* hubungan. Bertanya lebih dahulu hampir selalu mengungguli menduga.',
    },
    {
      ref: 'TKP-110',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'medium',
      prompt:
        'Rekan sekantor Anda merayakan hari besar agamanya pada hari kerja; agama Anda berbeda. Anda ….',
      options: [
        'memintanya memilih antara pekerjaan dan perayaan itu',
        'menyampaikan selamat dan membantunya meminta izin pulang lebih awal',
        'bekerja seperti biasa karena kalender kantor tidak menyebut hari itu sebagai hari libur',
        'menyampaikan selamat dan menawarkan diri menggantikannya bertugas sehari itu',
        'menyampaikan selamat ketika bertemu dan bekerja seperti biasa hari itu',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Menghargai keyakinan rekan tampak dari tindakan yang memudahkannya. *Menggantikannya bertugas sehari itu* adalah bantuan yang paling besar, dan ucapan selamat menjaga kehangatan. Membantunya meminta izin pulang lebih awal memudahkan sebagian hari. Ucapan saja hangat, tetapi tidak memudahkan. Bekerja seperti biasa tanpa ucapan tidak peduli. Menyuruhnya memilih tidak menghargai. Bandingkan menurut besarnya kemudahan yang diberikan, tanpa mengabaikan pekerjaan.',
    },
    {
      ref: 'TKP-111',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'medium',
      prompt:
        'Anda baru pindah ke kota yang warganya berbicara dengan nada keras. Anda semula merasa dimarahi. Anda ….',
      options: [
        'mencari tahu kebiasaan itu dan menyesuaikan cara menanggapinya',
        'berusaha tidak tersinggung tanpa mencari tahu kebiasaan itu',
        'meminta warga berbicara dengan nada yang lebih lembut',
        'mencari tahu kebiasaan itu agar tidak salah menyangka',
        'membatasi percakapan pada urusan yang perlu dengan warga setempat saja',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Penyesuaian dimulai dari memahami: nada keras belum tentu marah. *Mencari tahu dan menyesuaikan* mengubah sikap dan tindakan sendiri. Mencari tahu saja sudah mencegah salah sangka. Berusaha tidak tersinggung baik, tetapi tanpa pemahaman akan melelahkan. Membatasi percakapan menjauhkan. Meminta warga berubah membalik keadaan: pendatanglah yang menyesuaikan. Lihat siapa yang diminta berubah dalam setiap pilihan.',
    },
    {
      ref: 'TKP-112',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'hard',
      prompt:
        'Kegiatan kantor selalu diadakan di rumah makan yang sebagian hidangannya tidak boleh dimakan oleh dua rekan Anda. Mereka tidak pernah mengeluh. Sebagai panitia, Anda ….',
      options: [
        'memilih tempat yang sesuai bagi kedua rekan itu tanpa bertanya lagi',
        'mempersilakan kedua rekan itu membawa bekal sendiri dari rumahnya masing-masing',
        'menanyakan pantangan semua rekan, lalu memilih tempat yang sesuai bagi semua',
        'memesankan hidangan khusus bagi kedua rekan itu di tempat yang sama seperti biasanya',
        'melanjutkan kebiasaan karena tidak ada yang pernah mengeluh',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Yang terbaik menyertakan semua orang: *menanyakan pantangan semua rekan, lalu memilih tempat*. Memilih tempat bagi kedua rekan itu menyertakan mereka, tetapi pantangan rekan lain belum diketahui. Hidangan khusus membantu, hanya tetap membedakan. Bekal sendiri membebankan jalan keluar kepada mereka. Melanjutkan kebiasaan tidak menolong sama sekali; diamnya seseorang bukan tanda setuju. Ukur menurut siapa yang menanggung penyesuaian: panitia atau yang dikecualikan.',
    },
    {
      ref: 'TKP-113',
      type: 'weighted_choice',
      topic: 'Teknologi informasi',
      difficulty: 'easy',
      prompt:
        'Bulan depan kantor Anda akan mengganti buku tamu kertas dengan aplikasi. Anda belum terbiasa memakai aplikasi seperti itu. Anda ….',
      options: [
        'mengikuti sebagian pelatihan dan belajar sisanya dari rekan setelah aplikasi dipakai',
        'melewatkan pelatihan dan tetap mencatat tamu di kertas setelah aplikasi dipakai',
        'mengikuti seluruh pelatihan kantor sebelum aplikasi dipakai',
        'melewatkan pelatihan dan baru belajar dari rekan setelah aplikasi dipakai',
        'mengikuti seluruh pelatihan kantor dan berlatih sendiri sebelum hari pertama',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Yang dinilai ialah kemauan belajar. *Seluruh pelatihan dan latihan sendiri sebelum hari pertama* menunjukkan inisiatif dan menjaga pelayanan. Seluruh pelatihan saja juga baik, tetapi hanya memakai yang disediakan. Sebagian pelatihan menyisakan hal yang terlambat dipelajari. Baru mulai belajar setelah aplikasi dipakai berisiko menghambat tamu, dan tetap memakai kertas berarti tidak belajar sama sekali. Makin awal dan makin lengkap belajarnya, makin tinggi nilainya.',
    },
    {
      ref: 'TKP-114',
      type: 'weighted_choice',
      topic: 'Teknologi informasi',
      difficulty: 'medium',
      prompt:
        'Anda menerima pesan yang mengaku dari bagian kepegawaian dan meminta kata sandi untuk “pembaruan data”. Anda ….',
      options: [
        'menghapus pesan itu dan melanjutkan pekerjaan',
        'tidak membalas, melaporkannya kepada pengelola sistem, dan mengabari rekan',
        'tidak membalas dan menanyakan kepada rekan apakah mereka menerima pesan serupa',
        'mengirim kata sandi lama yang sudah tidak dipakai lagi untuk memastikan maksudnya',
        'tidak membalas dan melaporkannya kepada pengelola sistem kantor',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Kata sandi tidak pernah diminta lewat pesan. *Melapor dan mengabari rekan* melindungi diri, kantor, dan orang lain. Melapor saja juga tepat, tetapi rekan belum tentu segera tahu. Bertanya kepada rekan membuat mereka waspada, hanya tanpa laporan. Menghapus hanya melindungi diri. Membalas, walaupun dengan sandi lama, memberi tahu penipu bahwa Anda menanggapi. Nilai naik menurut banyaknya orang yang terlindungi.',
    },
    {
      ref: 'TKP-115',
      type: 'weighted_choice',
      topic: 'Teknologi informasi',
      difficulty: 'medium',
      prompt:
        'Rekan senior meminta Anda mengunggah daftar gaji pegawai ke layanan penyimpanan pribadi agar mudah dibuka di rumah. Anda ….',
      options: [
        'mengunggahnya karena rekan itu lebih berpengalaman',
        'menolak dan menyarankan ia meminta akses resmi kepada pengelola',
        'mengunggahnya dengan kata sandi yang hanya diketahui rekan itu dan Anda',
        'menolak dengan menjelaskan risikonya dan menunjukkan jalur kantor yang aman',
        'menanyakan dahulu kepada atasan apakah hal itu diperbolehkan',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Data gaji adalah data pribadi. *Menjelaskan risiko dan menunjukkan jalur aman* menolak perbuatannya sambil memenuhi keperluannya. Menyarankan akses resmi juga benar, tetapi ia harus mencari sendiri. Bertanya kepada atasan aman, hanya belum mengambil sikap. Kata sandi tidak membuat tempatnya sah. Pengalaman rekan tidak mengubah aturan. Penolakan terbaik menyediakan jalan lain.',
    },
    {
      ref: 'TKP-116',
      type: 'weighted_choice',
      topic: 'Teknologi informasi',
      difficulty: 'hard',
      prompt:
        'Aplikasi pelayanan gagal dibuka pada hari tersibuk. Perbaikannya diperkirakan tiga jam. Anda petugas depan. Anda ….',
      options: [
        'mencatat permohonan di formulir darurat dan mengabari warga kapan datanya dimasukkan',
        'memberi tahu warga bahwa aplikasi sedang terganggu dan meminta mereka bersabar menunggu',
        'menutup loket tanpa pemberitahuan sampai aplikasi pulih',
        'memberi tahu warga tentang gangguan dan perkiraan selesainya',
        'mempersilakan warga pulang tanpa menjelaskan sebabnya',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Pelayanan tidak berhenti bersama aplikasinya. *Formulir darurat dengan kabar* membuat urusan warga tetap maju. Memberi tahu perkiraan membantu warga memutuskan, tetapi urusannya tertunda. Meminta bersabar tanpa perkiraan membuat mereka menebak. Mempersilakan pulang tanpa sebab tidak menghargai waktu mereka, dan menutup loket tanpa pemberitahuan membiarkan mereka berdiri. Tanyakan: apakah urusan warga maju, dan apa yang mereka ketahui?',
    },
    {
      ref: 'TKP-117',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'easy',
      prompt:
        'Anda menemukan kesalahan hitung dalam laporan Anda sendiri, sehari setelah laporan itu dikirim. Tidak seorang pun menyadarinya. Anda ….',
      options: [
        'memberi tahu atasan dan menunggu arahan untuk memperbaikinya',
        'membiarkan laporan itu, tetapi bekerja lebih teliti pada laporan bulan berikutnya',
        'mengirim perbaikan disertai penjelasan letak kesalahannya',
        'menyiapkan perbaikan untuk dikirim jika ada yang bertanya',
        'membiarkan laporan itu karena tidak seorang pun menyadarinya',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Tanggung jawab berarti memperbaiki kesalahan sebelum diketahui orang. *Mengirim perbaikan dengan penjelasan* menjaga pemakai laporan dari angka yang salah. Memberi tahu atasan juga jujur, tetapi perbaikannya menunggu. Menyiapkan perbaikan untuk berjaga-jaga bergantung pada pertanyaan orang. Lebih teliti bulan depan tidak memperbaiki laporan yang salah, dan membiarkannya saja paling rendah. Pikirkan siapa yang sedang memakai angka itu sekarang.',
    },
    {
      ref: 'TKP-118',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'medium',
      prompt:
        'Pekerjaan Anda selesai dua jam sebelum jam pulang, sedangkan rekan satu tim masih sibuk. Anda ….',
      options: [
        'memeriksa ulang pekerjaan sendiri sambil bersiap jika ada rekan yang meminta bantuan',
        'pulang lebih awal karena tugas Anda sudah selesai',
        'menawarkan bantuan kepada rekan yang duduk di sebelah Anda',
        'membaca berita sambil bersiap jika ada rekan yang meminta bantuan',
        'menanyakan kepada semua rekan bagian mana yang paling perlu dibantu',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Profesional bekerja untuk hasil tim. *Menanyakan kepada semua rekan* mengarahkan waktu luang ke tempat yang paling perlu. Menawarkan kepada rekan terdekat juga baik, tetapi belum tentu yang paling perlu. Bersiap sambil memeriksa ulang menunggu diminta, tetapi waktunya berguna. Bersiap sambil membaca berita menyia-nyiakannya, dan pulang lebih awal meninggalkan jam kerja. Makin luas manfaatnya bagi tim, makin tinggi nilainya.',
    },
    {
      ref: 'TKP-119',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'medium',
      prompt:
        'Atasan memberi tugas mendesak ketika Anda sedang mengerjakan tugas lain yang juga mendesak. Anda ….',
      options: [
        'mengerjakan keduanya bergantian tanpa urutan dan tanpa memberi tahu siapa pun',
        'menyampaikan kedua tenggat dan menyepakati mana yang didahulukan',
        'menyusun urutan sendiri dan mengabari atasan setelah kedua tugas selesai',
        'menolak tugas baru karena tugas semula belum selesai',
        'menyusun urutan sendiri, lalu mengabarkannya kepada atasan',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Dua tugas mendesak memerlukan urutan yang disepakati, karena atasan mungkin tidak tahu tugas yang lain. *Menyampaikan kedua tenggat* membuat keputusan berdasarkan keterangan lengkap. Menyusun urutan lalu mengabarkannya juga baik; atasan masih dapat mengubahnya. Kabar yang datang setelah selesai sudah terlambat untuk diubah. Bergantian tanpa urutan dan tanpa kabar berisiko keduanya terlambat. Menolak menutup pembicaraan.',
    },
    {
      ref: 'TKP-120',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'hard',
      prompt:
        'Anda diminta memimpin proyek yang di luar keahlian Anda. Dua rekan lebih menguasai bidang itu. Anda ….',
      options: [
        'menerima, tidak membagi peran, dan menyalahkan kedua rekan itu jika proyeknya gagal',
        'menerima dan membagi peran menurut keahlian',
        'menerima, tetapi membiarkan proyek berjalan tanpa pembagian peran',
        'menerima, membagi peran menurut keahlian, dan belajar dari kedua rekan itu',
        'menerima dan membagi peran tanpa memperhatikan keahlian',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Memimpin tidak harus paling ahli; memimpin berarti menempatkan keahlian. *Membagi peran dan belajar* memakai kekuatan tim dan menambah kemampuan sendiri. Membagi peran menurut keahlian saja sudah memakai kekuatan tim. Membagi peran tanpa memperhatikan keahlian memberi kejelasan, tetapi menyia-nyiakan kekuatan itu. Membiarkan proyek berjalan tanpa pembagian peran bahkan tidak memberi kejelasan. Tidak membagi peran lalu menyalahkan rekan menambahkan ketidakadilan pada kelalaian. Bedakan memimpin dari sekadar memegang jabatan.',
    },
  ],
}
