import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { compileSchema } from './compiled-schema';

/** Validates requests by a schema that is compiled on first use: most processes serve few of the routes. */
export const requestCompiler: FastifySchemaCompiler<$ZodType> = ({ schema, ...route }) => {
  let check: ReturnType<typeof validatorCompiler> | undefined;
  return (data) => (check ??= validatorCompiler({ ...route, schema: compileSchema(schema) }))(data);
};

/**
 * Validates every response by its schema, which also drops fields that the contract does not name, and serialises it as JSON. It parses
 * instead of encoding, unlike the type provider's own compiler: the contract has no codecs, and zod only compiles parsing.
 */
export const answerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema, method, url }) => {
  let compiled: $ZodType | undefined;
  return (data) => {
    const result = safeParse((compiled ??= compileSchema(schema)), data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
