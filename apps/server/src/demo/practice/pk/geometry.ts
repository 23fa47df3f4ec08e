import { COMPARISON } from '../../common-options.ts'
import type { SeedItem } from '../../seed-item.ts'

const topic = 'Geometri dan trigonometri'

export const geometry: SeedItem[] = [
  {
    ref: 'PK-241',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: 'Perbandingan ketiga sudut sebuah segitiga adalah 2 : 3 : 4. Besar sudut terbesarnya adalah ….',
    options: ['20°', '40°', '60°', '80°', '90°'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Jumlah sudut segitiga 180° dan jumlah bagiannya $2 + 3 + 4 = 9$, jadi satu bagian $180° : 9 = 20°$. Sudut terbesar $4 \cdot 20° = 80°$.

Nilai 20° baru satu bagian, 40° sudut terkecil, dan 60° sudut yang di tengah. Nilai 90° menduga bahwa sudut terbesar pasti siku-siku. Periksa jumlahnya: $40° + 60° + 80° = 180°$. Karena 80° kurang dari 90°, segitiga ini lancip.`,
  },
  {
    ref: 'PK-242',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Sebuah lingkaran menyinggung keempat sisi persegi yang panjang sisinya 14 cm. Dengan $\pi = \frac{22}{7}$, luas daerah di dalam persegi, tetapi di luar lingkaran, adalah … cm².`,
    options: ['42', '44', '152', '154', '196'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Lingkaran itu bergaris tengah 14 cm, jadi jari-jarinya 7 cm dan luasnya $\frac{22}{7} \cdot 7^2 = 154$ cm². Luas yang tersisa $14^2 - 154 = 196 - 154 = 42$ cm².

Nilai 154 adalah luas lingkaran, 196 luas persegi, dan 44 keliling lingkaran. Nilai 152 mengurangi luas dengan keliling. Perkirakan dahulu: lingkaran mengisi kira-kira 78% persegi yang melingkupinya, jadi sisanya harus kurang dari seperempat dari 196.`,
  },
  {
    ref: 'PK-243',
    type: 'single_choice',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Sudut $A$ lancip dan $\sin A = \frac{5}{13}$. Nilai $\cos A$ adalah ….`,
    options: [
      String.raw`$\frac{5}{13}$`,
      String.raw`$\frac{5}{12}$`,
      String.raw`$\frac{7}{13}$`,
      String.raw`$\frac{8}{13}$`,
      String.raw`$\frac{12}{13}$`,
    ],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Gambarlah segitiga siku-siku dengan sisi di depan $A$ sepanjang 5 dan sisi miring 13. Sisi yang lain $\sqrt{13^2 - 5^2} = 12$, jadi $\cos A = \frac{12}{13}$.

Nilai $\frac{8}{13}$ memakai $1 - \sin A$, padahal yang berjumlah 1 adalah *kuadrat* sinus dan kosinus. Nilai $\frac{5}{12}$ adalah $\tan A$, $\frac{7}{13}$ mengurangkan kedua sisi siku-siku, dan $\frac{5}{13}$ mengulang sinus. Periksa: $\frac{25}{169} + \frac{144}{169} = 1$.`,
  },
  {
    ref: 'PK-244',
    type: 'short_answer',
    topic,
    difficulty: 'easy',
    prompt: String.raw`Berapa satuan jarak titik $(-3, 2)$ ke titik $(9, 7)$? Tuliskan jawabanmu dengan bilangan bulat.`,
    answer: { kind: 'number', value: 13, tolerance: 0 },
    explanation: String.raw`Selisih mendatarnya $9 - (-3) = 12$ dan selisih tegaknya $7 - 2 = 5$. Jaraknya $\sqrt{12^2 + 5^2} = \sqrt{169} = 13$.

Jawaban 17 menjumlahkan kedua selisih; itu panjang jalan menyusur kotak, bukan jarak lurus. Jika selisih mendatar dihitung $9 - 3 = 6$, hasilnya $\sqrt{61}$, yang bukan bilangan bulat. Jarak lurus selalu lebih pendek daripada jumlah kedua selisih dan lebih panjang daripada selisih yang terbesar.`,
  },
  {
    ref: 'PK-245',
    type: 'true_false_table',
    topic,
    difficulty: 'easy',
    prompt:
      'Sebuah balok berukuran 6 cm × 4 cm × 3 cm. Tentukan apakah setiap pernyataan berikut benar atau salah.',
    columns: ['Benar', 'Salah'],
    statements: [
      'Luas seluruh permukaan balok adalah 54 cm².',
      'Jumlah panjang semua rusuk balok adalah 52 cm.',
      'Diagonal ruang balok kurang dari 7 cm.',
      'Volume balok adalah 13 cm³.',
    ],
    key: [1, 0, 1, 1],
    explanation: String.raw`Hitung satu per satu.

- Luas permukaan $2(24 + 18 + 12) = 108$ cm²; 54 baru tiga dari enam sisi. Salah.
- Rusuknya 12, masing-masing ukuran ada empat: $4(6 + 4 + 3) = 52$ cm. Benar.
- Diagonal ruang $\sqrt{36 + 16 + 9} = \sqrt{61} \approx 7{,}8$ cm. Salah; diagonal *alas* ($\sqrt{52}$) pun sudah lebih dari 7.
- Volume $6 \cdot 4 \cdot 3 = 72$ cm³; 13 adalah jumlah ukurannya. Salah.

Bedakan apa yang dijumlahkan: rusuk (cm), sisi (cm²), dan isi (cm³).`,
  },
  {
    ref: 'PK-246',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Pada malam hari, Tegar yang tingginya 1,6 m berdiri 9 m dari tiang lampu setinggi 6,4 m. Panjang bayangan Tegar di tanah datar adalah … m.',
    options: ['2,25', '3', '4', '12', '36'],
    keeps_order: true,
    key: 'B',
    explanation: String.raw`Misalkan panjang bayangan $s$. Segitiga yang dibentuk Tegar dan bayangannya sebangun dengan segitiga yang dibentuk tiang lampu dan seluruh alas $s + 9$:

$$\frac{s}{s + 9} = \frac{1{,}6}{6{,}4} = \frac{1}{4}.$$

Jadi, $4s = s + 9$ dan $s = 3$.

Nilai 2,25 membandingkan $s$ dengan 9 saja, bukan dengan $s + 9$. Nilai 12 adalah jarak ujung bayangan dari tiang, 4 adalah perbandingan tingginya, dan 36 mengalikan 9 dengan 4. Gambarlah sampai *ujung* bayangan; di sanalah kedua segitiga bertemu.`,
  },
  {
    ref: 'PK-247',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Dua roda berjari-jari 11 cm dan 3 cm berjarak pusat 17 cm. Panjang garis singgung persekutuan luarnya adalah … cm.',
    options: ['8', '9,6', '14', '15', '17'],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Tariklah dari pusat roda kecil garis yang sejajar dengan garis singgung. Terbentuk segitiga siku-siku dengan sisi miring 17 dan satu sisi $11 - 3 = 8$:

$$\sqrt{17^2 - 8^2} = \sqrt{225} = 15.$$

Nilai 8 adalah selisih jari-jari, 14 jumlahnya, dan 17 jarak pusatnya. Nilai 9,6 memakai jumlah jari-jari ($\sqrt{17^2 - 14^2}$), yaitu garis singgung persekutuan *dalam*. Garis singgung luar tidak memotong ruas di antara kedua pusat, jadi jari-jarinya dikurangkan.`,
  },
  {
    ref: 'PK-248',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Titik $D$ terletak pada sisi $BC$ segitiga $ABC$ sehingga $BD : DC = 2 : 3$. Jika luas segitiga $ABD$ adalah 18 cm², luas segitiga $ABC$ adalah … cm².`,
    options: ['12', '27', '30', '36', '45'],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Segitiga $ABD$ dan $ABC$ mempunyai tinggi yang sama dari $A$, jadi luasnya sebanding dengan alasnya: $BD : BC = 2 : 5$. Luas $ABC$ adalah $\frac{5}{2} \cdot 18 = 45$ cm².

Nilai 27 adalah luas $ADC$ ($\frac{3}{2} \cdot 18$). Nilai 30 memakai $\frac{5}{3}$ seolah-olah yang diketahui adalah bagian $DC$, 12 memakai $\frac{2}{3}$, dan 36 menganggap $D$ di tengah $BC$. Periksa: $18 + 27 = 45$, dan $18 : 27 = 2 : 3$.`,
  },
  {
    ref: 'PK-249',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Besar setiap sudut dalam sebuah segi banyak beraturan adalah 156°. Banyak diagonal segi banyak itu adalah ….',
    options: ['15', '24', '90', '105', '180'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Sudut luarnya $180° - 156° = 24°$ dan jumlah semua sudut luar 360°, jadi banyak sisinya $360 : 24 = 15$. Setiap titik dihubungkan dengan $15 - 3 = 12$ titik lain oleh diagonal, dan setiap diagonal terhitung dua kali: $\frac{15 \cdot 12}{2} = 90$.

Nilai 15 adalah banyak sisi, 24 besar sudut luar, 180 belum dibagi dua, dan 105 menghitung semua pasangan titik, termasuk 15 sisi. Periksa rumusnya pada segi empat: $\frac{4 \cdot 1}{2} = 2$ diagonal.`,
  },
  {
    ref: 'PK-250',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Dari sebuah piza berbentuk lingkaran dengan jari-jari 10 cm diambil satu potong berupa juring bersudut 72°. Luas piza yang tersisa adalah … cm².',
    options: [
      String.raw`$4\pi$`,
      String.raw`$20\pi$`,
      String.raw`$40\pi$`,
      String.raw`$80\pi$`,
      String.raw`$100\pi$`,
    ],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Potongan itu $\frac{72}{360} = \frac{1}{5}$ bagian, jadi yang tersisa $\frac{4}{5}$: $\frac{4}{5} \cdot \pi \cdot 10^2 = 80\pi$ cm².

Nilai $20\pi$ adalah luas potongan yang diambil, $4\pi$ panjang busur potongan itu, $100\pi$ luas piza utuh, dan $40\pi$ separuh dari jawaban, seolah-olah luas lingkaran $\frac{1}{2}\pi r^2$. Bandingkan dengan piza utuh: karena hanya seperlima yang diambil, sisanya harus mendekati $100\pi$.`,
  },
  {
    ref: 'PK-251',
    type: 'short_answer',
    topic,
    difficulty: 'medium',
    prompt:
      'Sebuah limas mempunyai alas persegi dengan sisi 10 cm dan tinggi 12 cm. Puncaknya tepat di atas pusat alas. Berapa cm² luas seluruh permukaan limas itu? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 360, tolerance: 0 },
    explanation: String.raw`Tinggi setiap sisi tegak adalah sisi miring segitiga siku-siku dengan sisi 12 (tinggi limas) dan 5 (separuh sisi alas): $\sqrt{12^2 + 5^2} = 13$ cm.

$$10^2 + 4 \cdot \frac{1}{2} \cdot 10 \cdot 13 = 100 + 260 = 360$$

Jawaban 340 memakai tinggi limas, 12, sebagai tinggi sisi tegak. Jawaban 260 melupakan alas. Sisi tegak miring, jadi tingginya selalu lebih panjang daripada tinggi limas.`,
  },
  {
    ref: 'PK-252',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Sebuah kerucut dan sebuah tabung mempunyai jari-jari alas yang sama. Tinggi kerucut dua kali tinggi tabung. Jika volume tabung 90 cm³, volume kerucut adalah … cm³.',
    options: ['30', '45', '60', '90', '180'],
    keeps_order: true,
    key: 'C',
    explanation: String.raw`Kerucut dengan alas dan tinggi yang sama bervolume sepertiga tabung. Tingginya dua kali, jadi volumenya $\frac{1}{3} \cdot 2 \cdot 90 = 60$ cm³.

Nilai 30 lupa menggandakan tinggi, 180 lupa faktor $\frac{1}{3}$, 45 membagi 90 dengan 2, dan 90 menganggap kedua perubahan saling meniadakan. Agar volumenya sama dengan tabung, tinggi kerucut harus *tiga* kali tinggi tabung; dua kali belum cukup.`,
  },
  {
    ref: 'PK-253',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt:
      'Dari sebuah titik di tanah datar, puncak menara terlihat dengan sudut elevasi 30°. Setelah pengamat berjalan 40 m lurus mendekati menara, sudut elevasinya menjadi 60°. Jarak titik pengamatan pertama ke kaki menara adalah … m.',
    options: ['$20$', String.raw`$20\sqrt{3}$`, '$40$', '$60$', String.raw`$40\sqrt{3}$`],
    keeps_order: true,
    key: 'D',
    explanation: String.raw`Misalkan tinggi menara $h$. Jarak titik pertama ke kaki menara $\frac{h}{\tan 30°} = h\sqrt{3}$ dan jarak titik kedua $\frac{h}{\tan 60°} = \frac{h}{\sqrt{3}}$. Selisihnya 40:

$$h\sqrt{3} - \frac{h}{\sqrt{3}} = \frac{2h}{\sqrt{3}} = 40 \implies h = 20\sqrt{3}.$$

Jarak yang ditanyakan $20\sqrt{3} \cdot \sqrt{3} = 60$ m.

Nilai $20$ adalah jarak titik kedua, $20\sqrt{3}$ tinggi menara, $40$ jarak kedua titik, dan $40\sqrt{3}$ jarak titik pertama ke *puncak*. Periksa: $60 - 20 = 40$.`,
  },
  {
    ref: 'PK-254',
    type: 'single_choice',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Titik $(3, -5)$ dicerminkan terhadap garis $y = x$, lalu digeser 2 satuan ke kanan dan 1 satuan ke bawah. Bayangan akhirnya adalah ….`,
    options: ['$(5, 4)$', '$(-6, 5)$', '$(-7, 4)$', '$(7, -4)$', '$(-3, 2)$'],
    key: 'E',
    explanation: String.raw`Pencerminan terhadap $y = x$ menukar koordinat: $(3, -5) \to (-5, 3)$. Pergeseran menambahkan 2 pada absis dan mengurangi ordinat dengan 1: $(-5 + 2, 3 - 1) = (-3, 2)$.

Titik $(5, 4)$ memakai pencerminan terhadap sumbu-$X$, $(7, -4)$ terhadap $y = -x$, $(-6, 5)$ menggeser sebelum mencerminkan, dan $(-7, 4)$ menggeser ke arah sebaliknya. Urutan transformasi tidak boleh ditukar; kerjakan sesuai dengan urutan kalimatnya.`,
  },
  {
    ref: 'PK-255',
    type: 'true_false_table',
    topic,
    difficulty: 'medium',
    prompt: String.raw`Pada segitiga $PQR$, $PQ = PR = 10$ cm dan $QR = 12$ cm. Tentukan apakah setiap pernyataan berikut benar atau salah.`,
    columns: ['Benar', 'Salah'],
    statements: [
      String.raw`Tinggi segitiga dari $P$ ke $QR$ adalah 8 cm.`,
      'Luas segitiga adalah 48 cm².',
      String.raw`Sudut $P$ tumpul.`,
      String.raw`$\sin Q = \frac{4}{5}$`,
    ],
    key: [0, 0, 1, 0],
    explanation: String.raw`Tinggi dari $P$ membagi $QR$ menjadi dua ruas 6 cm.

- Tingginya $\sqrt{10^2 - 6^2} = 8$ cm. Benar.
- Luasnya $\frac{1}{2} \cdot 12 \cdot 8 = 48$ cm². Benar.
- $10^2 + 10^2 = 200 > 144 = 12^2$, jadi sudut $P$ lancip. Salah.
- $\sin Q = \frac{8}{10} = \frac{4}{5}$. Benar.

Alas yang lebih panjang daripada kakinya belum menjadikan sudut puncak tumpul; bandingkan *kuadrat* sisinya.`,
  },
  {
    ref: 'PK-256',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt:
      'Panjang sisi sebuah segitiga adalah 13 cm, 14 cm, dan 15 cm. Jari-jari lingkaran yang menyinggung ketiga sisinya adalah … cm.',
    options: ['4', '7', '8', '12', '14'],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Setengah kelilingnya $s = 21$. Luasnya, dengan rumus Heron, $\sqrt{21 \cdot 8 \cdot 7 \cdot 6} = 84$ cm². Segitiga terbagi atas tiga segitiga yang alasnya sisi dan tingginya jari-jari $r$:

$$84 = \frac{1}{2} r (13 + 14 + 15) = 21r \implies r = 4.$$

Nilai 8 lupa faktor $\frac{1}{2}$ pada luas segitiga, 12 adalah tinggi ke sisi 14, 7 separuh sisi itu, dan 14 sisi itu sendiri. Lingkaran dalam harus muat di dalam segitiga: garis tengahnya, 8, lebih kecil daripada tinggi terpendek, 11,2.`,
  },
  {
    ref: 'PK-257',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Dua sisi sebuah segitiga panjangnya 5 cm dan 8 cm. Perhatikan dua kuantitas berikut.

| $P$ | $Q$ |
| :---: | :---: |
| luas segitiga itu dalam cm² | $20$ |

Hubungan yang benar antara kuantitas $P$ dan $Q$ adalah ….`,
    options: COMPARISON,
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Jika $\theta$ sudut di antara kedua sisi, luasnya $\frac{1}{2} \cdot 5 \cdot 8 \sin\theta = 20\sin\theta$. Untuk $\theta = 90°$, $P = 20 = Q$; untuk sudut lain, $P < Q$. Karena sudutnya tidak diketahui, hubungannya tidak dapat ditentukan.

Jawaban “sama” menganggap kedua sisi pasti alas dan tinggi. Jawaban “kurang” melupakan segitiga siku-siku. $P > Q$ dan $P = 2Q$ mustahil karena $\sin\theta$ paling besar 1. Pada soal perbandingan, cobalah keadaan *istimewa* (siku-siku, sama kaki) di samping keadaan umum.`,
  },
  {
    ref: 'PK-258',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Kubus $ABCD.EFGH$ mempunyai rusuk 6 cm. Jarak titik $G$ ke bidang $BDE$ adalah … cm.`,
    options: ['$2$', String.raw`$2\sqrt{3}$`, String.raw`$3\sqrt{2}$`, '$6$', String.raw`$4\sqrt{3}$`],
    keeps_order: true,
    key: 'E',
    explanation: String.raw`Diagonal ruang $AG = 6\sqrt{3}$ tegak lurus bidang $BDE$. Limas $A.BDE$ bervolume $\frac{1}{6} \cdot 6^3 = 36$ dan alas $BDE$ berupa segitiga sama sisi dengan sisi $6\sqrt{2}$, luasnya $\frac{\sqrt{3}}{4} \cdot 72 = 18\sqrt{3}$. Jarak $A$ ke bidang itu $\frac{3 \cdot 36}{18\sqrt{3}} = 2\sqrt{3}$, jadi jarak $G$ adalah $6\sqrt{3} - 2\sqrt{3} = 4\sqrt{3}$.

Nilai $2\sqrt{3}$ adalah jarak $A$, $3\sqrt{2}$ separuh diagonal sisi, $6$ panjang rusuk, dan $2$ sepertiga rusuk. Bidang $BDE$ selalu membagi $AG$ dengan perbandingan $1 : 2$ dari $A$.`,
  },
  {
    ref: 'PK-259',
    type: 'single_choice',
    topic,
    difficulty: 'hard',
    prompt: String.raw`Jika $\sin\theta + \cos\theta = \frac{6}{5}$, nilai $\sin\theta \cos\theta$ adalah ….`,
    options: [
      String.raw`$\frac{11}{50}$`,
      String.raw`$\frac{9}{25}$`,
      String.raw`$\frac{11}{25}$`,
      String.raw`$\frac{18}{25}$`,
      String.raw`$\frac{36}{25}$`,
    ],
    keeps_order: true,
    key: 'A',
    explanation: String.raw`Kuadratkan kedua ruas dan pakai $\sin^2\theta + \cos^2\theta = 1$:

$$1 + 2\sin\theta\cos\theta = \frac{36}{25} \implies \sin\theta\cos\theta = \frac{11}{50}.$$

Nilai $\frac{11}{25}$ belum dibagi 2, $\frac{18}{25}$ lupa mengurangi 1, $\frac{36}{25}$ baru kuadratnya, dan $\frac{9}{25}$ menganggap $\sin\theta = \cos\theta = \frac{3}{5}$, padahal kuadratnya tidak berjumlah 1. Periksa batasnya: $\sin\theta\cos\theta = \frac{1}{2}\sin 2\theta$ tidak pernah melebihi $\frac{1}{2}$.`,
  },
  {
    ref: 'PK-260',
    type: 'short_answer',
    topic,
    difficulty: 'hard',
    prompt:
      'Sebuah trapesium sama kaki mempunyai sisi sejajar 8 cm dan 18 cm. Ada lingkaran yang menyinggung keempat sisinya. Berapa cm² luas trapesium itu? Tuliskan jawabanmu dengan bilangan bulat.',
    answer: { kind: 'number', value: 156, tolerance: 0 },
    explanation: String.raw`Pada segi empat yang sisinya menyinggung satu lingkaran, jumlah sisi yang berhadapan sama. Jadi, kedua kakinya berjumlah $8 + 18 = 26$ dan masing-masing 13 cm. Selisih alas di setiap ujung $\frac{18 - 8}{2} = 5$, jadi tingginya $\sqrt{13^2 - 5^2} = 12$ cm. Luasnya $\frac{1}{2}(8 + 18) \cdot 12 = 156$ cm².

Jawaban 169 memakai panjang kaki, 13, sebagai tinggi. Jawaban 312 lupa faktor $\frac{1}{2}$. Periksa: tinggi trapesium sama dengan garis tengah lingkaran, dan $\sqrt{8 \cdot 18}$ memang 12.`,
  },
]
