// Creates JSON schemas of the contract's calls, and the backend's OpenAPI document, both from the sources of this checkout.
import { createRequire } from 'node:module';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const load = (file) => requireTool('tsx/cjs/api').require(fromRoot(file), import.meta.url);

const isEndpoint = (value) => typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** @returns {Record<string, object>} exported name → the call, with the schemas of its input and output */
export function contractCalls() {
  const contract = load('shared/src/contract/index.ts');
  const { z } = createRequire(fromRoot('shared/package.json'))('zod');
  const toSchema = (schema, io) => schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, value]) => {
      if (!isEndpoint(value)) return [];
      const { id, method, path, status, media, input, output } = value;
      const isJson = media === 'application/json';
      return [
        [
          name,
          {
            id,
            method,
            path,
            status,
            ...(input && { input: toSchema(input, 'input') }),
            ...(isJson && output && { output: toSchema(output, 'output') }),
          },
        ],
      ];
    }),
  );
}

/** @returns {Promise<object>} the OpenAPI document of this checkout's backend, made without starting it */
export async function backendDocument() {
  const contract = load('shared/src/contract/index.ts');
  const { describeApi } = load('backend/src/http/openapi.ts');
  const { route } = load('backend/src/http/route.ts');
  const { requestCheck } = load('backend/src/http/body-check.ts');
  const { answerCompiler } = load('backend/src/http/compilers.ts');
  const fastify = createRequire(fromRoot('backend/package.json'))('fastify');
  const app = fastify();
  app.setValidatorCompiler(requestCheck);
  app.setSerializerCompiler(answerCompiler);
  await describeApi(app, {
    shopName: 'Storefront',
    version: '0',
    publicUrl: 'https://shop.example',
    mode: 'production',
  });
  for (const endpoint of Object.values(contract)) if (isEndpoint(endpoint)) route(app, endpoint, async () => null);
  try {
    return JSON.parse((await app.inject('/openapi.json')).body);
  } finally {
    await app.close();
  }
}
