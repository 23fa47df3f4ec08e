import { plainText, sliceContent, trimContent } from '../content/content.ts'
import type { RawOption } from './raw-question.ts'

// A tick that somebody typed has a space or brackets around it: `f(x)`, `2√` and `√3` are what they say.
const TICK_BEHIND =
  /(?:\s*[*✓✔☑]\ufe0f?|\s+√|\s*(?:←|<--?|⇐)(?:\s*(?:kunci|jawaban|benar))?|\s*(?:[=-]+>|→|<=+)\s*(?:kunci|jawaban|benar)|\s*[[(]\s*(?:kunci|jawaban(?: benar)?|benar|key|correct)\s*[\])]|\s+[[(]\s*[*✓✔√☑]\ufe0f?\s*[\])])+\s*$/iu
const TICK_BEFORE = /^\s*(?:[*✓✔☑☒]\ufe0f?\s*|√\s+|[[(]\s*[*xXvV✓✔√]\s*[\])]\s*)+(?=\S)/u
/** `A. [ ] merah`: a box that nobody ticked. */
const BOX_BEFORE = /^\s*(?:[☐□]|[[(]\s*[\])])\s*(?=\S)/u

/** A sign may also stand behind the option, or between its letter and its text. */
export function takeTick(option: RawOption): RawOption {
  const line = plainText(option.content)
  const behind = TICK_BEHIND.exec(line)
  if (behind && behind.index > 0)
    return {
      ...option,
      tick: option.tick || behind[0].trim(),
      content: trimContent(sliceContent(option.content, 0, behind.index)),
    }
  const ticked = TICK_BEFORE.exec(line)
  const before = ticked ?? BOX_BEFORE.exec(line)
  if (!before) return option
  return {
    ...option,
    tick: option.tick || (ticked?.[0].trim() ?? ''),
    content: trimContent(sliceContent(option.content, before[0].length)),
  }
}
