/** Of an answer that is written, in code units: some three thousand words. It stands alone, so that sessions load no schema with it. */
export const MOST_WRITTEN = 20_000
