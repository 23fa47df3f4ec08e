/*
 * Tables of text: a line is a row, a bar ends a cell. Capacity and applicants on record were published by SNPMB; the
 * rest are the project's estimates and their source says so wherever they are shown.
 */

/**
 * Name, short name, type, province, city, domain; then, unless its majors are on record, the demand for it (1 is the
 * average) and the majors it has.
 */
export const universityTable = `
Universitas Indonesia | UI | ptn | 32 | Depok | ui.ac.id
Institut Teknologi Bandung | ITB | ptn | 32 | Bandung | itb.ac.id
Politeknik Perkapalan Negeri Surabaya | PPNS | polytechnic | 35 | Surabaya | ppns.ac.id
Universitas Syiah Kuala | USK | ptn | 11 | Banda Aceh | usk.ac.id | 0.8 | dokter gigi hewan informatika sipil arsitektur agribisnis manajemen akuntansi hukum psikologi pendInggris
Universitas Sumatera Utara | USU | ptn | 12 | Medan | usu.ac.id | 1.1 | dokter gigi farmasi perawat kesmas informatika sisfo sipil industri manajemen akuntansi hukum psikologi komunikasi inggris
Universitas Andalas | UNAND | ptn | 13 | Padang | unand.ac.id | 1 | dokter farmasi kesmas informatika sipil mesin agribisnis peternakan manajemen akuntansi hukum hubungan inggris
Universitas Riau | UNRI | ptn | 14 | Pekanbaru | unri.ac.id | 0.9 | dokter perawat informatika sipil kimiaTeknik agribisnis kelautan manajemen hukum komunikasi pgsd
Universitas Sriwijaya | UNSRI | ptn | 16 | Palembang | unsri.ac.id | 0.9 | dokter kesmas informatika sisfo sipil kimiaTeknik agribisnis manajemen akuntansi hukum komunikasi d3Akuntansi d3Komputer
Universitas Lampung | UNILA | ptn | 18 | Bandar Lampung | unila.ac.id | 1 | dokter informatika sipil elektro kehutanan agroteknologi manajemen hukum komunikasi pgsd pendMatematika d3Perpajakan
UIN Syarif Hidayatullah Jakarta | UIN Jakarta | ptkin | 36 | Tangerang Selatan | uinjkt.ac.id | 1.1 | dokter farmasi kesmas informatika sisfo agribisnis manajemen akuntansi psikologi inggris pendMatematika
Universitas Negeri Jakarta | UNJ | ptn | 31 | Jakarta Timur | unj.ac.id | 1.5 | informatika statistika matematika manajemen akuntansi komunikasi psikologi inggris desain pgsd pendInggris pendBiologi pendJasmani
Politeknik Negeri Jakarta | PNJ | polytechnic | 32 | Depok | pnj.ac.id | 1.3 | terapanTi terapanSipil terapanElektro terapanPemasaran terapanMedia d3Mesin d3Sipil d3Listrik d3Akuntansi d3Administrasi
Universitas Padjadjaran | UNPAD | ptn | 32 | Sumedang | unpad.ac.id | 1.8 | dokter gigi farmasi perawat informatika statistika agribisnis peternakan manajemen akuntansi hukum psikologi komunikasi hubungan inggris
Universitas Pendidikan Indonesia | UPI | ptn | 32 | Bandung | upi.edu | 1.4 | informatika arsitektur manajemen akuntansi komunikasi psikologi inggris desain pgsd pendMatematika pendInggris pendBiologi pendJasmani
Institut Pertanian Bogor | IPB | ptn | 32 | Bogor | ipb.ac.id | 1.3 | dokter hewan gizi informatika statistika matematika biologi agribisnis kehutanan pangan kelautan peternakan manajemen komunikasi
Politeknik Negeri Bandung | POLBAN | polytechnic | 32 | Bandung | polban.ac.id | 1.2 | terapanTi terapanSipil terapanElektronika terapanAkuntansi terapanPemasaran d3Mesin d3Sipil d3Listrik d3Akuntansi d3Administrasi
Universitas Diponegoro | UNDIP | ptn | 33 | Semarang | undip.ac.id | 1.6 | dokter perawat gizi kesmas informatika sipil industri perkapalan statistika manajemen akuntansi hukum psikologi komunikasi inggris
Universitas Sebelas Maret | UNS | ptn | 33 | Surakarta | uns.ac.id | 1.5 | dokter informatika sipil industri arsitektur agribisnis manajemen akuntansi hukum psikologi komunikasi desain pgsd pendInggris d3Akuntansi
Universitas Jenderal Soedirman | UNSOED | ptn | 33 | Purwokerto | unsoed.ac.id | 1.1 | dokter gigi farmasi gizi informatika sipil agribisnis biologi peternakan manajemen hukum komunikasi
Universitas Gadjah Mada | UGM | ptn | 34 | Yogyakarta | ugm.ac.id | 2 | dokter gigi hewan farmasi informatika sipil mesin arsitektur kehutanan pangan manajemen akuntansi hukum psikologi komunikasi hubungan sejarah
Universitas Negeri Yogyakarta | UNY | ptn | 34 | Yogyakarta | uny.ac.id | 1.4 | informatika mesin matematika manajemen akuntansi komunikasi psikologi inggris pgsd pendMatematika pendInggris pendBiologi pendJasmani
Universitas Airlangga | UNAIR | ptn | 35 | Surabaya | unair.ac.id | 1.7 | dokter gigi hewan farmasi perawat kesmas sisfo statistika manajemen akuntansi hukum psikologi komunikasi hubungan inggris
Institut Teknologi Sepuluh Nopember | ITS | ptn | 35 | Surabaya | its.ac.id | 1.5 | informatika sisfo sipil mesin elektro industri kimiaTeknik arsitektur perkapalan matematika statistika fisika desain
Universitas Brawijaya | UB | ptn | 35 | Malang | ub.ac.id | 1.5 | dokter hewan farmasi gizi informatika sisfo sipil industri agribisnis pangan manajemen akuntansi hukum komunikasi hubungan
Politeknik Elektronika Negeri Surabaya | PENS | polytechnic | 35 | Surabaya | pens.ac.id | 1.2 | terapanTi terapanElektronika terapanMekatronika terapanElektro terapanMedia d3Listrik d3Komputer
Universitas Udayana | UNUD | ptn | 51 | Badung | unud.ac.id | 1.1 | dokter gigi hewan farmasi informatika sipil arsitektur agribisnis manajemen akuntansi hukum hubungan inggris
Universitas Mataram | UNRAM | ptn | 52 | Mataram | unram.ac.id | 0.8 | dokter farmasi informatika sipil agribisnis peternakan manajemen akuntansi hukum komunikasi pgsd
Universitas Nusa Cendana | UNDANA | ptn | 53 | Kupang | undana.ac.id | 0.7 | dokter hewan kesmas informatika sipil agribisnis peternakan manajemen hukum administrasi pendInggris
Universitas Tanjungpura | UNTAN | ptn | 61 | Pontianak | untan.ac.id | 0.8 | dokter farmasi informatika sipil kehutanan agribisnis manajemen akuntansi hukum komunikasi pgsd
Universitas Lambung Mangkurat | ULM | ptn | 63 | Banjarmasin | ulm.ac.id | 0.8 | dokter gigi perawat informatika sipil kehutanan agribisnis manajemen hukum administrasi pgsd
Universitas Mulawarman | UNMUL | ptn | 64 | Samarinda | unmul.ac.id | 0.8 | dokter farmasi kesmas informatika kehutanan agribisnis manajemen hukum psikologi komunikasi inggris
Universitas Hasanuddin | UNHAS | ptn | 73 | Makassar | unhas.ac.id | 1.2 | dokter gigi farmasi perawat informatika sipil perkapalan kelautan agribisnis manajemen akuntansi hukum hubungan komunikasi inggris
Universitas Sam Ratulangi | UNSRAT | ptn | 71 | Manado | unsrat.ac.id | 0.7 | dokter gigi kesmas informatika sipil arsitektur agribisnis kelautan manajemen hukum komunikasi
Universitas Tadulako | UNTAD | ptn | 72 | Palu | untad.ac.id | 0.6 | dokter kesmas informatika sipil kehutanan agribisnis manajemen hukum komunikasi pgsd
Universitas Halu Oleo | UHO | ptn | 74 | Kendari | uho.ac.id | 0.6 | dokter farmasi kesmas informatika sipil agribisnis kelautan manajemen hukum sosiologi
Universitas Pattimura | UNPATTI | ptn | 81 | Ambon | unpatti.ac.id | 0.5 | dokter informatika sipil perkapalan kelautan agribisnis manajemen hukum administrasi pendInggris
Universitas Cenderawasih | UNCEN | ptn | 91 | Jayapura | uncen.ac.id | 0.5 | dokter kesmas informatika sipil biologi ekonomi manajemen hukum hubungan pendJasmani d3Perawat
`

/** University, name, level, group, capacity and applicants of the year before. */
export const recordedMajorTable = `
UI | Pendidikan Dokter | S1 | Kesehatan | 90 | 3330
UI | Pendidikan Dokter Gigi | S1 | Kesehatan | 47 | 1114
UI | Matematika | S1 | MIPA | 24 | 401
UI | Fisika | S1 | MIPA | 42 | 316
UI | Kimia | S1 | MIPA | 42 | 526
UI | Farmasi | S1 | Kesehatan | 59 | 1154
UI | Teknik Sipil | S1 | Teknik | 60 | 1258
UI | Teknik Mesin | S1 | Teknik | 60 | 1152
UI | Teknik Elektro | S1 | Teknik | 45 | 916
UI | Arsitektur | S1 | Teknik | 24 | 824
UI | Ilmu Keperawatan | S1 | Kesehatan | 75 | 1218
UI | Ilmu Komputer | S1 | Komputer | 75 | 2132
UI | Ilmu Kesehatan Masyarakat | S1 | Kesehatan | 68 | 1527
UI | Teknik Industri | S1 | Teknik | 71 | 1963
UI | Sistem Informasi | S1 | Komputer | 75 | 1863
UI | Gizi | S1 | Kesehatan | 20 | 645
UI | Statistika | S1 | MIPA | 24 | 519
UI | Aktuaria | S1 | MIPA | 24 | 569
UI | Ilmu Hukum | S1 | Hukum | 171 | 4434
UI | Ilmu Psikologi | S1 | Sosial | 99 | 3506
UI | Ilmu Komunikasi | S1 | Sosial | 44 | 2412
UI | Kriminologi | S1 | Sosial | 23 | 1583
UI | Ilmu Ekonomi | S1 | Ekonomi dan Bisnis | 45 | 1147
UI | Manajemen | S1 | Ekonomi dan Bisnis | 90 | 2782
UI | Akuntansi | S1 | Ekonomi dan Bisnis | 90 | 2720
UI | Ilmu Hubungan Internasional | S1 | Sosial | 18 | 1281
UI | Sastra Daerah untuk Sastra Jawa | S1 | Humaniora | 24 | 146
UI | Fisioterapi | D4 | Kesehatan | 47 | 2905
UI | Bisnis Kreatif | D4 | Ekonomi dan Bisnis | 47 | 4167
UI | Produksi Media | D4 | Sosial | 47 | 3374
UI | Manajemen Rekod dan Arsip | D4 | Sosial | 47 | 2188
UI | Administrasi Perpajakan | D3 | Ekonomi dan Bisnis | 30 | 2965
UI | Administrasi Rumah Sakit | D3 | Kesehatan | 30 | 3016
UI | Hubungan Masyarakat | D3 | Sosial | 30 | 4950
UI | Akuntansi | D3 | Ekonomi dan Bisnis | 30 | 3364
ITB | Fakultas Ilmu dan Teknologi Kebumian (FITB) | S1 | MIPA | 130 | 2703
ITB | Fakultas Teknik Pertambangan dan Perminyakan (FTTM) | S1 | Teknik | 115 | 4975
ITB | Sekolah Farmasi (SF) | S1 | Kesehatan | 56 | 1138
ITB | Fakultas Teknik Mesin dan Dirgantara (FTMD) | S1 | Teknik | 100 | 2586
ITB | FMIPA – Matematika (FMIPA-M) | S1 | MIPA | 60 | 609
ITB | FMIPA – Ilmu Pengetahuan Alam (FMIPA-IPA) | S1 | MIPA | 98 | 901
ITB | STEI – Komputasi (STEI-K) | S1 | Komputer | 67 | 3526
ITB | STEI – Rekayasa (STEI-R) | S1 | Teknik | 75 | 1802
ITB | Fakultas Seni Rupa dan Desain (FSRD) | S1 | Seni dan Desain | 110 | 1840
ITB | Sekolah Bisnis dan Manajemen (SBM) | S1 | Ekonomi dan Bisnis | 55 | 2483
PPNS | Teknik Keselamatan dan Kesehatan Kerja | D4 | Teknik | 127 | 3255
PPNS | Teknik Pengelasan | D4 | Teknik | 48 | 556
PPNS | Teknik Otomasi | D4 | Teknik | 67 | 314
PPNS | Manajemen Bisnis | D4 | Ekonomi dan Bisnis | 102 | 1219
PPNS | Teknik Kelistrikan Kapal | D3 | Teknik | 45 | 504
PPNS | Teknik Permesinan Kapal | D3 | Teknik | 45 | 799
`

/** Key, name, level, group, capacity and applicants per seat where demand is average. */
export const typicalMajorTable = `
dokter | Pendidikan Dokter | S1 | Kesehatan | 90 | 22
gigi | Pendidikan Dokter Gigi | S1 | Kesehatan | 50 | 15
hewan | Kedokteran Hewan | S1 | Kesehatan | 80 | 8
farmasi | Farmasi | S1 | Kesehatan | 70 | 15
perawat | Ilmu Keperawatan | S1 | Kesehatan | 75 | 12
gizi | Gizi | S1 | Kesehatan | 45 | 15
kesmas | Kesehatan Masyarakat | S1 | Kesehatan | 80 | 11
informatika | Informatika | S1 | Komputer | 80 | 16
sisfo | Sistem Informasi | S1 | Komputer | 70 | 13
sipil | Teknik Sipil | S1 | Teknik | 70 | 11
mesin | Teknik Mesin | S1 | Teknik | 70 | 9
elektro | Teknik Elektro | S1 | Teknik | 70 | 8
industri | Teknik Industri | S1 | Teknik | 65 | 13
kimiaTeknik | Teknik Kimia | S1 | Teknik | 65 | 8
arsitektur | Arsitektur | S1 | Teknik | 50 | 11
perkapalan | Teknik Perkapalan | S1 | Teknik | 60 | 5
matematika | Matematika | S1 | MIPA | 55 | 6
fisika | Fisika | S1 | MIPA | 55 | 4
biologi | Biologi | S1 | MIPA | 60 | 6
statistika | Statistika | S1 | MIPA | 50 | 9
agribisnis | Agribisnis | S1 | Pertanian | 100 | 8
agroteknologi | Agroteknologi | S1 | Pertanian | 110 | 5
kehutanan | Kehutanan | S1 | Pertanian | 90 | 5
pangan | Teknologi Pangan | S1 | Pertanian | 60 | 10
kelautan | Ilmu Kelautan | S1 | Pertanian | 60 | 4
peternakan | Peternakan | S1 | Pertanian | 110 | 4
manajemen | Manajemen | S1 | Ekonomi dan Bisnis | 110 | 17
akuntansi | Akuntansi | S1 | Ekonomi dan Bisnis | 100 | 13
ekonomi | Ekonomi Pembangunan | S1 | Ekonomi dan Bisnis | 90 | 8
hukum | Ilmu Hukum | S1 | Hukum | 180 | 11
psikologi | Psikologi | S1 | Sosial | 90 | 18
komunikasi | Ilmu Komunikasi | S1 | Sosial | 60 | 22
hubungan | Hubungan Internasional | S1 | Sosial | 55 | 16
administrasi | Administrasi Publik | S1 | Sosial | 75 | 13
sosiologi | Sosiologi | S1 | Sosial | 65 | 8
inggris | Sastra Inggris | S1 | Humaniora | 65 | 10
sejarah | Ilmu Sejarah | S1 | Humaniora | 45 | 6
desain | Desain Komunikasi Visual | S1 | Seni dan Desain | 45 | 12
pgsd | Pendidikan Guru Sekolah Dasar | S1 | Pendidikan | 120 | 13
pendMatematika | Pendidikan Matematika | S1 | Pendidikan | 65 | 7
pendInggris | Pendidikan Bahasa Inggris | S1 | Pendidikan | 65 | 9
pendBiologi | Pendidikan Biologi | S1 | Pendidikan | 60 | 6
pendJasmani | Pendidikan Jasmani | S1 | Pendidikan | 90 | 6
terapanTi | Teknik Informatika | D4 | Komputer | 60 | 16
terapanSipil | Teknologi Konstruksi Bangunan Gedung | D4 | Teknik | 50 | 8
terapanElektro | Teknologi Rekayasa Instalasi Listrik | D4 | Teknik | 50 | 8
terapanElektronika | Teknik Elektronika | D4 | Teknik | 60 | 7
terapanMekatronika | Teknik Mekatronika | D4 | Teknik | 55 | 8
terapanAkuntansi | Akuntansi Sektor Publik | D4 | Ekonomi dan Bisnis | 45 | 14
terapanPemasaran | Pemasaran Digital | D4 | Ekonomi dan Bisnis | 45 | 16
terapanMedia | Teknologi Multimedia Kreatif | D4 | Seni dan Desain | 45 | 13
d3Mesin | Teknik Mesin | D3 | Teknik | 60 | 7
d3Sipil | Teknik Sipil | D3 | Teknik | 60 | 7
d3Listrik | Teknik Listrik | D3 | Teknik | 60 | 6
d3Akuntansi | Akuntansi | D3 | Ekonomi dan Bisnis | 60 | 13
d3Administrasi | Administrasi Bisnis | D3 | Ekonomi dan Bisnis | 60 | 14
d3Perpajakan | Perpajakan | D3 | Ekonomi dan Bisnis | 45 | 15
d3Perawat | Keperawatan | D3 | Kesehatan | 60 | 12
d3Komputer | Manajemen Informatika | D3 | Komputer | 50 | 12
`
