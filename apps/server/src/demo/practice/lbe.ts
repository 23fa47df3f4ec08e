import type { SeedSubTest } from '../seed-item.ts'

/**
 * What the texts state as fact: crows and nuts, Y. Nihei, Japanese Journal of Ornithology 44 (1995); the Longitude Act and John
 * Harrison, D. Sobel, "Longitude" (1995); handwashing in Vienna, S. Nuland, "The Doctors' Plague" (2003); sea otters and kelp,
 * J. Estes and J. Palmisano, Science 185 (1974). People, places and figures of the other texts are invented. British spelling.
 */
export const lbe: SeedSubTest = {
  subject: 'LBE',
  lang: 'en',
  stimuli: [
    {
      ref: 'LBE-S21',
      title: 'Crows at the Crossing',
      body: `**(1)** In the Japanese city of Sendai, carrion crows have learnt to crack walnuts by using cars. The birds used to drop the nuts onto the road from a height, but a walnut often survives a fall. So they began to place nuts in front of waiting traffic. When the lights change, the wheels do the work.

**(2)** The difficult part comes afterwards. A crow that hurries to its meal in the middle of the road may become a meal itself. Many of the birds therefore choose crossings. They wait beside the pedestrians, and when the cars stop, they walk out and pick up the pieces. If a nut has been missed by the wheels, some move it a little and wait for the next change.

**(3)** The habit was first seen near a driving school, where the cars were slow. Over the following years it was recorded in one neighbouring district after another, always a little farther out.`,
    },
    {
      ref: 'LBE-S22',
      title: 'The Prize for a Clock',
      body: `**(1)** A sailor of the eighteenth century could find out how far north he was by the height of the sun. How far east he was, he could only guess, and ships that guessed wrong struck rocks. In 1714 the British Parliament offered a fortune to anyone who solved the problem.

**(2)** Astronomers expected the answer to be written in the sky. John Harrison, a carpenter's son who had taught himself to build clocks, thought otherwise. The earth turns fifteen degrees every hour. A clock that kept the time of the home port would therefore tell a captain his position, if only it could survive heat, damp and waves. No such clock existed. Harrison spent decades making one, and then making it smaller.

**(3)** His fourth timekeeper, no larger than a plate, lost five seconds on a voyage of nearly three months. The board of judges, on which several astronomers sat, asked for another trial, and then for another. Harrison was eighty when, after the king himself had stepped in, he received most of the money.`,
    },
    {
      ref: 'LBE-S23',
      title: 'The Neighbour’s Light',
      body: `**(1)** For eleven years the light in the flat across the courtyard went on at ten past five. Arif knew it as one knows the sound of a tap. It was the first thing he saw when he got up for work, a yellow square in the dark, and at some point he had begun to lift his cup to it.

**(2)** He did not know who lived there. Somebody short, to judge by the shadow. Somebody who coughed in January.

**(3)** On a Monday in March the square stayed dark. He told himself that people go on holiday. On Tuesday he stood at the window until his coffee was cold. On Wednesday he put on his jacket, crossed the courtyard and counted the doors.

**(4)** A woman of about his mother's age opened the door. Behind her were boxes, tied with string. She looked at him for a moment, at the jacket buttoned wrongly, at the cup that he had forgotten to leave at home.

**(5)** "Oh," she said. "You're the ten past five."`,
    },
    {
      ref: 'LBE-S24',
      title: 'The Doctor Who Counted',
      body: `**(1)** In the 1840s a large hospital in Vienna had two wards for mothers. In the first, which trained doctors, about one woman in ten died of childbed fever. In the second, which trained midwives, the figure was much lower. Women begged to be sent to the second; some preferred to give birth in the street.

**(2)** Ignaz Semmelweis, a young assistant, compared everything: the food, the air, even the bell that a priest rang. Nothing explained the difference until a colleague, cut by a knife while a dead body was being examined, died of something very like the fever. The doctors of the first ward, Semmelweis realised, came to the mothers straight from examining the dead. Midwives never did.

**(3)** He made everyone wash their hands in a solution of chlorine. Within months the deaths fell to the level of the second ward. His superiors were not grateful. To accept his result, a doctor had to accept that he himself had carried death to his patients, and few were prepared to do so.`,
    },
    {
      ref: 'LBE-S25',
      title: 'A Forest with a Guard',
      body: `**(1)** Off the coast of Alaska grow forests of kelp, a brown seaweed as tall as a house. In the 1970s two biologists compared islands that had sea otters with islands where hunters had wiped them out. Around the first there were thick forests, full of fish. Around the second the sea floor was bare, as though a lawnmower had passed.

**(2)** The mower was the sea urchin, a spiny animal the size of a fist, which eats kelp. Otters eat urchins. Where there were otters, urchins were few and hid in cracks; where there were none, urchins covered the rocks like a carpet.

**(3)** An otter feeds mostly on animals of the sea floor, and it does not eat a blade of kelp. Yet take it away, and the forest vanishes with its fish. Ecologists now call such an animal a keystone, after the stone at the top of an arch: it is not the largest, and it carries little weight itself, but the others stay up because of it.`,
    },
    {
      ref: 'LBE-S26',
      title: 'Two Letters on Homework Clubs',
      body: `**Text 1**

Our library keeps one room free for pupils every afternoon, with a kettle, strong lamps and nobody who shouts. We call it the homework club, though nobody checks any homework. Since it opened, the staff have noticed something. The children who stay longest are not those with the hardest tasks. They are those who live with six others in two rooms. I ask the council to keep the club open in July, when schools are closed and, it seems, the council believes that children are too.

*Miriam Cole, librarian*

**Text 2**

I drive the bus that stops outside Ms Cole's library. I have nothing against kettles. But the club costs as much each month as the evening bus to Fenby, which the council stopped in spring, and half the children of Fenby cannot reach the library at all. A warm room is a fine thing. It is finer still if one can get to it. Before we keep it open in July, let us ask who has never been inside.

*Tom Barrow, bus driver*`,
    },
    {
      ref: 'LBE-S27',
      title: 'The Slow Lift',
      body: `**(1)** The tenants of an office tower complained that the lift was slow. The owner asked three engineers. The first proposed a faster motor, the second a new lift, and the third a computer to divide the floors. Each plan cost more than the owner had.

**(2)** Then the woman who cleaned the lobby said that the lift was not the trouble. "They stand there and look at a door," she said. The owner, who had nothing to lose, had mirrors fixed beside the lift on every floor. Within a week the complaints had almost stopped. People straightened their collars, looked at each other's shoes, and stepped in as though no time had passed.

**(3)** The lift is as slow as ever. Managers like to tell this story, and they tell it in many versions, so it may not have happened quite in this way. But those who tell it rarely mention who had the idea.`,
    },
  ],
  items: [
    {
      ref: 'LBE-201',
      stimulus: 'LBE-S21',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'easy',
      prompt: 'What can be inferred from paragraph 1 about dropping walnuts onto the road?',
      options: [
        'It damaged the cars that were waiting.',
        'It was learnt by watching pedestrians.',
        'It was safer than placing nuts by hand.',
        'It did not always open the nuts.',
        'It worked better when the lights were red.',
      ],
      key: 'D',
      explanation: `Paragraf 1 menyatakan *"a walnut often survives a fall"*, lalu *"So they began to place nuts in front of waiting traffic."* Kata *so* menunjukkan bahwa cara lama tidak selalu berhasil membuka kenari.

Kerusakan mobil dan keselamatan tidak dibahas. Pejalan kaki baru muncul dalam paragraf 2. Lampu lalu lintas berkaitan dengan cara baru. Kata *so* dan *therefore* menandai alasan; baca kalimat tepat sebelumnya.`,
    },
    {
      ref: 'LBE-202',
      stimulus: 'LBE-S21',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What does the behaviour of moving a missed nut (paragraph 2) suggest about the crows?',
      options: [
        'They prefer nuts that have not been cracked.',
        'They are protecting the nut from pedestrians.',
        'They judge where the wheels are likely to pass.',
        'They cannot tell a whole nut from a broken one.',
        'They have been trained by the driving school.',
      ],
      key: 'C',
      explanation: `Gagak menggeser kenari yang *"has been missed by the wheels"*, lalu menunggu lampu berganti. Jadi, mereka memperkirakan tempat roda akan lewat.

Kenari utuh justru harus dipecahkan, jadi tidak disukai dalam keadaan utuh, dan burung itu dapat membedakannya. Pejalan kaki tidak disebut mengambil kenari. Sekolah mengemudi hanya tempat kebiasaan itu pertama terlihat. Tanyakan: tindakan ini berguna jika pelakunya mengetahui apa?`,
    },
    {
      ref: 'LBE-203',
      stimulus: 'LBE-S21',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'hard',
      prompt: 'The pattern described in paragraph 3 best supports the idea that the habit ….',
      options: [
        'was inherited by all crows at birth',
        'spread from bird to bird',
        'depended on the supply of walnuts',
        'began in several places at once',
        'ended when the driving school closed',
      ],
      key: 'B',
      explanation: `Kebiasaan itu mulai di satu tempat, lalu tercatat *"in one neighbouring district after another, always a little farther out"*. Penyebaran dari satu pusat ke luar sesuai dengan burung yang saling meniru.

Jika diwariskan sejak lahir, kebiasaan itu akan muncul di mana-mana sekaligus. Persediaan kenari tidak disebut. *Several places at once* berlawanan dengan *first seen near a driving school*. Penutupan sekolah tidak diceritakan. Untuk pola waktu dan tempat, bayangkan peta: titik, lalu lingkaran yang melebar.`,
    },
    {
      ref: 'LBE-204',
      stimulus: 'LBE-S22',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'How would a captain use the clock described in paragraph 2?',
      options: [
        'He would compare the home port’s time with the time where he was.',
        'He would measure how long the sun stayed above the horizon each day.',
        'He would set it anew in every harbour that the ship visited.',
        'He would count the hours that the ship had spent at sea so far.',
        'He would let it warn the crew before the ship struck a rock.',
      ],
      key: 'A',
      explanation: `Bumi berputar lima belas derajat setiap jam. Jika jam kapal menunjukkan waktu pelabuhan asal, selisihnya dengan waktu setempat dapat diubah menjadi jarak ke timur atau barat. Jadi, nakhoda membandingkan keduanya.

Lama matahari bersinar tidak dipakai. Jam yang disetel ulang di setiap pelabuhan kehilangan waktu pelabuhan asal. Lama pelayaran tidak memberi posisi. Jam itu bukan alat peringatan. Simpulan ini menggabungkan dua fakta; cari fakta yang membuat fakta lain berguna.`,
    },
    {
      ref: 'LBE-205',
      stimulus: 'LBE-S22',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What does paragraph 3 imply about the board of judges?',
      options: [
        'Its members had built better clocks than Harrison’s fourth one.',
        'It was not told how the fourth timekeeper had performed at sea.',
        'It never paid Harrison any part of the money he was promised.',
        'It was led by the king, who admired the work of astronomers.',
        'Its members were slow to accept a solution that was not theirs.',
      ],
      key: 'E',
      explanation: `Jam itu hanya meleset lima detik, tetapi dewan *"on which several astronomers sat"* meminta uji lagi dan lagi. Paragraf 2 menyebut para astronom mengharapkan jawaban dari langit. Jadi, mereka enggan menerima pemecahan yang bukan milik mereka.

Dewan tidak membuat jam. Hasil pelayaran tentu mereka ketahui karena mereka meminta uji ulang. Harrison menerima *most of the money*, jadi *never* salah. Raja turun tangan untuk Harrison, bukan memimpin dewan. Sindiran halus sering terletak pada keterangan sisipan seperti *on which … sat*.`,
    },
    {
      ref: 'LBE-206',
      stimulus: 'LBE-S22',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'hard',
      prompt: 'Which of the following, if true, would make Harrison’s achievement seem smaller?',
      options: [
        'Another clockmaker finished an equally accurate sea clock before he did.',
        'Astronomers later found a way to read the position from the moon.',
        'The prize was worth less when he received it than in 1714.',
        'His first three timekeepers were a good deal larger and heavier than the fourth.',
        'He had been trained as a carpenter before he built clocks.',
      ],
      key: 'A',
      explanation: `Jam seperti itu belum ada ketika Harrison mulai (*"No such clock existed"*), dan ia memerlukan puluhan tahun. Jika selama itu pembuat jam lain lebih dahulu menyelesaikan jam laut yang sama telitinya, Harrison bukan yang pertama, jadi pencapaiannya mengecil.

Cara lain yang ditemukan *kemudian* tidak mengurangi penemuannya. Nilai hadiah menyangkut imbalan, bukan pencapaian. Ukuran jam yang terdahulu menunjukkan kemajuan. Latihan sebagai tukang kayu justru membuatnya lebih mengagumkan. Untuk memperkecil suatu pencapaian, serang pernyataan bahwa ia yang pertama.`,
    },
    {
      ref: 'LBE-207',
      stimulus: 'LBE-S23',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'easy',
      prompt: 'Why does Arif cross the courtyard on Wednesday?',
      options: [
        'He wants to complain about the noise that he hears at night.',
        'He has been invited to drink coffee there.',
        'He is worried about the person whose light is off.',
        'He needs to borrow a jacket before work.',
        'He is moving into the flat with the boxes.',
      ],
      key: 'C',
      explanation: `Cahaya itu padam tiga hari. Arif mula-mula menenangkan diri (*"people go on holiday"*), lalu kopinya dingin karena ia menunggu di jendela. Jadi, ia cemas akan orang yang tinggal di sana.

Kebisingan tidak disebut; batuk hanya diingatnya. Ia tidak diundang, dan ia memakai jaketnya sendiri. Kardus itu milik perempuan yang membuka pintu. Urutan hari (*Monday, Tuesday, Wednesday*) menunjukkan rasa yang makin kuat; ikuti tangganya.`,
    },
    {
      ref: 'LBE-208',
      stimulus: 'LBE-S23',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What does the woman’s remark in paragraph 5 reveal?',
      options: [
        'She was expecting somebody who would help her pack.',
        'She had been watching Arif’s light as well.',
        'She had been told by neighbours that he would come.',
        'She was annoyed that he had come so early.',
        'She mistook him for her son because of his jacket.',
      ],
      key: 'B',
      explanation: `Ia menyebut Arif *"the ten past five"*, jam yang sama dengan yang dipakai Arif untuk mengenal cahaya di seberang. Artinya, dari sisinya, Arif pun hanyalah cahaya pada jam itu: ia juga memperhatikan.

Bantuan mengemas, cerita tetangga, dan kekesalan tidak mempunyai petunjuk. *His mother's age* adalah pikiran Arif tentang usia perempuan itu, bukan salah kenal. Kalimat terakhir cerita sering membalik sudut pandang; tanyakan apa yang diketahui tokoh lain.`,
    },
    {
      ref: 'LBE-209',
      stimulus: 'LBE-S23',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What do the boxes in paragraph 4 suggest?',
      options: [
        'The woman sells goods from her home.',
        'The woman has just received some presents.',
        'The woman is keeping things for Arif.',
        'The woman has lived there for one week.',
        'The woman is about to leave the flat.',
      ],
      key: 'E',
      explanation: `Kardus yang *"tied with string"* di belakang pintu menandakan barang sudah dikemas. Ditambah lampu yang tidak lagi menyala pada jam biasa, perempuan itu sedang bersiap pindah.

Penjualan dan hadiah tidak didukung. Ia belum mengenal Arif, jadi tidak menyimpan barang baginya. Cahaya itu sudah ada sebelas tahun, jadi satu minggu tidak mungkin. Benda dalam cerita perlu dihubungkan dengan perubahan yang sudah diceritakan, yaitu cahaya yang padam.`,
    },
    {
      ref: 'LBE-210',
      stimulus: 'LBE-S24',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'easy',
      prompt: 'What can be inferred about the women mentioned at the end of paragraph 1?',
      options: [
        'They had been treated badly by the midwives.',
        'They were unable to pay for the hospital.',
        'They disliked the sound of the priest’s bell.',
        'They knew that the first ward was dangerous.',
        'They had been told to wash their hands.',
      ],
      key: 'D',
      explanation: `Mereka memohon ditempatkan di bangsal kedua, dan sebagian memilih melahirkan di jalan. Perilaku itu masuk akal jika mereka tahu bangsal pertama berbahaya.

Bidan bekerja di bangsal yang mereka inginkan, jadi bukan alasan. Biaya tidak dibahas. Lonceng disebut sebagai hal yang dibandingkan Semmelweis. Cuci tangan datang kemudian dan ditujukan kepada petugas. Dari tindakan yang tidak biasa, tanyakan pengetahuan apa yang membuatnya masuk akal.`,
    },
    {
      ref: 'LBE-211',
      stimulus: 'LBE-S24',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'Why was the colleague’s death important to Semmelweis?',
      options: [
        'It proved that childbed fever killed men as often as women.',
        'It meant that the first ward had one doctor fewer.',
        'It made the hospital close the ward for doctors.',
        'It showed that the cause could come from dead bodies.',
        'It suggested that knives in the hospital were too sharp.',
      ],
      key: 'D',
      explanation: `Rekannya terkena pisau *"while a dead body was being examined"* dan mati dengan gejala serupa. Jadi, penyebabnya dapat berasal dari mayat, dan itulah perbedaan kedua bangsal.

Satu kematian tidak membuktikan kekerapan pada laki-laki. Jumlah dokter dan ketajaman pisau tidak berarti bagi penalarannya. Bangsal itu tidak ditutup. Kata *until* menandai titik balik; petunjuk yang mengubah segalanya terletak tepat sesudahnya.`,
    },
    {
      ref: 'LBE-212',
      stimulus: 'LBE-S24',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'hard',
      prompt: 'The last sentence of paragraph 3 suggests that the result was resisted mainly because it ….',
      options: [
        'was based on too few patients',
        'was announced by a young man',
        'was painful for doctors to believe',
        'was too expensive to apply',
        'was understood by midwives but not by doctors',
      ],
      key: 'C',
      explanation: `Menerima hasil itu berarti mengakui *"that he himself had carried death to his patients"*, dan sedikit yang sanggup. Alasannya rasa sakit menerima kesalahan sendiri.

Jumlah pasien tidak dipersoalkan; angkanya malah jelas. Semmelweis memang muda, tetapi kalimat itu tidak memakai usianya sebagai alasan. Biaya dan pemahaman bidan tidak disebut. Kata *mainly* meminta alasan yang dinyatakan kalimat itu, bukan alasan lain yang mungkin benar dalam sejarah.`,
    },
    {
      ref: 'LBE-213',
      stimulus: 'LBE-S25',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What would most likely happen if otters returned to an island with bare rocks?',
      options: [
        'Urchins would increase because otters eat kelp.',
        'Urchins would decrease and kelp would grow again.',
        'Fish would decrease because otters hunt them.',
        'Kelp would be eaten by otters instead of urchins.',
        'Nothing would change until hunters removed the urchins.',
      ],
      key: 'B',
      explanation: `Rantainya: berang-berang makan landak laut, landak laut makan kelp. Jika berang-berang kembali, landak laut berkurang dan kelp tumbuh lagi, seperti di pulau pertama.

Berang-berang tidak makan kelp, jadi dua pilihan gugur. Ikan justru melimpah di hutan yang dihuni berang-berang (paragraf 1); yang dimakannya terutama hewan dasar laut (paragraf 3). Pemburu dahulu menghabisi berang-berang, bukan landak laut. Tulis rantai makanan dengan panah, lalu ubah satu mata rantai dan ikuti akibatnya.`,
    },
    {
      ref: 'LBE-214',
      stimulus: 'LBE-S25',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'easy',
      prompt:
        'In paragraph 1, the words "as though a lawnmower had passed" suggest that the sea floor had ….',
      options: [
        'lost its plants',
        'been cleaned by people',
        'been damaged by ships',
        'become smooth and wide',
        'turned green again',
      ],
      key: 'A',
      explanation: `Pemotong rumput menghilangkan tumbuhan. Dasar laut yang *bare* tampak seperti baru dipotong: tumbuhannya hilang.

Manusia dan kapal tidak disebut sebagai penyebab di dasar laut; *as though* menandai perumpamaan. Halus dan luas bukan sifat yang dimaksud. Hijau kembali berlawanan dengan *bare*. Pada perumpamaan, tanyakan apa yang *dilakukan* benda itu.`,
    },
    {
      ref: 'LBE-215',
      stimulus: 'LBE-S25',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'hard',
      prompt: 'Why is the comparison with a stone in an arch suitable?',
      options: [
        'The otter lives at the top of the tallest kelp.',
        'The otter is the heaviest animal of the kelp forest.',
        'The otter was removed by people who built with stone.',
        'The otter carries the fish from one island to the next.',
        'The otter’s effect is great though its part seems small.',
      ],
      key: 'E',
      explanation: `Batu kunci *"is not the largest, and it carries little weight itself, but the others stay up because of it"*. Berang-berang tidak menyentuh ikan dan kelp, tetapi keduanya hilang tanpanya: bagiannya tampak kecil, pengaruhnya besar.

Puncak kelp salah membaca *at the top of an arch*. *Heaviest* berlawanan dengan *not the largest*. Pembangun dan pengangkutan ikan tidak disebut. Perbandingan cocok bila hubungan di antara bagian-bagiannya sama, bukan bila bendanya mirip.`,
    },
    {
      ref: 'LBE-216',
      stimulus: 'LBE-S26',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What does Miriam imply about the children who stay longest?',
      options: [
        'They have been given too much homework.',
        'They come for quiet and space more than for help.',
        'They are waiting for the evening bus to Fenby.',
        'They dislike the members of their own families.',
        'They are the most hard-working pupils in town.',
      ],
      key: 'B',
      explanation: `Yang tinggal paling lama *"are those who live with six others in two rooms"*, bukan yang tugasnya paling sukar, dan ruangan itu menawarkan ketenangan. Jadi, mereka mencari tempat dan ketenangan.

Tugas yang banyak dibantah langsung. Bus disebut Tom, bukan Miriam. Tidak suka keluarga adalah tafsir berlebihan; rumahnya sempit. Kerajinan tidak diukur. Perhatikan pola *not those … They are those …*: yang kedua adalah maksud penulis.`,
    },
    {
      ref: 'LBE-217',
      stimulus: 'LBE-S26',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'By writing "the council believes that children are too", Miriam suggests that the council ….',
      options: [
        'plans to close the schools even earlier',
        'thinks that children are tired in summer',
        'forgets that children need a place in July',
        'expects children to read at home in July',
        'pays more attention to children than to buses',
      ],
      key: 'C',
      explanation: `Kata *too* merujuk pada *closed*: sekolah tutup, dan dewan seolah-olah menganggap anak-anak pun “tutup”. Sindiran itu berarti dewan lupa bahwa anak tetap memerlukan tempat.

Penutupan lebih awal, kelelahan, dan bacaan di rumah tidak disebut. Bus hanya ada dalam teks kedua. Pada sindiran, lengkapi kata yang dihilangkan (*are closed too*), lalu tanyakan mengapa hal itu mustahil.`,
    },
    {
      ref: 'LBE-218',
      stimulus: 'LBE-S26',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'hard',
      prompt: 'With which statement would both writers probably agree?',
      options: [
        'The evening bus matters more than the room.',
        'The council spends too little on kettles.',
        'Children from Fenby should study at home.',
        'The club should check the pupils’ homework.',
        'The room is good for those who can use it.',
      ],
      key: 'E',
      explanation: `Miriam memuji ruangan itu. Tom menulis *"A warm room is a fine thing"* dan *"I have nothing against kettles"*; ia hanya mempersoalkan siapa yang dapat datang. Jadi, keduanya setuju ruangan itu baik bagi yang dapat memakainya.

Bus yang lebih penting hanya pendapat Tom. Belanja ceret dan pemeriksaan tugas tidak diminta siapa pun. Tom ingin anak Fenby dapat *datang*, bukan belajar di rumah. Persetujuan dicari dalam kalimat pengakuan sebelum kata *but*.`,
    },
    {
      ref: 'LBE-219',
      stimulus: 'LBE-S27',
      type: 'single_choice',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'What does the success of the mirrors suggest about the complaints?',
      options: [
        'People wanted the lift to be made more beautiful.',
        'People had been wrong about the speed of the lift.',
        'People disliked being asked by the engineers.',
        'People minded the boredom more than the delay.',
        'People complained only because others did.',
      ],
      key: 'D',
      explanation: `Lift tetap lambat (*"as slow as ever"*), tetapi keluhan hampir berhenti setelah ada yang dapat dilihat. Jadi, yang mengganggu adalah kebosanan menunggu, bukan lamanya.

Keindahan lift tidak disebut; cermin dipasang di *sebelah* lift. Lift memang lambat, jadi orang tidak keliru. Pertanyaan insinyur dan ikut-ikutan tidak ada. Jika sebab yang disangka tidak berubah, tetapi akibatnya hilang, sebab sebenarnya adalah hal lain yang berubah.`,
    },
    {
      ref: 'LBE-220',
      stimulus: 'LBE-S27',
      type: 'true_false_table',
      topic: 'Inference',
      difficulty: 'medium',
      prompt: 'Decide whether each statement can or cannot be inferred from the passage.',
      columns: ['Can be inferred', 'Cannot be inferred'],
      statements: [
        'The owner could not have paid for a new lift.',
        'The cleaner was paid for her idea.',
        'The tenants wait for the lift about as long as before.',
        'The writer doubts some details of the story.',
      ],
      key: [0, 1, 0, 0],
      explanation: `Periksa dasar setiap pernyataan.

- Lift baru adalah salah satu usul, dan *"Each plan cost more than the owner had."* *Can be inferred*.
- Pembayaran kepada petugas kebersihan tidak disebut. *Cannot be inferred*.
- *"The lift is as slow as ever"*, jadi lama menunggunya tidak berubah; yang berubah hanya rasanya. *Can be inferred*.
- *"it may not have happened quite in this way"* menunjukkan keraguan penulis. *Can be inferred*.

Pernyataan yang terasa adil, misalnya bahwa pemilik gagasan dibayar, tetap memerlukan kalimat yang mendukungnya.`,
    },
  ],
}
