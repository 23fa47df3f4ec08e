/** Of kinds whose answer is right or wrong as a whole. */
export const noRows = { listRows: () => [], isRowRight: () => false }
