import { COMPARISON, SUFFICIENCY } from '../../common-options.ts'
import type { SeedItem } from '../../seed-item.ts'

const topic = 'Aljabar dan fungsi'

export const algebra: SeedItem[] = [
  {
    ref: 'PK-201',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Nilai $x$ yang memenuhi $2^{x + 3} = 8^{x - 1}$ adalah ….`,
    options: ['0', '1,5', '2', '3', '6'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Samakan bilangan pokoknya: $8^{x - 1} = (2^3)^{x - 1} = 2^{3x - 3}$. Pangkatnya harus sama: $x + 3 = 3x - 3$, jadi $2x = 6$ dan $x = 3$.

Nilai 2 muncul jika $8^{x - 1}$ ditulis $2^{3x - 1}$; pangkat 3 harus dikalikan dengan kedua suku. Nilai 0 muncul jika $-3$ dipindahkan tanpa berubah tanda ($2x = 3 - 3$), 1,5 jika $x$ yang dipindahkan tanpa berubah tanda ($4x = 6$), dan 6 jika $2x = 6$ belum dibagi. Periksa dengan memasukkan hasilnya: $2^6 = 64 = 8^2$.`,
  },
  {
    ref: 'PK-202',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Bilangan $p$ dan $q$ memenuhi $\dfrac{1}{p} + \dfrac{1}{q} = \dfrac{3}{4}$ dan $pq = 8$. Nilai $p + q$ adalah ….`,
    options: ['3', '4', '6', '8', '12'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Jumlahkan pecahannya:

$$\frac{1}{p} + \frac{1}{q} = \frac{p + q}{pq} = \frac{p + q}{8}.$$

Karena nilainya $\frac{3}{4}$, $p + q = 8 \cdot \frac{3}{4} = 6$.

Nilai 3 dan 4 hanya menyalin pembilang dan penyebut dari soal seolah-olah $\frac{3}{4}$ tidak dapat berasal dari pecahan yang disederhanakan. Nilai 8 menyamakan jumlah dengan hasil kali, sedangkan 12 menggandakan jawaban karena ada dua pecahan. Nilai $p$ dan $q$ tidak perlu dicari; $2$ dan $4$ memenuhi dan dapat dipakai untuk memeriksa: $\frac{1}{2} + \frac{1}{4} = \frac{3}{4}$.`,
  },
  {
    ref: 'PK-203',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Penyelesaian pertidaksamaan $2(x - 3) < 5x + 9$ adalah ….`,
    options: ['$x < -5$', '$x > -5$', '$x > -4$', '$x < 5$', '$x > 5$'],
    key: 'B',
    explanation: String.raw`Buka kurungnya: $2x - 6 < 5x + 9$. Kumpulkan $x$ di ruas yang koefisiennya lebih besar: $-15 < 3x$, jadi $-5 < x$.

Jawaban $x < -5$ muncul jika $-3x < 15$ dibagi $-3$ tanpa membalik tanda. Jawaban $x > -4$ muncul jika 2 hanya dikalikan dengan $x$, sehingga tertulis $2x - 3$. Jawaban $x > 5$ kehilangan tanda negatif pada $-15$, dan $x < 5$ melakukan kedua kekeliruan itu. Uji dengan $x = 0$: ruas kiri $-6$ dan ruas kanan $9$, jadi 0 harus termasuk penyelesaian.`,
  },
  {
    ref: 'PK-204',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Grafik $y = x^2 - (k + 1)x + 9$ dengan $k > 0$ menyinggung sumbu-$X$. Nilai $k$ adalah ….`,
    options: ['2', '5', '6', '7', '8'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Menyinggung sumbu-$X$ berarti hanya ada satu akar, jadi diskriminannya nol:

$$(k + 1)^2 - 4 \cdot 9 = 0 \iff k + 1 = \pm 6.$$

Dengan $k > 0$, $k = 5$.

Nilai 6 lupa mengurangi 1, 7 menambahkan 1, 2 memakai $(k + 1)^2 = 9$ tanpa faktor 4, dan 8 menyamakan $k + 1$ dengan 9. Periksa: $x^2 - 6x + 9 = (x - 3)^2$ memang kuadrat sempurna. Itulah arti “menyinggung” pada fungsi kuadrat.`,
  },
  {
    ref: 'PK-205',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Jumlah semua nilai $x$ yang memenuhi $|2x - 5| = x + 2$ adalah ….`,
    options: ['1', '6', '7', '8', '10'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Nilai mutlak memberi dua kemungkinan.

- $2x - 5 = x + 2$ memberi $x = 7$.
- $-(2x - 5) = x + 2$ memberi $3 = 3x$, jadi $x = 1$.

Keduanya memenuhi karena $x + 2$ positif. Jumlahnya $7 + 1 = 8$.

Nilai 7 dan 1 hanya memuat satu kemungkinan, 6 adalah selisihnya, dan 10 muncul jika tanda $x$ di ruas kanan ikut diubah ($5 - 2x = 2 - x$ memberi $x = 3$). Masukkan setiap hasil ke persamaan semula; penyelesaian yang membuat ruas kanan negatif harus dibuang.`,
  },
  {
    ref: 'PK-206',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Suku banyak $P(x) = x^2 + ax + 6$ bersisa 4 jika dibagi $x - 2$. Berapakah sisanya jika $P(x)$ dibagi $x + 1$? Tuliskan jawabanmu dengan bilangan bulat.`,
    answer: { kind: 'number', value: 10, tolerance: 0 },
    explanation: String.raw`Sisa pembagian oleh $x - c$ adalah $P(c)$.

- $P(2) = 4 + 2a + 6 = 4$, jadi $a = -3$.
- $P(-1) = 1 - a + 6 = 1 + 3 + 6 = 10$.

Jika pembagi $x + 1$ disangka memakai $x = 1$, hasilnya $1 - 3 + 6 = 4$. Jika $a = 3$ karena salah tanda, hasilnya juga 4. Pembagi yang ditulis $x + 1$ sama dengan $x - (-1)$; carilah bilangan yang membuat pembagi *nol*.`,
  },
  {
    ref: 'PK-207',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Diketahui $f(x) = 3x + 2$ dan $(f \circ g)(x) = 6x^2 - 9x + 11$. Nilai $g(2)$ adalah ….`,
    options: ['5', String.raw`$\frac{17}{3}$`, '8', '15', '17'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`$(f \circ g)(2) = f(g(2)) = 3\,g(2) + 2$. Ruas kanan untuk $x = 2$ bernilai $24 - 18 + 11 = 17$. Jadi, $3\,g(2) = 15$ dan $g(2) = 5$.

Nilai 17 adalah $f(g(2))$, bukan $g(2)$. Nilai 15 belum dibagi 3, $\frac{17}{3}$ membagi 17 dengan 3 tanpa mengurangi 2, dan 8 adalah $f(2)$. Rumus $g$ tidak perlu dicari. Periksa dari dalam ke luar: $g(2) = 5$ memberi $f(5) = 17$.`,
  },
  {
    ref: 'PK-208',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Bilangan real $x$ dan $y$ memenuhi $0 < x < 1 < y$. Tentukan apakah setiap pernyataan berikut pasti benar atau belum pasti benar.`,
    columns: ['Pasti benar', 'Belum pasti benar'],
    statements: [
      String.raw`$x^2 < y$`,
      String.raw`$xy < 1$`,
      String.raw`$\frac{1}{x} > \frac{1}{y}$`,
      String.raw`$x^2 y < x y^2$`,
    ],
    key: [0, 1, 0, 0],
    explanation: String.raw`Periksa satu per satu.

- Karena $0 < x < 1$, $x^2 < x < y$. Pasti benar.
- $x = 0{,}5$ dan $y = 4$ memberi $xy = 2$, sedangkan $y = 1{,}5$ memberi $0{,}75$. Belum pasti.
- Kebalikan bilangan positif membalik urutan, jadi dari $x < y$ diperoleh $\frac{1}{x} > \frac{1}{y}$. Pasti benar.
- $x^2 y - x y^2 = xy(x - y)$; $xy$ positif dan $x - y$ negatif. Pasti benar.

Untuk menggugurkan “pasti”, satu contoh tandingan cukup. Cobalah nilai yang sangat besar bagi $y$ sebelum percaya pada satu contoh.`,
  },
  {
    ref: 'PK-209',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Hasil kali dua bilangan ganjil positif yang berurutan adalah 195. Jumlah kedua bilangan itu adalah ….',
    options: ['13', '14', '26', '27', '28'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Misalkan bilangan di tengahnya $n$. Kedua bilangan ganjil itu $n - 1$ dan $n + 1$, jadi $n^2 - 1 = 195$ dan $n = 14$. Bilangannya 13 dan 15, jumlahnya 28.

Nilai 14 adalah bilangan tengahnya dan 13 bilangan yang lebih kecil. Nilai 26 menggandakan bilangan yang lebih kecil, sedangkan 27 menjumlahkan 13 dan 14 seolah-olah bilangan ganjil berurutan berselisih 1. Memisalkan bilangan *tengah* membuat hasil kali menjadi selisih kuadrat: $13 \cdot 15 = 14^2 - 1$.`,
  },
  {
    ref: 'PK-210',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Banyak bilangan bulat $x$ yang memenuhi $x^2 - 3x - 10 < 0$ adalah ….`,
    options: ['4', '5', '6', '7', '8'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Faktorkan: $(x - 5)(x + 2) < 0$. Hasil kali negatif di antara kedua akar, yaitu $-2 < x < 5$. Bilangan bulatnya $-1, 0, 1, 2, 3, 4$, sebanyak 6.

Nilai 8 memasukkan kedua batas, padahal tandanya $<$, bukan $\le$. Nilai 7 adalah selisih $5 - (-2)$. Nilai 5 melupakan 0, dan 4 hanya menghitung bilangan positif. Jika kedua ujung tidak termasuk, banyak bilangan bulat di antara dua bilangan bulat adalah selisihnya dikurangi 1.`,
  },
  {
    ref: 'PK-211',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Bilangan positif $x$ dan $y$ memenuhi $x + y = 10$. Perhatikan dua kuantitas berikut.

| $P$ | $Q$ |
| :---: | :---: |
| $xy$ | $26$ |

Hubungan yang benar antara kuantitas $P$ dan $Q$ adalah ….`,
    options: COMPARISON,
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Tuliskan $xy$ dengan satu variabel: $x(10 - x) = 25 - (x - 5)^2$. Kuadrat tidak pernah negatif, jadi $xy$ paling besar 25 dan selalu kurang dari 26. Jadi, $P < Q$.

Jawaban “tidak dapat ditentukan” menggoda karena $x$ dan $y$ tidak diketahui, tetapi nilai *terbesarnya* diketahui. Agar $P \ge Q$ atau $P = 2Q$, $xy$ harus sedikitnya 26; itu mustahil. Jika jumlah dua bilangan tetap, hasil kalinya terbesar ketika keduanya sama.`,
  },
  {
    ref: 'PK-212',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Jika $x + y = 9$, $y + z = 13$, dan $x + z = 12$, nilai $xyz$ adalah ….`,
    options: ['17', '20', '34', '40', '160'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Jumlahkan ketiganya: $2(x + y + z) = 34$, jadi $x + y + z = 17$. Kurangi dengan setiap persamaan: $z = 17 - 9 = 8$, $x = 17 - 13 = 4$, dan $y = 17 - 12 = 5$. Hasil kalinya $4 \cdot 5 \cdot 8 = 160$.

Nilai 17 adalah jumlahnya, 34 dua kali jumlahnya, 20 baru $xy$, dan 40 baru $yz$. Menjumlahkan semua persamaan yang setangkup lebih cepat daripada substitusi. Periksa: $4 + 5 = 9$, $5 + 8 = 13$, $4 + 8 = 12$.`,
  },
  {
    ref: 'PK-213',
    type: 'short_answer',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Fungsi $f$ memenuhi $f(x) + 2f(6 - x) = 3x$ untuk setiap bilangan real $x$. Berapakah nilai $f(2)$? Tuliskan jawabanmu dengan bilangan bulat.`,
    answer: { kind: 'number', value: 6, tolerance: 0 },
    explanation: String.raw`Masukkan $x = 2$ dan pasangannya, $x = 4$:

$$f(2) + 2f(4) = 6, \qquad f(4) + 2f(2) = 12.$$

Dari persamaan kedua, $f(4) = 12 - 2f(2)$. Masukkan ke yang pertama: $f(2) + 24 - 4f(2) = 6$, jadi $f(2) = 6$ dan $f(4) = 0$.

Jika $f(2)$ dan $f(4)$ dianggap sama, hasilnya 2; fungsinya tidak diketahui tetap. Jika persamaan memuat $f(x)$ dan $f(a - x)$, tukarlah $x$ dengan $a - x$ untuk memperoleh persamaan kedua. Periksa: $6 + 2 \cdot 0 = 6$.`,
  },
  {
    ref: 'PK-214',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Akar-akar $x^2 - 5x + 3 = 0$ adalah $\alpha$ dan $\beta$. Nilai $\alpha^3 + \beta^3$ adalah ….`,
    options: ['80', '95', '110', '116', '125'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Jumlah akarnya 5 dan hasil kalinya 3. Dari

$$(\alpha + \beta)^3 = \alpha^3 + \beta^3 + 3\alpha\beta(\alpha + \beta)$$

diperoleh $\alpha^3 + \beta^3 = 125 - 3 \cdot 3 \cdot 5 = 80$.

Nilai 125 melupakan suku silang, 110 dan 95 menguranginya satu dan dua kali saja, dan 116 mengurangi $3\alpha\beta = 9$ tanpa mengalikannya dengan jumlah akar. Cara lain untuk memeriksa: $\alpha^3 = 5\alpha^2 - 3\alpha$, jadi jumlah pangkat tiga sama dengan $5 \cdot 19 - 3 \cdot 5 = 80$.`,
  },
  {
    ref: 'PK-215',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Untuk $x > 0$, nilai terkecil dari $x + \dfrac{9}{x}$ adalah ….`,
    options: ['3', '6', '6,5', '9', '10'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Tuliskan sebagai kuadrat ditambah bilangan tetap:

$$x + \frac{9}{x} = \left(\sqrt{x} - \frac{3}{\sqrt{x}}\right)^2 + 6.$$

Kuadratnya paling kecil 0, yaitu ketika $x = 3$, jadi nilai terkecilnya 6.

Nilai 3 adalah $x$ yang memberi nilai terkecil itu, bukan nilainya. Nilai 10 dan 6,5 berasal dari mencoba $x = 1$ dan $x = 2$ saja, sedangkan 9 menyalin pembilangnya. Jika hasil kali dua bilangan positif tetap (di sini 9), jumlahnya terkecil ketika keduanya sama: $3 + 3$.`,
  },
  {
    ref: 'PK-216',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Jika $3^x + 3^{-x} = 5$, nilai $9^x + 9^{-x}$ adalah ….`,
    options: ['10', '21', '23', '25', '27'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Kuadratkan kedua ruas. Karena $3^x \cdot 3^{-x} = 1$,

$$(3^x + 3^{-x})^2 = 9^x + 2 + 9^{-x} = 25,$$

jadi $9^x + 9^{-x} = 23$.

Nilai 25 melupakan suku silang, 27 menambahkannya, 21 menguranginya dua kali, dan 10 menggandakan 5 seolah-olah pangkat dua sama dengan dua kali. Bentuk $a + \frac{1}{a}$ selalu dapat dikuadratkan dengan cara ini, sebab hasil kali kedua sukunya 1.`,
  },
  {
    ref: 'PK-217',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: `Bilangan real $x$ dan $y$ tidak diketahui. Apakah $x > y$?

(1) $x^2 > y^2$

(2) $x + y > 0$

Penilaian manakah yang tepat tentang kecukupan kedua pernyataan itu untuk menjawab pertanyaan?`,
    options: SUFFICIENCY,
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Pernyataan (1) saja: $(2, 1)$ dan $(-2, 1)$ sama-sama memenuhi, tetapi hanya yang pertama menjawab “ya”. Tidak cukup. Pernyataan (2) saja: $(2, 1)$ dan $(1, 2)$ sama-sama memenuhi. Tidak cukup.

Bersama-sama: $x^2 - y^2 = (x - y)(x + y) > 0$ dan $x + y > 0$, jadi $x - y$ juga positif. Jawabannya pasti “ya”.

Kekeliruan yang paling sering ialah mengakarkan pernyataan (1) menjadi $x > y$; yang benar hanya $|x| > |y|$. Pada soal kecukupan, cobalah bilangan negatif sebelum memutuskan.`,
  },
  {
    ref: 'PK-218',
    type: 'true_false_table',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Garis $g$ melalui titik $(0, -4)$ dan $(6, 8)$. Tentukan apakah setiap pernyataan berikut benar atau salah.`,
    columns: ['Benar', 'Salah'],
    statements: [
      String.raw`Gradien garis $g$ adalah $2$.`,
      String.raw`Garis $g$ memotong sumbu-$X$ di titik $(4, 0)$.`,
      String.raw`Titik $(3, 2)$ terletak pada garis $g$.`,
      String.raw`Garis $g$ sejajar dengan garis $x + 2y = 6$.`,
    ],
    key: [0, 1, 0, 1],
    explanation: String.raw`Gradiennya $\frac{8 - (-4)}{6 - 0} = 2$, jadi persamaannya $y = 2x - 4$.

- Gradien 2. Benar.
- $y = 0$ dipenuhi oleh $x = 2$, bukan 4. Angka 4 pada titik $(0, -4)$ adalah perpotongan dengan sumbu-$Y$. Salah.
- $2 \cdot 3 - 4 = 2$. Benar; titik itu berada tepat di tengah kedua titik yang diketahui.
- Gradien $x + 2y = 6$ adalah $-\frac{1}{2}$. Garis itu tegak lurus, bukan sejajar. Salah.

Tuliskan persamaan garis sekali saja, lalu pakailah untuk semua pernyataan.`,
  },
  {
    ref: 'PK-219',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Diketahui $2^a = 3$ dan $2^b = 5$. Tentukan apakah setiap pernyataan berikut benar atau salah.`,
    columns: ['Benar', 'Salah'],
    statements: [
      String.raw`$2^{a + b} = 8$`,
      String.raw`$2^{b - a} = 2$`,
      String.raw`$4^a = 9$`,
      String.raw`$2^{a + 1} = 4$`,
    ],
    key: [1, 1, 0, 1],
    explanation: String.raw`Pangkat yang dijumlahkan berarti bilangan yang dikalikan.

- $2^{a + b} = 2^a \cdot 2^b = 15$, bukan $3 + 5$. Salah.
- $2^{b - a} = \frac{5}{3}$, bukan $5 - 3$. Salah.
- $4^a = (2^2)^a = (2^a)^2 = 9$. Benar.
- $2^{a + 1} = 2 \cdot 2^a = 6$, bukan $3 + 1$. Salah.

Ketiga pernyataan yang salah memindahkan operasi pangkat apa adanya ke bilangannya. Uji aturan yang ragu dengan angka sederhana: $2^{1 + 2} = 8$, sedangkan $2^1 + 2^2 = 6$.`,
  },
  {
    ref: 'PK-220',
    type: 'short_answer',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Berapakah nilai $x$ yang memenuhi $\dfrac{x}{2} + \dfrac{x - 3}{3} = 14$? Tuliskan jawabanmu dengan bilangan bulat.`,
    answer: { kind: 'number', value: 18, tolerance: 0 },
    explanation: String.raw`Kalikan kedua ruas dengan 6: $3x + 2(x - 3) = 84$. Jadi, $5x = 90$ dan $x = 18$.

Jika ruas kanan tidak ikut dikalikan 6, hasilnya $5x = 20$ dan $x = 4$. Jika 2 hanya dikalikan dengan $x$ sehingga tertulis $2x - 3$, hasilnya $x = 17{,}4$. Periksa pada persamaan semula, bukan pada persamaan yang sudah diubah: $\frac{18}{2} + \frac{15}{3} = 9 + 5 = 14$.`,
  },
]
