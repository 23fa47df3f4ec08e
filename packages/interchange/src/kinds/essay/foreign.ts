import { readBlock, sourceOf, valueOf, writeText } from '../../moodle-xml/moodle-item.ts'
import { declare } from '../../qti/qti-item.ts'
import { findElement, listDescendants, readText } from '../../xml/find-elements.ts'
import { escapeXml, tag } from '../../xml/write-xml.ts'
import type { InGift, InMoodle, InQti } from '../kind.ts'
import { makeEssay, readCount, readWords, writeCriteria, writeGuide, writeWords } from './make.ts'

const SHOWN = 'gerbang:rubric_shown'

/** Empty braces; GIFT has no place for a rubric, so notes carry it. */
export const gift: InGift<'essay'> = {
  read({ form, prompt, item: { comment } }) {
    if (form !== 'empty') return undefined
    const [, guide = '""'] = /gerbang:guide ("(?:[^"\\]|\\.)*")/.exec(comment) ?? []
    const [, words = ''] = /gerbang:words (\S+)/.exec(comment) ?? []
    return makeEssay({
      prompt,
      guide: String(JSON.parse(guide)),
      words: readWords(words),
      isShown: comment.includes(SHOWN),
    })
  },
  write(question) {
    const words = writeWords(question)
    return {
      answer: '',
      notes: [
        `gerbang:guide ${JSON.stringify(writeGuide(question))}`,
        ...(words === '' ? [] : [`gerbang:words ${words}`]),
        ...(question.content.shown_rubric === null ? [] : [SHOWN]),
      ],
    }
  },
}

const writeLimit = (name: string, count: number | null) =>
  count === null ? '' : tag(name, {}, String(count))

/** The guide stands in what Moodle tells those who grade. */
export const moodleXml: InMoodle<'essay'> = {
  read({ reader, question, type, prompt, notes }) {
    if (type !== 'essay') return undefined
    const info = findElement(question, 'graderinfo')
    return makeEssay({
      prompt,
      guide: info?.attributes['format'] === 'plain_text' ? sourceOf(info) : readBlock(reader, info),
      words: {
        least: readCount(valueOf(question, 'minwordlimit')),
        most: readCount(valueOf(question, 'maxwordlimit')),
      },
      isShown: notes.includes(SHOWN),
    })
  },
  write(question) {
    const { least, most } = question.content.words
    const body = [
      tag('responseformat', {}, 'plain'),
      writeLimit('minwordlimit', least),
      writeLimit('maxwordlimit', most),
      tag('graderinfo', { format: 'plain_text' }, writeText(writeGuide(question))),
    ]
    return {
      type: 'essay',
      body: body.join(''),
      ...(question.content.shown_rubric !== null && { notes: [SHOWN] }),
    }
  },
}

const writeRubric = (view: string, lines: readonly string[]) =>
  tag(
    'qti-rubric-block',
    { view, use: 'scoring' },
    tag('qti-content-body', {}, ...lines.map(line => tag('p', {}, escapeXml(line)))),
  )

/** Rubric blocks tell the scorer the whole guide, and the candidate its criteria where they are shown. */
export const qti: InQti<'essay'> = {
  read({ item, interaction, prompt }) {
    if (interaction.name !== 'extendedTextInteraction') return undefined
    const blocks = listDescendants(item, ['rubricBlock'])
    const seenBy = (view: string) => blocks.find(block => block.attributes['view'] === view)
    const scorer = seenBy('scorer')
    const { 'data-min-words': least, 'data-max-words': most } = interaction.attributes
    return makeEssay({
      prompt,
      guide: scorer ? listDescendants(scorer, ['p']).map(readText).join('\n') : '',
      words: { least: readCount(least), most: readCount(most) },
      isShown: seenBy('candidate') !== undefined,
    })
  },
  write(question) {
    const { words, shown_rubric } = question.content
    const interaction = tag('qti-extended-text-interaction', {
      'response-identifier': 'RESPONSE',
      ...(words.least !== null && { 'data-min-words': words.least }),
      ...(words.most !== null && { 'data-max-words': words.most }),
    })
    const shown = shown_rubric === null ? '' : writeRubric('candidate', writeCriteria(question))
    return {
      declaration: declare({ cardinality: 'single', type: 'string' }),
      interaction: writeRubric('scorer', writeGuide(question).split('\n')) + shown + interaction,
      processing: '',
    }
  },
}
