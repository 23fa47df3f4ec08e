import { COMPARISON } from '../common-options.ts'
import type { SeedSubTest } from '../seed-item.ts'

export const pk: SeedSubTest = {
  subject: 'PK',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'PK-101',
      type: 'single_choice',
      topic: 'Aljabar dan fungsi',
      difficulty: 'easy',
      prompt: String.raw`Jika $3x - 2y = 16$ dan $x + 2y = 8$, nilai $x - y$ adalah ….`,
      options: ['5', '6', '7', '11', '13'],
      keeps_order: true,
      key: 'A',
      explanation: String.raw`Koefisien $y$ sudah berlawanan, jadi jumlahkan kedua persamaan: $4x = 24$ sehingga $x = 6$. Dari $6 + 2y = 8$ diperoleh $y = 1$. Maka $x - y = 5$.

Nilai 6 adalah $x$ saja dan 7 adalah $x + y$. Nilai 11 muncul jika $2y$ dihitung dengan tanda yang keliru ($y = -5$), dan 13 jika ruas kanan dikurangkan, bukan dijumlahkan. Masukkan $(6, 1)$ ke *kedua* persamaan sebelum menjawab: $18 - 2 = 16$ dan $6 + 2 = 8$.`,
    },
    {
      ref: 'PK-102',
      type: 'single_choice',
      topic: 'Aljabar dan fungsi',
      difficulty: 'medium',
      prompt: String.raw`Diketahui $f(x) = \dfrac{2x + 6}{x - 3}$ untuk $x \ne 3$. Nilai $f^{-1}(5)$ adalah ….`,
      options: ['3', '6', '7', '8', '9'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`$f^{-1}(5)$ adalah bilangan $x$ yang membuat $f(x) = 5$:

$$\frac{2x + 6}{x - 3} = 5 \iff 2x + 6 = 5x - 15 \iff x = 7.$$

Nilai 8 adalah $f(5)$, bukan $f^{-1}(5)$; inilah kekeliruan yang paling sering terjadi. Nilai 3 tidak boleh dipakai karena membuat penyebut nol dan muncul jika $-15$ ditulis $-3$. Nilai 6 dan 9 berasal dari kesalahan tanda saat memindahkan suku. Rumus $f^{-1}$ tidak diperlukan; cukup selesaikan $f(x) = 5$, lalu periksa: $\frac{20}{4} = 5$.`,
    },
    {
      ref: 'PK-103',
      type: 'short_answer',
      topic: 'Aljabar dan fungsi',
      difficulty: 'medium',
      prompt: String.raw`Selisih kedua akar persamaan $x^2 - 7x + k = 0$ adalah 3. Berapakah nilai $k$? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 10, tolerance: 0 },
      explanation: String.raw`Jumlah akar $x^2 - 7x + k = 0$ adalah $7$ dan hasil kalinya $k$. Dua bilangan yang jumlahnya 7 dan selisihnya 3 ialah $\frac{7 + 3}{2} = 5$ dan $\frac{7 - 3}{2} = 2$. Jadi, $k = 5 \cdot 2 = 10$.

Cara lain: kuadrat selisih akar sama dengan diskriminan, $49 - 4k = 9$, juga memberi $k = 10$. Jika diskriminan disamakan dengan 3, bukan dengan $3^2$, diperoleh $k = 11{,}5$. Periksa: $x^2 - 7x + 10 = (x - 5)(x - 2)$.`,
    },
    {
      ref: 'PK-104',
      type: 'single_choice',
      topic: 'Aljabar dan fungsi',
      difficulty: 'hard',
      prompt: String.raw`Bilangan $a$, $b$, dan $c$ memenuhi $a + b + c = 12$ dan $ab + bc + ca = 44$. Nilai $a^2 + b^2 + c^2$ adalah ….`,
      options: ['44', '56', '88', '100', '144'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Kuadratkan jumlahnya:

$$(a + b + c)^2 = a^2 + b^2 + c^2 + 2(ab + bc + ca).$$

Jadi, $a^2 + b^2 + c^2 = 144 - 2 \cdot 44 = 56$.

Nilai 144 melupakan seluruh suku silang, 100 menguranginya hanya satu kali, 88 adalah suku silang itu sendiri, dan 44 disalin dari soal. Nilai $a$, $b$, dan $c$ tidak perlu dicari; $2, 4, 6$ memang memenuhi dan dapat dipakai untuk memeriksa: $4 + 16 + 36 = 56$.`,
    },
    {
      ref: 'PK-105',
      type: 'true_false_table',
      topic: 'Aljabar dan fungsi',
      difficulty: 'medium',
      prompt: String.raw`Diketahui $f(x) = x^2 - 6x + 11$. Tentukan apakah setiap pernyataan berikut benar atau salah.`,
      columns: ['Benar', 'Salah'],
      statements: [
        String.raw`Nilai minimum $f$ adalah $2$.`,
        String.raw`Sumbu simetri grafik $f$ adalah garis $x = -3$.`,
        String.raw`Grafik $f$ memotong sumbu-$X$ di dua titik.`,
        String.raw`$f(0) = f(6)$.`,
      ],
      key: [0, 1, 1, 0],
      explanation: String.raw`Lengkapkan kuadrat: $f(x) = (x - 3)^2 + 2$.

- Kuadrat paling kecil $0$, jadi nilai minimumnya $2$. Benar.
- Sumbu simetrinya $x = 3$, bukan $x = -3$. Salah.
- Karena nilai minimumnya positif, grafik tidak memotong sumbu-$X$; diskriminannya $36 - 44 = -8$. Salah.
- $0$ dan $6$ sama jauh dari $3$, jadi nilainya sama, yaitu $11$. Benar.

Bentuk kuadrat sempurna menjawab keempatnya sekaligus. Tanda di dalam kurung berlawanan dengan letak sumbu simetri.`,
    },
    {
      ref: 'PK-106',
      type: 'single_choice',
      topic: 'Bilangan dan himpunan',
      difficulty: 'easy',
      prompt:
        'Dari 50 orang, 28 orang menyukai teh, 25 orang menyukai kopi, dan 9 orang tidak menyukai keduanya. Berapa orang yang menyukai teh dan kopi?',
      options: ['3', '9', '12', '16', '19'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Yang menyukai sedikitnya satu minuman ada $50 - 9 = 41$ orang. Jika 28 dan 25 dijumlahkan, yang menyukai keduanya terhitung dua kali:

$$28 + 25 - 41 = 12.$$

Jawaban 3 muncul jika 9 orang yang tidak menyukai keduanya terlupa ($53 - 50$). Jawaban 16 adalah yang menyukai teh saja, 9 disalin dari soal, dan 19 menambahkan 9 pada selisih 10. Periksa dengan menjumlahkan semua daerah: $16 + 12 + 13 + 9 = 50$.`,
    },
    {
      ref: 'PK-107',
      type: 'short_answer',
      topic: 'Bilangan dan himpunan',
      difficulty: 'medium',
      prompt: String.raw`Berapakah angka satuan dari $7^{2026}$? Tuliskan satu angka.`,
      answer: { kind: 'number', value: 9, tolerance: 0 },
      explanation: String.raw`Angka satuan perpangkatan 7 berulang: $7^1 \to 7$, $7^2 \to 9$, $7^3 \to 3$, $7^4 \to 1$, lalu kembali ke 7. Panjang putarannya 4.

Sisa $2026$ dibagi $4$ adalah $2$, jadi angka satuannya sama dengan angka satuan $7^2$, yaitu $9$.

Jika sisanya 0, yang dipakai adalah anggota terakhir putaran, bukan yang pertama. Untuk angka satuan, hanya angka satuan yang perlu dikalikan; angka lain tidak berpengaruh.`,
    },
    {
      ref: 'PK-108',
      type: 'single_choice',
      topic: 'Bilangan dan himpunan',
      difficulty: 'medium',
      prompt:
        'Tiga lampu hias berkedip setiap 12 detik, 18 detik, dan 30 detik. Pada suatu saat ketiganya berkedip bersamaan. Berapa detik kemudian ketiganya pertama kali berkedip bersamaan lagi?',
      options: ['60', '90', '120', '180', '360'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Waktunya harus kelipatan 12, 18, dan 30. Faktorkan: $12 = 2^2 \cdot 3$, $18 = 2 \cdot 3^2$, $30 = 2 \cdot 3 \cdot 5$. Kelipatan persekutuan terkecilnya $2^2 \cdot 3^2 \cdot 5 = 180$.

Nilai 60 bukan kelipatan 18, 90 bukan kelipatan 12, dan 120 bukan kelipatan 18. Nilai 360 memang waktu bersama, tetapi bukan yang pertama. Ambil pangkat *tertinggi* setiap faktor prima; pangkat terendah memberi faktor persekutuan, bukan kelipatan.`,
    },
    {
      ref: 'PK-109',
      type: 'single_choice',
      topic: 'Bilangan dan himpunan',
      difficulty: 'hard',
      prompt: 'Berapa banyak pembagi positif dari 360 yang merupakan kelipatan 6?',
      options: ['8', '12', '16', '18', '24'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`$360 = 2^3 \cdot 3^2 \cdot 5$. Pembagi yang merupakan kelipatan 6 memuat sedikitnya satu faktor 2 dan satu faktor 3: pangkat 2 dapat dipilih dari $1, 2, 3$, pangkat 3 dari $1, 2$, dan pangkat 5 dari $0, 1$. Banyaknya $3 \cdot 2 \cdot 2 = 12$.

Nilai 24 adalah seluruh pembagi, 18 adalah pembagi yang genap saja, 16 adalah pembagi yang merupakan kelipatan 3 saja, dan 8 adalah pembagi yang bukan kelipatan 3. Cara lain untuk memeriksa: banyak pembagi dari $360 : 6 = 60$ juga 12.`,
    },
    {
      ref: 'PK-110',
      type: 'single_choice',
      topic: 'Barisan dan deret',
      difficulty: 'easy',
      prompt:
        'Suku ke-3 suatu barisan aritmetika adalah 11 dan suku ke-7 adalah 27. Suku ke-10 barisan itu adalah ….',
      options: ['39', '40', '43', '44', '47'],
      keeps_order: true,
      key: 'A',
      explanation: String.raw`Dari suku ke-3 ke suku ke-7 terdapat empat langkah, jadi bedanya $\frac{27 - 11}{4} = 4$. Dari suku ke-7 ke suku ke-10 terdapat tiga langkah: $27 + 3 \cdot 4 = 39$.

Nilai 43 menghitung empat langkah, 47 lima langkah, 40 adalah sepuluh kali beda, dan 44 sebelas kali beda. Suku pertama tidak perlu dicari; cukup hitung banyak *langkah* dari suku yang diketahui, yaitu selisih nomor sukunya.`,
    },
    {
      ref: 'PK-111',
      type: 'single_choice',
      topic: 'Barisan dan deret',
      difficulty: 'medium',
      prompt:
        'Suku ke-2 suatu barisan geometri adalah 6 dan suku ke-5 adalah 48. Jumlah enam suku pertamanya adalah ….',
      options: ['93', '96', '186', '189', '192'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Dari suku ke-2 ke suku ke-5 terdapat tiga kali perkalian: $r^3 = \frac{48}{6} = 8$, jadi $r = 2$ dan suku pertamanya $3$. Jumlah enam suku:

$$3 + 6 + 12 + 24 + 48 + 96 = 189.$$

Nilai 96 hanyalah suku ke-6, 93 adalah jumlah lima suku, 186 adalah jumlah enam suku tanpa suku pertama, dan 192 adalah suku ke-7. Dengan rumus, $\frac{3(2^6 - 1)}{2 - 1} = 189$; suku yang sedikit lebih aman dijumlahkan langsung.`,
    },
    {
      ref: 'PK-112',
      type: 'short_answer',
      topic: 'Barisan dan deret',
      difficulty: 'hard',
      prompt:
        'Berapakah jumlah semua bilangan bulat dari 1 sampai dengan 100 yang tidak habis dibagi 3? Tuliskan jawabanmu dengan bilangan bulat.',
      answer: { kind: 'number', value: 3367, tolerance: 0 },
      explanation: String.raw`Hitung jumlah seluruhnya, lalu kurangi dengan jumlah kelipatan 3.

$$1 + 2 + \dots + 100 = \frac{100 \cdot 101}{2} = 5050$$

Kelipatan 3 ialah $3, 6, \dots, 99$, sebanyak 33 bilangan:

$$3(1 + 2 + \dots + 33) = 3 \cdot \frac{33 \cdot 34}{2} = 1683.$$

Jadi, jumlahnya $5050 - 1683 = 3367$. Kesalahan yang sering terjadi ialah menghitung 34 kelipatan (102 sudah melewati 100) atau lupa mengalikan 3. Menghitung yang *tidak diminta* sering lebih mudah.`,
    },
    {
      ref: 'PK-113',
      type: 'single_choice',
      topic: 'Geometri dan trigonometri',
      difficulty: 'easy',
      prompt: String.raw`Segitiga $ABC$ siku-siku di $B$, panjang sisi miringnya 20 cm, dan $\tan A = \frac{3}{4}$. Luas segitiga itu adalah … cm².`,
      options: ['24', '48', '60', '72', '96'],
      keeps_order: true,
      key: 'E',
      explanation: String.raw`$\tan A = \frac{3}{4}$ berarti kedua sisi siku-sikunya $3k$ dan $4k$, dan sisi miringnya $5k$. Karena $5k = 20$, $k = 4$; sisi siku-sikunya 12 cm dan 16 cm. Luasnya $\frac{1}{2} \cdot 12 \cdot 16 = 96$ cm².

Nilai 48 adalah kelilingnya. Nilai 24 muncul jika salah satu sisi siku-siku dianggap 3 cm, 60 jika $\frac{1}{2} \cdot 20$ dikalikan 6, dan 72 jika kedua sisi dianggap sama, yaitu 12 cm. Tripel $3, 4, 5$ perlu dikalikan dengan bilangan yang sama.`,
    },
    {
      ref: 'PK-114',
      type: 'single_choice',
      topic: 'Geometri dan trigonometri',
      difficulty: 'medium',
      prompt: String.raw`Pada segitiga $ABC$, titik $D$ terletak pada $AB$ dan titik $E$ pada $AC$ sehingga $DE$ sejajar $BC$. Jika $AD = 4$ cm, $DB = 6$ cm, dan $DE = 6$ cm, panjang $BC$ adalah … cm.`,
      options: ['9', '10', '12', '15', '18'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Segitiga $ADE$ dan $ABC$ sebangun karena $DE \parallel BC$. Sisi yang bersesuaian ialah $AD$ dengan $AB$, bukan dengan $DB$:

$$\frac{DE}{BC} = \frac{AD}{AB} = \frac{4}{10} \implies BC = \frac{6 \cdot 10}{4} = 15.$$

Nilai 9 memakai $\frac{4}{6}$ sebagai perbandingan, 10 adalah $AB$, 12 adalah $DE + DB$, dan 18 memakai perbandingan $1:3$. Tuliskan nama kedua segitiga dengan urutan titik yang sama agar sisi yang bersesuaian terlihat.`,
    },
    {
      ref: 'PK-115',
      type: 'single_choice',
      topic: 'Geometri dan trigonometri',
      difficulty: 'medium',
      prompt:
        'Panjang tali busur sebuah lingkaran 24 cm dan jaraknya ke pusat lingkaran 5 cm. Panjang jari-jari lingkaran itu adalah … cm.',
      options: ['12', '13', '17', '19', '29'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Garis dari pusat yang tegak lurus tali busur membagi tali busur menjadi dua bagian sama panjang, masing-masing 12 cm. Jari-jari adalah sisi miring segitiga siku-siku dengan sisi 5 dan 12:

$$r = \sqrt{5^2 + 12^2} = 13.$$

Nilai 12 hanya separuh tali busur, 17 menjumlahkan $12 + 5$, 29 menjumlahkan $24 + 5$, dan 19 mengurangkannya. Gambarlah jari-jari ke *ujung* tali busur; segitiga siku-sikunya langsung terlihat.`,
    },
    {
      ref: 'PK-116',
      type: 'single_choice',
      topic: 'Geometri dan trigonometri',
      difficulty: 'hard',
      prompt: 'Panjang sisi sebuah segitiga adalah 7 cm, 8 cm, dan 13 cm. Besar sudut terbesarnya adalah ….',
      options: ['60°', '90°', '120°', '135°', '150°'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Sudut terbesar berhadapan dengan sisi terpanjang. Menurut aturan kosinus,

$$\cos \theta = \frac{7^2 + 8^2 - 13^2}{2 \cdot 7 \cdot 8} = \frac{-56}{112} = -\frac{1}{2},$$

jadi $\theta = 120°$.

Jawaban 60° mengabaikan tanda negatif. Jawaban 90° hanya benar jika $7^2 + 8^2 = 13^2$, padahal $113 < 169$. Jawaban 135° dan 150° mempunyai kosinus $-\frac{\sqrt{2}}{2}$ dan $-\frac{\sqrt{3}}{2}$. Jika kuadrat sisi terpanjang melebihi jumlah kuadrat dua sisi lain, sudutnya pasti tumpul.`,
    },
    {
      ref: 'PK-117',
      type: 'short_answer',
      topic: 'Geometri dan trigonometri',
      difficulty: 'medium',
      prompt: String.raw`Panjang diagonal ruang sebuah kubus adalah $6\sqrt{3}$ cm. Berapa cm² luas seluruh permukaannya? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 216, tolerance: 0 },
      explanation: String.raw`Diagonal ruang kubus dengan rusuk $s$ adalah $s\sqrt{3}$. Jadi, $s = 6$ cm dan luas permukaannya $6s^2 = 6 \cdot 36 = 216$ cm².

Kebetulan, volumenya juga bernilai 216, tetapi satuannya cm³. Jika $6\sqrt{3}$ disangka diagonal *sisi*, yaitu $s\sqrt{2}$, luasnya menjadi 324. Jika hanya satu sisi yang dihitung, hasilnya 36. Bedakan diagonal sisi ($s\sqrt{2}$) dari diagonal ruang ($s\sqrt{3}$).`,
    },
    {
      ref: 'PK-118',
      type: 'single_choice',
      topic: 'Statistika dan peluang',
      difficulty: 'easy',
      prompt:
        'Rata-rata nilai enam siswa adalah 7,5. Dua siswa lain memperoleh 9 dan 8. Rata-rata nilai kedelapan siswa itu adalah ….',
      options: ['7,5', '7,75', '8', '8,17', '8,5'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Jumlah nilai enam siswa $6 \cdot 7{,}5 = 45$. Dengan dua nilai baru jumlahnya $45 + 9 + 8 = 62$, dan rata-ratanya $62 : 8 = 7{,}75$.

Nilai 8 merata-ratakan $7{,}5$ dengan $8{,}5$ seolah-olah kedua kelompok sama besar, 8,17 merata-ratakan $7{,}5$, $9$, dan $8$, sedangkan 8,5 adalah rata-rata dua siswa baru. Nilai 7,5 menganggap rata-rata tidak berubah. Rata-rata gabungan selalu lebih dekat ke kelompok yang lebih besar.`,
    },
    {
      ref: 'PK-119',
      type: 'single_choice',
      topic: 'Statistika dan peluang',
      difficulty: 'medium',
      prompt:
        'Dua dadu bermata enam dilempar bersama satu kali. Peluang bahwa jumlah mata dadunya sedikitnya 10 adalah ….',
      options: [
        String.raw`$\frac{1}{12}$`,
        String.raw`$\frac{1}{9}$`,
        String.raw`$\frac{5}{36}$`,
        String.raw`$\frac{1}{6}$`,
        String.raw`$\frac{7}{36}$`,
      ],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Hitung pasangan yang jumlahnya 10, 11, atau 12: jumlah 10 ada 3 pasangan $(4,6), (5,5), (6,4)$; jumlah 11 ada 2; jumlah 12 ada 1. Semuanya 6 dari 36 pasangan, jadi peluangnya $\frac{1}{6}$.

Nilai $\frac{1}{12}$ hanya menghitung jumlah 10 atau membuang 10 itu sendiri, $\frac{1}{9}$ menganggap $(4,6)$ dan $(6,4)$ sama, $\frac{5}{36}$ melupakan $(6,6)$, dan $\frac{7}{36}$ menghitung $(5,5)$ dua kali. “Sedikitnya 10” memuat 10.`,
    },
    {
      ref: 'PK-120',
      type: 'single_choice',
      topic: 'Statistika dan peluang',
      difficulty: 'hard',
      prompt: String.raw`Sebuah kotak berisi 4 bola merah dan 6 bola biru. Dua bola diambil sekaligus secara acak. Perhatikan dua kuantitas berikut.

| $P$ | $Q$ |
| :---: | :---: |
| peluang kedua bola berwarna sama | peluang kedua bola berwarna berbeda |

Hubungan yang benar antara kuantitas $P$ dan $Q$ adalah ….`,
      options: COMPARISON,
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Ada $\binom{10}{2} = 45$ cara mengambil dua bola. Warna sama: $\binom{4}{2} + \binom{6}{2} = 6 + 15 = 21$ cara. Warna berbeda: $4 \cdot 6 = 24$ cara. Jadi, $P = \frac{21}{45} < \frac{24}{45} = Q$.

Orang sering mengira $P > Q$ karena ada dua cara berwarna sama. Sama besar hanya terjadi pada susunan tertentu, misalnya 3 dan 6 bola atau 1 dan 3 bola. $P = 2Q$ hanya membandingkan banyak jenisnya, dua jenis warna sama dengan satu jenis warna berbeda, padahal cara setiap jenis tidak sama banyak. Isi kotak diketahui, jadi hubungannya dapat ditentukan. Periksa: $21 + 24 = 45$.`,
    },
  ],
}
