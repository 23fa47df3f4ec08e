import type { SeedItem, SeedStimulus } from '../../seed-item.ts'

const topic = 'Aritmetika sosial'

export const moneyTexts: SeedStimulus[] = [
  {
    ref: 'PM-S21',
    title: 'Ongkos Kirim',
    body: `Sebuah jasa pengiriman memungut Rp9.000 untuk kilogram pertama dan Rp7.500 untuk setiap kilogram berikutnya. Berat dibulatkan ke kilogram: kelebihan sampai dengan 0,3 kg diabaikan, sedangkan kelebihan di atas 0,3 kg dihitung 1 kg penuh. Setiap paket diasuransikan dengan premi 0,2% dari nilai barang.

| Paket | Berat (kg) | Nilai barang (Rp) |
| :-: | --: | --: |
| A | 2,2 | 500.000 |
| B | 3,4 | 1.200.000 |
| C | 1,0 | 250.000 |
| D | 5,8 | 2.000.000 |

Biaya total adalah ongkos kirim ditambah premi asuransi.`,
  },
  {
    ref: 'PM-S22',
    title: 'Mesin Jahit Bu Rukmini',
    body: `Bu Rukmini akan membeli mesin jahit seharga Rp4.800.000. Toko menawarkan tiga cara membayar.

| Cara | Ketentuan |
| :-- | :-- |
| Tunai | potongan 5% dari harga |
| Cicilan A | uang muka 20% dari harga; sisanya dicicil 8 bulan dengan bunga tetap 1,5% per bulan dari sisa itu |
| Cicilan B | tanpa uang muka, 12 bulan, Rp450.000 per bulan |

Pada Cicilan A, besar angsuran setiap bulan sama.`,
  },
]

export const money: SeedItem[] = [
  {
    ref: 'PM-201',
    stimulus: 'PM-S21',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Berapa rupiah biaya total paket A?',
    options: ['16.500', '17.500', '19.000', '25.000', '26.500'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Kelebihan 0,2 kg diabaikan, jadi paket A dihitung 2 kg: $9.000 + 7.500 = 16.500$. Premi $0{,}2\% \cdot 500.000 = 1.000$. Biaya totalnya Rp17.500.

Nilai 16.500 melupakan premi, 25.000 membulatkan berat menjadi 3 kg, 19.000 mengenakan Rp9.000 pada kedua kilogram, dan 26.500 menghitung premi 2%, bukan 0,2%. Untuk persen yang kecil, cari dahulu 1%-nya (5.000), lalu ambil seperlimanya.`,
  },
  {
    ref: 'PM-202',
    stimulus: 'PM-S21',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt: 'Berapa rupiah biaya total paket B? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 33900, tolerance: 0 },
    explanation: String.raw`Kelebihan 0,4 kg melampaui 0,3 kg, jadi dihitung 1 kg penuh: 4 kg. Ongkosnya $9.000 + 3 \cdot 7.500 = 31.500$ dan preminya $0{,}2\% \cdot 1.200.000 = 2.400$. Biaya totalnya Rp33.900.

Jika kelebihan itu diabaikan, hasilnya 26.400. Jika keempat kilogram dikenai Rp7.500, hasilnya 32.400. Kata “sampai dengan 0,3 kg” memasukkan 0,3 kg itu sendiri; batas pembulatan harus dibaca sebelum menghitung.`,
  },
  {
    ref: 'PM-203',
    stimulus: 'PM-S21',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Premi asuransi paket D delapan kali premi asuransi paket C.',
      'Jika paket A dan C digabung menjadi satu paket seberat 3,2 kg, ongkos kirimnya turun Rp1.500.',
      'Biaya total paket D lebih dari tiga kali biaya total paket A.',
      'Jika berat paket B berkurang 0,1 kg, ongkos kirimnya turun Rp7.500.',
    ],
    key: [0, 0, 1, 0],
    explanation: String.raw`Hitung yang diperlukan.

- Premi D Rp4.000 dan premi C Rp500; memang delapan kali. Benar.
- Terpisah: $16.500 + 9.000 = 25.500$. Digabung, 3,2 kg dihitung 3 kg: $9.000 + 15.000 = 24.000$. Turun Rp1.500. Benar.
- Biaya total D $46.500 + 4.000 = 50.500$; tiga kali A $3 \cdot 17.500 = 52.500$. Salah.
- Berat 3,3 kg dihitung 3 kg, bukan 4 kg. Turun Rp7.500. Benar.

Pada tarif yang dibulatkan, perubahan kecil dapat melompati batas; periksa berat *sesudah* dibulatkan.`,
  },
  {
    ref: 'PM-204',
    stimulus: 'PM-S22',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Berapa rupiah angsuran per bulan pada Cicilan A?',
    options: ['480.000', '487.200', '537.600', '552.000', '672.000'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Uang muka $20\% \cdot 4.800.000 = 960.000$, jadi sisanya $3.840.000$. Bunga 8 bulan $8 \cdot 1{,}5\% = 12\%$ dari sisa itu: $460.800$. Angsurannya

$$\frac{3.840.000 + 460.800}{8} = 537.600.$$

Nilai 480.000 melupakan bunga, 487.200 mengenakan bunga satu bulan saja, 552.000 menghitung bunga dari harga penuh, dan 672.000 melupakan uang muka. Cara cepat: $480.000 \cdot 1{,}12 = 537.600$. Tanyakan selalu: bunga dihitung dari jumlah yang mana, dan berapa kali?`,
  },
  {
    ref: 'PM-205',
    stimulus: 'PM-S22',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Jumlah yang dibayar dengan Cicilan B lebih besar daripada pembayaran tunai. Kelebihannya paling dekat dengan … dari pembayaran tunai.',
    options: ['5%', '12,5%', '15,6%', '17,5%', '18,4%'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Tunai: $95\% \cdot 4.800.000 = 4.560.000$. Cicilan B: $12 \cdot 450.000 = 5.400.000$. Kelebihannya $840.000$, dan

$$\frac{840.000}{4.560.000} \approx 18{,}4\%.$$

Nilai 12,5% membandingkan Cicilan B dengan harga sebelum potongan ($600.000 : 4.800.000$). Nilai 17,5% memakai kelebihan yang benar, tetapi membaginya dengan harga sebelum potongan, dan 15,6% membaginya dengan jumlah Cicilan B. Nilai 5% adalah potongan tunai. Pembagi ialah yang disebut sesudah kata “dari”.`,
  },
  {
    ref: 'PM-206',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt:
      'Seorang pedagang membeli satu kodi (20 lembar) kain seharga Rp1.600.000 dan menjual semuanya dengan harga Rp100.000 per lembar. Persentase labanya terhadap harga beli adalah ….',
    options: ['20%', '25%', '40%', '80%', '125%'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Hasil penjualan $20 \cdot 100.000 = 2.000.000$, jadi labanya $400.000$. Terhadap harga beli: $\frac{400.000}{1.600.000} = 25\%$.

Nilai 20% membagi laba dengan hasil *penjualan*. Nilai 125% adalah perbandingan hasil penjualan terhadap harga beli, 80% kebalikannya, dan 40% menganggap Rp400.000 sebagai 40 bagian dari sejuta. Periksa per lembar: dibeli Rp80.000, dijual Rp100.000, laba Rp20.000, yaitu seperempat dari 80.000.`,
  },
  {
    ref: 'PM-207',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt:
      'Harga sebuah kipas angin sesudah ditambah pajak 11% adalah Rp555.000. Berapa rupiah harganya sebelum pajak?',
    options: ['493.950', '499.500', '500.000', '544.000', '616.050'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Pajak dihitung dari harga sebelum pajak, jadi $111\%$ dari harga itu adalah 555.000. Harganya $555.000 : 1{,}11 = 500.000$.

Nilai 493.950 mengurangi 11% dari 555.000, padahal 11% itu harus dari harga yang lebih kecil. Nilai 499.500 mengurangi 10%, 544.000 mengurangi Rp11.000, dan 616.050 menambahkan pajak sekali lagi. Periksa ke depan: $500.000 + 55.000 = 555.000$.`,
  },
  {
    ref: 'PM-208',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt:
      'Uang Rp2.400.000 dibagikan kepada tiga cucu dengan perbandingan 3 : 4 : 5. Berapa rupiah selisih bagian terbesar dan bagian terkecil?',
    options: ['400.000', '600.000', '800.000', '1.000.000', '1.200.000'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Jumlah bagiannya $3 + 4 + 5 = 12$, jadi satu bagian $2.400.000 : 12 = 200.000$. Selisih terbesar dan terkecil $5 - 3 = 2$ bagian, yaitu Rp400.000.

Nilai 600.000, 800.000, dan 1.000.000 adalah uang yang diterima ketiga cucu, bukan selisihnya. Nilai 1.200.000 membagi seluruh uang dengan 2, yaitu selisih bagiannya. Jika yang ditanyakan selisih, kurangi *bagiannya* dahulu; uang setiap cucu tidak perlu dihitung.`,
  },
  {
    ref: 'PM-209',
    type: 'short_answer',
    topic,
    difficulty: 'easy',
    prompt:
      'Ibu menabung Rp6.000.000 dengan bunga tunggal 4% per tahun. Berapa rupiah tabungan Ibu setelah 9 bulan? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 6180000, tolerance: 0 },
    explanation: String.raw`Bunga setahun $4\% \cdot 6.000.000 = 240.000$. Untuk 9 bulan: $\frac{9}{12} \cdot 240.000 = 180.000$. Tabungannya Rp6.180.000.

Jawaban 180.000 baru bunganya. Jawaban 6.240.000 memakai bunga setahun penuh, dan 8.160.000 memperlakukan 4% sebagai bunga per bulan. Sembilan bulan adalah tiga perempat tahun, jadi bunganya harus tiga perempat dari bunga setahun.`,
  },
  {
    ref: 'PM-210',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Harga tiket konser dinaikkan 20%, lalu diturunkan 20% karena sepi peminat. Sekarang harganya Rp12.000 lebih murah daripada harga semula. Berapa rupiah harga semula?',
    options: ['60.000', '288.000', '300.000', '312.000', '360.000'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Harga sekarang $1{,}2 \cdot 0{,}8 = 0{,}96$ kali semula, jadi turun 4%. Karena 4% bernilai Rp12.000, harga semula $12.000 : 0{,}04 = 300.000$.

Nilai 288.000 adalah harga sekarang, 360.000 harga setelah dinaikkan, 312.000 menambahkan Rp12.000 sekali lagi, dan 60.000 menganggap 20% bernilai Rp12.000. Naik dan turun dengan persentase yang sama tidak mengembalikan harga, karena persen yang kedua dihitung dari bilangan yang lebih besar.`,
  },
  {
    ref: 'PM-211',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Kopi Gayo seharga Rp120.000 per kg dicampur dengan kopi Temanggung seharga Rp80.000 per kg. Harga campurannya Rp95.000 per kg. Perbandingan berat kopi Temanggung terhadap kopi Gayo dalam campuran itu adalah ….',
    options: ['3 : 5', '2 : 3', '1 : 1', '3 : 2', '5 : 3'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Misalkan $t$ kg kopi Temanggung dan $g$ kg kopi Gayo:

$$80t + 120g = 95(t + g) \iff 25g = 15t,$$

jadi $t : g = 25 : 15 = 5 : 3$.

Perbandingan 3 : 5 terbalik; itu Gayo terhadap Temanggung. Perbandingan 2 : 3 dan 3 : 2 hanya memakai harganya. Perbandingan 1 : 1 memberi harga Rp100.000. Periksa arahnya: Rp95.000 lebih dekat ke Rp80.000, jadi kopi yang lebih murah harus lebih banyak.`,
  },
  {
    ref: 'PM-212',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Sebuah toko menawarkan “beli tiga, gratis satu” untuk kaus yang harganya sama. Anggota toko masih mendapat potongan 10% dari jumlah yang harus dibayar. Bagi anggota yang membawa pulang empat kaus, kedua keuntungan itu bersama-sama setara dengan potongan … dari harga empat kaus.',
    options: ['25%', '32,5%', '35%', '40%', '43,3%'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Empat kaus dibayar seharga tiga, yaitu 75%. Potongan anggota menyisakan $0{,}9 \cdot 75\% = 67{,}5\%$, jadi potongannya $32{,}5\%$.

Nilai 25% melupakan potongan anggota, 35% menjumlahkan kedua persen, 40% menganggap satu gratis dari tiga sebagai potongan sepertiga, dan 43,3% melakukan keduanya. Coba dengan harga Rp100.000: bayar $300.000 - 30.000 = 270.000$ untuk barang seharga Rp400.000.`,
  },
  {
    ref: 'PM-213',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt:
      'Sebuah tempat penukaran uang menjual dolar dengan kurs Rp16.200 dan membelinya dengan kurs Rp15.800. Hana menukarkan Rp8.100.000 menjadi dolar, membelanjakan 380 dolar, lalu menukarkan kembali sisanya. Berapa rupiah yang ia terima? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 1896000, tolerance: 0 },
    explanation: String.raw`Saat Hana membeli dolar, berlaku kurs *jual* tempat penukaran: $8.100.000 : 16.200 = 500$ dolar. Sisanya $500 - 380 = 120$ dolar. Saat ia menjualnya kembali, berlaku kurs *beli*: $120 \cdot 15.800 = 1.896.000$ rupiah.

Jika kurs jual dipakai untuk keduanya, hasilnya 1.944.000; selisih Rp48.000 adalah keuntungan tempat penukaran. Kata “jual” dan “beli” selalu dilihat dari pihak tempat penukaran. Tempat penukaran tidak mau rugi, jadi pelanggan selalu memperoleh kurs yang kurang menguntungkan baginya.`,
  },
  {
    ref: 'PM-214',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt:
      'Upah seorang pekerja Rp25.000 per jam untuk 8 jam pertama dalam sehari. Jam ke-9 dan ke-10 diupah 1,5 kali, sedangkan jam berikutnya diupah 2 kali. Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Upah untuk bekerja 10 jam adalah Rp275.000.',
      'Upah untuk bekerja 12 jam adalah 1,5 kali upah untuk bekerja 8 jam.',
      'Jika bekerja 10 jam, rata-rata upahnya Rp27.500 per jam.',
      'Upah untuk bekerja 16 jam adalah dua kali upah untuk bekerja 10 jam.',
    ],
    key: [0, 1, 0, 1],
    explanation: String.raw`Upah 8 jam: $8 \cdot 25.000 = 200.000$. Jam ke-9 dan ke-10 masing-masing 37.500; jam selanjutnya 50.000.

- 10 jam: $200.000 + 75.000 = 275.000$. Benar.
- 12 jam: $275.000 + 100.000 = 375.000$, sedangkan $1{,}5 \cdot 200.000 = 300.000$. Salah.
- $275.000 : 10 = 27.500$. Benar.
- 16 jam: $275.000 + 6 \cdot 50.000 = 575.000$, bukan 550.000. Salah.

Pengali lembur hanya berlaku bagi jam dalam jenjangnya; jam sebelumnya tidak ikut naik.`,
  },
  {
    ref: 'PM-215',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Rendra menjual dua sepeda lama, masing-masing dengan harga Rp1.200.000. Dari sepeda pertama ia untung 20% dan dari sepeda kedua ia rugi 20%, masing-masing terhadap harga belinya. Dari penjualan keduanya, Rendra ….',
    options: [
      'untung Rp100.000',
      'tidak untung dan tidak rugi',
      'rugi Rp48.000',
      'rugi Rp96.000',
      'rugi Rp100.000',
    ],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Cari harga belinya. Sepeda pertama: $1.200.000 : 1{,}2 = 1.000.000$. Sepeda kedua: $1.200.000 : 0{,}8 = 1.500.000$. Ia membayar $2.500.000$ dan menerima $2.400.000$, jadi rugi Rp100.000.

“Tidak untung dan tidak rugi” menganggap 20% dari dua bilangan yang berbeda itu sama. Rugi Rp96.000 dan Rp48.000 mengambil 4% dari harga *jual* kedua sepeda atau salah satunya. “Untung” terbalik. Persen rugi dihitung dari harga beli yang lebih besar, jadi pada keadaan seperti ini selalu ada kerugian.`,
  },
  {
    ref: 'PM-216',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Dalam beberapa tahun, gaji Pak Made naik 5%, sedangkan harga kebutuhan pokok naik 40%. Banyak kebutuhan pokok yang dapat dibeli dengan seluruh gajinya turun sebesar ….',
    options: ['25%', '28,6%', '33,3%', '35%', '45%'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Banyak barang yang terbeli adalah gaji dibagi harga. Bilangan itu menjadi $\frac{1{,}05}{1{,}40} = 0{,}75$ kali semula, jadi turun 25%.

Nilai 35% mengurangkan kedua persen, 33,3% membagi selisih itu dengan 105, 28,6% melupakan kenaikan gaji ($1 - \frac{1}{1{,}4}$), dan 45% menjumlahkan. Coba dengan angka: gaji Rp1.400.000 dan harga Rp10.000 membeli 140 barang; kemudian gaji Rp1.470.000 dan harga Rp14.000 membeli 105 barang.`,
  },
  {
    ref: 'PM-217',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Uang Rp10.000.000 disimpan selama tiga tahun dengan bunga 10% per tahun. Berapa rupiah hasil dengan bunga majemuk melebihi hasil dengan bunga tunggal?',
    options: ['100.000', '210.000', '300.000', '310.000', '331.000'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Bunga tunggal: $10.000.000 + 3 \cdot 1.000.000 = 13.000.000$. Bunga majemuk: $10.000.000 \cdot 1{,}1^3 = 13.310.000$. Selisihnya Rp310.000.

Nilai 100.000 adalah selisih setelah dua tahun. Nilai 300.000 mengambil bunga dari bunga tahun sebelumnya ($100.000 + 200.000$), tetapi melupakan bunga dari bunga itu sendiri, sebesar 10.000. Nilai 210.000 memakai $1{,}1^2 = 1{,}21$ dan 331.000 memakai angka 331 tanpa mengurangi 300. Susun tahun demi tahun jika ragu: 11,0 juta; 12,1 juta; 13,31 juta.`,
  },
  {
    ref: 'PM-218',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Toko Senja memberi potongan 30%, tetapi paling banyak Rp90.000. Toko Fajar memberi potongan 20% tanpa batas. Untuk barang yang harga awalnya sama di kedua toko, Toko Fajar lebih murah jika harga awalnya ….',
    options: [
      'kurang dari Rp300.000',
      'lebih dari Rp300.000',
      'kurang dari Rp450.000',
      'lebih dari Rp450.000',
      'antara Rp300.000 dan Rp450.000',
    ],
    key: 'D',
    explanation: String.raw`Toko Fajar lebih murah jika potongannya lebih besar. Selama batas belum tercapai, 30% selalu lebih besar daripada 20%, jadi Toko Senja unggul. Batas tercapai pada harga Rp300.000. Di atas itu, potongan Senja tetap 90.000, sedangkan potongan Fajar $0{,}2h$. Fajar lebih besar jika $0{,}2h > 90.000$, yaitu $h > 450.000$.

Rp300.000 hanyalah tempat batas mulai berlaku; pada harga Rp400.000, yang berada di antara Rp300.000 dan Rp450.000, potongan Fajar baru Rp80.000. “Kurang dari” membalik arah. Pada tarif berbatas, bandingkan di setiap bagian secara terpisah.`,
  },
  {
    ref: 'PM-219',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Seorang pedagang membeli 120 kg salak dengan harga Rp9.000 per kg. Sepuluh persen di antaranya busuk dan dibuang. Agar ia memperoleh laba 25% dari modal, salak yang tersisa harus dijual seharga … rupiah per kg.',
    options: ['10.000', '11.250', '12.150', '12.375', '12.500'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Modalnya $120 \cdot 9.000 = 1.080.000$ dan hasil penjualan yang diinginkan $1{,}25 \cdot 1.080.000 = 1.350.000$. Yang dapat dijual $90\% \cdot 120 = 108$ kg, jadi harganya $1.350.000 : 108 = 12.500$.

Nilai 11.250 melupakan yang busuk, 10.000 hanya mengembalikan modal, 12.375 menambahkan 10% pada 11.250, dan 12.150 menambahkan $25\% + 10\%$ pada 9.000. Kehilangan 10% ditutup dengan membagi 0,9, bukan mengalikan 1,1. Periksa: $108 \cdot 12.500 = 1.350.000$.`,
  },
  {
    ref: 'PM-220',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Dua belas teman sepakat menyewa bus kecil dan membayar sama banyak. Karena tiga orang batal ikut dan tidak membayar, iuran setiap orang yang tersisa naik Rp15.000. Berapa rupiah sewa bus itu?',
    options: ['135.000', '180.000', '405.000', '540.000', '720.000'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Sewa tidak berubah. Jika iuran semula $x$, maka $12x = 9(x + 15.000)$, jadi $3x = 135.000$, $x = 45.000$, dan sewanya $12 \cdot 45.000 = 540.000$.

Nilai 135.000 adalah iuran tiga orang yang batal, 180.000 mengalikan kenaikan dengan 12, 405.000 memakai iuran lama untuk 9 orang, dan 720.000 memakai iuran baru untuk 12 orang. Cara lain: bagian tiga orang yang batal ($3x$) dibayar oleh sembilan orang, masing-masing 15.000. Periksa: $9 \cdot 60.000 = 540.000$.`,
  },
]
