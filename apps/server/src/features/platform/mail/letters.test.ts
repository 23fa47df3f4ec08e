import { expect, test } from 'vitest'
import { writeKnownAddress, writeVerification } from '../../people/accounts/account-letters.ts'
import { writePasswordChanged, writeResetCode } from '../../people/auth/password-letters.ts'
import { writeSecondFactorRemoved } from '../../people/auth/second-factor/second-factor-letters.ts'
import { type Letter, renderLetter } from './render-letter.ts'

const link = 'https://gerbang.test/api/v1/email/verify?a=1&token=x_-y'
const letters: [string, Letter][] = [
  ['verification', writeVerification(link, 24)],
  ['known address', writeKnownAddress(link)],
  ['reset code', writeResetCode('012345', 10)],
  ['changed password', writePasswordChanged(link)],
  ['second factor removed', writeSecondFactorRemoved(link)],
]
const envelope = { product_name: 'Gerbang "Ilmu" & <b>', name: `Nadia <img src=x onerror=1> "O'Neil" & Co` }

const voidElements = new Set(['meta', 'br', 'img', 'hr', 'link'])

/** The first tag that closes what is not open, or what stays open; undefined when each has its partner. */
function findUnpaired(html: string): string | undefined {
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s+[a-z-]+="[^"<>]*")*\s*>/g,
  )) {
    if (voidElements.has(name)) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return tag
  }
  return open[0]
}

test.each(letters)('the HTML of the letter "%s" is well formed, whatever the names hold', (_, letter) => {
  const { html } = renderLetter(letter, envelope)
  expect(html.startsWith('<!doctype html>\n<html lang="id">')).toBe(true)
  expect(findUnpaired(html)).toBeUndefined()
  const tags = html.match(/<[^>]*>/g) ?? []
  const regular = /^<(?:!doctype html|\/?[a-z][a-z0-9]*(?:\s+[a-z-]+="[^"<>]*")*)>$/
  expect(tags.filter(tag => !regular.test(tag))).toEqual([])
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39|#x27);)/)
  expect(html).not.toMatch(/<img|<b>|<script|<style|https?:(?!\/\/gerbang\.test)/)
})

test.each(letters)('the letter "%s" says the same in text and in HTML', (_, letter) => {
  const { text, html } = renderLetter(letter, { product_name: 'Gerbang', name: 'Nadia' })
  for (const words of [
    'Halo Nadia,',
    ...letter.paragraphs,
    letter.closing,
    letter.code ?? '',
    letter.button?.label ?? '',
  ]) {
    expect(text).toContain(words)
    expect(html.replaceAll('&quot;', '"')).toContain(words)
  }
  expect(text).not.toMatch(/<\/?[a-z]/)
})

test.each(letters.filter(([, { button }]) => button))(
  'the button of the letter "%s" leads where its text does',
  (_, letter) => {
    const { text, html } = renderLetter(letter, envelope)
    expect(text).toContain(`\n${link}\n`)
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(hrefs).toEqual([link, link])
  },
)

test('a name cannot add a line to the head of a mail', () => {
  const { subject } = renderLetter(writeResetCode('012345', 10), { ...envelope, product_name: 'Gerbang' })
  expect(subject).toBe('012345 adalah kode untuk mengganti kata sandi – Gerbang')
})

test('letters are Indonesian and speak to "kamu"', () => {
  for (const [, letter] of letters) {
    const { text } = renderLetter(letter, { product_name: 'Gerbang', name: 'Nadia' })
    expect(text).toMatch(/\b(?:kamu|akunmu|milikmu|sandimu)\b/i)
    expect(text).not.toMatch(/\b(?:Anda|e-mail|your|you|password)\b/)
  }
})

test('a name that looks like an address becomes no link in any mail app', () => {
  const name = 'Hadiah pulsa di http://jahat.example/x, rani@jahat.example'
  const { text, html } = renderLetter(writeVerification(link, 24), { product_name: 'Gerbang', name })
  for (const part of [text, html]) {
    expect(part).toContain('Halo Hadiah pulsa di http jahat. example x, rani jahat. example,')
    expect(part).not.toContain('jahat.example')
  }
})
