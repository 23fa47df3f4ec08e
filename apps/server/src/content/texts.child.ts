import { serveTasks } from '../serve-tasks.ts'
import type { RenderTask } from './render-apart.ts'
import { showNow } from './render-text.ts'

/** Each text leaves on its own: if the next ends this process, the server knows which it was. */
serveTasks(async ({ texts, pictures }: RenderTask, tell) => {
  const show = showNow(address => pictures.get(address))
  for (const text of texts) await tell(show(text))
})
