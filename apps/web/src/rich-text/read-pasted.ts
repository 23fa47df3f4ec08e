import { mathmlToLatex } from '@gerbang/interchange/math/mathml-to-latex.ts'
import { ommlToLatex } from '@gerbang/interchange/math/omml-to-latex.ts'
import { DEFAULT_LIMITS } from '@gerbang/interchange/model/limits.ts'
import { parseXml, type XmlElement } from '@gerbang/interchange/xml/parse-xml.ts'
import { escapeXml } from '@gerbang/interchange/xml/write-xml.ts'

const namespaces =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function writeFormula(xml: string, convert: (element: XmlElement) => string): string {
  try {
    const latex = convert(parseXml(xml, DEFAULT_LIMITS))
    return latex === '' ? '' : `<formula>${escapeXml(latex)}</formula>`
  } catch {
    return ''
  }
}

const findMath = (xml: string) =>
  xml.match(/<m:oMath>[\s\S]*?<\/m:oMath>|<m:oMath\s[\s\S]*?<\/m:oMath>/g) ?? []

/** Word's formulas stand in a comment for itself, followed by a picture for others. */
const ofWord = /<!--\[if gte msEquation 12\]>([\s\S]*?)<!\[endif\]-->/g
const forOthers = /<!(?:--)?\[if !msEquation\](?:--)?>[\s\S]*?<!(?:--)?\[endif\](?:--)?>/g

/** HTML of the clipboard with its formulas as LaTeX. What cannot be read is left to the rest of the text. */
export function readPastedFormulas(html: string): string {
  return html
    .replace(ofWord, (_, xml: string) =>
      findMath(xml)
        .map(math =>
          writeFormula(
            math.replace('<m:oMath', `<m:oMath ${namespaces}`),
            element => ommlToLatex(element).latex,
          ),
        )
        .join(' '),
    )
    .replace(forOthers, '')
    .replace(/<math[\s>][\s\S]*?<\/math>/g, xml => writeFormula(xml, mathmlToLatex))
}

/** Pictures that the clipboard holds within its HTML. */
export function readPastedPictures(html: string): File[] {
  const addresses = html.match(/data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+/g) ?? []
  return addresses.map(address => {
    const [head = '', data = ''] = address.split(',')
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
    return new File([bytes], 'gambar', { type: head.slice(5, head.indexOf(';')) })
  })
}
