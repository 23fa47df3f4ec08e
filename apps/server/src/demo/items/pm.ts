import type { SeedSubTest } from '../seed-item.ts'

export const pm: SeedSubTest = {
  subject: 'PM',
  lang: 'id',
  stimuli: [
    {
      ref: 'PM-S1',
      title: 'Warung Bu Yanti',
      body: String.raw`Bu Yanti membuka warung di dekat terminal. Tabel berikut memuat modal dan harga jual per porsi serta banyak porsi yang terjual pada hari Sabtu dan Minggu pekan lalu.

| Menu | Modal per porsi (Rp) | Harga jual per porsi (Rp) | Terjual Sabtu (porsi) | Terjual Minggu (porsi) |
| :--- | ---: | ---: | ---: | ---: |
| Nasi pecel | 8.000 | 12.000 | 45 | 60 |
| Soto ayam | 11.000 | 16.000 | 30 | 36 |
| Gorengan | 900 | 1.500 | 120 | 150 |
| Es teh | 1.500 | 4.000 | 50 | 64 |
| Jus jambu | 5.000 | 9.000 | 24 | 33 |

Laba adalah selisih antara hasil penjualan dan modal porsi yang terjual.`,
    },
    {
      ref: 'PM-S2',
      title: 'Tandon Air Asrama',
      body: String.raw`Sebuah asrama menyimpan air dalam tandon. Grafik berikut menunjukkan isi tandon pada suatu pagi. Pompa baru dinyalakan pada pukul 08.00 dan terus mengalirkan 350 liter air per jam ke dalam tandon sampai pukul 12.00. Air keluar dari tandon hanya karena dipakai penghuni. Pada setiap selang waktu yang dibatasi dua titik berurutan, air dipakai dengan laju tetap.

![Grafik garis isi tandon dalam liter menurut waktu. Titik-titiknya: pukul 05.00 sebanyak 800 liter, pukul 06.00 sebanyak 500 liter, pukul 07.00 sebanyak 300 liter, pukul 08.00 sebanyak 300 liter, pukul 10.00 sebanyak 700 liter, dan pukul 12.00 sebanyak 900 liter. Titik yang berurutan dihubungkan ruas garis lurus.](pm-tandon-air.webp)`,
    },
  ],
  items: [
    {
      ref: 'PM-01',
      type: 'single_choice',
      stimulus: 'PM-S1',
      topic: 'Aritmetika Sosial',
      difficulty: 'easy',
      prompt:
        'Dari Sabtu ke Minggu, menu manakah yang penjualannya (dalam porsi) naik dengan persentase paling besar?',
      options: ['Nasi pecel', 'Soto ayam', 'Gorengan', 'Es teh', 'Jus jambu'],
      keeps_order: true,
      key: 'E',
      explanation: String.raw`Persentase kenaikan membandingkan tambahan porsi dengan penjualan mula-mula, yaitu penjualan hari Sabtu.

| Menu | Tambahan | Persentase kenaikan |
| :--- | ---: | ---: |
| Nasi pecel | 15 | $\frac{15}{45} \approx 33{,}3\%$ |
| Soto ayam | 6 | $\frac{6}{30} = 20\%$ |
| Gorengan | 30 | $\frac{30}{120} = 25\%$ |
| Es teh | 14 | $\frac{14}{50} = 28\%$ |
| Jus jambu | 9 | $\frac{9}{24} = 37{,}5\%$ |

Kenaikan terbesar dialami jus jambu. Gorengan memang bertambah paling banyak, yaitu 30 porsi, tetapi penjualan awalnya juga besar sehingga persentasenya kecil. Hal serupa terjadi pada nasi pecel: tambahannya 15 porsi, tetapi dibandingkan dengan 45 porsi.`,
    },
    {
      ref: 'PM-02',
      type: 'true_false_table',
      stimulus: 'PM-S1',
      topic: 'Aritmetika Sosial',
      difficulty: 'medium',
      prompt: 'Berdasarkan tabel, tentukan apakah setiap pernyataan berikut benar atau salah.',
      columns: ['Benar', 'Salah'],
      statements: [
        'Pada kedua hari, laba dari es teh lebih besar daripada laba dari soto ayam.',
        'Pada hari Minggu, laba terbesar berasal dari nasi pecel.',
        'Perbandingan laba terhadap modal per porsi paling besar terdapat pada es teh.',
        'Laba total hari Minggu lebih dari 30% di atas laba total hari Sabtu.',
      ],
      key: [1, 0, 0, 1],
      explanation: String.raw`Laba per porsi adalah harga jual dikurangi modal: nasi pecel Rp4.000, soto Rp5.000, gorengan Rp600, es teh Rp2.500, dan jus Rp4.000. Kalikan dengan banyak porsi (hasil dalam ribuan rupiah).

| Menu | Sabtu | Minggu |
| :--- | ---: | ---: |
| Nasi pecel | 180 | 240 |
| Soto ayam | 150 | 180 |
| Gorengan | 72 | 90 |
| Es teh | 125 | 160 |
| Jus jambu | 96 | 132 |
| Total | 623 | 802 |

- Laba es teh lebih kecil daripada laba soto ($125 < 150$ dan $160 < 180$), walaupun porsinya lebih banyak.
- Laba terbesar hari Minggu memang berasal dari nasi pecel (Rp240.000).
- Laba es teh $\frac{2.500}{1.500} \approx 167\%$ dari modal, paling besar; yang terdekat jus, $80\%$.
- Kenaikan laba total: $\frac{802 - 623}{623} \approx 28{,}7\%$, belum mencapai 30%.`,
    },
    {
      ref: 'PM-03',
      type: 'short_answer',
      stimulus: 'PM-S1',
      topic: 'Aritmetika Sosial',
      difficulty: 'medium',
      prompt: String.raw`Pekan ini harga cabai naik sehingga modal nasi pecel per porsi naik 12,5%. Semua harga jual serta modal dan penjualan menu lain pada hari Minggu pekan ini sama dengan pada hari Minggu pekan lalu.

Berapa porsi nasi pecel yang harus terjual agar laba total hari Minggu pekan ini sama dengan laba total hari Minggu pekan lalu? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 80, tolerance: 0 },
      explanation: String.raw`Karena laba menu lain tidak berubah, cukup samakan laba nasi pecel.

- Laba nasi pecel hari Minggu pekan lalu: $60 \times (12.000 - 8.000) = 240.000$ rupiah.
- Modal baru: $8.000 \times 1{,}125 = 9.000$ rupiah.
- Laba baru per porsi: $12.000 - 9.000 = 3.000$ rupiah.

$$\text{Porsi} = \frac{240.000}{3.000} = 80$$

Jadi, harus terjual 80 porsi, atau 20 porsi lebih banyak. Jawaban 67,5 (60 porsi ditambah 12,5%) keliru: modal naik 12,5%, tetapi laba per porsi turun dari Rp4.000 menjadi Rp3.000 atau 25%. Karena itu, banyak porsi harus menjadi $\frac{4}{3}$ kali semula.`,
    },
    {
      ref: 'PM-04',
      type: 'single_choice',
      topic: 'Aritmetika Sosial',
      difficulty: 'easy',
      prompt: String.raw`Sebuah layanan ojek daring menetapkan tarif perjalanan Rp9.000 untuk 3 km pertama dan Rp2.500 untuk setiap kilometer berikutnya. Pelanggan baru memperoleh potongan 20% dari tarif perjalanan, paling banyak Rp5.000. Setelah itu, ditambahkan biaya layanan Rp2.000 yang tidak terkena potongan.

Dimas, seorang pelanggan baru, menempuh perjalanan 11 km. Berapa rupiah yang harus ia bayar?`,
      options: ['25.200', '26.000', '27.000', '31.000', '33.500'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Hitung berurutan sesuai dengan aturan.

1. Tarif perjalanan: $9.000 + (11 - 3) \times 2.500 = 29.000$.
2. Potongan: $20\% \times 29.000 = 5.800$. Nilai ini melampaui batas, jadi potongannya hanya $5.000$.
3. Tambahkan biaya layanan: $29.000 - 5.000 + 2.000 = 26.000$.

Dimas membayar Rp26.000. Nilai 25.200 muncul jika batas potongan terlupa. Nilai 27.000 muncul jika potongan dihitung hanya dari Rp20.000, yaitu tarif sesudah 3 km pertama. Nilai 31.000 muncul jika potongan dianggap batal karena melampaui batas, padahal potongan tetap diberikan sebesar batasnya. Nilai 33.500 muncul jika kesebelas kilometer dikenai Rp2.500, padahal 3 km pertama sudah tercakup dalam Rp9.000.`,
    },
    {
      ref: 'PM-05',
      type: 'single_choice',
      topic: 'Fungsi',
      difficulty: 'easy',
      prompt: String.raw`Eceng gondok menutupi 40 m² permukaan sebuah waduk. Luas permukaan yang tertutup menjadi dua kali lipat setiap 6 hari.

Jika pertumbuhan itu berlanjut, luas permukaan yang tertutup (dalam m²) setelah $t$ hari adalah ….`,
      options: [
        String.raw`$40 \cdot 2^{t/6}$`,
        String.raw`$40 \cdot 2^{6t}$`,
        String.raw`$40 \cdot 6^{t/2}$`,
        String.raw`$40 + 2^{t/6}$`,
        String.raw`$40 \left(1 + \frac{t}{6}\right)$`,
      ],
      key: 'A',
      explanation: String.raw`Dalam $t$ hari terdapat $\frac{t}{6}$ kali masa 6 hari. Setiap masa mengalikan luas dengan 2 sehingga luasnya menjadi

$$40 \cdot 2^{t/6}.$$

Periksa: untuk $t = 6$ diperoleh $80$ dan untuk $t = 12$ diperoleh $160$, sesuai dengan soal.

Bentuk $40\left(1 + \frac{t}{6}\right)$ menipu karena juga menghasilkan $80$ saat $t = 6$. Namun, saat $t = 12$ hasilnya hanya $120$; bentuk itu menambahkan 40 m² setiap 6 hari, bukan menggandakannya. Bentuk $40 \cdot 2^{6t}$ menggandakan luas enam kali setiap hari, $40 \cdot 6^{t/2}$ menukar peran 2 dan 6, sedangkan $40 + 2^{t/6}$ menjumlahkan, bukan mengalikan.`,
    },
    {
      ref: 'PM-06',
      type: 'single_choice',
      stimulus: 'PM-S2',
      topic: 'Penalaran Grafik',
      difficulty: 'medium',
      prompt: 'Berapa liter air yang dipakai penghuni asrama dari pukul 05.00 sampai dengan pukul 12.00?',
      options: ['500', '800', '1.100', '1.300', '1.400'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Sebelum pukul 08.00 pompa mati, jadi penurunan isi tandon sama dengan pemakaian:

$$800 - 300 = 500 \text{ liter}.$$

Dari pukul 08.00 sampai dengan pukul 12.00, pompa memasukkan $4 \times 350 = 1.400$ liter, tetapi isi tandon hanya bertambah $900 - 300 = 600$ liter. Selisihnya dipakai penghuni:

$$1.400 - 600 = 800 \text{ liter}.$$

Jumlah pemakaian adalah $500 + 800 = 1.300$ liter.

Jawaban 500 hanya melihat grafik yang turun dan mengabaikan pemakaian saat pompa menyala, sedangkan 800 hanya menghitung masa pompa menyala. Jawaban 1.100 menjumlahkan perubahan isi ($500 + 600$), padahal kenaikan isi bukan pemakaian. Jawaban 1.400 adalah volume air dari pompa.`,
    },
    {
      ref: 'PM-07',
      type: 'multiple_choice',
      stimulus: 'PM-S2',
      topic: 'Penalaran Grafik',
      difficulty: 'hard',
      prompt: String.raw`Pernyataan manakah yang sesuai dengan informasi dan grafik tersebut?

Pilih semua jawaban yang benar.`,
      options: [
        'Pemakaian air per jam paling besar terjadi antara pukul 05.00 dan 06.00.',
        'Pemakaian air per jam pada pukul 10.00–12.00 lebih kecil daripada pada pukul 08.00–10.00.',
        'Seandainya pompa tidak pernah dinyalakan dan pemakaian air tetap seperti itu, tandon tepat kosong pada pukul 10.00.',
        'Dari pukul 08.00 sampai dengan pukul 12.00, kenaikan isi tandon lebih dari separuh volume air yang dialirkan pompa.',
        'Jika sesudah pukul 12.00 pompa tetap menyala dan pemakaian per jam sama seperti pada pukul 10.00–12.00, isi tandon mencapai 1.200 liter pada pukul 14.00.',
      ],
      key: ['A', 'C'],
      explanation: String.raw`Saat pompa menyala, pemakaian per jam $= 350 -$ kenaikan isi per jam.

| Pukul | Perubahan isi per jam | Pemakaian per jam |
| :--- | ---: | ---: |
| 05.00–06.00 | $-300$ | 300 liter |
| 06.00–07.00 | $-200$ | 200 liter |
| 07.00–08.00 | $0$ | 0 liter |
| 08.00–10.00 | $+200$ | 150 liter |
| 10.00–12.00 | $+100$ | 250 liter |

- Pemakaian terbesar 300 liter per jam, pada pukul 05.00–06.00.
- Pemakaian pukul 10.00–12.00 justru lebih besar ($250 > 150$). Garis yang lebih landai berarti lebih banyak air terpakai.
- Tanpa pompa, 300 liter pada pukul 08.00 habis dalam $300 : 150 = 2$ jam, yaitu pukul 10.00.
- Isi tandon bertambah $600$ dari $1.400$ liter, kurang dari separuh.
- Dari 900 ke 1.200 liter perlu $300 : 100 = 3$ jam, yaitu pukul 15.00, bukan pukul 14.00.`,
    },
    {
      ref: 'PM-08',
      type: 'single_choice',
      topic: 'Geometri',
      difficulty: 'medium',
      prompt: String.raw`Sawah Pak Wayan berbentuk trapesium siku-siku seperti pada gambar. Untuk memasang pagar pengaman, ia menancapkan tiang bambu di setiap sudut dan setiap 3 m di sepanjang seluruh tepi sawah.

![Trapesium siku-siku. Sisi bawah 30 m dan sisi atas 21 m saling sejajar. Sisi kiri 12 m tegak lurus terhadap keduanya. Sisi kanan miring dan panjangnya tidak tertulis.](pm-sawah.webp)

Banyak tiang yang diperlukan adalah ….`,
      options: ['21', '22', '26', '27', '30'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Sisi miring dihitung dengan teorema Pythagoras. Sisi tegaknya adalah $12$ m dan selisih sisi sejajar, $30 - 21 = 9$ m.

$$s = \sqrt{12^2 + 9^2} = \sqrt{225} = 15 \text{ m}$$

Keliling sawah $= 30 + 15 + 21 + 12 = 78$ m. Semua panjang sisi habis dibagi 3 sehingga jarak antartiang dapat tetap 3 m dan setiap sudut mendapat tiang. Pada lintasan tertutup, banyak tiang sama dengan banyak jarak:

$$78 : 3 = 26.$$

Jawaban 27 muncul jika ditambah satu seperti pada garis terbuka, padahal tiang terakhir berimpit dengan tiang pertama. Jawaban 30 muncul jika tiang setiap sisi dihitung terpisah ($11 + 6 + 8 + 5$) sehingga tiang sudut terhitung dua kali. Jawaban 21 dan 22 muncul jika sisi miring terlupa.`,
    },
    {
      ref: 'PM-09',
      type: 'short_answer',
      topic: 'Barisan dan Deret',
      difficulty: 'medium',
      prompt: String.raw`Sinta menabung untuk membeli sepeda bekas seharga Rp1.000.000. Pada minggu pertama ia menabung Rp10.000. Pada setiap minggu berikutnya ia menabung Rp2.500 lebih banyak daripada minggu sebelumnya.

Pada minggu ke berapa jumlah tabungan Sinta pertama kali cukup untuk membeli sepeda itu? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 25, tolerance: 0 },
      explanation: String.raw`Setoran mingguan membentuk barisan aritmetika dengan suku pertama $10.000$ dan beda $2.500$. Jumlah tabungan setelah $n$ minggu adalah

$$S_n = \frac{n}{2}\left(2 \cdot 10.000 + (n - 1) \cdot 2.500\right) = 1.250n^2 + 8.750n.$$

Syaratnya $S_n \ge 1.000.000$. Bagi kedua ruas dengan $1.250$:

$$n^2 + 7n \ge 800 \iff (n - 25)(n + 32) \ge 0.$$

Karena $n$ positif, $n \ge 25$. Jadi, uangnya pertama kali cukup, bahkan tepat Rp1.000.000, pada minggu ke-25.

Jangan memakai rumus suku ke-$n$, $10.000 + (n - 1) \cdot 2.500$: rumus itu memberikan besar setoran pada satu minggu, bukan jumlah tabungan. Setoran minggu ke-25 hanya Rp70.000.`,
    },
    {
      ref: 'PM-10',
      type: 'short_answer',
      topic: 'Perbandingan',
      difficulty: 'medium',
      prompt: String.raw`Panen cabai di sebuah kebun diperkirakan selesai dalam 15 hari oleh 12 pemetik. Setelah 5 hari bekerja, 2 pemetik berhenti. Setelah 4 hari bekerja tanpa mereka, datang 6 pemetik tambahan yang ikut bekerja sampai panen selesai. Semua pemetik bekerja sama cepat.

Berapa hari seluruh panen itu berlangsung, dihitung sejak hari pertama? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 14, tolerance: 0 },
      explanation: String.raw`Nyatakan seluruh pekerjaan dalam satuan orang-hari: $12 \times 15 = 180$ orang-hari.

| Masa | Pemetik | Lama | Pekerjaan |
| :--- | ---: | ---: | ---: |
| Awal | 12 | 5 hari | 60 |
| Setelah 2 orang berhenti | 10 | 4 hari | 40 |

Sisa pekerjaan $= 180 - 60 - 40 = 80$ orang-hari. Setelah datang 6 orang, ada $10 + 6 = 16$ pemetik sehingga sisa itu selesai dalam $80 : 16 = 5$ hari.

$$5 + 4 + 5 = 14 \text{ hari}$$

Jika menjawab 5, kamu hanya menghitung masa terakhir, padahal yang ditanyakan seluruh masa panen. Jika jumlah pemetik pada masa terakhir ditulis $12 + 6 = 18$, kamu lupa bahwa 2 orang sudah berhenti.`,
    },
    {
      ref: 'PM-11',
      type: 'single_choice',
      topic: 'Optimasi',
      difficulty: 'hard',
      prompt: String.raw`Kelompok tani di Karawang akan mengangkut 480 karung gabah ke gudang. Truk besar memuat paling banyak 60 karung dengan biaya sewa Rp450.000, sedangkan truk kecil memuat paling banyak 40 karung dengan biaya sewa Rp320.000. Hanya tersedia 5 truk besar, tetapi truk kecil tersedia berapa pun yang diperlukan. Setiap truk yang disewa berjalan satu kali.

Biaya sewa paling murah untuk mengangkut semua gabah adalah … ribu rupiah.`,
      options: ['3.600', '3.690', '3.720', '3.840', '3.850'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Misalkan disewa $b$ truk besar dengan $0 \le b \le 5$. Sisa karung diangkut truk kecil dan banyaknya dibulatkan ke atas.

| $b$ | Sisa karung | Truk kecil | Biaya (ribu rupiah) |
| ---: | ---: | ---: | ---: |
| 5 | 180 | 5 | 3.850 |
| 4 | 240 | 6 | 3.720 |
| 3 | 300 | 8 | 3.910 |
| 2 | 360 | 9 | 3.780 |
| 1 | 420 | 11 | 3.970 |
| 0 | 480 | 12 | 3.840 |

Biaya termurah 3.720 ribu rupiah dengan 4 truk besar dan 6 truk kecil, yang semuanya terisi penuh.

Per karung, truk besar memang lebih murah (Rp7.500 dibandingkan dengan Rp8.000), tetapi memakai kelima truk besar menyisakan 180 karung sehingga satu truk kecil hanya terisi separuh; biayanya 3.850. Nilai 3.690 memakai 4,5 truk kecil, dan 3.600 memakai 8 truk besar; keduanya mustahil.`,
    },
  ],
}
