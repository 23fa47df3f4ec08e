import type { SeedSubTest } from '../seed-item.ts'

export const pk: SeedSubTest = {
  subject: 'PK',
  lang: 'id',
  stimuli: [],
  items: [
    {
      ref: 'PK-01',
      type: 'single_choice',
      topic: 'Bilangan',
      difficulty: 'easy',
      prompt: String.raw`Diketahui $a : b = 2 : 3$, $b : c = 4 : 5$, dan $c - a = 21$.

Berapakah nilai $a + b + c$?`,
      options: ['35', '45', '70', '77', '105'],
      keeps_order: true,
      key: 'E',
      explanation: String.raw`Kedua perbandingan memuat $b$, tetapi bagiannya berbeda: 3 dan 4. Samakan dahulu menjadi $12$, yaitu KPK dari 3 dan 4.

$$a : b = 8 : 12, \quad b : c = 12 : 15$$

Jadi, $a : b : c = 8 : 12 : 15$. Selisih $c - a$ setara dengan $15 - 8 = 7$ bagian. Karena $7$ bagian $= 21$, satu bagian bernilai $3$. Maka

$$a + b + c = (8 + 12 + 15) \times 3 = 105.$$

Nilai 70 muncul jika perbandingan langsung digabung menjadi $2 : 3 : 5$, dan 77 muncul dari $2 : 4 : 5$; keduanya tidak menyamakan bagian $b$. Nilai 35 baru jumlah bagiannya, sedangkan 45 hanya nilai $c$.`,
    },
    {
      ref: 'PK-02',
      type: 'single_choice',
      topic: 'Aljabar',
      difficulty: 'easy',
      prompt: String.raw`Nilai $n$ yang memenuhi persamaan

$$\frac{2^5 \cdot 4^n}{8^2} = 2^9$$

adalah ….`,
      options: ['2', '4', '5', '8', '10'],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Ubah semua bilangan menjadi pangkat dari 2: $4^n = (2^2)^n = 2^{2n}$ dan $8^2 = (2^3)^2 = 2^6$. Persamaan menjadi

$$2^{5 + 2n - 6} = 2^9.$$

Karena bilangan pokoknya sama, pangkatnya harus sama:

$$2n - 1 = 9 \implies n = 5.$$

Jawaban 8 muncul jika $4^n$ ditulis $2^{n+2}$, padahal pangkat dari pangkat dikalikan, bukan dijumlahkan. Jawaban 10 muncul jika hasil $2n = 10$ belum dibagi 2, jawaban 4 muncul jika $2n - 1 = 9$ keliru diubah menjadi $2n = 8$, dan jawaban 2 muncul jika penyebut $8^2$ terlewat.`,
    },
    {
      ref: 'PK-03',
      type: 'single_choice',
      topic: 'Aljabar',
      difficulty: 'medium',
      prompt: String.raw`Untuk setiap bilangan real $x$, perhatikan dua kuantitas berikut.

| $P$ | $Q$ |
| :---: | :---: |
| $(x + 1)(x + 5)$ | $4(x + 1)$ |

Hubungan yang benar antara kuantitas $P$ dan $Q$ adalah ….`,
      options: [
        String.raw`$P > Q$ untuk setiap nilai $x$`,
        String.raw`$P = Q$ untuk setiap nilai $x$`,
        String.raw`$P > Q$ atau $P = Q$, bergantung pada nilai $x$`,
        String.raw`$P < Q$ atau $P = Q$, bergantung pada nilai $x$`,
        String.raw`$P > Q$ atau $P < Q$, bergantung pada nilai $x$`,
      ],
      keeps_order: true,
      key: 'C',
      explanation: String.raw`Bandingkan dua kuantitas dengan melihat tanda selisihnya.

$$P - Q = (x^2 + 6x + 5) - (4x + 4) = x^2 + 2x + 1 = (x + 1)^2$$

Kuadrat bilangan real tidak pernah negatif. Jika $x = -1$, selisihnya nol sehingga $P = Q$. Untuk nilai $x$ yang lain, selisihnya positif sehingga $P > Q$. Jadi, $P$ lebih besar daripada $Q$ atau sama dengan $Q$, bergantung pada nilai $x$.

Jika hanya mencoba beberapa nilai, misalnya $x = 0$ dan $x = 1$, kita mudah mengira $P$ selalu lebih besar. Membagi kedua kuantitas dengan $x + 1$ lalu membandingkan $x + 5$ dengan $4$ juga keliru: $x + 1$ dapat bernilai negatif atau nol sehingga arah ketaksamaan dapat berubah.`,
    },
    {
      ref: 'PK-04',
      type: 'single_choice',
      topic: 'Fungsi',
      difficulty: 'medium',
      prompt: String.raw`Diketahui $f(x) = 2x - 3$ dan $(g \circ f)(x) = 4x^2 - 8x + 7$.

Berapakah nilai $g(5)$?`,
      options: ['3', '39', '67', '147', '199'],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Ingat bahwa $(g \circ f)(x) = g(f(x))$. Agar muncul $g(5)$, cari $x$ yang membuat $f(x) = 5$:

$$2x - 3 = 5 \implies x = 4.$$

Kemudian substitusikan $x = 4$ ke rumus komposisi:

$$g(5) = 4(4)^2 - 8(4) + 7 = 64 - 32 + 7 = 39.$$

Nilai 67 muncul jika $x = 5$ langsung disubstitusikan, padahal hasilnya adalah $g(f(5)) = g(7)$. Nilai 147 muncul jika $f(5) = 7$ dihitung dahulu lalu disubstitusikan sebagai $x$. Nilai 3 dan 199 berasal dari kesalahan menyelesaikan $2x - 3 = 5$, yaitu $x = 1$ (tanda 3 tidak berubah) dan $x = 8$ (lupa membagi dengan 2).`,
    },
    {
      ref: 'PK-05',
      type: 'single_choice',
      topic: 'Geometri',
      difficulty: 'medium',
      prompt: String.raw`Pada persegi panjang $ABCD$ berikut, $AB = 12$ cm dan $BC = 9$ cm. Titik $P$ terletak pada diagonal $AC$ sehingga $BP$ tegak lurus terhadap $AC$.

![Persegi panjang ABCD dengan A di kiri bawah, B di kanan bawah, C di kanan atas, dan D di kiri atas. AB = 12 cm dan BC = 9 cm. Diagonal AC digambar. Ruas BP menghubungkan B dengan titik P pada AC dan membentuk sudut siku-siku dengan AC.](pk-persegi-panjang.webp)

Panjang $PC$ adalah … cm.`,
      options: ['5,4', '6,0', '7,2', '7,5', '9,6'],
      keeps_order: true,
      key: 'A',
      explanation: String.raw`Dengan teorema Pythagoras, $AC = \sqrt{12^2 + 9^2} = \sqrt{225} = 15$ cm.

Segitiga $BPC$ sebangun dengan segitiga $ABC$ karena keduanya siku-siku (di $P$ dan di $B$) dan memiliki sudut $C$ yang sama. Perbandingan sisi yang bersesuaian menghasilkan

$$\frac{PC}{BC} = \frac{BC}{AC} \implies PC = \frac{BC^2}{AC} = \frac{81}{15} = 5{,}4 \text{ cm}.$$

Nilai 7,2 adalah panjang $BP$ (dari luas: $\frac{12 \times 9}{15}$) dan 9,6 adalah panjang $AP$. Nilai 7,5 muncul jika $P$ dianggap titik tengah diagonal. Nilai 6,0 muncul jika $AP$ dianggap sama panjang dengan $BC$. Periksa: $AP + PC = 9{,}6 + 5{,}4 = 15$ cm.`,
    },
    {
      ref: 'PK-06',
      type: 'short_answer',
      topic: 'Geometri',
      difficulty: 'easy',
      prompt: String.raw`Garis $3x + 4y = 24$ bersama sumbu-$X$ dan sumbu-$Y$ membatasi sebuah segitiga. Berapa satuan luas segitiga itu?

Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 24, tolerance: 0 },
      explanation: String.raw`Cari titik potong garis dengan kedua sumbu.

- Memotong sumbu-$X$ saat $y = 0$: $3x = 24$ sehingga $x = 8$, yaitu titik $(8, 0)$.
- Memotong sumbu-$Y$ saat $x = 0$: $4y = 24$ sehingga $y = 6$, yaitu titik $(0, 6)$.

Kedua sumbu saling tegak lurus. Oleh karena itu, segitiga tersebut siku-siku di $(0, 0)$ dengan alas $8$ dan tinggi $6$.

$$L = \frac{1}{2} \times 8 \times 6 = 24 \text{ satuan luas}$$

Jika memperoleh 48, kamu lupa mengalikan dengan $\frac{1}{2}$. Jika memperoleh 6, kamu memakai koefisien $3$ dan $4$ sebagai panjang sisi, padahal koefisien bukan titik potong.`,
    },
    {
      ref: 'PK-07',
      type: 'true_false_table',
      topic: 'Fungsi',
      difficulty: 'medium',
      prompt: String.raw`Grafik fungsi kuadrat $f(x) = ax^2 + bx + c$ memotong sumbu-$X$ di titik $(-1, 0)$ dan $(5, 0)$ serta memotong sumbu-$Y$ di titik $(0, 10)$.

Tentukan apakah setiap pernyataan berikut benar atau salah.`,
      columns: ['Benar', 'Salah'],
      statements: [
        String.raw`Nilai maksimum fungsi $f$ adalah $18$.`,
        String.raw`Sumbu simetri grafik $f$ adalah garis $x = 3$.`,
        String.raw`Persamaan $f(x) = 20$ mempunyai dua akar real.`,
        String.raw`$f(x) \ge 10$ untuk setiap $x$ dengan $0 \le x \le 5$.`,
      ],
      key: [0, 1, 1, 1],
      explanation: String.raw`Dari kedua akar, $f(x) = a(x + 1)(x - 5)$. Dari titik $(0, 10)$ diperoleh $-5a = 10$ sehingga $a = -2$ dan

$$f(x) = -2(x + 1)(x - 5) = -2x^2 + 8x + 10.$$

- Sumbu simetri terletak di tengah kedua akar: $x = \frac{-1 + 5}{2} = 2$, bukan $3$. Nilai $3$ muncul jika selisih akar yang dibagi dua: $\frac{5 - (-1)}{2}$.
- Karena $a < 0$, nilai maksimumnya $f(2) = -2 \cdot 3 \cdot (-3) = 18$. Pernyataan ini benar.
- Karena maksimumnya $18$, $f(x) = 20$ tidak mempunyai akar real.
- $f(x) \ge 10$ setara dengan $-2x(x - 4) \ge 0$, yang dipenuhi tepat oleh $0 \le x \le 4$. Untuk $x = 5$ nilainya $0$, jadi pernyataan ini salah.`,
    },
    {
      ref: 'PK-08',
      type: 'short_answer',
      topic: 'Bilangan',
      difficulty: 'medium',
      prompt: String.raw`Bilangan empat angka $3a5b$ mempunyai angka ratusan $a$ dan angka satuan $b$. Bilangan itu habis dibagi $4$ dan habis dibagi $9$.

Semua nilai $a$ yang mungkin dijumlahkan. Berapakah hasilnya? Tuliskan jawabanmu dengan bilangan bulat.`,
      answer: { kind: 'number', value: 12, tolerance: 0 },
      explanation: String.raw`**Habis dibagi 4.** Dua angka terakhir, yaitu $5b$, harus habis dibagi 4. Yang memenuhi hanya $52$ dan $56$. Jadi, $b = 2$ atau $b = 6$.

**Habis dibagi 9.** Jumlah angkanya, $3 + a + 5 + b = 8 + a + b$, harus habis dibagi 9.

- Jika $b = 2$, jumlahnya $10 + a$ sehingga $a = 8$. Bilangannya $3852$.
- Jika $b = 6$, jumlahnya $14 + a$ sehingga $a = 4$. Bilangannya $3456$.

Hasil penjumlahan semua nilai $a$ adalah $8 + 4 = 12$.

Kesalahan yang sering terjadi ialah berhenti setelah menemukan satu nilai $a$ atau hanya menyaratkan $b$ genap. Bilangan genap belum tentu habis dibagi 4, misalnya $54$.`,
    },
    {
      ref: 'PK-09',
      type: 'single_choice',
      topic: 'Statistika',
      difficulty: 'hard',
      prompt: String.raw`Suatu data terdiri atas lima bilangan bulat, yaitu $4$, $7$, $9$, $12$, dan $x$. Berapakah median data tersebut?

Putuskan apakah pernyataan (1) dan (2) berikut cukup untuk menjawab pertanyaan itu.

(1) Rata-rata data tersebut merupakan bilangan bulat.

(2) Nilai $x$ lebih besar daripada $10$.`,
      options: [
        'Pernyataan (1) SAJA cukup untuk menjawab pertanyaan, tetapi pernyataan (2) SAJA tidak cukup.',
        'Pernyataan (2) SAJA cukup untuk menjawab pertanyaan, tetapi pernyataan (1) SAJA tidak cukup.',
        'DUA pernyataan BERSAMA-SAMA cukup untuk menjawab pertanyaan, tetapi SATU pernyataan SAJA tidak cukup.',
        'Pernyataan (1) SAJA cukup untuk menjawab pertanyaan dan pernyataan (2) SAJA cukup.',
        'Pernyataan (1) dan pernyataan (2) tidak cukup untuk menjawab pertanyaan.',
      ],
      keeps_order: true,
      key: 'B',
      explanation: String.raw`Median lima data adalah data ke-3 setelah diurutkan.

**Pernyataan (1).** Rata-ratanya $\frac{32 + x}{5}$. Nilai itu bulat, misalnya, untuk $x = 3$ dan $x = 8$. Jika $x = 3$, urutannya $3, 4, 7, 9, 12$ dan mediannya $7$. Jika $x = 8$, urutannya $4, 7, 8, 9, 12$ dan mediannya $8$. Median belum dapat dipastikan sehingga (1) saja tidak cukup.

**Pernyataan (2).** Karena $x > 10$, tiga data terkecil pasti $4, 7, 9$. Data ke-3 selalu $9$, berapa pun nilai $x$. Jadi, (2) saja cukup.

Jebakannya ialah mengira bahwa nilai $x$ harus diketahui. Yang ditanyakan hanya median; untuk itu, cukup diketahui letak $x$ dalam urutan. Karena (2) saja sudah cukup, kedua pernyataan tidak perlu digabungkan.`,
    },
    {
      ref: 'PK-10',
      type: 'multiple_choice',
      topic: 'Aljabar',
      difficulty: 'medium',
      prompt: String.raw`Bilangan real $a$ dan $b$ memenuhi $a < 0$ dan $a + b > 0$. Manakah yang pasti benar?

Pilih semua jawaban yang benar.`,
      options: [
        String.raw`$\frac{1}{a} + \frac{1}{b} > 0$`,
        String.raw`$a^2 < b^2$`,
        String.raw`$b - a > b + a$`,
        String.raw`$a^3 + b^3 > 0$`,
        String.raw`$ab + b^2 > 0$`,
      ],
      key: ['B', 'C', 'D', 'E'],
      explanation: String.raw`Dari $a + b > 0$ diperoleh $b > -a$. Karena $a < 0$, $-a$ positif sehingga $b$ positif dan lebih besar daripada jarak $a$ ke nol.

- $a^2 < b^2$ benar karena $b > -a > 0$.
- $a^3 + b^3 > 0$ benar karena $b > -a$ berakibat $b^3 > (-a)^3 = -a^3$.
- $ab + b^2 = b(a + b) > 0$ benar karena kedua faktornya positif.
- $\frac{1}{a} + \frac{1}{b} = \frac{a + b}{ab}$ bernilai negatif karena pembilangnya positif, sedangkan $ab < 0$. Jebakannya ialah mengira kebalikan bilangan mengikuti tanda $a + b$.
- $b - a > b + a$ benar karena setara dengan $-a > a$, yang dipenuhi setiap bilangan negatif: mengurangi dengan bilangan negatif justru menambah.`,
    },
    {
      ref: 'PK-11',
      type: 'single_choice',
      topic: 'Peluang',
      difficulty: 'hard',
      prompt: String.raw`Dari angka 1, 2, 3, 4, 5, dan 6 disusun semua bilangan tiga angka yang angka-angkanya berbeda. Satu bilangan dipilih secara acak dari semua bilangan itu.

Peluang terpilihnya bilangan ganjil yang lebih besar daripada 400 adalah ….`,
      options: [
        String.raw`$\frac{4}{27}$`,
        String.raw`$\frac{1}{5}$`,
        String.raw`$\frac{1}{4}$`,
        String.raw`$\frac{4}{15}$`,
        String.raw`$\frac{3}{10}$`,
      ],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Banyak semua bilangan: $6 \times 5 \times 4 = 120$.

Angka ratusan harus 4, 5, atau 6, dan angka satuan harus 1, 3, atau 5. Karena 5 dapat muncul di kedua tempat, pisahkan kasusnya.

- Ratusan 4 atau 6: ada $2$ pilihan ratusan, $3$ pilihan satuan, dan $4$ pilihan puluhan, yaitu $24$ bilangan.
- Ratusan 5: satuan tinggal $2$ pilihan (1 atau 3) dan puluhan $4$ pilihan, yaitu $8$ bilangan.

$$\text{Peluang} = \frac{24 + 8}{120} = \frac{32}{120} = \frac{4}{15}$$

Nilai $\frac{3}{10}$ muncul jika angka 5 boleh dipakai dua kali ($3 \times 4 \times 3 = 36$). Nilai $\frac{1}{4}$ muncul jika $\frac{1}{2} \times \frac{1}{2}$ dihitung seolah-olah kedua kejadian saling bebas. Nilai $\frac{1}{5}$ muncul jika setiap angka ratusan dianggap hanya menyisakan dua angka ganjil, dan $\frac{4}{27}$ jika pembaginya $6^3$.`,
    },
    {
      ref: 'PK-12',
      type: 'single_choice',
      topic: 'Bilangan',
      difficulty: 'hard',
      prompt: String.raw`Ada berapa pasangan bilangan bulat $(x, y)$ yang memenuhi persamaan $xy - 2x + 3y = 16$?`,
      options: ['2', '4', '5', '8', '10'],
      keeps_order: true,
      key: 'D',
      explanation: String.raw`Faktorkan dengan menambahkan konstanta yang sesuai. Perhatikan bahwa

$$(x + 3)(y - 2) = xy - 2x + 3y - 6.$$

Jadi, persamaan setara dengan $(x + 3)(y - 2) = 16 - 6 = 10$.

Karena $x$ dan $y$ bulat, $x + 3$ harus faktor dari 10, yaitu $\pm 1, \pm 2, \pm 5, \pm 10$. Setiap faktor menghasilkan tepat satu nilai $y$. Misalnya, $x + 3 = -2$ menghasilkan $y - 2 = -5$ sehingga $(x, y) = (-5, -3)$. Banyak pasangan ada $8$.

Jawaban 4 muncul jika hanya faktor positif yang dihitung, dan 2 muncul jika $x$ dan $y$ dianggap harus positif. Jawaban 10 dan 5 muncul jika konstanta $-6$ terlupa sehingga yang dihitung faktor dari 16: semuanya atau yang positif saja.`,
    },
  ],
}
