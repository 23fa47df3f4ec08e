import { readMarkdown, readMarkdownLine } from '../content/read-markdown.ts'
import { type HtmlOptions, writeHtml, writeInlineHtml } from '../content/write-html.ts'
import type { DraftPicture } from '../model/draft.ts'
import { type ItemReader, joinLines, readText, type TextFormat } from '../model/item-reader.ts'
import { findElement, listElements, readText as textOf } from '../xml/find-elements.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { escapeXml, tag } from '../xml/write-xml.ts'

export interface MoodleReading {
  reader: ItemReader
  question: XmlElement
  type: string
  prompt: string
  notes: string
}

export interface MoodleWriter {
  pictures: readonly DraftPicture[]
  options: HtmlOptions
}

export interface WrittenMoodle {
  type: string
  body: string
  notes?: string[]
  /** Source that stands in place of the prompt. */
  prompt?: string
}

const formats: Record<string, TextFormat> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'html',
}

export const sourceOf = (element: XmlElement | undefined) => textOf(findElement(element, 'text')).trim()
export const valueOf = (question: XmlElement, name: string) => textOf(findElement(question, name)).trim()

export function readBlock(reader: ItemReader, element: XmlElement | undefined): string {
  return element
    ? readText(reader, sourceOf(element), formats[element.attributes['format'] ?? ''] ?? 'html')
    : ''
}

export interface MoodleAnswer {
  /** The author's source. */
  text: string
  /** As it stands in the file. */
  plain: string
  /** In per cent. */
  fraction: number
  tolerance: number
}

export function listAnswers({ reader, question }: MoodleReading): MoodleAnswer[] {
  return listElements(question, 'answer').map(answer => ({
    text: joinLines(readBlock(reader, answer)),
    plain: sourceOf(answer),
    // What is no number earns nothing.
    fraction: Number(answer.attributes['fraction']) || 0,
    tolerance: Number(valueOf(answer, 'tolerance') || 0),
  }))
}

export const writeText = (words: string) => tag('text', {}, escapeXml(words))

interface TextElement {
  name: string
  attributes?: Record<string, string | number>
  /** One line, without paragraphs. */
  isLine?: boolean
}

/** A text with the pictures that it shows, as Moodle keeps them beside it. */
export function writeElement(
  { pictures, options }: MoodleWriter,
  { name, attributes = {}, isLine = false }: TextElement,
  source: string,
  more = '',
): string {
  const html = isLine
    ? writeInlineHtml(readMarkdownLine(source), options)
    : writeHtml(readMarkdown(source), options)
  const files = pictures
    .filter(picture => html.includes(`@@PLUGINFILE@@/${encodeURIComponent(picture.name)}"`))
    .map(picture =>
      tag(
        'file',
        { name: picture.name, path: '/', encoding: 'base64' },
        Buffer.from(picture.bytes).toString('base64'),
      ),
    )
  return tag(name, { ...attributes, format: 'html' }, writeText(html), ...files, more)
}

/** Options with their share of the points in per cent. */
export function writeAnswers(
  writer: MoodleWriter,
  options: readonly { text: string }[],
  fractions: readonly (string | number)[],
): string {
  return options
    .map(({ text }, at) => {
      const element = { name: 'answer', attributes: { fraction: fractions[at] ?? 0 }, isLine: true }
      return writeElement(writer, element, text)
    })
    .join('')
}

export const writePlainAnswer = (words: string, fraction: number, more = '') =>
  tag('answer', { fraction, format: 'plain_text' }, writeText(words), more)
