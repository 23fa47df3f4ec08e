/** The answer of a list that is short enough to come as one page. */
export function answerWhole<Row>(data: Row[]) {
  return { data, meta: { page: 1, per_page: data.length, total: data.length } }
}
