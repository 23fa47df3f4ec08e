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
        'Anda petugas loket. Seorang kakek datang lima menit sebelum tutup dengan berkas yang kurang satu lembar fotokopi. Mesin fotokopi kantor sedang rusak. Anda ….',
      options: [
        'menerima berkasnya, memotret dokumen asli, dan melengkapinya besok',
        'mencatat berkas yang kurang dan memintanya datang lebih pagi besok',
        'menutup loket karena jam pelayanan hampir berakhir hari itu',
        'menunjukkan tempat fotokopi terdekat dan menunggunya kembali',
        'memintanya kembali besok karena syaratnya belum lengkap',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Yang dinilai ialah pelayanan yang memudahkan tanpa melanggar syarat. *Memotret dokumen asli* menyelesaikan urusan hari itu dan syaratnya tetap dipenuhi. Menunggunya kembali juga menolong, tetapi membebani kakek itu berjalan. Mencatat kekurangan memberi kepastian, hanya saja ia harus datang lagi. Menolak dengan alasan syarat tidak memberi jalan, dan menutup loket mengabaikannya. Bandingkan pilihan menurut beban yang tersisa bagi warga.',
    },
    {
      ref: 'TKP-102',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'medium',
      prompt:
        'Warga mengeluh di media sosial bahwa antrean di kantor Anda terlalu lama. Keluhan itu benar. Anda ….',
      options: [
        'meminta maaf di media sosial dan melaporkan keluhan itu secara lengkap kepada atasan',
        'menjelaskan di media sosial bahwa jumlah petugas memang kurang',
        'mengusulkan nomor antrean daring dan mengabari pengeluh tentang tindak lanjutnya',
        'menghitung lama antrean beberapa hari untuk dibahas dalam rapat bulanan kantor',
        'membiarkan keluhan itu karena tidak disampaikan lewat saluran resmi',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Keluhan yang benar perlu perbaikan dan kabar balik. Usul nomor antrean *dengan kabar tindak lanjut* memuat keduanya. Meminta maaf dan melapor menanggapi, tetapi perbaikannya diserahkan kepada orang lain. Menghitung lama antrean berguna, hanya lambat. Menjelaskan kekurangan petugas adalah pembelaan. Membiarkannya paling rendah. Urutkan menurut dua hal: masalahnya berkurang, dan pengeluh tahu.',
    },
    {
      ref: 'TKP-103',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'medium',
      prompt:
        'Seorang ibu yang tidak dapat membaca diminta mengisi formulir tiga halaman. Antrean di belakangnya panjang. Anda ….',
      options: [
        'memintanya menunggu sampai antrean selesai, lalu membantunya',
        'mengisikan formulirnya sendiri dengan cepat tanpa bertanya agar antrean berjalan',
        'meminta rekan yang luang membantunya mengisi formulir',
        'menyarankan agar ia datang lagi bersama anggota keluarga',
        'mengajaknya ke meja lain dan mengisikan sambil membacakan setiap bagian',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Ia berhak mengetahui isi yang ditandatanganinya, dan antrean berhak tetap berjalan. Mengisikan *sambil membacakan* di meja lain memenuhi keduanya. Rekan yang luang juga baik, tetapi bergantung pada orang lain. Menunggu sampai antrean selesai menolong dengan biaya waktu. Menyuruhnya datang lagi memindahkan beban. Mengisi tanpa bertanya paling rendah karena dapat salah dan ia tidak tahu isinya. Cepat belum tentu melayani.',
    },
    {
      ref: 'TKP-104',
      type: 'weighted_choice',
      topic: 'Pelayanan publik',
      difficulty: 'hard',
      prompt:
        'Pejabat setempat meminta urusannya didahulukan dari antrean dua puluh orang dengan alasan rapat. Anda ….',
      options: [
        'menyerahkan keputusan kepada atasan agar tidak disalahkan',
        'menjelaskan urutan antrean dan menawarkan janji temu yang dapat dipesan siapa saja',
        'menanyakan satu per satu kepada warga di antrean apakah mereka berkenan mendahulukannya',
        'mendahulukannya karena urusan negara lebih penting daripada urusan pribadi',
        'menjelaskan dengan sopan bahwa semua orang mengikuti antrean',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Keadilan pelayanan berlaku bagi semua, tetapi jalan keluar tetap dapat ditawarkan. Janji temu yang *dapat dipesan siapa saja* tidak mengistimewakan pejabat. Penjelasan sopan saja sudah adil, hanya tanpa jalan keluar. Bertanya kepada warga membuat mereka sungkan menolak. Menyerahkan kepada atasan menghindari tanggung jawab. Mendahulukannya melanggar urutan. Uji sebuah jalan keluar dengan pertanyaan: bolehkah warga biasa memakainya juga?',
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
        'menunggu diperkenalkan oleh atasan dalam rapat bagian berikutnya',
        'memperkenalkan diri dan bertanya tentang pekerjaan setiap rekan',
        'mengamati dahulu kebiasaan kerja mereka selama beberapa hari',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Jejaring dibangun dengan inisiatif. Memperkenalkan diri *dan bertanya tentang pekerjaan* membuka kerja sama dengan semua rekan. Berkenalan dengan yang berdekatan adalah permulaan yang lebih sempit. Mengamati berguna, tetapi menunda. Menunggu diperkenalkan menyerahkan inisiatif. Bekerja sendiri menutup diri. Nilai setiap pilihan menurut siapa yang memulai dan seberapa luas jangkauannya.',
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
        'menyusun bagian laporan yang lain dahulu sambil menunggu data itu',
        'memakai data tahun lalu agar laporan tetap selesai',
        'menghubungi mereka dan menyepakati waktu kirim yang baru',
        'melaporkan keterlambatan itu kepada atasan mereka agar segera ditegur',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Tujuannya laporan yang benar dan kerja sama yang terjaga. Menanyakan kendala *dan menawarkan bantuan* mengatasi sebabnya. Menyepakati waktu baru juga baik, tetapi kendalanya belum disentuh. Mengerjakan bagian lain memanfaatkan waktu, hanya pasif. Melapor untuk menegur merusak hubungan sebelum berbicara. Data tahun lalu membuat laporan tidak benar. Bicaralah dengan orangnya sebelum tentang orangnya.',
    },
    {
      ref: 'TKP-107',
      type: 'weighted_choice',
      topic: 'Jejaring kerja',
      difficulty: 'medium',
      prompt: 'Dalam rapat lintas instansi, usul Anda ditolak dan usul instansi lain yang diterima. Anda ….',
      options: [
        'menerima keputusan dan mencatat tugas instansi Anda dalam rapat',
        'melaksanakan keputusan sebatas yang diwajibkan kepada instansi Anda saja',
        'mendukung pelaksanaannya dan menawarkan bagian yang dapat dikerjakan instansi Anda',
        'menerima keputusan sambil meminta agar alasan penolakan usul Anda dicatat dengan jelas',
        'mengajukan lagi usul yang sama pada rapat berikutnya sampai diterima',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Setelah keputusan bersama, yang dinilai ialah dukungan terhadap pelaksanaannya. *Menawarkan bagian yang dapat dikerjakan* adalah dukungan nyata. Menerima dan mencatat tugas sudah baik. Meminta alasan dicatat wajar, tetapi perhatian tertuju pada usul sendiri. Bekerja sebatas kewajiban menahan diri. Mengajukan usul yang sama berulang-ulang menghambat. Bedakan kalah usul dari kalah tujuan.',
    },
    {
      ref: 'TKP-108',
      type: 'weighted_choice',
      topic: 'Jejaring kerja',
      difficulty: 'hard',
      prompt:
        'Dua rekan dalam tim Anda berselisih sehingga pekerjaan terhambat. Anda bukan ketua tim. Anda ….',
      options: [
        'menyampaikan keadaan itu kepada ketua tim agar ia menengahi',
        'memihak rekan yang menurut Anda lebih benar agar cepat selesai',
        'berbicara dengan masing-masing untuk memahami persoalannya',
        'mengerjakan bagian mereka supaya tim tidak terlambat mencapai target',
        'mengajak keduanya membahas pembagian kerja dengan tujuan tim sebagai acuan',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Yang terhambat adalah pekerjaan, maka pembahasan berangkat dari *tujuan tim*, dengan kedua pihak hadir. Berbicara dengan masing-masing adalah langkah awal yang baik, tetapi belum mempertemukan. Menyampaikan kepada ketua tim wajar, hanya menyerahkan peran. Mengerjakan bagian mereka menutupi masalah. Memihak memperdalamnya. Pilih tindakan yang mengembalikan kerja bersama, bukan yang sekadar menyelesaikan tugas.',
    },
    {
      ref: 'TKP-109',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'easy',
      prompt:
        'Anda bertugas di desa yang menganggap tabu menyebut nama orang tua secara langsung. Formulir Anda memuat kolom itu. Anda ….',
      options: [
        'mengosongkan kolom itu agar tidak menyinggung siapa pun',
        'menanyakan cara yang dianggap sopan, lalu mengisi kolom itu dengan bantuan mereka',
        'meminta bantuan kepala desa untuk menyebutkan nama-nama itu kepada Anda satu per satu',
        'menjelaskan bahwa aturan negara tidak mengenal tabu dan harus diikuti',
        'mempersilakan mereka menuliskan sendiri nama itu',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Data tetap diperlukan dan adat tetap dihormati. *Menanyakan cara yang sopan* mencapai keduanya dan melibatkan warga. Menuliskan sendiri juga menghormati, tetapi tidak semua orang dapat menulis. Bantuan kepala desa berhasil dengan memutar. Mengosongkan kolom mengorbankan data. Memaksakan aturan mengorbankan hubungan. Bertanya lebih dahulu hampir selalu mengungguli menduga.',
    },
    {
      ref: 'TKP-110',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'medium',
      prompt:
        'Tetangga sekantor merayakan hari besar agamanya, yang berbeda dengan agama Anda, pada hari kerja Anda bersama. Anda ….',
      options: [
        'memintanya memilih antara pekerjaan dan perayaan itu',
        'menyampaikan selamat dan mengatur ulang jadwal bersama',
        'bekerja seperti biasa karena kalender kantor tidak menyebut hari libur itu',
        'menawarkan diri menggantikan tugasnya dan menyampaikan selamat',
        'mengizinkannya pulang lebih awal jika pekerjaannya selesai',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Menghargai keyakinan rekan tampak dari tindakan yang memudahkannya. *Menggantikan tugas* adalah bantuan nyata, dan ucapan selamat menjaga kehangatan. Mengatur ulang jadwal juga membantu. Mengizinkan dengan syarat memberi kelonggaran yang terbatas. Bekerja seperti biasa tidak peduli. Menyuruhnya memilih tidak menghargai. Bandingkan menurut besarnya kemudahan yang diberikan, tanpa mengabaikan pekerjaan.',
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
        'bertanya kepada rekan asal daerah Anda tentang pengalamannya',
        'meminta warga berbicara dengan nada yang lebih lembut',
        'berusaha tidak tersinggung dan tetap berbicara dengan nada Anda',
        'membatasi percakapan pada urusan yang perlu dengan warga setempat saja',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Penyesuaian dimulai dari memahami: nada keras belum tentu marah. *Mencari tahu dan menyesuaikan* mengubah sikap sendiri. Berusaha tidak tersinggung sudah baik, tetapi tanpa pemahaman. Bertanya kepada rekan sedaerah berguna, hanya dari satu sisi. Membatasi percakapan menjauhkan. Meminta warga berubah membalik keadaan: pendatanglah yang menyesuaikan. Lihat siapa yang diminta berubah dalam setiap pilihan.',
    },
    {
      ref: 'TKP-112',
      type: 'weighted_choice',
      topic: 'Sosial budaya',
      difficulty: 'hard',
      prompt:
        'Kegiatan kantor selalu diadakan di rumah makan yang sebagian hidangannya tidak boleh dimakan oleh dua rekan Anda. Mereka tidak pernah mengeluh. Sebagai panitia, Anda ….',
      options: [
        'menanyakan pantangan semua rekan sebelum menentukan tempat',
        'mempersilakan kedua rekan itu membawa bekal sendiri dari rumahnya masing-masing',
        'memilih tempat yang hidangannya dapat dimakan semua rekan',
        'memesankan hidangan khusus bagi kedua rekan itu di tempat yang sama',
        'melanjutkan kebiasaan karena tidak ada yang pernah mengeluh',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Kedua rekan itu sudah diketahui kebutuhannya, maka *memilih tempat bagi semua* langsung menyertakan mereka. Menanyakan pantangan baik, tetapi baru langkah pertama. Hidangan khusus membantu, hanya tetap membedakan. Bekal sendiri membebankan jalan keluar kepada mereka. Diamnya seseorang bukan tanda setuju. Ukur menurut siapa yang menanggung penyesuaian: panitia atau yang dikecualikan.',
    },
    {
      ref: 'TKP-113',
      type: 'weighted_choice',
      topic: 'Teknologi informasi',
      difficulty: 'easy',
      prompt:
        'Kantor Anda mengganti buku tamu kertas dengan aplikasi. Anda belum terbiasa memakainya. Anda ….',
      options: [
        'meminta rekan mengajari Anda ketika aplikasi sudah dipakai',
        'mengusulkan agar buku kertas dipertahankan bagi yang belum terbiasa',
        'mengikuti pelatihan yang disediakan kantor dengan sungguh-sungguh',
        'memakai aplikasi itu, tetapi tetap mencatat di buku sebagai cadangan',
        'mempelajari panduannya dan mencobanya sebelum hari pertama',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Yang dinilai ialah kemauan belajar. *Mempelajari sebelum hari pertama* menunjukkan inisiatif dan menjaga pelayanan. Mengikuti pelatihan juga baik, tetapi menunggu disediakan. Diajari setelah dipakai berisiko menghambat tamu. Mencatat dua kali menggandakan pekerjaan. Mempertahankan kertas menolak perubahan. Semakin awal dan semakin mandiri, semakin tinggi nilainya.',
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
        'tidak membalas, memeriksa lewat nomor resmi, dan mengabari rekan agar waspada',
        'menanyakan kepada rekan apakah mereka menerima pesan yang sama',
        'mengirim kata sandi lama yang sudah tidak dipakai lagi untuk memastikan maksudnya',
        'tidak membalas dan melaporkannya kepada pengelola sistem kantor',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Kata sandi tidak pernah diminta lewat pesan. Memeriksa *lewat nomor resmi dan mengabari rekan* melindungi diri dan orang lain. Melapor kepada pengelola juga tepat, tetapi rekan belum tentu segera tahu. Bertanya kepada rekan memberi petunjuk tanpa tindakan. Menghapus hanya melindungi diri. Membalas, walaupun dengan sandi lama, memberi tahu penipu bahwa Anda menanggapi. Nilai naik menurut banyaknya orang yang terlindungi.',
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
        'menghubungi bagian teknis setiap setengah jam untuk menanyakan perkembangannya',
        'menunggu sampai aplikasi pulih karena tidak ada yang dapat dilakukan',
        'memberi tahu warga tentang gangguan dan perkiraan selesainya',
        'mempersilakan warga pulang dan datang lagi besok',
      ],
      weights: [5, 3, 1, 4, 2],
      explanation:
        'Pelayanan tidak berhenti bersama aplikasinya. *Formulir darurat dengan kabar* membuat urusan warga tetap maju. Memberi tahu perkiraan membantu warga memutuskan, tetapi urusannya tertunda. Menghubungi bagian teknis menunjukkan usaha, hanya tidak menolong yang menunggu. Menyuruh pulang memindahkan beban, dan menunggu paling pasif. Tanyakan: apakah urusan warga maju selama tiga jam itu?',
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
        'memperbaikinya pada laporan bulan berikutnya tanpa keterangan apa-apa',
        'mengirim perbaikan disertai penjelasan letak kesalahannya',
        'menyiapkan perbaikan untuk dikirim jika ada yang bertanya',
        'membiarkannya karena kesalahannya kecil dan sudah terkirim',
      ],
      weights: [4, 2, 5, 3, 1],
      explanation:
        'Tanggung jawab berarti memperbaiki kesalahan sebelum diketahui orang. *Mengirim perbaikan dengan penjelasan* menjaga pemakai laporan dari angka yang salah. Memberi tahu atasan juga jujur, tetapi perbaikannya menunggu. Menyiapkan perbaikan untuk berjaga-jaga bergantung pada pertanyaan orang. Memperbaiki diam-diam menyembunyikan kesalahan, dan membiarkannya paling rendah. Pikirkan siapa yang sedang memakai angka itu sekarang.',
    },
    {
      ref: 'TKP-118',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'medium',
      prompt:
        'Pekerjaan Anda selesai dua jam sebelum jam pulang, sedangkan rekan satu tim masih sibuk. Anda ….',
      options: [
        'memeriksa ulang pekerjaan sendiri sampai jam pulang tiba',
        'pulang lebih awal karena tugas Anda sudah selesai',
        'menawarkan bantuan kepada rekan yang duduk di sebelah Anda',
        'membaca berita dan bersiap membantu jika diminta oleh rekan satu tim itu',
        'menanyakan bagian yang dapat dibantu agar pekerjaan tim selesai',
      ],
      weights: [3, 1, 4, 2, 5],
      explanation:
        'Profesional bekerja untuk hasil tim. *Menanyakan bagian yang dapat dibantu* mengarahkan waktu luang ke tempat yang paling perlu. Menawarkan kepada rekan terdekat juga baik, tetapi belum tentu yang paling perlu. Memeriksa ulang menjaga mutu sendiri. Menunggu diminta pasif, dan pulang lebih awal meninggalkan jam kerja. Semakin luas manfaatnya bagi tim, semakin tinggi nilainya.',
    },
    {
      ref: 'TKP-119',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'medium',
      prompt:
        'Atasan memberi tugas mendesak ketika Anda sedang mengerjakan tugas lain yang juga mendesak. Anda ….',
      options: [
        'mengerjakan keduanya bergantian tanpa memberi tahu siapa pun sampai selesai',
        'menyampaikan kedua tenggat dan menyepakati mana yang didahulukan',
        'mengerjakan tugas dari atasan dahulu, baru tugas semula',
        'menolak tugas baru karena tugas semula belum selesai',
        'menyusun jadwal agar keduanya selesai, lalu mengabari atasan',
      ],
      weights: [2, 5, 3, 1, 4],
      explanation:
        'Dua tugas mendesak memerlukan urutan yang disepakati, karena atasan mungkin tidak tahu tugas yang lain. *Menyampaikan kedua tenggat* membuat keputusan berdasarkan keterangan lengkap. Menyusun jadwal sendiri lalu mengabari juga baik, tetapi urutannya belum disepakati. Mendahulukan atasan tanpa bicara dapat merugikan tugas semula. Bergantian diam-diam berisiko keduanya terlambat. Menolak menutup pembicaraan.',
    },
    {
      ref: 'TKP-120',
      type: 'weighted_choice',
      topic: 'Profesionalisme',
      difficulty: 'hard',
      prompt:
        'Anda diminta memimpin proyek yang di luar keahlian Anda. Dua rekan lebih menguasai bidang itu. Anda ….',
      options: [
        'menolak karena khawatir proyek itu gagal di tangan Anda',
        'menerima sambil meminta pelatihan yang sesuai kepada kantor sebelum proyek dimulai',
        'menyarankan agar salah seorang rekan itu yang memimpin',
        'menerima, membagi peran menurut keahlian, dan belajar dari kedua rekan itu',
        'menerima dan mengikuti semua saran kedua rekan itu dalam setiap keputusan',
      ],
      weights: [1, 4, 2, 5, 3],
      explanation:
        'Memimpin tidak harus paling ahli; memimpin berarti menempatkan keahlian. *Membagi peran dan belajar* memakai kekuatan tim dan menambah kemampuan sendiri. Meminta pelatihan menunjukkan kemauan, tetapi belum memakai tim. Mengikuti semua saran menyerahkan keputusan. Menyarankan orang lain jujur, hanya melepaskan tantangan. Menolak karena khawatir paling rendah. Bedakan rendah hati dari menghindar.',
    },
  ],
}
