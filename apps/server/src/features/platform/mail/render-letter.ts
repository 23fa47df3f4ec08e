import { escapeAttribute } from '../../../content/escape-attribute.ts'

/** A mail before it has a shape. */
export interface Letter {
  subject: string
  /** The first line that an inbox shows beside the subject. */
  preview: string
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Shown large, to be typed. */
  code?: string
  closing: string
  /** How to get no more letters of this kind. */
  refusal?: { label: string; url: string }
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export interface Envelope {
  product_name: string
  /** Whom it is addressed to. */
  name: string
}

function writeText(
  { paragraphs, button, code, closing, refusal }: Letter,
  { product_name, name }: Envelope,
): string {
  const parts = [
    `Halo ${name},`,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    closing,
    product_name,
    ...(refusal ? [`${refusal.label}:\n${refusal.url}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const text = 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#171f30'
const quiet = 'margin:0 0 8px;font-size:14px;line-height:1.6;color:#535b69'

function writeButton({ label, url }: { label: string; url: string }): string {
  const link = escapeAttribute(url)
  const style =
    'display:block;padding:14px 20px;border-radius:12px;background:#1d4bc0;color:#ffffff;font-size:16px;font-weight:700;text-align:center;text-decoration:none'
  return `<p style="${text}"><a href="${link}" style="${style}">${escapeAttribute(label)}</a></p>
<p style="${quiet}">Tombolnya tidak bisa diketuk? Buka alamat ini:<br><a href="${link}" style="color:#1d4bc0;word-break:break-all">${link}</a></p>`
}

function writeRefusal({ label, url }: { label: string; url: string }): string {
  return `<p style="${quiet}"><a href="${escapeAttribute(url)}" style="color:#535b69">${escapeAttribute(label)}</a></p>`
}

function writeCode(code: string): string {
  return `<p style="margin:0 0 16px;padding:16px;border-radius:12px;background:#f1f4f8;color:#171f30;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center;font-family:monospace">${escapeAttribute(code)}</p>`
}

function writeLine(words: string): string {
  return `<p style="${text}">${escapeAttribute(words)}</p>`
}

/** One narrow column with styles in each element: what mail apps on phones show alike, in light and in dark. */
function writeHtml(letter: Letter, { product_name, name }: Envelope): string {
  const { subject, preview, paragraphs, button, code, closing, refusal } = letter
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeAttribute(subject)}</title>
</head>
<body style="margin:0;padding:16px;background:#fbfaf7;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeAttribute(preview)}</div>
<div style="max-width:480px;margin:0 auto;padding:24px;border:1px solid #e0e3e8;border-radius:16px;background:#ffffff">
<p style="margin:0 0 24px;font-size:18px;font-weight:800;color:#1d4bc0">${escapeAttribute(product_name)}</p>
${writeLine(`Halo ${name},`)}
${code ? writeCode(code) : ''}
${paragraphs.map(writeLine).join('\n')}
${button ? writeButton(button) : ''}
<p style="${quiet}">${escapeAttribute(closing)}</p>
${refusal ? writeRefusal(refusal) : ''}
</div>
</body>
</html>
`
}

/** Mail apps make links of whatever looks like one, and people choose their names themselves. */
function breakLinks(name: string): string {
  return name.replaceAll(/[:/@\\]+/g, ' ').replaceAll(/\.(?=\S)/g, '. ')
}

export function renderLetter(letter: Letter, person: Envelope): RenderedMail {
  const envelope = { ...person, name: breakLinks(person.name) }
  return {
    subject: `${letter.subject} – ${envelope.product_name}`,
    text: writeText(letter, envelope),
    html: writeHtml(letter, envelope),
  }
}
