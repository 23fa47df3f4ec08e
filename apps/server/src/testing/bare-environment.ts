/** What a process of a test inherits: nothing of an operator's settings, but where compiled code is kept. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
