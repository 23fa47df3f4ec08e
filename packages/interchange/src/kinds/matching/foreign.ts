import { readGiftLine } from '../../gift/gift-item.ts'
import { joinLines } from '../../model/item-reader.ts'
import { isTruth, noteCredit, readCredit } from '../../model/notes.ts'
import { readBlock, sourceOf, writeElement, writeText } from '../../moodle-xml/moodle-item.ts'
import { declare, readLine, usesMap, writeLine, writeTemplate } from '../../qti/qti-item.ts'
import { findElement, listElements } from '../../xml/find-elements.ts'
import { tag } from '../../xml/write-xml.ts'
import type { InGift, InMoodle, InQti } from '../kind.ts'
import { listPairs, makeMatching, makeOfPairs, noteLetters, placesOfPairs } from './make.ts'

export const gift: InGift<'matching'> = {
  read(reading) {
    if (reading.form !== 'pairs') return undefined
    const { answers, prompt, item } = reading
    const sides = answers.map(({ text }) => text.split('->').map(side => side.trim()))
    if (
      isTruth(
        sides.map(([, right = '']) => right),
        item.comment,
      )
    )
      return undefined
    const pairs = sides.map(([left = '', ...right]) => ({
      item: left === '' ? '' : readGiftLine(reading, left),
      option: readGiftLine(reading, right.join('->')),
    }))
    return makeOfPairs(prompt, pairs, readCredit(item.comment), item.comment)
  },
  write(question, { line }) {
    const side = (text: string) => line(text).replaceAll('->', '-\\>')
    const pairs = listPairs(question).map(({ item, option }) => `=${side(item)} -> ${side(option)}`)
    return { answer: pairs.join('\n'), notes: [noteLetters(question), noteCredit(question.content.credit)] }
  },
}

/** A pair without a left side is a distractor. Right sides are plain text. */
export const moodleXml: InMoodle<'matching'> = {
  read({ reader, question, type, prompt, notes }) {
    if (type !== 'matching') return undefined
    const found = listElements(question, 'subquestion')
    const labels = found.map(pair => sourceOf(findElement(pair, 'answer')))
    if (isTruth(labels, notes)) return undefined
    const pairs = found.map((pair, at) => ({
      item: joinLines(readBlock(reader, pair)).trim(),
      option: labels[at] ?? '',
    }))
    return makeOfPairs(prompt, pairs, readCredit(notes), notes)
  },
  write(question, writer) {
    const pairs = listPairs(question).map(({ item, option }) =>
      writeElement(writer, { name: 'subquestion', isLine: true }, item, tag('answer', {}, writeText(option))),
    )
    const notes = [noteLetters(question), noteCredit(question.content.credit)]
    return { type: 'matching', body: pairs.join(''), notes }
  },
}

const writeSide = (name: string, parts: readonly { text: string }[], most: number) =>
  tag(
    'qti-simple-match-set',
    {},
    ...parts.map(({ text }, at) =>
      tag(
        'qti-simple-associable-choice',
        { identifier: `${name}${at + 1}`, 'match-max': most },
        writeLine(text),
      ),
    ),
  )

export const qti: InQti<'matching'> = {
  read(reading) {
    const { interaction, response, prompt } = reading
    if (interaction.name !== 'matchInteraction') return undefined
    const [left, right] = listElements(interaction, 'simpleMatchSet').map(set =>
      listElements(set, 'simpleAssociableChoice'),
    )
    if (!left || !right || right.length < 3 || left.some(row => row.attributes['matchMax'] !== '1'))
      return undefined
    const key = left.map(row => {
      const pair = response.correct.find(each => each.split(/\s+/)[0] === row.attributes['identifier'])
      const place = right.findIndex(option => option.attributes['identifier'] === pair?.split(/\s+/)[1])
      return place < 0 ? null : place
    })
    return makeMatching({
      prompt,
      items: left.map(row => readLine(reading, row)),
      options: right.map(option => readLine(reading, option)),
      key,
      credit: usesMap(reading) ? 'proportional' : 'all_or_nothing',
    })
  },
  write(question) {
    const { items, options, credit } = question.content
    const correct = placesOfPairs(question).flatMap((place, at) =>
      place === null ? [] : [`i${at + 1} o${place + 1}`],
    )
    const isShared = credit === 'proportional'
    return {
      declaration: declare({
        cardinality: 'multiple',
        type: 'directedPair',
        correct,
        ...(isShared && { points: correct.map((pair): [string, number] => [pair, 1]) }),
      }),
      interaction: tag(
        'qti-match-interaction',
        { 'response-identifier': 'RESPONSE', 'max-associations': items.length },
        writeSide('i', items, 1) + writeSide('o', options, items.length),
      ),
      processing: writeTemplate(isShared ? 'map_response' : 'match_correct'),
    }
  },
}
