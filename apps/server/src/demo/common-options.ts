/** How a question of sufficiency is answered; the order is part of the form. */
export const SUFFICIENCY = [
  'Pernyataan (1) saja cukup, tetapi pernyataan (2) saja tidak cukup.',
  'Pernyataan (2) saja cukup, tetapi pernyataan (1) saja tidak cukup.',
  'Kedua pernyataan bersama-sama cukup, tetapi masing-masing tidak cukup.',
  'Pernyataan (1) saja cukup dan pernyataan (2) saja juga cukup.',
  'Kedua pernyataan bersama-sama tetap tidak cukup.',
]

/** How two quantities are compared. */
export const COMPARISON = ['$P > Q$', '$P < Q$', '$P = Q$', '$P = 2Q$', 'tidak dapat ditentukan']
