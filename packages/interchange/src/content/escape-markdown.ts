// What would become code, a picture or link, HTML or an entity. Without a bound each of many brackets would look to the end.
const ALWAYS = /[\\`]|\*|!(?=\[)|\[(?=[^\]\n]{0,999}\][([:])|<(?=[A-Za-z/!?])|&(?=#?\w+;)|~/g
// Inside a word an underscore is one.
const UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** A dollar sign begins a formula only where another one can end it. */
function escapeDollars(text: string): string {
  return text.includes('$') ? text.replaceAll('$', '\\$') : text
}

/** Makes Markdown show these words and nothing else. */
export function escapeMarkdown(text: string): string {
  return escapeDollars(
    text.replaceAll(ALWAYS, found => `\\${found}`).replaceAll(UNDERSCORE, '\\_'),
  ).replaceAll(/\s*\n\s*/g, ' ')
}

/** A paragraph that begins like a heading, quote, list, rule or table would become one. */
export function escapeLineStart(line: string): string {
  return line.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([#>+=|-])/, '\\$1')
}
