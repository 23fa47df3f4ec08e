import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: containers, M. Levinson, "The Box" (2006); Roman concrete, L. Seymour and others, Science
 * Advances 9 (2023). The story and the two opinions are invented.
 */
export const lbe: SeedSubTest = {
  subject: 'LBE',
  lang: 'en',
  stimuli: [
    {
      ref: 'LBE-S11',
      title: 'The Box That Shrank the World',
      body: String.raw`**(1)** In April 1956 an old tanker named *Ideal X* left Newark for Houston with fifty-eight metal boxes fixed to its deck. Nobody waved. Yet few voyages of that century changed daily life so much. Until then, goods travelled as they had for centuries: in sacks, barrels and crates, each lifted by hand. A ship could spend as long in port as at sea, and thieves helped themselves while it waited.

**(2)** Malcolm McLean, who owned the boxes, was not a sailor. He ran trucks, and he had grown tired of watching them queue at the docks. His idea was almost childishly simple: do not unload the truck; lift the whole box. Loading loose cargo at that time cost nearly six dollars a ton. Loading the *Ideal X* cost sixteen cents.

**(3)** The box itself was nothing new. What mattered was that everybody came to agree on its size. Through the 1960s, committees quarrelled over lengths and corner fittings, and only when the quarrel ended could any crane in any port lift any box onto any ship, train or truck. A standard, dull as it sounds, did what no invention had done.

**(4)** The gains were not shared evenly. Cities whose harbours were too shallow or too crowded, London among them, lost their docks within two decades, and tens of thousands of dockworkers lost a way of life. Meanwhile, places that nobody had thought of as ports built cranes on empty shores and grew rich. When we buy a cheap shirt from the other side of the planet, we are enjoying the result; we seldom ask who paid the rest of the price.`,
    },
    {
      ref: 'LBE-S12',
      title: 'Walls That Mend Themselves',
      body: String.raw`**(1)** Modern concrete often begins to crumble within a century. Roman concrete has stood for two thousand years, some of it in sea water. For a long time engineers explained the difference by one ingredient, a volcanic ash that the Romans shipped across their empire. That explanation is not wrong. But it left something unexplained: the small white lumps, a few millimetres wide, that are found in Roman walls everywhere.

**(2)** These lumps are lime. Textbooks used to put them down to careless mixing, as though a people who planned roads to the metre could not be bothered to stir. A team of researchers doubted this. When they examined the lumps closely, they concluded that the lime had been mixed in while it was still dry and extremely reactive, so that the mixture grew hot. The heat left the lumps brittle, full of tiny surfaces.

**(3)** Why would anybody want brittle lumps in a wall? Because of what happens later. A crack that opens in the concrete tends to run through the weakest spots, and those are the lumps. Rainwater seeps in, dissolves some of the lime and carries it along the crack, where it hardens again as a new mineral. The wall, in effect, fills its own wound. To test the idea, the team made two sets of blocks, cracked them and let water flow through. In the blocks that held such lumps, the flow stopped within two weeks. In the others, it never did.

**(4)** Whether the Romans understood this is unknown; perhaps they simply noticed which walls lasted. Either way, the finding matters today. Making cement releases a large share of the carbon dioxide that warms our planet, and the cheapest concrete is the concrete that need not be replaced.`,
    },
    {
      ref: 'LBE-S13',
      title: 'The Last Ferry',
      body: String.raw`**(1)** The ferry was half empty, as it always was on the nine o'clock crossing. Sekar took the bench by the window, put her bag between her feet and looked at the reflection of her own new blazer in the black glass. The sleeves were a little long. *Junior Analyst*, she thought, and the words still felt like somebody else's coat.

**(2)** Across the aisle an old man was mending a net. He did it without looking, the way her grandmother used to shell peas.

**(3)** "First week?" he said.

**(4)** She laughed. "Is it so obvious?"

**(5)** "You are sitting up straight. By the third month they lean." He nodded at the others: a nurse asleep with her mouth open, two men in company jackets folded over their phones. "I was an engineer on this boat for thirty-one years. You learn to read backs."

**(6)** "And now you mend nets."

**(7)** "Now I mend *my* net." He bit through a thread. "They gave me a clock when I left. A very good clock. I sold it and bought this." He held the net up to the light, and for a moment the whole dull cabin, the nurse, the jackets, the flickering lamp, hung behind its small squares as though somebody had caught them all.

**(8)** The engine changed its note. Sekar felt it before she heard it: the shudder that came just before the island. When she was six, she had believed that the boat was afraid of the dark there.

**(9)** "That's the old bearing," the man said, without raising his head. "I told them in 2009." He listened, almost tenderly, and then, for the first time, he looked at her. "Do you like the work?"

**(10)** Sekar opened her mouth to say yes. The lights of the jetty slid across the window, across the long sleeves. "Ask me," she said, "in the third month."`,
    },
    {
      ref: 'LBE-S14',
      title: 'Two Views on Phones at Concerts',
      body: String.raw`**Text 1**

Last Friday I watched a concert through four hundred other people's screens. I am told that this is harmless: everyone keeps a memory, nobody is hurt. But a concert is not a thing to be kept. It happens once, between people who are in the same room, and it depends on attention as a fire depends on air. Musicians tell me that they can feel the moment when the phones go up; the room, they say, "goes flat". One well-known study found that visitors who photographed objects in a museum remembered fewer of them than those who merely looked. So let us be practical. Hand in your phone at the door, receive it again at the end, and find out what your own ears can hold.

*Dimas Prakoso, music critic*

**Text 2**

My brother is a soldier. He was nine hundred kilometres away when our sister sang on a real stage for the first time, and he heard her because I filmed her with my phone and sent him the clip. I agree that a forest of screens is ugly, and I would gladly see the bright ones dimmed. Still, those who ask us to lock our phones away seem to imagine that everyone who matters is already in the hall. Bands that are played on the radio can afford such rules. For the small ones, a shaky video sent to thirty friends is the only advertisement there is. As for the study, it concerned statues, not songs; I have watched that clip a hundred times, and I remember every note. Ask us to be considerate, by all means. Do not ask us to be alone.

*Nadia Rahman, student*`,
    },
  ],
  items: [
    {
      ref: 'LBE-101',
      stimulus: 'LBE-S11',
      type: 'single_choice',
      topic: 'Main Idea',
      difficulty: 'medium',
      prompt: 'Which sentence best expresses the main idea of the passage?',
      options: [
        'Malcolm McLean became rich because he understood ships better than sailors did.',
        'Theft in harbours ended once cargo was locked inside metal boxes.',
        'London lost its docks because its harbour was too shallow.',
        'An agreed box made transport cheap and changed who gained from trade.',
        'Committees of the 1960s delayed the use of containers for too long.',
      ],
      key: 'D',
      explanation: `Paragraf 1–2 menjelaskan betapa murahnya pengangkutan dengan peti, paragraf 3 menegaskan pentingnya ukuran yang disepakati (*"everybody came to agree on its size"*), dan paragraf 4 menunjukkan siapa yang untung dan rugi. Kalimat tentang *agreed box* memuat ketiganya.

McLean justru bukan pelaut, dan kekayaannya tidak dibahas. Pencurian dan London hanya rincian; penyebab hilangnya dermaga pun disebut *shallow or crowded*. Komite memang bertengkar, tetapi hasilnya dipuji. Gagasan utama harus mencakup awal *dan* akhir teks.`,
    },
    {
      ref: 'LBE-102',
      stimulus: 'LBE-S11',
      type: 'true_false_table',
      topic: 'Detailed Information',
      difficulty: 'easy',
      prompt: 'According to the passage, decide whether each statement is true or false.',
      columns: ['True', 'False'],
      statements: [
        'The Ideal X had been built to carry containers.',
        'McLean worked in road transport.',
        'The metal box was invented in the 1960s.',
        'Loading loose cargo cost less than loading the Ideal X.',
      ],
      key: [1, 0, 1, 1],
      explanation: `Cocokkan dengan kalimatnya.

- *"an old tanker"*: kapal tangki tua, bukan kapal peti kemas. *False*.
- *"He ran trucks"*: McLean bergerak di angkutan darat. *True*.
- *"The box itself was nothing new"*, dan pelayarannya terjadi pada tahun 1956; tahun 1960-an adalah masa penyeragaman ukuran. *False*.
- *"nearly six dollars a ton"* dibandingkan dengan *"sixteen cents"*. Muatan lepas lebih mahal. *False*.

Perhatikan arah perbandingan; pernyataan keliru sering hanya menukar kedua sisinya.`,
    },
    {
      ref: 'LBE-103',
      stimulus: 'LBE-S11',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What can be inferred from paragraph 3 about a port that used boxes of its own size?',
      options: [
        'Its boxes would be hard to handle in other ports.',
        'Its boxes would be safer from thieves.',
        'Its sizes would be copied by the committees.',
        'It would save more money than the other ports.',
        'Its cranes would be stronger than those elsewhere.',
      ],
      key: 'A',
      explanation: `Paragraf 3 menyatakan bahwa baru setelah ukuran disepakati *"any crane in any port"* dapat mengangkat *"any box"*. Jadi, peti dengan ukuran sendiri tidak dapat diangkat dengan mudah oleh pelabuhan lain.

Pencurian tidak dibahas dalam paragraf itu. Komite mencari ukuran bersama, tetapi tidak dikatakan meniru satu pelabuhan. Penghematan justru datang dari keseragaman, dan kekuatan derek tidak disebut. Simpulan ini diperoleh dengan membalik keadaan yang diceritakan: apa yang terjadi jika syaratnya tidak ada?`,
    },
    {
      ref: 'LBE-104',
      stimulus: 'LBE-S11',
      type: 'single_choice',
      topic: 'Vocabulary and Reference',
      difficulty: 'easy',
      prompt: 'The word "dull" in paragraph 3 is closest in meaning to ….',
      options: ['dark', 'boring', 'blunt', 'stupid', 'cloudy'],
      key: 'B',
      explanation: `*"A standard, dull as it sounds, did what no invention had done."* Penulis mempertentangkan kesan pertama sebuah standar dengan hasilnya yang besar. Kesan itu ialah membosankan, *boring*.

*Dark*, *blunt*, *stupid*, dan *cloudy* semuanya dapat menjadi arti *dull* dalam konteks lain: warna yang kusam, pisau yang tumpul, orang yang lamban, langit yang mendung. Kata dengan banyak arti harus dipilih menurut kata benda yang diterangkannya; sebuah *standard* tidak dapat gelap atau tumpul.`,
    },
    {
      ref: 'LBE-105',
      stimulus: 'LBE-S11',
      type: 'single_choice',
      topic: 'Purpose, Tone and Structure',
      difficulty: 'hard',
      prompt: 'Why does the writer end with the words "who paid the rest of the price"?',
      options: [
        'To explain how the price of a shirt is calculated',
        'To suggest that cheap shirts are of poor quality',
        'To remind readers of those who lost by the change',
        'To recommend buying goods made near home',
        'To praise ports that were built on empty shores',
      ],
      key: 'C',
      explanation: `Paragraf 4 dibuka dengan *"The gains were not shared evenly"* dan menyebut para pekerja dermaga yang kehilangan penghidupan. Kalimat penutup memakai *price* secara kiasan: pengorbanan orang-orang itu tidak tertera pada label harga.

Cara menghitung harga dan mutu baju tidak dibahas. Anjuran membeli barang lokal adalah pendapat yang ditambahkan pembaca, bukan isi teks. Pelabuhan baru disebut, tetapi bukan tujuan kalimat itu. Kiasan di akhir teks biasanya menunjuk kembali ke awal paragrafnya.`,
    },
    {
      ref: 'LBE-106',
      stimulus: 'LBE-S12',
      type: 'single_choice',
      topic: 'Main Idea',
      difficulty: 'medium',
      prompt: 'What is the passage mainly about?',
      options: [
        'How volcanic ash was shipped across the Roman empire',
        'How lime lumps let Roman concrete close its cracks',
        'Why modern engineers no longer use concrete near the sea',
        'How the Romans learnt chemistry from their mistakes',
        'Why cement factories should be closed to save the climate',
      ],
      key: 'B',
      explanation: `Paragraf 1 mengemukakan teka-teki (butiran putih), paragraf 2 asal-usulnya, paragraf 3 manfaatnya bagi retakan, dan paragraf 4 artinya bagi masa kini. Semua berpusat pada butiran kapur yang menutup retak.

Abu vulkanik hanya penjelasan lama yang dianggap belum cukup. Laut disebut sekilas, dan pemakaian beton di sana tidak ditinggalkan. Apakah orang Romawi memahaminya *"is unknown"*. Penutupan pabrik tidak diusulkan. Cari hal yang disebut di *setiap* paragraf.`,
    },
    {
      ref: 'LBE-107',
      stimulus: 'LBE-S12',
      type: 'single_choice',
      topic: 'Purpose, Tone and Structure',
      difficulty: 'medium',
      prompt: 'In paragraph 2, the phrase "could not be bothered to stir" is used to ….',
      options: [
        'report what Roman builders wrote about their work',
        'show that Roman builders were often lazy',
        'explain how lime was mixed with water',
        'warn modern builders against haste',
        'make the old explanation seem unlikely',
      ],
      key: 'E',
      explanation: `Penulis menulis *"as though a people who planned roads to the metre could not be bothered to stir"*. Ungkapan *as though* menyindir: orang yang begitu teliti tidak mungkin malas mengaduk. Jadi, penjelasan lama (*careless mixing*) dibuat tampak tidak masuk akal.

Penulis tidak mengutip orang Romawi, tidak menganggap mereka malas, tidak menerangkan cara mengaduk, dan tidak menasihati siapa pun. Waspadai *as if* dan *as though*: isinya sering justru disangkal.`,
    },
    {
      ref: 'LBE-108',
      stimulus: 'LBE-S12',
      type: 'single_choice',
      topic: 'Detailed Information',
      difficulty: 'medium',
      prompt: 'According to paragraph 3, why do cracks pass through the lime lumps?',
      options: [
        'The lumps are the weakest spots in the wall.',
        'Rainwater pushes the lumps to the surface.',
        'The lumps grow hot when the wall cracks.',
        'The lumps are larger than the volcanic ash.',
        'Builders placed them in straight lines.',
      ],
      key: 'A',
      explanation: `Kalimatnya: *"A crack … tends to run through the weakest spots, and those are the lumps."* Retakan mengikuti bagian yang paling lemah, yaitu butiran kapur yang rapuh.

Air hujan datang *sesudah* retakan terbuka. Panas terjadi ketika campuran dibuat (paragraf 2), bukan ketika dinding retak. Ukuran abu dan letak butiran tidak disebut. Untuk pertanyaan *why*, temukan kalimat yang memuat akibatnya lebih dahulu; sebabnya biasanya menempel di situ.`,
    },
    {
      ref: 'LBE-109',
      stimulus: 'LBE-S12',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'hard',
      prompt: 'Which result would have counted against the idea described in paragraph 3?',
      options: [
        'The blocks without lumps kept leaking after two weeks.',
        'The water carried some dissolved lime out of the blocks.',
        'The blocks with lumps cracked more easily than the others.',
        'The flow stopped equally fast in both sets of blocks.',
        'A new mineral was found along the old cracks.',
      ],
      key: 'D',
      explanation: `Gagasannya: butiran kapur menutup retakan. Jika aliran berhenti sama cepatnya di balok dengan dan tanpa butiran, butiran itu tidak berperan, jadi gagasan itu melemah.

Balok tanpa butiran yang terus bocor adalah hasil yang sebenarnya dan mendukung. Kapur yang larut serta mineral baru adalah bagian dari penjelasan. Balok berbutiran yang lebih mudah retak juga sesuai, karena retakan memang melewati butiran. Hasil yang melemahkan ialah hasil yang *sama* pada kedua kelompok.`,
    },
    {
      ref: 'LBE-110',
      stimulus: 'LBE-S12',
      type: 'single_choice',
      topic: 'Vocabulary and Reference',
      difficulty: 'medium',
      prompt: 'The word "it" in "But it left something unexplained" (paragraph 1) refers to ….',
      options: [
        'the sea water around Roman harbours',
        'the explanation based on volcanic ash',
        'the crumbling of modern concrete',
        'the size of the white lumps',
        'the age of Roman walls',
      ],
      key: 'B',
      explanation: `Urutannya: para ahli menjelaskan perbedaan itu dengan abu vulkanik; *"That explanation is not wrong. But it left something unexplained."* Yang menyisakan sesuatu yang belum dijelaskan adalah penjelasan dengan abu itu.

Air laut, beton modern yang rapuh, dan umur dinding disebut lebih jauh dan tidak dapat “menyisakan penjelasan”. Ukuran butiran baru disebut sesudahnya, sebagai bagian dari hal yang belum dijelaskan. Gantilah *it* dengan tiap pilihan dan periksa apakah kata kerjanya masih cocok.`,
    },
    {
      ref: 'LBE-111',
      stimulus: 'LBE-S13',
      type: 'single_choice',
      topic: 'Main Idea',
      difficulty: 'hard',
      prompt: 'Which sentence best states the theme of the story?',
      options: [
        'Old people should be allowed to go on working for as long as they themselves wish.',
        'Office work is less tiring than work on a boat.',
        'Young people ought to listen politely to strangers.',
        'Travelling alone at night can make ordinary things look frightening.',
        'Starting a career, one may wonder whether it will become truly one’s own.',
      ],
      key: 'E',
      explanation: `Sekar merasa jabatannya *"like somebody else's coat"*, lengan blazernya terlalu panjang, dan lelaki tua itu menekankan *"my net"*. Pada akhirnya Sekar menunda jawabannya. Semua berkisar pada pertanyaan apakah pekerjaan itu benar-benar menjadi miliknya.

Masa kerja orang tua, perbandingan kelelahan, dan kesopanan tidak dipersoalkan. Ketakutan pada gelap hanya kenangan masa kecil. Tema dibangun dari benda yang muncul berulang; di sini lengan yang panjang muncul di awal dan di akhir.`,
    },
    {
      ref: 'LBE-112',
      stimulus: 'LBE-S13',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'How does the old man know that it is Sekar’s first week?',
      options: [
        'He has seen her blazer in a shop window.',
        'She tells him the title of her new job.',
        'She does not yet slump like the other passengers.',
        'She asks him where the ferry is going.',
        'He worked in the same office as she does for many years.',
      ],
      key: 'C',
      explanation: `Jawabannya tersirat dalam *"You are sitting up straight. By the third month they lean."* Penumpang lain tertidur atau membungkuk di atas ponsel. Sekar masih duduk tegak, jadi ia baru.

Blazer dan jabatan hanya ada dalam pikiran Sekar; lelaki itu tidak mendengarnya. Ia bekerja sebagai juru mesin kapal, bukan di kantor. Sekar tidak menanyakan tujuan. Bedakan apa yang diketahui pembaca dari apa yang diketahui tokoh.`,
    },
    {
      ref: 'LBE-113',
      stimulus: 'LBE-S13',
      type: 'single_choice',
      topic: 'Detailed Information',
      difficulty: 'easy',
      prompt: 'What did the old man do with the clock that he was given?',
      options: [
        'He hung it in the cabin of the ferry.',
        'He sold it and bought a net.',
        'He gave it to his granddaughter.',
        'He returned it to the company.',
        'He lost it in the year 2009.',
      ],
      key: 'B',
      explanation: `Paragraf 7: *"They gave me a clock when I left. A very good clock. I sold it and bought this."* Kata *this* menunjuk jaring yang sedang diperbaikinya.

Kabin kapal hanya tempat percakapan. Cucu dan pengembalian jam tidak disebut; nenek yang disebut adalah nenek Sekar. Tahun 2009 berkaitan dengan laporan tentang bantalan mesin. Rujukan *this* dibaca dari benda yang sedang dipegang tokoh.`,
    },
    {
      ref: 'LBE-114',
      stimulus: 'LBE-S13',
      type: 'single_choice',
      topic: 'Vocabulary and Reference',
      difficulty: 'medium',
      prompt: 'The phrase "You learn to read backs" (paragraph 5) most nearly means that the old man can ….',
      options: [
        'tell much about people from their posture',
        'read letters that are written backwards',
        'remember the faces of former passengers',
        'guess where each passenger will get off',
        'see what is on the screens of others',
      ],
      key: 'A',
      explanation: `*Read* di sini berarti ‘menafsirkan’, dan *backs* adalah punggung orang. Ia baru saja menyimpulkan bahwa Sekar masih baru dari cara duduknya, lalu menunjuk punggung orang lain yang membungkuk. Jadi, ia membaca keadaan orang dari sikap tubuhnya.

Tulisan terbalik, wajah, tempat turun, dan layar ponsel tidak berhubungan dengan sikap duduk. Ungkapan yang tidak biasa sering dijelaskan oleh kalimat tepat sebelumnya.`,
    },
    {
      ref: 'LBE-115',
      stimulus: 'LBE-S13',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What does Sekar’s reply, "Ask me in the third month", suggest?',
      options: [
        'She hopes never to meet the old man again.',
        'She plans to leave her job within three months.',
        'She has not understood the old man’s question.',
        'She is not yet sure how she feels about the work.',
        'She expects to be promoted in the third month.',
      ],
      key: 'D',
      explanation: `Sekar *"opened her mouth to say yes"*, tetapi tidak jadi. Ia memakai ukuran lelaki itu sendiri, yaitu bulan ketiga ketika orang mulai membungkuk. Artinya, ia belum yakin dan mau jujur.

Kalimat itu justru mengundang pertemuan lagi. Rencana berhenti dan kenaikan jabatan tidak disinggung. Ia memahami pertanyaannya; jawabannya malah mengutip ucapan lelaki itu. Jawaban yang ditunda adalah tanda keraguan, bukan penolakan.`,
    },
    {
      ref: 'LBE-116',
      stimulus: 'LBE-S14',
      type: 'single_choice',
      topic: 'Main Idea',
      difficulty: 'easy',
      prompt: 'What does Dimas propose in Text 1?',
      options: [
        'Phones should be left at the door during concerts.',
        'Museums should forbid visitors to take photographs.',
        'Musicians should stop playing when phones go up.',
        'Concert tickets should be sold to fewer people.',
        'Recordings should be sold after each concert.',
      ],
      key: 'A',
      explanation: `Usulnya ada pada akhir teks: *"Hand in your phone at the door, receive it again at the end."* Kalimat *"So let us be practical"* menandai bahwa usul akan disampaikan.

Museum hanya dipakai sebagai bukti dari penelitian. Pemusik *merasakan* perubahan suasana, tetapi tidak diminta berhenti. Jumlah karcis dan penjualan rekaman tidak dibahas. Penanda seperti *so* dan *let us* membantu menemukan simpulan penulis.`,
    },
    {
      ref: 'LBE-117',
      stimulus: 'LBE-S14',
      type: 'true_false_table',
      topic: 'Detailed Information',
      difficulty: 'medium',
      prompt: 'Decide whether each piece of information is stated or not stated in the two texts.',
      columns: ['Stated', 'Not stated'],
      statements: [
        'Nadia’s brother heard their sister sing by means of a phone.',
        'Visitors who took photographs in a museum remembered fewer objects.',
        'Nadia’s sister has become a famous singer.',
        'Small bands earn money from videos made by their fans.',
      ],
      key: [0, 0, 1, 1],
      explanation: `Tandai *Stated* hanya jika teks mengatakannya.

- *"he heard her because I filmed her with my phone"*. *Stated*.
- *"visitors who photographed objects in a museum remembered fewer of them"*. *Stated*.
- Teks hanya menyebut ia bernyanyi *"on a real stage for the first time"*; ketenaran tidak disebut. *Not stated*.
- Video disebut sebagai *"the only advertisement"*, bukan sebagai sumber uang. *Not stated*.

Pernyataan yang masuk akal belum tentu dinyatakan; iklan dapat menghasilkan uang, tetapi teks tidak mengatakannya.`,
    },
    {
      ref: 'LBE-118',
      stimulus: 'LBE-S14',
      type: 'single_choice',
      topic: 'Purpose, Tone and Structure',
      difficulty: 'hard',
      prompt: 'How does Nadia respond to the study mentioned by Dimas?',
      options: [
        'She claims that its numbers were invented.',
        'She presents a newer study with other results.',
        'She accepts it and changes her opinion.',
        'She says that visitors of museums are careless.',
        'She doubts that it applies to music.',
      ],
      key: 'E',
      explanation: `Nadia menulis *"it concerned statues, not songs"*, lalu memberi pengalamannya sendiri. Ia tidak menyangkal hasil penelitian itu, tetapi meragukan apakah hasil tentang patung berlaku bagi lagu.

Ia tidak menuduh angkanya dikarang dan tidak membawa penelitian lain; pengalaman pribadi bukan penelitian. Pendapatnya tidak berubah. Pengunjung museum tidak dinilainya. Membantah *penerapan* sebuah bukti berbeda dari membantah buktinya.`,
    },
    {
      ref: 'LBE-119',
      stimulus: 'LBE-S14',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'With which statement would both writers most probably agree?',
      options: [
        'Phones should be locked away during concerts.',
        'Small bands can do without any advertisement.',
        'A great many raised screens can disturb a concert.',
        'People remember best what they have recorded.',
        'A concert may be worth more to those who stay at home.',
      ],
      key: 'C',
      explanation: `Dimas mengeluh menonton *"through four hundred other people's screens"*. Nadia mengakui *"a forest of screens is ugly"* dan bersedia agar layar yang terang diredupkan. Keduanya sependapat bahwa banyak layar terang mengganggu.

Mengunci ponsel hanya usul Dimas. Nadia menganggap iklan penting bagi kelompok kecil. Dimas justru meragukan ingatan orang yang merekam. Tidak seorang pun mengatakan konser lebih berharga bagi yang di rumah. Persetujuan sering tersembunyi dalam kalimat *I agree* sebelum bantahan.`,
    },
    {
      ref: 'LBE-120',
      stimulus: 'LBE-S14',
      type: 'single_choice',
      topic: 'Detailed Information',
      difficulty: 'hard',
      prompt: 'Which reason does Nadia NOT give in Text 2?',
      options: [
        'Somebody far away could share the concert.',
        'Small bands are made known by short videos.',
        'Filming a song did not stop her from remembering it.',
        'Phones can be used to call for help in a crowd.',
        'Rules that suit famous bands may harm others.',
      ],
      key: 'D',
      explanation: `Periksa setiap alasan. Saudaranya yang jauh ikut mendengar; video yang dikirim kepada teman menjadi iklan bagi kelompok kecil; ia mengingat setiap nada dari klip itu; dan *"Bands that are played on the radio can afford such rules"* berarti aturan itu tidak cocok bagi yang lain.

Memanggil pertolongan di tengah kerumunan tidak disebut, meskipun alasan itu masuk akal. Untuk soal *NOT*, temukan sumber empat pilihan; yang tidak bersumber adalah jawabannya.`,
    },
  ],
}
