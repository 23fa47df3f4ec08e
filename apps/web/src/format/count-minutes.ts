/** Words that a student reads in a minute without hurry. */
const pace = 180

export function countMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '')
  return Math.max(1, Math.round(words.length / pace))
}
