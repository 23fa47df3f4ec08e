/** Words as people count them: what stands between spaces and holds a letter or a digit. */
export const countWords = (text: string) =>
  text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length
