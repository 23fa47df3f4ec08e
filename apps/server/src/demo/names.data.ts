/** Invented people. Provinces, girls' first and last names, boys' first and last names; see read-table.ts. */
export const nameTable = `
33 34 35 18 | Anisa, Dewi, Wulan, Retno, Sekar, Dyah, Laras, Ratna, Endah, Fitri, Ayu, Kirana | Lestari, Wulandari, Puspitasari, Rahmawati, Kusumawati, Setyaningrum, Handayani, Pratiwi | Bagus, Dimas, Agung, Bayu, Galih, Wahyu, Aditya, Arif, Satria, Yoga, Damar, Krisna | Prasetyo, Nugroho, Wibowo, Saputra, Santoso, Setiawan, Kurniawan, Purnomo, Wicaksono
32 36 | Nabila, Rina, Intan, Salma, Hasna, Tiara, Neng Sari, Rani, Elis, Mutiara | Nurhayati, Permatasari, Anggraeni, Maulida, Fauziah, Rosmiati, Nuraini | Asep, Dadan, Rian, Fajar, Ilham, Rangga, Gilang, Iqbal, Reza, Ridwan | Sutisna, Suryana, Gunawan, Permana, Hermawan, Ramdani, Firmansyah, Maulana
31 | Nadia, Aulia, Zahra, Keisha, Amelia, Safira, Rania, Clara, Talitha | Putri, Ramadhani, Azzahra, Salsabila, Maharani, Khairunnisa | Rafi, Farhan, Rizky, Alif, Daffa, Naufal, Raka, Zidan, Bima | Pratama, Ramadhan, Alamsyah, Mahendra, Syahputra, Hakim
12 | Ruth, Grace, Yohana, Debora, Lasma, Tiur, Siti Khadijah, Rosa | Siregar, Simanjuntak, Hutapea, Sitompul, Nasution, Lubis, Harahap, Panjaitan, Manurung | Jonathan, Andreas, Togar, Daniel, Samuel, Parlin, Abdul Hakim, Rudi | Siregar, Simanjuntak, Hutapea, Sitompul, Nasution, Lubis, Harahap, Panjaitan, Manurung
13 14 | Aisyah, Rahmi, Suci, Nadya, Latifa, Yulia, Annisa | Chaniago, Tanjung, Koto, Piliang, Sikumbang, Jambak | Fauzan, Hafiz, Yusuf, Zaki, Ihsan, Taufik | Chaniago, Tanjung, Koto, Piliang, Sikumbang, Jambak
11 | Cut Nadia, Cut Intan, Nurul, Raihana, Syifa, Mauliza | Zahara, Fitria, Safrina, Maghfirah, Husna | Teuku Rizal, Teuku Farhan, Muhammad Haikal, Zulfikar, Aulia Rahman | Mahmud, Ismail, Yusuf, Ibrahim, Hasan
15 16 17 19 21 | Melati, Indah, Yuni, Rohana, Sari, Puspa, Dina | Agustina, Oktaviani, Marlina, Fitriani, Susanti | Hendra, Yogi, Ferdi, Rahmat, Deni, Ari | Irawan, Saputra, Oktavian, Effendi, Zulkarnain
51 | Ni Putu Ayu, Ni Luh Sri, Ni Made Ratih, Ni Kadek Dwi, Ni Komang Tri, Ni Wayan Eka | Cahyani, Astuti, Suryani, Pradnyani, Widiastuti | I Putu Gede, I Made Bagus, I Wayan Eka, I Kadek Dwi, I Komang Tri, I Ketut Arya | Adnyana, Wirawan, Suardana, Mahendra, Sudarma
52 | Baiq Nurul, Baiq Dian, Lale Ayu, Hidayati, Mariani | Hidayah, Aprilia, Safitri, Wahyuni | Lalu Hadi, Lalu Arya, Samsul, Zainul, Rizal | Wirawan, Bahri, Majdi, Fathurrahman
53 | Maria, Yasinta, Kristina, Elisabeth, Yuliana, Marselina | Manafe, Ndoen, Bria, Seran, Lobo, Nahak, Tefa | Yohanes, Marianus, Gregorius, Fransiskus, Stefanus, Yosef | Manafe, Ndoen, Bria, Seran, Lobo, Nahak, Tefa
61 62 63 64 65 | Norhaliza, Mega, Yesi, Rusmini, Natalia, Jumiati | Ardiana, Patricia, Noor, Apriliani, Lestiani | Akhmad, Petrus, Rudiansyah, Yudha, Herman, Junaidi | Noor, Anshari, Riwut, Sanjaya, Fadillah
72 73 74 76 | Andi Tenri, Andi Sulfiana, Nurfadilah, Besse Ayu, Musdalifah, Rahmania | Ramadani, Amaliah, Syamsuddin, Arifin, Basri | Andi Baso, Andi Arham, Muhammad Akbar, Fadel, Ashar, Syahrul | Syamsuddin, Arifin, Basri, Mappangara, Yusran, Tahir
71 75 | Natasya, Gloria, Chelsea, Sharon, Fatmawati, Meylan | Mandagi, Rumondor, Wowor, Kalalo, Pangemanan, Lasena | Christian, Jeremy, Brayen, Alfian, Marcel, Kenji | Mandagi, Rumondor, Wowor, Kalalo, Pangemanan, Lasena
81 82 | Fransina, Selvi, Halima, Mirna, Yosina, Rahma | Latuconsina, Tuhumury, Pattiasina, Sahetapy, Matulessy, Tuasikal | Josua, Risman, Elvis, Ruslan, Glen, Fahri | Latuconsina, Tuhumury, Pattiasina, Sahetapy, Matulessy, Tuasikal
91 92 93 94 95 96 | Yuliana, Dorkas, Marice, Ester, Novita, Agustina | Wenda, Kogoya, Yoku, Wanggai, Rumbiak, Mambrasar, Karubaba | Yulianus, Otniel, Markus, Elieser, Benyamin, Alex | Wenda, Kogoya, Yoku, Wanggai, Rumbiak, Mambrasar, Karubaba
- | Felicia, Michelle, Jessica, Angelina, Vanessa, Cynthia | Wijaya, Halim, Tanoto, Salim, Hartono, Limantara | Kevin, Vincent, Steven, Nicholas, Ryan, Jason | Wijaya, Halim, Tanoto, Salim, Hartono, Limantara
`

/** Out of about 100 participants; provinces not listed have one. */
export const participantsByProvince: Record<string, number> = {
  32: 16,
  35: 14,
  33: 12,
  31: 9,
  12: 6,
  36: 5,
  34: 4,
  73: 4,
  13: 3,
  16: 3,
  18: 3,
  51: 3,
  11: 2,
  14: 2,
  52: 2,
  53: 2,
  64: 2,
  71: 2,
}
