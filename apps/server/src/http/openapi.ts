import type { Call } from '@gerbang/contract/call.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import { errorBody } from '@gerbang/contract/errors.ts'
import { z } from 'zod'
import type { $ZodType, JSONSchema } from 'zod/v4/core'
import { apiPrefix } from './handle.ts'
import { envelope } from './json-schema.ts'

function schemaOf(type: $ZodType, io: 'input' | 'output'): JSONSchema.BaseSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, target: 'draft-2020-12' })
  return schema
}

function listParameters(place: 'path' | 'query', type: $ZodType | undefined) {
  if (!type) return []
  const { properties = {}, required = [] } = schemaOf(type, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const namesRow = (query: Call['query']) =>
  query !== undefined &&
  Object.keys(schemaOf(query, 'input').properties ?? {}).some(name => name.endsWith('_id'))

const errorReply = { $ref: '#/components/responses/Error' }

/** Signing in is public and may be refused, too. Who has to change a first password gets no further. A file may not be there, nor a row that a query names. Whatever takes a body may name in it what is not there, and be refused for it, for the state of things, or for coming too often. */
function listErrors({ access, method, params, query, produces }: Call): string[] {
  return [
    '400',
    ...(access.roles === 'public' && method === 'GET' ? [] : ['401']),
    ...(access.roles === 'public' ? [] : ['403']),
    ...(access.roles === 'public' || access.first_password ? [] : ['409']),
    ...(params ? ['404', '409', '414'] : []),
    ...(produces || namesRow(query) ? ['404'] : []),
    ...(method === 'GET' ? [] : ['404', '409', '413', '415', '429']),
    '422',
    '503',
  ]
}

function describeSuccess(call: Call) {
  if (call.status === 302)
    return {
      description: 'Redirect',
      headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
    }
  if (call.produces)
    return {
      description: 'A file',
      content: Object.fromEntries(
        call.produces.map(type => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }
  return {
    description: 'Success',
    content: { 'application/json': { schema: schemaOf(envelope(call), 'output') } },
  }
}

function bodyTypes({ multipart }: Call): string[] {
  return multipart ? ['application/json', 'multipart/form-data'] : ['application/json']
}

function describeCall(name: string, call: Call) {
  return {
    operationId: name.replace('.', '_'),
    tags: [name.split('.')[0]],
    summary: call.summary,
    security: call.access.roles === 'public' ? [] : [{ bearer: [] }],
    'x-roles': call.access.roles,
    parameters: [...listParameters('path', call.params), ...listParameters('query', call.query)],
    ...(call.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          bodyTypes(call).map(type => [type, { schema: schemaOf(call.body ?? z.null(), 'input') }]),
        ),
      },
    }),
    responses: {
      [call.status ?? 200]: describeSuccess(call),
      ...Object.fromEntries(listErrors(call).map(status => [status, errorReply])),
    },
  }
}

function describeContract() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call } of listCalls()) {
    const path = (paths[apiPrefix + call.path] ??= {})
    path[call.method.toLowerCase()] = describeCall(name, call)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Gerbang', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: {
          description: 'What went wrong, for people (`message`) and for programs (`code`)',
          content: { 'application/json': { schema: schemaOf(errorBody, 'output') } },
        },
      },
    },
  }
}

let document: ReturnType<typeof describeContract> | undefined

/** The OpenAPI 3.1 document of the whole contract, put together for whoever asks first. */
export const describeApi = () => (document ??= describeContract())
