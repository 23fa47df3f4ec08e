import type { SeedItem, SeedStimulus } from '../../seed-item.ts'

const topic = 'Penalaran data'

export const dataTexts: SeedStimulus[] = [
  {
    ref: 'PM-S23',
    title: 'Es Dawet Mbak Sri',
    body: `Mbak Sri mencatat suhu siang hari dan banyak gelas es dawet yang terjual selama sepekan. Hari kerja ialah Senin sampai dengan Jumat; akhir pekan ialah Sabtu dan Minggu.

| Hari | Suhu (°C) | Terjual (gelas) |
| :-- | --: | --: |
| Senin | 31 | 84 |
| Selasa | 33 | 96 |
| Rabu | 30 | 72 |
| Kamis | 34 | 108 |
| Jumat | 32 | 90 |
| Sabtu | 33 | 132 |
| Minggu | 32 | 118 |`,
  },
  {
    ref: 'PM-S24',
    title: 'Dua Klinik',
    body: `Tabel berikut memuat banyak pasien dan pasien yang sembuh dalam sepekan di dua klinik, menurut berat ringannya sakit ketika mereka datang.

| Klinik | Sakit | Pasien | Sembuh dalam sepekan |
| :-- | :-- | --: | --: |
| Melati | ringan | 200 | 180 |
| Melati | berat | 50 | 20 |
| Kenanga | ringan | 60 | 57 |
| Kenanga | berat | 140 | 70 |`,
  },
  {
    ref: 'PM-S25',
    title: 'Penduduk Lima Desa',
    body: `Kepadatan penduduk adalah banyak penduduk dibagi luas wilayah. Tabel berikut memuat data lima desa.

| Desa | Luas (km²) | Penduduk 2015 | Penduduk 2025 |
| :-- | --: | --: | --: |
| Asri | 12 | 3.000 | 3.600 |
| Bukit | 20 | 4.500 | 5.000 |
| Cemara | 8 | 2.400 | 3.000 |
| Damai | 30 | 6.000 | 6.900 |
| Elang | 15 | 5.600 | 5.300 |`,
  },
  {
    ref: 'PM-S26',
    title: 'Nilai Ulangan Kimia',
    body: `Tabel berikut memuat nilai ulangan kimia 30 siswa.

| Nilai | 50 | 60 | 70 | 80 | 90 | 100 |
| :-- | --: | --: | --: | --: | --: | --: |
| Banyak siswa | 2 | 5 | 8 | 10 | 4 | 1 |`,
  },
]

export const data: SeedItem[] = [
  {
    ref: 'PM-221',
    stimulus: 'PM-S23',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Selisih antara rata-rata dan median banyak gelas yang terjual per hari adalah ….',
    options: ['0', '4', '8', '10', '36'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Jumlahnya 700 gelas, jadi rata-ratanya $700 : 7 = 100$. Urutkan: $72, 84, 90, 96, 108, 118, 132$. Yang di tengah 96. Selisihnya 4.

Nilai 8 mengambil hari keempat pada tabel (108) tanpa mengurutkan, 10 memakai 90, yaitu data ketiga, 36 mengurangkan median dari penjualan terbanyak, dan 0 menganggap rata-rata selalu sama dengan median. Median hanya berarti setelah data diurutkan.`,
  },
  {
    ref: 'PM-222',
    stimulus: 'PM-S23',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Rata-rata penjualan per hari pada akhir pekan lebih tinggi daripada pada hari kerja. Kelebihannya paling dekat dengan … dari rata-rata hari kerja.',
    options: ['25%', '28%', '35%', '38,9%', '138,9%'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Hari kerja: $(84 + 96 + 72 + 108 + 90) : 5 = 90$. Akhir pekan: $(132 + 118) : 2 = 125$. Kelebihannya $\frac{125 - 90}{90} \approx 38{,}9\%$.

Nilai 28% membagi dengan 125, 35% menulis selisih gelas sebagai persen, 25% membandingkan dengan rata-rata sepekan (100), dan 138,9% adalah seluruh rata-rata akhir pekan terhadap hari kerja. “Lebih tinggi sekian persen” berarti *selisih* dibagi pembandingnya.`,
  },
  {
    ref: 'PM-223',
    stimulus: 'PM-S23',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Makin panas suatu hari, makin banyak gelas yang terjual.',
      'Di antara hari kerja, makin panas harinya, makin banyak gelas yang terjual.',
      'Lebih dari sepertiga penjualan sepekan terjadi pada akhir pekan.',
      'Jika penjualan hari Minggu bertambah 14 gelas, rata-rata sepekan bertambah 2 gelas.',
    ],
    key: [1, 0, 0, 0],
    explanation: String.raw`Periksa satu per satu.

- Pada Kamis (34 °C) terjual 108 gelas, pada Sabtu (33 °C) 132 gelas. Salah.
- Hari kerja menurut suhu 30, 31, 32, 33, 34 °C: $72, 84, 90, 96, 108$, selalu naik. Benar.
- $250 : 700 \approx 35{,}7\%$, lebih dari sepertiga. Benar.
- $14 : 7 = 2$. Benar.

Dua pernyataan pertama menunjukkan bahwa pola dapat tampak jelas di dalam satu kelompok, tetapi kabur ketika kelompok dicampur. Akhir pekan mempunyai penyebab lain: orang berlibur.`,
  },
  {
    ref: 'PM-224',
    stimulus: 'PM-S23',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt:
      'Agar rata-rata penjualan delapan hari, termasuk Senin berikutnya, menjadi 102 gelas, berapa gelas yang harus terjual pada Senin berikutnya? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 116, tolerance: 0 },
    explanation: String.raw`Jumlah delapan hari harus $8 \cdot 102 = 816$. Tujuh hari sudah 700, jadi Senin berikutnya $816 - 700 = 116$ gelas.

Jawaban 104 menyeimbangkan satu hari saja ($102 + 2$), padahal ketujuh hari sebelumnya masing-masing kurang 2. Jawaban 118 memakai $102 + 8 \cdot 2$; yang perlu dikejar hanya tujuh hari. Periksa: $102 + 7 \cdot 2 = 116$.`,
  },
  {
    ref: 'PM-225',
    stimulus: 'PM-S23',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Andaikan setiap hari Mbak Sri hanya menyiapkan 110 gelas. Pada hari yang pembelinya lebih banyak, penjualan berhenti di 110 gelas; hari lain tidak berubah. Berapa gelas yang tersisa selama sepekan?',
    options: ['30', '70', '100', '110', '130'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Sisa hanya terjadi pada hari yang penjualannya kurang dari 110: Senin 26, Selasa 14, Rabu 38, Kamis 2, dan Jumat 20. Jumlahnya 100 gelas.

Nilai 70 adalah $7 \cdot 110 - 700$; cara itu membiarkan kelebihan pembeli pada akhir pekan menutup sisa hari lain, padahal es dawet tidak dapat dijual mundur. Nilai 30 adalah pembeli yang tidak terlayani ($22 + 8$), 130 menjumlahkan sisa dengan 30 itu, dan 110 adalah persediaan sehari. Kekurangan di satu hari dan kelebihan di hari lain tidak saling meniadakan.`,
  },
  {
    ref: 'PM-226',
    stimulus: 'PM-S24',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Berapa persen dari seluruh pasien Klinik Melati yang sembuh dalam sepekan?',
    options: ['40%', '65%', '72%', '80%', '90%'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Pasien Melati $200 + 50 = 250$ dan yang sembuh $180 + 20 = 200$. Persentasenya $\frac{200}{250} = 80\%$.

Nilai 65% merata-ratakan 90% dan 40% seolah-olah kedua kelompok sama banyak. Nilai 90% dan 40% hanya menyangkut satu kelompok, dan 72% membagi 180 dengan 250. Persentase gabungan harus lebih dekat ke persentase kelompok yang lebih besar.`,
  },
  {
    ref: 'PM-227',
    stimulus: 'PM-S24',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Persentase pasien sakit ringan yang sembuh lebih tinggi di Kenanga daripada di Melati.',
      'Persentase seluruh pasien yang sembuh lebih tinggi di Kenanga daripada di Melati.',
      'Persentase pasien sakit berat yang sembuh lebih tinggi di Kenanga daripada di Melati.',
      'Lebih dari separuh pasien sakit berat di kedua klinik sembuh.',
    ],
    key: [0, 1, 0, 1],
    explanation: String.raw`Hitung persentasenya.

- Ringan: Kenanga $\frac{57}{60} = 95\%$, Melati 90%. Benar.
- Seluruhnya: Kenanga $\frac{127}{200} = 63{,}5\%$, Melati 80%. Salah.
- Berat: Kenanga 50%, Melati 40%. Benar.
- Berat di kedua klinik: $\frac{20 + 70}{50 + 140} \approx 47{,}4\%$. Salah.

Kenanga unggul pada setiap kelompok, tetapi kalah secara keseluruhan karena kebanyakan pasiennya sakit berat. Jangan menilai sebuah gabungan sebelum melihat susunan kelompoknya.`,
  },
  {
    ref: 'PM-228',
    stimulus: 'PM-S24',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Andaikan Melati menerima 60 pasien sakit ringan dan 140 pasien sakit berat, sedangkan persentase sembuh pada setiap kelompoknya tetap. Berapa persen dari seluruh pasien Melati yang akan sembuh?',
    options: ['55%', '63,5%', '65%', '75%', '80%'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Yang sembuh: $90\% \cdot 60 = 54$ dan $40\% \cdot 140 = 56$, seluruhnya 110 dari 200 pasien, yaitu 55%.

Nilai 80% adalah keadaan sekarang, 65% merata-ratakan 90% dan 40%, 63,5% adalah persentase Kenanga, dan 75% menukar kedua kelompok (140 ringan dan 60 berat). Dengan susunan pasien yang sama, Melati (55%) ternyata di bawah Kenanga (63,5%). Membandingkan dua tempat baru adil jika susunan kelompoknya disamakan.`,
  },
  {
    ref: 'PM-229',
    stimulus: 'PM-S24',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt:
      'Berapa pasien sakit berat lagi yang harus sembuh di Klinik Kenanga agar persentase sembuh seluruh pasiennya sama dengan persentase Klinik Melati? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 33, tolerance: 0 },
    explanation: String.raw`Persentase Melati $\frac{200}{250} = 80\%$. Untuk 200 pasien Kenanga, 80% berarti 160 orang. Yang sudah sembuh $57 + 70 = 127$, jadi kurang $160 - 127 = 33$.

Jawaban 73 mengurangkan 127 dari 200, yaitu banyak pasien Melati yang sembuh; banyak orang tidak boleh dibandingkan langsung karena jumlah pasiennya berbeda. Jawaban 42 meminta 80% dari pasien sakit berat saja ($112 - 70$). Ubah dahulu persentase menjadi banyak orang di klinik yang ditanyakan.`,
  },
  {
    ref: 'PM-230',
    stimulus: 'PM-S24',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Dari semua pasien yang sembuh di kedua klinik, persentase yang semula sakit berat paling dekat dengan ….',
    options: ['20%', '27,5%', '42,2%', '47,4%', '72,5%'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Yang sembuh seluruhnya $180 + 20 + 57 + 70 = 327$ orang. Di antara mereka, yang semula sakit berat $20 + 70 = 90$. Persentasenya $\frac{90}{327} \approx 27{,}5\%$.

Nilai 47,4% membagi 90 dengan semua pasien sakit *berat* (190): itu persentase pasien berat yang sembuh, pertanyaan yang terbalik. Nilai 20% membagi dengan seluruh pasien (450), 42,2% adalah bagian pasien berat di antara semua pasien, dan 72,5% adalah yang semula sakit ringan. Kelompok sesudah kata “dari” adalah pembaginya.`,
  },
  {
    ref: 'PM-231',
    stimulus: 'PM-S25',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Desa manakah yang persentase kenaikan penduduknya dari 2015 ke 2025 paling besar?',
    options: ['Asri', 'Bukit', 'Cemara', 'Damai', 'Elang'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Bagilah pertambahan dengan penduduk 2015.

- Asri: $\frac{600}{3.000} = 20\%$
- Bukit: $\frac{500}{4.500} \approx 11{,}1\%$
- Cemara: $\frac{600}{2.400} = 25\%$
- Damai: $\frac{900}{6.000} = 15\%$
- Elang: turun

Damai mengecoh karena *pertambahannya* paling banyak, Asri karena pertambahannya sama dengan Cemara. Elang paling mudah disisihkan karena penduduknya berkurang. Pertambahan yang sama berarti persentase lebih besar bagi yang semula lebih sedikit.`,
  },
  {
    ref: 'PM-232',
    stimulus: 'PM-S25',
    type: 'short_answer',
    topic,
    difficulty: 'easy',
    prompt:
      'Andaikan kelima desa digabung menjadi satu wilayah. Berapa orang per km² kepadatan penduduk wilayah itu pada tahun 2025? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 280, tolerance: 0 },
    explanation: String.raw`Jumlah penduduknya $3.600 + 5.000 + 3.000 + 6.900 + 5.300 = 23.800$ dan jumlah luasnya $12 + 20 + 8 + 30 + 15 = 85$ km². Kepadatannya $23.800 : 85 = 280$.

Jika kelima kepadatan dihitung lalu dirata-ratakan, hasilnya sekitar 302. Cara itu menganggap semua desa sama luas, padahal Damai, yang kepadatannya terendah, justru paling luas. Untuk perbandingan gabungan, jumlahkan pembilang dan penyebutnya masing-masing.`,
  },
  {
    ref: 'PM-233',
    stimulus: 'PM-S25',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: 'Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Pada tahun 2025, desa terpadat adalah Cemara.',
      'Pada tahun 2025, kepadatan tertinggi dan kepadatan terendah di antara kelima desa berselisih lebih dari 150 orang per km².',
      'Penduduk kelima desa bersama-sama naik lebih dari 12% dari 2015 ke 2025.',
      'Pertambahan penduduk Damai lebih banyak daripada gabungan pertambahan penduduk Asri dan Bukit.',
    ],
    key: [0, 1, 1, 1],
    explanation: String.raw`Kepadatan 2025: Asri 300, Bukit 250, Cemara 375, Damai 230, Elang sekitar 353.

- Cemara terpadat, meskipun penduduknya paling sedikit. Benar.
- $375 - 230 = 145$, belum mencapai 150. Salah.
- Dari 21.500 menjadi 23.800, naik $\frac{2.300}{21.500} \approx 10{,}7\%$. Salah.
- Damai bertambah 900, Asri dan Bukit $600 + 500 = 1.100$. Salah.

Penduduk sedikit tidak berarti kepadatannya rendah; luasnya harus ikut dilihat.`,
  },
  {
    ref: 'PM-234',
    stimulus: 'PM-S25',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Jika persentase kenaikan penduduk Cemara dari 2015 ke 2025 terulang sampai 2035, penduduk Cemara pada tahun 2035 adalah ….',
    options: ['3.025', '3.600', '3.750', '4.500', '6.000'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Kenaikannya $\frac{600}{2.400} = 25\%$. Sepuluh tahun berikutnya dihitung dari penduduk 2025: $3.000 \cdot 1{,}25 = 3.750$.

Nilai 3.600 mengulang *banyak* orangnya (600), bukan persentasenya. Nilai 3.025 menambahkan 25 orang, 4.500 memakai 50%, dan 6.000 menggandakan penduduk. Persentase yang sama atas bilangan yang lebih besar memberi pertambahan yang lebih besar: 750 orang, bukan 600.`,
  },
  {
    ref: 'PM-235',
    stimulus: 'PM-S25',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Berapa penduduk Asri yang harus pindah ke Bukit agar kepadatan kedua desa itu pada tahun 2025 sama?',
    options: ['375', '500', '600', '700', '1.000'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Perpindahan tidak mengubah jumlahnya: $3.600 + 5.000 = 8.600$ orang pada $12 + 20 = 32$ km², jadi kepadatan bersamanya $268{,}75$. Asri harus berpenduduk $12 \cdot 268{,}75 = 3.225$, jadi yang pindah $3.600 - 3.225 = 375$.

Nilai 600 dan 1.000 mengalikan selisih kepadatan (50) dengan luas Asri atau Bukit saja; padahal, setiap orang yang pindah mengubah kedua desa. Nilai 700 adalah separuh selisih penduduk dan menyamakan *penduduk*, bukan kepadatan; 500 menyalin pertambahan Bukit. Periksa: $5.375 : 20 = 268{,}75$.`,
  },
  {
    ref: 'PM-236',
    stimulus: 'PM-S26',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Median nilai ulangan itu adalah ….',
    options: ['15,5', '70', '74', '75', '80'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Untuk 30 data, median adalah rata-rata data ke-15 dan ke-16. Banyak siswa kumulatifnya $2, 7, 15, 25, \dots$, jadi data ke-15 bernilai 70 dan data ke-16 bernilai 80. Mediannya 75.

Nilai 15,5 adalah *letak* median, bukan nilainya. Nilai 70 hanya data ke-15, 80 modus sekaligus data ke-16, dan 74 rata-ratanya. Pada tabel frekuensi, jumlahkan banyak siswa dari kiri sampai mencapai setengahnya.`,
  },
  {
    ref: 'PM-237',
    stimulus: 'PM-S26',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Kedua siswa yang nilainya 50 mengikuti remedial dan memperoleh nilai baru yang sama. Rata-rata kelas menjadi 75,2. Nilai baru setiap siswa itu adalah ….',
    options: ['51,2', '68', '74', '75,2', '86'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Jumlah nilai semula $30 \cdot 74 = 2.220$ dan jumlah baru $30 \cdot 75{,}2 = 2.256$, jadi bertambah 36. Tambahan itu dibagi dua siswa: masing-masing $50 + 18 = 68$.

Nilai 86 memberikan seluruh 36 kepada setiap siswa, 51,2 menambahkan kenaikan rata-rata langsung pada nilainya, sedangkan 74 dan 75,2 menyalin rata-rata lama dan baru. Kenaikan rata-rata 1,2 untuk 30 siswa berarti kenaikan jumlah $30 \cdot 1{,}2 = 36$; pakailah itu tanpa menghitung ulang semua nilai.`,
  },
  {
    ref: 'PM-238',
    stimulus: 'PM-S26',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt:
      'Andaikan data pada tabel ditambah satu nilai dari ulangan susulan, yaitu 70. Tentukan apakah setiap pernyataan berikut tentang 31 nilai itu benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Mediannya menjadi 70.',
      'Rata-ratanya naik.',
      'Modusnya tetap 80.',
      'Jangkauannya bertambah.',
    ],
    key: [0, 1, 0, 1],
    explanation: String.raw`Bayangkan satu data bernilai 70 disisipkan.

- Median 31 data adalah data ke-16. Data sampai dengan nilai 70 sekarang 16, jadi mediannya 70. Benar.
- Rata-rata semula 74; data yang lebih kecil menurunkannya. Salah.
- Nilai 70 menjadi 9 siswa, masih di bawah 80 dengan 10 siswa. Benar.
- Jangkauan tetap $100 - 50 = 50$, sebab 70 di antara keduanya. Salah.

Bandingkan data baru dengan rata-rata, letak tengah, frekuensi terbanyak, dan kedua ujung; perhitungan panjang tidak diperlukan.`,
  },
  {
    ref: 'PM-239',
    stimulus: 'PM-S26',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Satu siswa dipilih secara acak dari siswa yang nilainya sedikitnya 70. Peluang bahwa nilainya sedikitnya 90 adalah ….',
    options: [
      String.raw`$\frac{2}{15}$`,
      String.raw`$\frac{1}{6}$`,
      String.raw`$\frac{4}{23}$`,
      String.raw`$\frac{1}{5}$`,
      String.raw`$\frac{5}{23}$`,
    ],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Yang dipilih pasti bernilai sedikitnya 70, jadi pembaginya $8 + 10 + 4 + 1 = 23$ siswa. Yang bernilai sedikitnya 90 ada $4 + 1 = 5$. Peluangnya $\frac{5}{23}$.

Nilai $\frac{1}{6}$ membagi 5 dengan seluruh 30 siswa, $\frac{4}{23}$ melupakan siswa bernilai 100, $\frac{2}{15}$ melakukan keduanya, dan $\frac{1}{5}$ memakai 25, yaitu banyak siswa sampai dengan nilai 80. “Dipilih dari …” mengganti seluruh kelas dengan kelompok yang disebut.`,
  },
  {
    ref: 'PM-240',
    stimulus: 'PM-S26',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Guru mengubah setiap nilai $x$ menjadi $0{,}8x + 20$. Rata-rata dan jangkauan nilai yang baru berturut-turut adalah ….`,
    options: ['59,2 dan 40', '74 dan 50', '94 dan 50', '79,2 dan 60', '79,2 dan 40'],
    key: 'E',
    explanation: String.raw`Rata-rata ikut seluruh perubahan: $0{,}8 \cdot 74 + 20 = 79{,}2$. Jangkauan adalah selisih dua nilai, jadi tambahan 20 saling menghapus dan hanya pengalinya yang berpengaruh: $0{,}8 \cdot 50 = 40$. Nilai terkecil menjadi 60 dan terbesar tetap 100.

“59,2 dan 40” melupakan tambahan 20, “79,2 dan 60” menambahkan 20 juga pada jangkauan, “94 dan 50” melupakan pengali, dan “74 dan 50” menganggap tidak ada yang berubah. Menambah bilangan tetap menggeser data tanpa mengubah sebarannya.`,
  },
]
