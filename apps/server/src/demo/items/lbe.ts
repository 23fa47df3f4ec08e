import type { SeedSubTest } from '../seed-item.ts'

export const lbe: SeedSubTest = {
  subject: 'LBE',
  lang: 'en',
  stimuli: [
    {
      ref: 'LBE-S1',
      title: 'The Quiet Work Inside Tempeh',
      body: String.raw`**(1)** Wrapped in banana leaves and left on a kitchen shelf, a parcel of cooked soybeans seems to do nothing at all. Yet within a day and a half the loose beans have become a firm white cake. The builder is a mould called *Rhizopus*. Its fine threads grow between the beans, tie them together and, in the process, release enzymes that begin to take the beans apart from within.

**(2)** This dismantling is good news for whoever eats the result. Large proteins are cut into smaller pieces, which the human gut can absorb with less effort. Soybeans also contain phytic acid, a compound that clings to iron and zinc and carries them out of the body unused. Soaking the beans and fermenting them lowers the amount of this acid, so more of both minerals becomes available to the body, even though not a single milligram of iron or zinc has been added.

**(3)** Vitamin B12 is a more complicated story. Some tempeh contains a useful quantity of it, a rarity among plant foods, and the mould has often been given the credit. Laboratory tests, however, point elsewhere: tempeh made with nothing but pure mould contains almost no B12, whereas tempeh that also hosts certain harmless bacteria may contain a fair amount. Since these bacteria usually arrive by accident, the vitamin content varies from one producer to the next. Vegetarians who count on tempeh as their only source of B12 are therefore taking a gamble.`,
    },
    {
      ref: 'LBE-S2',
      title: 'Two Letters about Kenanga Street',
      body: String.raw`**Letter 1**

Dear Editor,

When the council announced that Kenanga Street would be closed to cars every Saturday, I could already picture the brochure: children on bicycles, musicians under the trees, not an exhaust pipe in sight. A charming picture, and one that leaves out my customers. I sell rice and cooking oil in sacks and drums. Nobody carries twenty-five kilos of rice to a bus stop. On the two trial Saturdays in March, my takings fell by a third. The council calls this "a period of adjustment". I call it the rent I could not pay. I have nothing against fresh air; I merely ask that the closure begin at two in the afternoon, when my heavy trade is done.

*Hendra Wijaya*

**Letter 2**

Dear Editor,

Mr Wijaya's figures deserve respect, and I do not doubt them. But one street is more than one shop. The café next to his hired two extra waiters for those same Saturdays, and the bookshop, which had been expecting to close for good, sold more in a day than it usually does in a week. At home, too, we noticed the difference: my mother, who has asthma, sat on our balcony for the first time in years. Loading is a real problem, but one with solutions. Let traders load until nine, and give them a handcart service to the car park after that. Starting at two, as Mr Wijaya proposes, would hand the morning, the only cool part of the day, back to the traffic.

*Laras Puspita*`,
    },
  ],
  items: [
    {
      ref: 'LBE-01',
      type: 'single_choice',
      stimulus: 'LBE-S1',
      topic: 'Main Idea',
      difficulty: 'medium',
      prompt: 'Which sentence best states the main idea of the passage?',
      options: [
        'Tempeh is the most dependable plant source of vitamin B12 for vegetarians.',
        'The mould in tempeh is responsible for all of its nutritional advantages.',
        'Anyone can make tempeh at home with little more than beans and leaves.',
        'Soybeans should be soaked because phytic acid carries minerals away.',
        'Fermenting soybeans improves them as food, but one benefit is uncertain.',
      ],
      key: 'E',
      explanation: String.raw`Gagasan utama harus mencakup semua paragraf. Paragraf 1 menjelaskan cara tempe terbentuk, paragraf 2 menyebut manfaat fermentasi (*"This dismantling is good news for whoever eats the result"*), sedangkan paragraf 3 memberi batasnya: kandungan vitamin B12 *"varies from one producer to the next"*. Kalimat *"Fermenting soybeans improves them as food, but one benefit is uncertain"* merangkum manfaat sekaligus batas itu.

Pernyataan bahwa tempe merupakan sumber B12 yang paling dapat diandalkan bertentangan dengan frasa *"taking a gamble"*. Pernyataan bahwa kapang (*mould*) berjasa atas semua manfaat dibantah oleh hasil uji laboratorium. Kalimat tentang perendaman hanya satu detail dalam paragraf 2, dan membuat tempe di rumah tidak dibahas sebagai ajakan.`,
    },
    {
      ref: 'LBE-02',
      type: 'single_choice',
      stimulus: 'LBE-S1',
      topic: 'Vocabulary in Context',
      difficulty: 'easy',
      prompt: 'The phrase "clings to" in paragraph 2 is closest in meaning to ….',
      options: ['holds fast to', 'gives way to', 'adds weight to', 'bears a likeness to', 'lays claim to'],
      key: 'A',
      explanation: String.raw`Gunakan konteks kalimatnya: *"a compound that clings to iron and zinc and carries them out of the body unused."* Agar dapat membawa zat besi dan seng keluar dari tubuh, asam fitat harus menempel atau melekat erat pada keduanya. Makna itu sama dengan *"holds fast to"* (berpegang erat pada).

Frasa lain tidak cocok dengan konteks: *"gives way to"* berarti 'digantikan oleh' atau 'mengalah kepada', *"adds weight to"* berarti 'memperkuat', dan *"bears a likeness to"* berarti 'mirip dengan'. Frasa *"lays claim to"* paling menggoda karena juga menyiratkan kepemilikan, tetapi artinya 'menyatakan berhak atas', tindakan yang hanya dapat dilakukan orang, bukan senyawa.`,
    },
    {
      ref: 'LBE-03',
      type: 'true_false_table',
      stimulus: 'LBE-S1',
      topic: 'Detailed Information',
      difficulty: 'easy',
      prompt: 'According to the passage, decide whether each statement is true or false.',
      columns: ['True', 'False'],
      statements: [
        'The threads of the mould hold the beans together.',
        'Tempeh made with pure mould alone is rich in vitamin B12.',
        'Fermentation raises the total amount of iron and zinc in the beans.',
        'Most plant foods are good sources of vitamin B12.',
      ],
      key: [0, 1, 1, 1],
      explanation: String.raw`Cocokkan setiap pernyataan dengan kalimat sumbernya.

- *"Its fine threads grow between the beans, tie them together"*: benang kapang memang mengikat biji kedelai. Jawabannya *True*.
- *"tempeh made with nothing but pure mould contains almost no B12"*: *"almost no"* berarti hampir tidak ada, kebalikan dari *"rich in"*. Jawabannya *False*.
- *"not a single milligram of iron or zinc has been added"*: jumlah mineral tidak bertambah. Yang bertambah adalah bagian yang dapat dipakai tubuh (*"becomes available to the body"*). Di sinilah jebakannya: lebih banyak yang tersedia tidak sama dengan lebih banyak jumlahnya. Jawabannya *False*.
- *"a rarity among plant foods"*: jarang ada makanan nabati yang mengandung cukup banyak B12. Jawabannya *False*.`,
    },
    {
      ref: 'LBE-04',
      type: 'single_choice',
      stimulus: 'LBE-S1',
      topic: 'Purpose',
      difficulty: 'medium',
      prompt:
        'Why does the writer point out in paragraph 2 that "not a single milligram of iron or zinc has been added"?',
      options: [
        'To warn that tempeh is a poor source of minerals',
        'To suggest that producers ought to enrich tempeh',
        'To show that soaking has no effect on minerals',
        'To stress that fermentation frees what is already there',
        'To question whether fermenting beans is worth the effort',
      ],
      key: 'D',
      explanation: String.raw`Bacalah kalimatnya secara utuh: *"more of both minerals becomes available to the body, even though not a single milligram of iron or zinc has been added."* Kata *"even though"* mempertentangkan dua hal: mineral yang dapat dipakai tubuh bertambah, tetapi jumlahnya dalam kedelai tetap. Pertentangan itu menegaskan bahwa fermentasi membebaskan mineral yang sudah ada, seperti kalimat *"To stress that fermentation frees what is already there"*.

Kalimat *"To warn that tempeh is a poor source of minerals"* menggoda jika hanya bagian *"not a single milligram"* yang dibaca; padahal, paragraf 2 dibuka dengan *"good news"*. Saran kepada produsen dan keraguan terhadap manfaat fermentasi tidak ada, sedangkan perendaman justru disebut ikut menurunkan kadar asam fitat.`,
    },
    {
      ref: 'LBE-05',
      type: 'single_choice',
      stimulus: 'LBE-S1',
      topic: 'Inference',
      difficulty: 'medium',
      prompt:
        'A producer wants every batch of tempeh to contain vitamin B12. Based on paragraph 3, which step would be most likely to help?',
      options: [
        'Using a purer strain of mould for each batch',
        'Adding suitable bacteria to each batch on purpose',
        'Soaking the beans longer before they are cooked',
        'Letting the threads of the mould grow for another day',
        'Choosing beans that contain less phytic acid',
      ],
      key: 'B',
      explanation: String.raw`Paragraf 3 menyatakan bahwa tempe dari kapang murni *"contains almost no B12"*, sedangkan tempe yang juga mengandung bakteri tertentu *"may contain a fair amount"*. Kadar B12 berubah-ubah karena bakteri itu *"usually arrive by accident"*. Jadi, agar B12 ada pada setiap kali produksi (*batch*), bakteri yang sesuai perlu ditambahkan dengan sengaja: *"Adding suitable bacteria to each batch on purpose"*.

Langkah memakai kapang yang lebih murni menggoda karena terdengar bermutu, tetapi justru menyingkirkan sumber B12. Membiarkan benang kapang tumbuh lebih lama juga keliru karena kapang bukan pembuat B12. Perendaman dan kadar asam fitat berkaitan dengan zat besi dan seng dalam paragraf 2, bukan dengan vitamin.`,
    },
    {
      ref: 'LBE-06',
      type: 'short_answer',
      stimulus: 'LBE-S1',
      topic: 'Vocabulary in Context',
      difficulty: 'easy',
      prompt:
        'In the last sentence of the passage, which ONE noun tells the reader that relying on tempeh alone for vitamin B12 is risky? Type that word exactly as it appears in the passage.',
      answer: { kind: 'text', accepted: ['gamble', 'a gamble'] },
      explanation: String.raw`Kalimat terakhir berbunyi *"Vegetarians who count on tempeh as their only source of B12 are therefore taking a gamble."* Kata benda *"gamble"* berarti 'tindakan untung-untungan': hasilnya mungkin baik, mungkin juga buruk. Dengan kata itu, penulis menyatakan bahwa mengandalkan tempe saja untuk memperoleh B12 berisiko.

Alasannya ada dalam kalimat sebelumnya: *"the vitamin content varies from one producer to the next"*. Orang tidak dapat memastikan apakah tempe yang dibelinya mengandung B12.

Kata benda lain dalam kalimat itu tidak menyatakan risiko: *"vegetarians"* adalah pelakunya, *"tempeh"* dan *"B12"* adalah hal yang dibicarakan, sedangkan *"source"* hanya berarti 'sumber'.`,
    },
    {
      ref: 'LBE-07',
      type: 'single_choice',
      stimulus: 'LBE-S2',
      topic: 'Comparing Texts',
      difficulty: 'medium',
      prompt: 'On which point do the two letter writers agree?',
      options: [
        'Moving heavy goods is a genuine difficulty under the plan.',
        'The trial harmed most of the businesses on the street.',
        'The street should be closed to cars in the afternoon only.',
        'The figures given to the newspaper cannot be trusted.',
        'The Saturday closure should be abandoned altogether.',
      ],
      key: 'A',
      explanation: String.raw`Cari hal yang diakui kedua penulis. Hendra mengeluhkan barang berat: *"Nobody carries twenty-five kilos of rice to a bus stop."* Laras mengakui hal yang sama: *"Loading is a real problem, but one with solutions."* Jadi, keduanya sepakat bahwa *"Moving heavy goods is a genuine difficulty under the plan."*

Penutupan jalan hanya pada siang hari menggoda karena merupakan usul Hendra (*"begin at two in the afternoon"*), tetapi Laras menolaknya. Laras justru menunjukkan usaha yang diuntungkan dan mempercayai angka Hendra (*"I do not doubt them"*). Tidak seorang pun meminta rencana itu dibatalkan; Hendra hanya meminta jamnya digeser.`,
    },
    {
      ref: 'LBE-08',
      type: 'single_choice',
      stimulus: 'LBE-S2',
      topic: 'Tone',
      difficulty: 'easy',
      prompt:
        'What is Hendra\'s tone when he writes, "A charming picture, and one that leaves out my customers"?',
      options: ['Nostalgic', 'Admiring', 'Ironic', 'Apologetic', 'Indifferent'],
      key: 'C',
      explanation: String.raw`Hendra menyebut brosur khayalannya *"a charming picture"*, tetapi langsung menambahkan *"and one that leaves out my customers"*. Pujian di awal berbalik menjadi kritik: gambaran itu indah justru karena mengabaikan kenyataan. Mengatakan sesuatu yang terdengar positif dengan maksud mengkritik adalah ciri nada ironis (*ironic*).

*Admiring* (kagum) menggoda karena ada kata *"charming"*, tetapi kata itu tidak dimaksudkan sungguh-sungguh. *Nostalgic* berarti merindukan masa lalu, padahal Hendra membayangkan masa depan. Ia juga tidak meminta maaf (*apologetic*), sedangkan keluhannya tentang pendapatan menunjukkan bahwa ia peduli, bukan acuh tak acuh (*indifferent*).`,
    },
    {
      ref: 'LBE-09',
      type: 'single_choice',
      stimulus: 'LBE-S2',
      topic: 'Reference',
      difficulty: 'medium',
      prompt: 'In "I call it the rent I could not pay" (Letter 1), the word "it" refers to ….',
      options: [
        'the price of rice and cooking oil',
        "the drop in the shop's earnings",
        'the cost of printing the brochure',
        'the two trial Saturdays in March',
        "the council's plan for Kenanga Street",
      ],
      key: 'B',
      explanation: String.raw`Telusuri urutan kalimatnya: *"my takings fell by a third. The council calls this 'a period of adjustment'. I call it the rent I could not pay."* Kata *"this"* dan *"it"* menunjuk hal yang sama, yaitu turunnya pendapatan (*takings*) sebesar sepertiga. Dewan kota memberinya nama yang halus, sedangkan Hendra menyebutnya menurut akibat nyatanya: uang sewa yang tidak terbayar. Jadi, *"it"* mengacu pada *"the drop in the shop's earnings"*.

*"The two trial Saturdays in March"* menggoda karena letaknya dekat dan cocok dengan kata *"period"*. Namun, frasa itu jamak dan hanya keterangan waktu; yang setara dengan uang sewa adalah pendapatan yang hilang, bukan harinya.`,
    },
    {
      ref: 'LBE-10',
      type: 'single_choice',
      stimulus: 'LBE-S2',
      topic: 'Text Structure',
      difficulty: 'medium',
      prompt: "How does Laras mainly respond to Hendra's argument?",
      options: [
        'She shows that his loss of income was wrongly calculated.',
        'She repeats his proposal in more polite language.',
        'She relies on the authority of the town council.',
        'She argues that shops like his should move elsewhere.',
        'She accepts his facts but sets wider benefits beside them.',
      ],
      key: 'E',
      explanation: String.raw`Perhatikan susunan surat Laras. Ia mulai dengan mengakui data Hendra (*"Mr Wijaya's figures deserve respect, and I do not doubt them"*), kemudian memperluas sudut pandang (*"But one street is more than one shop"*) dengan contoh kafe, toko buku, dan ibunya. Pola itu dirangkum oleh *"She accepts his facts but sets wider benefits beside them."*

Ia tidak menyalahkan hitungan Hendra, jadi pernyataan tentang pendapatan yang salah dihitung bertentangan dengan teks. Ia juga menolak usul pukul dua, bukan mengulangnya dengan lebih sopan. Dewan kota tidak ia jadikan sandaran, dan ia tidak meminta toko pindah; ia malah menawarkan waktu bongkar muat dan layanan gerobak dorong.`,
    },
    {
      ref: 'LBE-11',
      type: 'multiple_choice',
      stimulus: 'LBE-S2',
      topic: 'Evaluating Evidence',
      difficulty: 'hard',
      prompt: String.raw`Which of the following facts, if true, would weaken the case Laras makes in Letter 2?

Select all that apply.`,
      options: [
        'A neighbouring town runs a handcart service that its traders praise.',
        'The bookshop held its yearly clearance sale on the two trial Saturdays.',
        'The café had to turn guests away on both of the trial Saturdays.',
        'The only car park in the area is two kilometres from Kenanga Street.',
        'On the trial Saturdays, a strong wind cleared the air over the whole town.',
      ],
      key: ['B', 'D', 'E'],
      explanation: String.raw`Suatu fakta melemahkan argumen jika memberi penjelasan lain bagi buktinya atau membuat usulnya sulit dilaksanakan.

- Obral tahunan menjelaskan mengapa toko buku *"sold more in a day than it usually does in a week"* tanpa penutupan jalan.
- Angin kencang menjelaskan mengapa ibunya dapat duduk di balkon; udara bersih mungkin bukan akibat jalan ditutup.
- Tempat parkir yang berjarak dua kilometer membuat usul *"a handcart service to the car park"* tidak praktis.

Dua fakta lain justru mendukung Laras. Layanan gerobak dorong yang dipuji di kota tetangga menunjukkan bahwa usulnya dapat berhasil. Kafe yang sampai harus menolak tamu pada kedua hari Sabtu itu menunjukkan bahwa penutupan jalan memang mendatangkan pembeli. Hati-hati: fakta yang menyangkut bukti Laras belum tentu melemahkannya.`,
    },
    {
      ref: 'LBE-12',
      type: 'true_false_table',
      stimulus: 'LBE-S2',
      topic: 'Detailed Information',
      difficulty: 'medium',
      prompt: 'Decide whether each piece of information is stated or not stated in the two letters.',
      columns: ['Stated', 'Not stated'],
      statements: [
        "Hendra's shop took in less money than usual on the trial Saturdays.",
        'Before the trial, the bookshop had expected to shut permanently.',
        'The café earned more than the bookshop on the trial Saturdays.',
        'Mornings are cooler than the rest of the day.',
      ],
      key: [0, 0, 1, 0],
      explanation: String.raw`Tandai *Stated* hanya jika isi teks menyatakan hal yang sama, walaupun dengan kata lain.

- Hendra menulis *"my takings fell by a third"*. *Takings* berarti 'uang hasil penjualan', jadi pendapatannya turun. Jawabannya *Stated*.
- Toko buku *"had been expecting to close for good"*. Ungkapan *"for good"* berarti 'untuk selamanya', sama dengan *"permanently"*. Jawabannya *Stated*.
- Kafe menambah pelayan dan toko buku menjual lebih banyak, tetapi pendapatan keduanya tidak pernah dibandingkan. Jangan menyimpulkan lebih dari teks. Jawabannya *Not stated*.
- Pagi hari disebut *"the only cool part of the day"*, jadi bagian hari yang lain tidak sejuk. Jawabannya *Stated*.`,
    },
  ],
}
