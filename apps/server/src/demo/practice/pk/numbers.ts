import { COMPARISON, SUFFICIENCY } from '../../common-options.ts'
import type { SeedItem } from '../../seed-item.ts'

const topic = 'Bilangan dan himpunan'

export const numbers: SeedItem[] = [
  {
    ref: 'PK-221',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt:
      'Panitia membagi habis 48 pensil, 72 buku tulis, dan 120 penghapus ke dalam bingkisan yang isinya sama. Paling banyak berapa bingkisan yang dapat dibuat?',
    options: ['6', '12', '24', '48', '720'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Banyak bingkisan harus membagi habis 48, 72, dan 120, dan diminta yang terbanyak: faktor persekutuan terbesar. $48 = 2^4 \cdot 3$, $72 = 2^3 \cdot 3^2$, $120 = 2^3 \cdot 3 \cdot 5$, jadi FPB-nya $2^3 \cdot 3 = 24$.

Nilai 6 dan 12 memang membagi ketiganya, tetapi bukan yang terbesar. Nilai 48 tidak membagi 72 dan 120. Nilai 720 adalah kelipatan persekutuan terkecil. Periksa isinya: setiap bingkisan berisi 2 pensil, 3 buku, dan 5 penghapus; ketiga bilangan itu tidak lagi mempunyai faktor bersama.`,
  },
  {
    ref: 'PK-222',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt:
      'Sebuah bilangan, jika dibagi 7, memberi hasil bagi 15 dan sisa 4. Sisa pembagian bilangan itu oleh 9 adalah ….',
    options: ['1', '2', '4', '6', '7'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Bilangan itu $7 \cdot 15 + 4 = 109$. Karena $109 = 9 \cdot 12 + 1$, sisanya 1.

Nilai 4 menganggap sisa tidak bergantung pada pembagi. Nilai 6 lupa menambahkan sisa ($105 = 9 \cdot 11 + 6$), 2 mengurangkannya ($101$), dan 7 menukar hasil bagi dengan sisa ($7 \cdot 4 + 15 = 43$). Sisa pembagian oleh 9 dapat diperiksa dengan jumlah angka: $1 + 0 + 9 = 10$, yang bersisa 1.`,
  },
  {
    ref: 'PK-223',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Himpunan $A$ memuat semua bilangan prima yang kurang dari 20 dan himpunan $B$ memuat semua bilangan ganjil positif yang kurang dari 20. Banyak anggota $A \cap B$ adalah ….`,
    options: ['1', '7', '8', '10', '11'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`$A = \{2, 3, 5, 7, 11, 13, 17, 19\}$. Semua anggotanya ganjil, kecuali 2. Jadi, $A \cap B$ mempunyai 7 anggota.

Nilai 8 menganggap semua bilangan prima ganjil, 1 adalah banyak anggota $A$ yang bukan anggota $B$, 10 adalah banyak anggota $B$, dan 11 banyak anggota $A \cup B$. Dua hal yang mudah terlupa: 2 adalah prima yang genap, dan 1 bukan prima. Periksa: $8 + 10 - 7 = 11$.`,
  },
  {
    ref: 'PK-224',
    type: 'short_answer',
    topic,
    difficulty: 'easy',
    prompt:
      'Berapa banyak bilangan bulat positif tiga angka yang habis dibagi 15? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 60, tolerance: 0 },
    explanation: String.raw`Kelipatan 15 dari 1 sampai 999 ada 66, sebab $999 : 15 = 66{,}6$. Yang kurang dari 100 ada 6, sebab $99 : 15 = 6{,}6$. Jadi, yang tiga angka ada $66 - 6 = 60$.

Jawaban 66 lupa membuang kelipatan satu dan dua angka. Jawaban 59 muncul jika suku pertama dan terakhir, 105 dan 990, hanya dikurangkan: $(990 - 105) : 15 = 59$ adalah banyak *langkah*, sedangkan banyak bilangannya satu lebih banyak.`,
  },
  {
    ref: 'PK-225',
    type: 'true_false_table',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Diketahui $n$ bilangan bulat ganjil yang lebih dari 1. Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.`,
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      String.raw`$n^2 + n$ adalah bilangan genap.`,
      String.raw`$n + 2$ adalah bilangan prima.`,
      String.raw`$n^2 - 1$ habis dibagi $4$.`,
      String.raw`$n^2 + 2$ habis dibagi $3$.`,
    ],
    key: [0, 1, 0, 1],
    explanation: String.raw`Faktorkan dahulu.

- $n^2 + n = n(n + 1)$, hasil kali dua bilangan berurutan, selalu genap. Pasti benar.
- Untuk $n = 7$, $n + 2 = 9$ bukan prima. Belum pasti.
- $n^2 - 1 = (n - 1)(n + 1)$, hasil kali dua bilangan genap. Pasti benar.
- Untuk $n = 5$, $n^2 + 2 = 27$ habis dibagi 3, tetapi untuk $n = 3$, hasilnya 11. Belum pasti.

Pernyataan “pasti” dibuktikan dengan faktor dan digugurkan dengan satu contoh. Pilih contoh yang beragam: kelipatan 3 dan bukan kelipatan 3.`,
  },
  {
    ref: 'PK-226',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Hasil kali $1 \times 2 \times 3 \times \dots \times 50$ diakhiri dengan sejumlah angka nol berturut-turut. Banyak angka nol itu adalah ….`,
    options: ['5', '10', '12', '25', '47'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Setiap nol di akhir memerlukan satu pasang faktor $2 \cdot 5$. Faktor 2 berlimpah, jadi hitunglah faktor 5: kelipatan 5 ada 10, dan 25 serta 50 menyumbang satu faktor 5 lagi. Jumlahnya $10 + 2 = 12$.

Nilai 10 melupakan faktor kedua dari 25 dan 50. Nilai 5 hanya menghitung kelipatan 10, 25 menghitung bilangan genap, dan 47 adalah banyak faktor 2. Periksa dengan kasus kecil: $1 \times 2 \times \dots \times 10 = 3.628.800$ mempunyai dua nol karena 5 dan 10.`,
  },
  {
    ref: 'PK-227',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Jumlah kedua angka sebuah bilangan dua angka adalah 11. Jika kedua angkanya ditukar, bilangan itu bertambah 27. Bilangan itu adalah ….',
    options: ['38', '47', '56', '65', '74'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Misalkan angkanya $a$ dan $b$, jadi bilangannya $10a + b$. Menukarnya menambah

$$(10b + a) - (10a + b) = 9(b - a) = 27,$$

jadi $b - a = 3$. Bersama $a + b = 11$ diperoleh $b = 7$ dan $a = 4$: bilangannya 47.

Bilangan 74 adalah hasil setelah ditukar. Bilangan 38 bertambah 45, 56 hanya bertambah 9, dan 65 malah berkurang 9. Perubahan karena angka ditukar selalu kelipatan 9; jika soal memberi bilangan lain, ada yang salah dibaca.`,
  },
  {
    ref: 'PK-228',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Dari 90 siswa, 40 mengikuti futsal, 35 basket, dan 30 voli. Sebanyak 12 siswa mengikuti futsal dan basket, 10 basket dan voli, serta 8 futsal dan voli. Lima siswa di antara mereka mengikuti ketiganya. Berapa siswa yang tidak mengikuti satu pun?',
    options: ['5', '10', '15', '20', '25'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Jumlahkan, kurangi yang terhitung dua kali, lalu tambahkan kembali yang terlanjur terhapus:

$$40 + 35 + 30 - (12 + 10 + 8) + 5 = 80.$$

Yang tidak mengikuti satu pun $90 - 80 = 10$.

Nilai 15 lupa menambahkan kembali 5 siswa, 20 malah menguranginya sekali lagi, dan 5 menambahkannya dua kali. Nilai 25 menganggap ketiga irisan belum memuat yang mengikuti ketiganya. Periksa dengan daerah: hanya futsal 25, hanya basket 18, hanya voli 17, tepat dua cabang $7 + 5 + 3$, dan ketiganya 5; jumlahnya 80.`,
  },
  {
    ref: 'PK-229',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Bilangan desimal berulang $0{,}272727\dots$ ditulis sebagai pecahan paling sederhana $\frac{p}{q}$. Nilai $p + q$ adalah ….`,
    options: ['14', '23', '42', '126', '127'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Misalkan $x = 0{,}272727\dots$. Maka $100x = 27{,}272727\dots$ dan $99x = 27$, jadi $x = \frac{27}{99} = \frac{3}{11}$. Jumlahnya $3 + 11 = 14$.

Nilai 126 memakai $\frac{27}{99}$ dan 42 memakai $\frac{9}{33}$; keduanya belum paling sederhana. Nilai 127 memakai $\frac{27}{100}$, yaitu 0,27 yang tidak berulang. Nilai 23 memakai $\frac{5}{18} = 0{,}2777\dots$, yang hanya 7-nya berulang. Periksa dengan pembagian: $3 : 11 = 0{,}2727\dots$.`,
  },
  {
    ref: 'PK-230',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt:
      'Berapakah bilangan bulat positif terkecil yang jika dikalikan dengan 1.512 menghasilkan bilangan kuadrat sempurna? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 42, tolerance: 0 },
    explanation: String.raw`Faktorkan: $1.512 = 2^3 \cdot 3^3 \cdot 7$. Pada kuadrat sempurna semua pangkat primanya genap. Pangkat 2, 3, dan 7 masing-masing masih ganjil, jadi perlu dikalikan $2 \cdot 3 \cdot 7 = 42$.

Jawaban 7 hanya melihat faktor yang muncul satu kali; pangkat 3 juga ganjil. Jawaban 1.512 memang memberi kuadrat, tetapi bukan yang terkecil. Periksa: $1.512 \cdot 42 = 63.504 = 252^2$.`,
  },
  {
    ref: 'PK-231',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Jumlah semua bilangan dua angka yang bersisa 3 jika dibagi 5 dan bersisa 2 jika dibagi 7 adalah ….',
    options: ['23', '58', '93', '151', '174'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Bilangan yang bersisa 2 jika dibagi 7: $9, 16, 23, 30, \dots$. Yang pertama bersisa 3 jika dibagi 5 ialah 23. Sesudah itu polanya berulang setiap $5 \cdot 7 = 35$: $23, 58, 93$. Jumlahnya 174.

Nilai 23, 58, dan 93 masing-masing hanya satu dari ketiganya, sedangkan 151 melupakan 23. Bilangan berikutnya, 128, sudah tiga angka. Jika dua pembagi tidak mempunyai faktor bersama, jawabannya berulang setiap hasil kali keduanya; cukup temukan yang pertama.`,
  },
  {
    ref: 'PK-232',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Faktor persekutuan terbesar dua bilangan bulat positif $a$ dan $b$ adalah 6, sedangkan kelipatan persekutuan terkecilnya 36. Perhatikan dua kuantitas berikut.

| $P$ | $Q$ |
| :---: | :---: |
| $a + b$ | $30$ |

Hubungan yang benar antara kuantitas $P$ dan $Q$ adalah ….`,
    options: COMPARISON,
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Tuliskan $a = 6m$ dan $b = 6n$ dengan $m$ dan $n$ tanpa faktor bersama. KPK-nya $6mn = 36$, jadi $mn = 6$: pasangannya $1 \cdot 6$ atau $2 \cdot 3$.

- $6$ dan $36$ memberi $P = 42 > 30$.
- $12$ dan $18$ memberi $P = 30 = Q$.

Karena kedua keadaan mungkin, hubungannya tidak dapat ditentukan. Berhenti pada pasangan pertama memberi “lebih besar” atau “sama”, bergantung pada pasangan yang kebetulan ditemukan. $P < Q$ dan $P = 2Q$ tidak terjadi pada pasangan mana pun. Hasil kali FPB dan KPK memang sama dengan $ab$, tetapi hasil kali yang sama dapat mempunyai jumlah yang berbeda.`,
  },
  {
    ref: 'PK-233',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Dari bilangan bulat 1 sampai dengan 12, himpunan $A$ memuat semua kelipatan 3 dan himpunan $B$ memuat semua pembagi 12. Tentukan apakah setiap pernyataan berikut benar atau salah.`,
    columns: ['Benar', 'Salah'],
    statements: [
      String.raw`Banyak himpunan bagian dari $B$ adalah $36$.`,
      String.raw`$A \cup B$ mempunyai $7$ anggota.`,
      String.raw`Tepat satu anggota $A$ bukan anggota $B$.`,
      String.raw`Separuh dari anggota $B$ juga anggota $A$.`,
    ],
    key: [1, 0, 0, 0],
    explanation: String.raw`Daftarkan: $A = \{3, 6, 9, 12\}$ dan $B = \{1, 2, 3, 4, 6, 12\}$.

- Himpunan dengan 6 anggota mempunyai $2^6 = 64$ himpunan bagian; $36$ adalah $6^2$. Salah.
- $A \cup B = \{1, 2, 3, 4, 6, 9, 12\}$, 7 anggota. Benar.
- Hanya 9 yang kelipatan 3, tetapi bukan pembagi 12. Benar.
- $A \cap B = \{3, 6, 12\}$, yaitu 3 dari 6 anggota $B$. Benar.

Untuk himpunan kecil, mendaftar lebih aman daripada rumus. Banyak himpunan bagian selalu pangkat dari 2 karena setiap anggota dipilih atau tidak.`,
  },
  {
    ref: 'PK-234',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: 'Dari bilangan bulat 1 sampai dengan 300, berapa banyak yang habis dibagi 4 atau habis dibagi 6?',
    options: ['25', '50', '100', '113', '125'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Kelipatan 4 ada $300 : 4 = 75$ dan kelipatan 6 ada $300 : 6 = 50$. Kelipatan keduanya adalah kelipatan 12, bukan 24, sebanyak $300 : 12 = 25$. Jadi, $75 + 50 - 25 = 100$.

Nilai 125 menghitung kelipatan 12 dua kali, 113 mengurangi kelipatan 24 ($75 + 50 - 12$), 50 hanya kelipatan 6, dan 25 hanya kelipatan keduanya. Untuk “habis dibagi keduanya”, pakailah KPK, bukan hasil kali. Periksa pada 1 sampai 12: yang memenuhi $4, 6, 8, 12$, tepat sepertiganya, dan sepertiga dari 300 adalah 100.`,
  },
  {
    ref: 'PK-235',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Banyak pasangan bilangan bulat positif $(a, b)$ yang memenuhi $\dfrac{1}{a} + \dfrac{1}{b} = \dfrac{1}{6}$ adalah ….`,
    options: ['4', '5', '8', '9', '18'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Kalikan dengan $6ab$: $6a + 6b = ab$. Tambahkan 36 agar dapat difaktorkan:

$$(a - 6)(b - 6) = 36.$$

Kedua faktor harus positif, sebab jika salah satu pecahan saja bernilai lebih dari $\frac{1}{6}$, yang lain negatif. Bilangan 36 mempunyai 9 pembagi positif, dan setiap pembagi memberi tepat satu pasangan.

Nilai 5 menganggap $(a, b)$ dan $(b, a)$ sama, 4 sekaligus membuang $(12, 12)$, 8 hanya membuang $(12, 12)$, dan 18 ikut menghitung pembagi negatif. Periksa satu pasangan: $\frac{1}{7} + \frac{1}{42} = \frac{7}{42} = \frac{1}{6}$.`,
  },
  {
    ref: 'PK-236',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Jumlah semua angka dari bilangan $10^{20} - 26$ adalah ….`,
    options: ['164', '171', '173', '180', '182'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`$10^{20} - 1$ terdiri atas 20 angka 9. Karena $10^{20} - 26 = (10^{20} - 1) - 25$, dua angka terakhirnya $99 - 25 = 74$ dan 18 angka lainnya tetap 9:

$$18 \cdot 9 + 7 + 4 = 173.$$

Nilai 180 adalah jumlah angka $10^{20} - 1$, 171 hanya membuang satu angka 9, sedangkan 164 dan 182 memakai 17 atau 19 angka 9. Periksa dengan pangkat kecil: $10^4 - 26 = 9.974$ mempunyai $4 - 2$ angka 9.`,
  },
  {
    ref: 'PK-237',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Apakah bilangan bulat positif $n$ habis dibagi 6?

(1) $n^2$ habis dibagi 36.

(2) $n$ habis dibagi 4 dan $2n$ habis dibagi 9.

Penilaian manakah yang tepat tentang kecukupan kedua pernyataan itu untuk menjawab pertanyaan?`,
    options: SUFFICIENCY,
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Pernyataan (1): jika $n^2$ habis dibagi $2^2 \cdot 3^2$, faktor 2 dan 3 harus sudah ada di dalam $n$. Jadi, $n$ habis dibagi 6. Cukup.

Pernyataan (2): 2 dan 9 tidak mempunyai faktor bersama, jadi dari “$2n$ habis dibagi 9” diperoleh $n$ habis dibagi 9. Bersama 4, $n$ habis dibagi 36, tentu juga 6. Cukup.

Masing-masing sudah cukup, sehingga keduanya tidak perlu digabungkan. Pernyataan (2) sering dinilai kurang karena 9 membagi $2n$, bukan $n$. Ingat: faktor prima yang bukan 2 tidak dapat berasal dari pengali 2.`,
  },
  {
    ref: 'PK-238',
    type: 'short_answer',
    topic,
    difficulty: 'hard',
    prompt:
      'Berapakah bilangan bulat positif terkecil yang bersisa 2 jika dibagi 3, bersisa 4 jika dibagi 5, dan bersisa 6 jika dibagi 7? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 104, tolerance: 0 },
    explanation: String.raw`Setiap sisa kurang 1 dari pembaginya. Jadi, jika bilangan itu ditambah 1, hasilnya habis dibagi 3, 5, dan 7. Yang terkecil adalah $3 \cdot 5 \cdot 7 = 105$, sehingga bilangannya $105 - 1 = 104$.

Jawaban 105 lupa mengurangi 1. Jawaban 14 dan 59 hanya memenuhi dua dari tiga syarat: 14 bersisa 0 jika dibagi 7, dan 59 bersisa 3 jika dibagi 7. Carilah hal yang *sama* pada semua sisa sebelum mendaftar kelipatan. Periksa: $104 = 3 \cdot 34 + 2 = 5 \cdot 20 + 4 = 7 \cdot 14 + 6$.`,
  },
  {
    ref: 'PK-239',
    type: 'true_false_table',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Bilangan bulat positif $a$, $b$, dan $c$ memenuhi: $b$ habis dibagi $a$ dan $b + c$ habis dibagi $a$. Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.`,
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      String.raw`$c$ habis dibagi $a$.`,
      String.raw`$c$ habis dibagi $b$.`,
      String.raw`$bc$ habis dibagi $a^2$.`,
      String.raw`$b + c$ habis dibagi $2a$.`,
    ],
    key: [0, 1, 0, 1],
    explanation: String.raw`Karena $b = ak$ dan $b + c = am$, $c = a(m - k)$.

- $c$ adalah kelipatan $a$. Pasti benar.
- $a = 2$, $b = 4$, $c = 6$ memenuhi syarat, tetapi 6 tidak habis dibagi 4. Belum pasti.
- $bc = ak \cdot a(m - k)$ memuat $a^2$. Pasti benar.
- Pada contoh yang sama, $b + c = 10$ tidak habis dibagi 4. Belum pasti.

Selisih dua kelipatan $a$ selalu kelipatan $a$; itulah seluruh isi soal ini. Untuk menggugurkan, pakailah contoh kecil yang bukan kelipatan satu sama lain.`,
  },
  {
    ref: 'PK-240',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Himpunan semesta mempunyai 20 anggota, himpunan $A$ mempunyai 15 anggota, dan himpunan $B$ mempunyai 12 anggota. Paling sedikit berapa anggota $A$ yang bukan anggota $B$?`,
    options: ['3', '7', '8', '12', '15'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Agar sesedikit mungkin anggota $A$ berada di luar $B$, irisannya harus sebanyak mungkin. Irisan paling banyak 12, yaitu jika seluruh $B$ berada di dalam $A$. Yang tersisa $15 - 12 = 3$.

Nilai 7 adalah banyak anggota irisan yang paling *sedikit* ($15 + 12 - 20$), dan 8 adalah jawaban jika ditanyakan *paling banyak* ($15 - 7$). Nilai 12 dan 15 menyalin banyak anggota $B$ dan $A$. Pada soal paling sedikit atau paling banyak, tentukan dahulu keadaan ujungnya: saling memuat atau sedapat mungkin terpisah.`,
  },
]
