// The first number or time that a page writes makes the browser read the customs of the language: some 40 ms on a laptop,
// 200 on a phone. Here it does so while the app is still on its way.
void new Intl.NumberFormat('id-ID')
void new Intl.DateTimeFormat('id-ID')
